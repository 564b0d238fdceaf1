import { join } from 'node:path';
import type { FrameRecord } from '../draw/fingerprint.ts';
import { transient } from '../pipeline/errors.ts';
import type { RenderStep } from '../pipeline/render-step.ts';
import type { SegmentPlan } from './plan-segments.ts';
import { readSeal } from './seal.ts';
import type { MadeSegment, MakerSetup, SegmentTimes } from './segment-maker.ts';
import type { SegmentThreads } from './segment-threads.ts';
import type { SegmentShelf } from './shelf.ts';

const PROGRESS_MS = 250;

export interface SegmentsJob extends MakerSetup {
  plans: SegmentPlan[];
  dir: string;
  threads: SegmentThreads;
  finished: Finished;
  shelf: SegmentShelf;
  /** Called several times a second: frames done out of those that must be drawn. */
  onProgress: (done: number, of: number) => void;
  signal?: AbortSignal;
}

export interface MadeSegments {
  paths: string[];
  records: FrameRecord[];
  reused: number;
  times: SegmentTimes;
  steps: RenderStep[];
}

/** The finished segments of a plan that are intact: their files, and the records of their frames. */
export type Finished = ReadonlyMap<SegmentPlan, { path: string; records: FrameRecord[] }>;

/** `shelved`: files by hash. */
export async function intactSegments(plans: SegmentPlan[], shelved: ReadonlyMap<string, string>): Promise<Finished> {
  const found = new Map<SegmentPlan, { path: string; records: FrameRecord[] }>();
  for (const plan of plans) {
    const path = shelved.get(plan.hash);
    const records = path === undefined ? undefined : await readSeal(path, plan.frames);
    if (path !== undefined && records) found.set(plan, { path, records });
  }
  return found;
}

/** Makes the segments that are not finished, storing each as soon as it is. The threads are busy once this returns its promise. */
export async function makeSegments(job: SegmentsJob): Promise<MadeSegments> {
  const { plans, finished, signal } = job;
  const pathOf = (plan: SegmentPlan): string => join(job.dir, `segment-${plan.index}.mp4`);
  const missing = plans.filter((plan) => !finished.has(plan));
  const steps: RenderStep[] = [];
  const times = await drawMissing(job, missing, pathOf, (plan, made) => steps.push(stepOf(plan, made)));
  const paths: string[] = [];
  const records: FrameRecord[] = [];
  for (const plan of plans) {
    signal?.throwIfAborted();
    const { path, records: sealed } = finished.get(plan) ?? {
      path: pathOf(plan),
      records: await readSeal(pathOf(plan), plan.frames),
    };
    if (!sealed) throw transient('encode', 'segment_failed', 'A finished segment cannot be read back.');
    paths.push(path);
    records.push(...sealed);
  }
  return { paths, records, reused: finished.size, times, steps };
}

async function drawMissing(
  job: SegmentsJob,
  missing: SegmentPlan[],
  pathOf: (plan: SegmentPlan) => string,
  onMade: (plan: SegmentPlan, made: MadeSegment) => void,
): Promise<SegmentTimes> {
  const sum: SegmentTimes = { drawSeconds: 0, encodeSeconds: 0, verifySeconds: 0, drawnFrames: 0 };
  if (missing.length === 0) return sum;
  const { stack, source, settings, threads, shelf, signal, onProgress } = job;
  const frames = missing.reduce((total, plan) => total + plan.frames, 0);
  threads.setUp({ stack, source, settings });
  const timer = setInterval(() => onProgress(threads.framesDone, frames), PROGRESS_MS);
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const kept: Promise<void>[] = [];
  try {
    const all = threads.makeAll(missing, pathOf, (plan, times) => {
      for (const name of ['drawSeconds', 'encodeSeconds', 'verifySeconds', 'drawnFrames'] as const) sum[name] += times[name];
      onMade(plan, times);
      kept.push(shelf.keep(plan.hash, pathOf(plan)));
    });
    await Promise.race([all, aborted]);
    await Promise.all(kept);
    return sum;
  } finally {
    clearInterval(timer);
  }
}

/** Drawing and encoding alternate, frame by frame; afterwards the encoded frames are compared with the drawn ones. */
function stepOf(plan: SegmentPlan, made: MadeSegment): RenderStep {
  const { startedAtMs, encodedAtMs, endedAtMs } = made;
  return {
    name: 'segment',
    startedAtMs,
    endedAtMs,
    figures: { index: plan.index, frames: plan.frames, drawn_frames: made.drawnFrames, draw_cpu_seconds: made.drawSeconds },
    inside: [
      { name: 'encode', startedAtMs, endedAtMs: encodedAtMs, figures: { frames: plan.frames, cpu_seconds: made.encodeSeconds } },
      { name: 'compare', startedAtMs: encodedAtMs, endedAtMs, figures: { cpu_seconds: made.verifySeconds } },
    ],
  };
}
