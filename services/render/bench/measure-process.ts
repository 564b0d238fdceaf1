import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RenderSpec } from '@nimantran/proto/jobs/render';
import { renderVideo } from '../src/render-video.ts';
import type { SegmentPlan } from '../src/segments/plan-segments.ts';
import { segmentsAtOnce } from '../src/stages/encode.ts';
import type { AloneData } from './alone-thread.ts';
import { folderShelf } from './folder-shelf.ts';
import { prepare } from './prepare.ts';

/** A measurement in a process of its own, so that its memory is its own too. */
export type MeasureRequest =
  | { kind: 'alone'; packageDir: string; spec: RenderSpec }
  | { kind: 'whole'; packageDir: string; spec: RenderSpec; shelfDir?: string };

/** Seconds of wall and of CPU, for the whole video. */
export interface Spent {
  wall: number;
  cpu: number;
}

export type MeasureAnswer =
  | { kind: 'alone'; draw: Spent; encode: Spent }
  | {
      kind: 'whole';
      spent: Spent;
      frames: number;
      drawnFrames: number;
      fps: number;
      peakMb: number;
      made: number;
      segments: number;
    };

/** Ready frames are held in memory: so many bytes of them, evenly taken from the video. */
const HELD_BYTES = 700 * 1024 * 1024;

async function spent(work: () => Promise<unknown>): Promise<Spent> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { wall: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 };
}

async function alone({ packageDir, spec }: Extract<MeasureRequest, { kind: 'alone' }>): Promise<MeasureAnswer> {
  const { setup, plans, frames } = await prepare(spec, packageDir);
  const { width, height } = setup.settings;
  const frameBytes = (width * height * 3) / 2;
  const count = segmentsAtOnce(setup.settings);
  const shares = sharesOf(plans, count, Math.floor(HELD_BYTES / frameBytes));
  const threads = shares.map((share) => {
    const bytes = share.reduce((sum, plan) => sum + plan.frames, 0) * frameBytes;
    const workerData: AloneData = { ...setup, plans: share, yuv: new SharedArrayBuffer(bytes) };
    return new Worker(new URL('./alone-thread.ts', import.meta.url), { workerData });
  });
  const all = (what: 'draw' | 'keep' | 'encode'): Promise<unknown> =>
    Promise.all(
      threads.map(
        (thread) =>
          new Promise((resolve, reject) => {
            thread.once('message', resolve);
            thread.once('error', reject);
            thread.postMessage(what);
          }),
      ),
    );
  const draw = await spent(() => all('draw'));
  await all('keep');
  const encode = await spent(() => all('encode'));
  await Promise.all(threads.map((thread) => thread.terminate()));
  const factor = frames / shares.flat().reduce((sum, plan) => sum + plan.frames, 0);
  const scaled = ({ wall, cpu }: Spent): Spent => ({ wall: wall * factor, cpu: cpu * factor });
  return { kind: 'alone', draw: scaled(draw), encode: scaled(encode) };
}

/** As many segments as can be held, spread over the video, the same number for each thread. */
function sharesOf(plans: SegmentPlan[], threads: number, mostFrames: number): SegmentPlan[][] {
  const longest = Math.max(...plans.map((plan) => plan.frames));
  const rounds = Math.max(1, Math.min(Math.floor(plans.length / threads), Math.floor(mostFrames / longest / threads)));
  const chosen = Array.from(
    { length: rounds * threads },
    (_, index) => plans[Math.floor((index * plans.length) / (rounds * threads))],
  );
  const there = chosen.flatMap((plan) => (plan ? [plan] : []));
  return Array.from({ length: threads }, (_, thread) => there.filter((__, index) => index % threads === thread));
}

async function whole({ packageDir, spec, shelfDir }: Extract<MeasureRequest, { kind: 'whole' }>): Promise<MeasureAnswer> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-whole-'));
  try {
    const shelf = shelfDir === undefined ? undefined : folderShelf(shelfDir);
    let output: Awaited<ReturnType<typeof renderVideo>> | undefined;
    const used = await spent(async () => {
      output = await renderVideo({ packageDir, spec, inputs: { photos: {} }, outDir, shelf });
    });
    if (!output) throw new Error('nothing was rendered');
    const { frames, drawnFrames, durationSeconds, segments } = output;
    return {
      kind: 'whole',
      spent: used,
      frames,
      drawnFrames,
      fps: frames / durationSeconds,
      peakMb: process.resourceUsage().maxRSS / 1024,
      made: segments.total - segments.reused,
      segments: segments.total,
    };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

process.once('message', async (request: MeasureRequest) => {
  const answer = request.kind === 'alone' ? await alone(request) : await whole(request);
  process.send?.(answer, undefined, undefined, () => process.exit(0));
});
