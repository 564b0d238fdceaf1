import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RenderSpec } from '@nimantran/proto/jobs/render';
import type { Stage } from '../src/pipeline/errors.ts';
import { type RenderInputs, renderVideo } from '../src/pipeline/render-video.ts';
import type { SegmentPlan } from '../src/segments/plan-segments.ts';
import { segmentsAtOnce } from '../src/stages/encoder-settings.ts';
import type { AloneData, AloneRequest } from './alone-thread.ts';
import { folderShelf } from './folder-shelf.ts';
import { prepare } from './prepare.ts';

/** A measurement in a separate process, so that memory is measured separately too. */
export type MeasureRequest =
  | { kind: 'alone'; packageDir: string; spec: RenderSpec }
  | { kind: 'whole'; packageDir: string; spec: RenderSpec; inputs?: RenderInputs; shelfDir?: string; forGuests?: boolean };

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
      /** Wall time of cards, PDFs and loop, which go out besides film and copy. */
      extrasSeconds: number;
    };

/** Ready frames are held in memory up to this size: a video is measured in rounds. */
const HELD_BYTES = 1024 * 1024 * 1024;

async function spent(work: () => Promise<unknown>): Promise<Spent> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { wall: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 };
}

/** What drawing costs, without keeping the frames. */
async function spentDrawing(ask: (what: 'draw') => Promise<number[]>): Promise<Spent> {
  let keeping: number[] = [];
  const { wall, cpu } = await spent(async () => {
    keeping = await ask('draw');
  });
  return { wall: wall - Math.max(...keeping), cpu: cpu - keeping.reduce((sum, seconds) => sum + seconds, 0) };
}

/**
 * The lesser cost of work that was done twice. The first time, memory comes from the system, which clears it; a virtual machine may have to get it from
 * its host first, and a page of 2 MB then takes up to ten times as long.
 */
const lesser = (first: Spent, second: Spent): Spent => (second.cpu < first.cpu ? second : first);

/** Draws a whole video twice, then encodes it twice from ready frames, on as many threads as a render has. */
async function alone({ packageDir, spec }: Extract<MeasureRequest, { kind: 'alone' }>): Promise<MeasureAnswer> {
  const { setup, plans } = await prepare(spec, packageDir);
  const { width, height } = setup.settings;
  const frameBytes = (width * height * 3) / 2;
  const workerData: AloneData = setup;
  const threads = Array.from(
    { length: segmentsAtOnce(setup.settings) },
    () => new Worker(new URL('./alone-thread.ts', import.meta.url), { workerData }),
  );
  const draw: Spent = { wall: 0, cpu: 0 };
  const encode: Spent = { wall: 0, cpu: 0 };
  for (const round of roundsOf(plans, Math.floor(HELD_BYTES / frameBytes))) {
    const shares = threads.map((thread, index) => {
      const own = round.filter((_, at) => at % threads.length === index);
      const frames = own.reduce((sum, plan) => sum + plan.frames, 0);
      return { thread, plans: own, yuv: new SharedArrayBuffer(frames * frameBytes) };
    });
    const ask = (what: 'draw' | 'encode'): Promise<number[]> =>
      Promise.all(shares.map(({ thread, ...share }) => answerOf(thread, { what, ...share })));
    const drawn = lesser(await spentDrawing(ask), await spentDrawing(ask));
    const encoded = lesser(await spent(() => ask('encode')), await spent(() => ask('encode')));
    draw.wall += drawn.wall;
    draw.cpu += drawn.cpu;
    encode.wall += encoded.wall;
    encode.cpu += encoded.cpu;
  }
  await Promise.all(threads.map((thread) => thread.terminate()));
  return { kind: 'alone', draw, encode };
}

function answerOf(thread: Worker, request: AloneRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    thread.once('error', reject);
    thread.once('message', (answer: number) => {
      thread.off('error', reject);
      resolve(answer);
    });
    thread.postMessage(request);
  });
}

/** Groups neighbouring segments, at most `mostFrames` frames together. */
function roundsOf(plans: SegmentPlan[], mostFrames: number): SegmentPlan[][] {
  const rounds: SegmentPlan[][] = [];
  let frames = 0;
  for (const plan of plans) {
    frames += plan.frames;
    const last = rounds.at(-1);
    if (last && frames <= mostFrames) last.push(plan);
    else {
      rounds.push([plan]);
      frames = plan.frames;
    }
  }
  return rounds;
}

const EXTRAS = ['cards', 'pdf', 'loop'] satisfies Stage[];

async function whole({
  packageDir,
  spec,
  inputs = { photos: {} },
  shelfDir,
  forGuests = false,
}: Extract<MeasureRequest, { kind: 'whole' }>): Promise<MeasureAnswer> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-whole-'));
  try {
    const shelf = shelfDir === undefined ? undefined : folderShelf(shelfDir);
    let output: Awaited<ReturnType<typeof renderVideo>> | undefined;
    const used = await spent(async () => {
      output = await renderVideo({ packageDir, spec, inputs, outDir, shelf, forGuests, drafted: forGuests });
    });
    if (!output) throw new Error('nothing was rendered');
    const { frames, drawnFrames, durationSeconds, segments, timings } = output;
    return {
      kind: 'whole',
      spent: used,
      frames,
      drawnFrames,
      fps: frames / durationSeconds,
      peakMb: process.resourceUsage().maxRSS / 1024,
      made: segments.total - segments.reused,
      segments: segments.total,
      extrasSeconds: EXTRAS.reduce((sum, stage) => sum + (timings[stage] ?? 0), 0),
    };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

process.once('message', async (request: MeasureRequest) => {
  const answer = request.kind === 'alone' ? await alone(request) : await whole(request);
  process.send?.(answer, undefined, undefined, () => process.exit(0));
});
