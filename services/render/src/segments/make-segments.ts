import { join } from 'node:path';
import type { FrameRecord } from '../draw/fingerprint.ts';
import { transient } from '../pipeline/errors.ts';
import type { RenderStep } from '../pipeline/render-step.ts';
import { unlessAborted } from '../pipeline/unless-aborted.ts';
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

export interface SegmentsInTheMaking {
  /** The file of a segment, once it is finished. */
  file: (plan: SegmentPlan) => Promise<string>;
  all: Promise<MadeSegments>;
}

/** Makes the segments that are not finished, storing each as soon as it is. The threads are busy when this returns. */
export function makeSegments(job: SegmentsJob): SegmentsInTheMaking {
  const { stack, source, settings, plans, finished, threads } = job;
  const missing = plans.filter((plan) => !finished.has(plan));
  if (missing.length > 0) threads.setUp({ stack, source, settings });
  // The longest first, so that few cores are idle at the end.
  const longest = missing.toSorted((one, other) => other.frames - one.frames);
  const drawn = new Map(longest.map((plan) => [plan, threads.make(plan, pathOf(job, plan))]));
  const file = async (plan: SegmentPlan): Promise<string> => {
    await drawn.get(plan);
    return finished.get(plan)?.path ?? pathOf(job, plan);
  };
  return { file, all: unlessAborted(allSegments(job, drawn), job.signal) };
}

const pathOf = ({ dir }: SegmentsJob, { index }: SegmentPlan): string => join(dir, `segment-${index}.mp4`);

async function allSegments(job: SegmentsJob, drawn: ReadonlyMap<SegmentPlan, Promise<MadeSegment>>): Promise<MadeSegments> {
  const { plans, finished, threads, shelf, onProgress } = job;
  const frames = [...drawn.keys()].reduce((total, plan) => total + plan.frames, 0);
  const timer = setInterval(() => onProgress(threads.framesDone, frames), PROGRESS_MS);
  const times: SegmentTimes = { drawSeconds: 0, encodeSeconds: 0, verifySeconds: 0, drawnFrames: 0 };
  const steps: RenderStep[] = [];
  const keep = async (plan: SegmentPlan, making: Promise<MadeSegment>): Promise<void> => {
    const made = await making;
    for (const name of ['drawSeconds', 'encodeSeconds', 'verifySeconds', 'drawnFrames'] as const) times[name] += made[name];
    steps.push(stepOf(plan, made));
    await shelf.keep(plan.hash, pathOf(job, plan));
  };
  try {
    await Promise.all([...drawn].map(([plan, making]) => keep(plan, making)));
  } finally {
    clearInterval(timer);
  }
  const paths: string[] = [];
  const records: FrameRecord[] = [];
  for (const plan of plans) {
    const own = pathOf(job, plan);
    const { path, records: sealed } = finished.get(plan) ?? { path: own, records: await readSeal(own, plan.frames) };
    if (!sealed) throw transient('encode', 'segment_failed', 'A finished segment cannot be read back.');
    paths.push(path);
    records.push(...sealed);
  }
  return { paths, records, reused: finished.size, times, steps };
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
