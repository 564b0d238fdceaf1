import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { atLeast, figure, type Measure, median, writeMeasures } from '@nimantran/kit/bench/measures';
import type { Context } from '../src/context.ts';
import { openBenchContext } from '../test/support/bench-database.ts';
import { drawPhotos } from '../test/support/bench-photos.ts';
import { startProcesses } from '../test/support/bench-processes.ts';
import { checkPhotos, startBareSharp } from './photos.ts';
import { sendFiles } from './send-files.ts';

/**
 * Upload throughput through gateway and media compared with `@tus/server` alone, and photos checked and stored per second
 * compared with sharp alone: medians of five alternating runs of each, after one warm-up run: `bench/media.ts [--files 24]
 * [--at-once 8] [--runs 5] [--only uploads|photos] [--node=--cpu-prof]`. Writes .data/bench/media.json.
 */
const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '24' },
    'at-once': { type: 'string', default: '8' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    /** Node arguments for gateway and media. */
    node: { type: 'string', default: '' },
  },
});
const RUNS = Math.max(1, Number(values.runs));
const FILES = Number(values.files);
const AT_ONCE = Number(values['at-once']);
const FILE_BYTES = 25_000_000;
const UPLOADS_GOAL = 0.75;
const PHOTOS_GOAL = 0.8;

const folder = await mkdtemp(path.join(os.tmpdir(), 'nimantran-bench-media-'));
const { context, close } = await openBenchContext(folder);
const measures: Measure[] = [];
try {
  if (values.only !== 'photos') await measureUploads(context);
  if (values.only !== 'uploads') await measurePhotos(context);
  console.table(measures);
  await writeMeasures('media', measures);
} finally {
  await close();
  await rm(folder, { recursive: true, force: true });
}

async function measureUploads(context: Context): Promise<void> {
  const { shop, bare, close } = await startProcesses(context.config.DATABASE_URL, folder, values.node.split(' ').filter(Boolean));
  const file = randomBytes(FILE_BYTES);
  try {
    for (const atOnce of new Set([AT_ONCE, 1])) {
      const [ours, alone] = await inTurns(
        () => sendFiles(shop, file, FILES, atOnce),
        () => sendFiles(bare, file, FILES, atOnce),
      );
      const what = `${FILES} files of 25 MB, ${atOnce} at once`;
      measures.push(figure(`uploads by gateway and media: ${what}`, ours, 'MB/s'));
      measures.push(figure(`uploads by @tus/server alone: ${what}`, alone, 'MB/s'));
      // Sending one file after the other measures the latency of each request, not the capacity of the machine.
      const ratio = `uploads, ${atOnce} at once: shop / alone`;
      measures.push(atOnce === AT_ONCE ? atLeast(ratio, ours / alone, '×', UPLOADS_GOAL) : figure(ratio, ours / alone, '×'));
    }
  } finally {
    await close();
  }
}

async function measurePhotos(context: Context): Promise<void> {
  const atOnce = context.config.CHECKS_AT_ONCE;
  const inputs = await drawPhotos(path.join(folder, 'drawn'));
  const bare = startBareSharp();
  try {
    const [ours, alone] = await inTurns(
      () => checkPhotos(context, inputs, atOnce),
      () => bare.convert({ inputs, folder: path.join(folder, 'converted'), atOnce }),
    );
    const what = `${inputs.length} of 9 to 48 megapixels, ${atOnce} at once`;
    measures.push(figure(`photos checked and stored: ${what}`, ours, '/s'));
    measures.push(figure(`photos by sharp alone: ${what}`, alone, '/s'));
    measures.push(atLeast('photos: service / alone', ours / alone, '×', PHOTOS_GOAL));
  } finally {
    bare.close();
  }
}

/** Medians of both, run alternately so that disturbances on the machine affect both. */
async function inTurns(ours: () => Promise<number>, alone: () => Promise<number>): Promise<[number, number]> {
  const found: [number[], number[]] = [[], []];
  for (let run = 0; run <= RUNS; run += 1) {
    const pair = [await ours(), await alone()] as const;
    if (run === 0) continue;
    found[0].push(pair[0]);
    found[1].push(pair[1]);
  }
  return [median(found[0]), median(found[1])];
}
