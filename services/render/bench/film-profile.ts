import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { figure, type Measure, writeMeasures } from '@nimantran/kit/bench/measures';
import { RENDER_RESOLUTIONS } from '@nimantran/proto/domain/resolution';
import type { PartCost, PartsAnswer, PartsRequest } from './film-profile/parts-process.ts';
import { measureIn } from './measure.ts';
import { orderOf } from './order-cost/order-of.ts';
import type { OrderAnswer, OrderRequest } from './order-cost/order-process.ts';

/**
 * Where the processor time of a film goes that is sold with everything for guests, whose theme nobody has ordered yet:
 * `bench/film-profile.ts <folder of packages> [--themes keys-and-kolam,royal-jharokha] [--resolution 1080p]`. The stages are those of the
 * rendering process; what its threads do for film and copy is measured once more on one thread, step by step, with the memory by which
 * the process grows in each step. Writes .data/bench/film-profile.json.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    themes: { type: 'string', default: 'keys-and-kolam,royal-jharokha' },
    resolution: { type: 'string', default: '1080p' },
  },
});
const resolution = RENDER_RESOLUTIONS.find((candidate) => candidate === values.resolution);
if (!resolution) throw new Error(`--resolution takes ${RENDER_RESOLUTIONS.join(', ')}`);
const folder = resolve(positionals[0] ?? '.data/themes');
const scratch = await mkdtemp(join(tmpdir(), 'film-profile-'));
const measures: Measure[] = [];
try {
  for (const slug of values.themes.split(',')) {
    const packageDir = join(folder, slug);
    const { specAt, inputs } = orderOf(packageDir).placed;
    const spec = specAt(resolution);
    const partsRequest: PartsRequest = { packageDir, spec, inputs };
    const parts = await measureIn<PartsAnswer>(
      new URL('./film-profile/parts-process.ts', import.meta.url),
      partsRequest,
      resolution,
    );
    const whole: OrderRequest = { what: 'delivery', packageDir, spec, inputs, shelfDir: join(scratch, slug) };
    const order = await measureIn<OrderAnswer>(new URL('./order-cost/order-process.ts', import.meta.url), whole, resolution);
    tell(slug, order, parts);
  }
} finally {
  // The last process may still be leaving compiled code when it has answered.
  await rm(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
await writeMeasures('film-profile', measures);

function tell(slug: string, { ready, all, parts: stages }: OrderAnswer, alone: PartsAnswer): void {
  const { frames, painted } = alone;
  const of = (name: string): number => stages[name] ?? 0;
  const inThreads = of('paint') + of('encode') + of('compare');
  const rows: [what: string, seconds: number][] = [
    ['start: loading the modules', ready],
    ['planning: words, layers, parts', of('bind') + of('outline')],
    ['film: painting, with reading and conversion', of('paint')],
    ['film: encoding', of('encode')],
    ['film: comparing', of('compare')],
    ['film: sound, still, threads, writing', of('draw') - inThreads],
    ['joining', of('join')],
    ['verifying', of('verify')],
    ['copy', of('copy')],
    ['cards', of('cards')],
    ['PDFs', of('pdf')],
    ['loop', of('loop')],
  ];
  rows.push(['the rest', all - rows.reduce((sum, [, seconds]) => sum + seconds, 0)]);
  const onOneThread: [what: string, cost: PartCost][] = [
    ['planning', alone.plan],
    ...Object.entries(alone.film).map(([name, cost]) => [`film, ${name}`, cost] as [string, PartCost]),
    ...Object.entries(alone.copy).map(([name, cost]) => [`copy, ${name}`, cost] as [string, PartCost]),
  ];
  const row = ([what, seconds]: [string, number]) => ({
    what,
    seconds: Number(seconds.toFixed(2)),
    'ms a frame': Number(((seconds * 1_000) / frames).toFixed(2)),
    'share of all': `${((100 * seconds) / all).toFixed(1)} %`,
  });
  console.log(`\n${slug}, ${resolution}: ${frames} frames, ${painted} of them painted; ${all.toFixed(1)} s of processor time`);
  console.table(rows.map(row));
  console.log(
    `What the threads do, on one thread alone, from ${alone.startMegabytes.toFixed(0)} MB to ${alone.peakMegabytes.toFixed(0)} MB`,
  );
  console.table(
    onOneThread.map(([what, { seconds, megabytes }]) => ({ ...row([what, seconds]), 'MB more': Math.round(megabytes) })),
  );
  measures.push(
    figure(`${slug}: frames`, frames, ''),
    figure(`${slug}: frames painted`, painted, ''),
    figure(`${slug}: in all`, all, 's'),
    ...rows.map(([what, seconds]) => figure(`${slug}: ${what}`, (seconds * 1_000) / frames, 'ms a frame')),
    ...onOneThread.flatMap(([what, { seconds, megabytes }]) => [
      figure(`${slug}, one thread: ${what}`, (seconds * 1_000) / frames, 'ms a frame'),
      figure(`${slug}, one thread: memory of ${what}`, megabytes, 'MB'),
    ]),
    figure(`${slug}, one thread: memory at the start`, alone.startMegabytes, 'MB'),
    figure(`${slug}, one thread: peak memory`, alone.peakMegabytes, 'MB'),
  );
}
