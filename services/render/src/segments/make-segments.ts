import { join } from 'node:path';
import type { FrameRecord } from '../draw/fingerprint.ts';
import { transient } from '../pipeline/errors.ts';
import type { RenderStep } from '../pipeline/render-step.ts';
import type { SegmentFile } from './join-segments.ts';
import type { SegmentPlan } from './plan-segments.ts';
import { readSeal } from './seal.ts';
import { type MakerSetup, NO_TIMES, type SegmentFiles, type SegmentTimes } from './segment-maker.ts';
import type { MadeSegment, SegmentThreads } from './segment-threads.ts';
import type { SegmentShelf } from './shelf.ts';

const PROGRESS_MS = 250;
const TIMES = ['drawSeconds', 'encodeSeconds', 'copySeconds', 'verifySeconds', 'drawnFrames'] as const;

export interface SegmentsJob extends MakerSetup {
  plans: SegmentPlan[];
  /** For files of segments that are made. */
  dir: string;
  threads: SegmentThreads;
  finished: Finished;
  shelf: SegmentShelf;
  /** Called several times a second: frames done out of those that must be drawn. */
  onProgress: (done: number, of: number) => void;
  signal?: AbortSignal;
}

/** Pieces of a film in their order, and of its copy if it has one. */
export interface MadeSegments {
  film: SegmentFile[];
  copy: SegmentFile[];
  records: FrameRecord[];
  /** Pieces that were finished before, including those of the copy. */
  reused: number;
  times: SegmentTimes;
  steps: RenderStep[];
}

/** The finished segments of a plan that are intact, with their pieces of the copy if it has them: their files, and records of their frames. */
export type Finished = ReadonlyMap<SegmentPlan, SegmentFiles & { records: FrameRecord[] }>;

/** `shelved`: files by hash. */
export async function intactSegments(plans: SegmentPlan[], shelved: ReadonlyMap<string, string>): Promise<Finished> {
  const found = new Map<SegmentPlan, SegmentFiles & { records: FrameRecord[] }>();
  for (const plan of plans) {
    const [path, copyPath] = [plan.hash, plan.copyHash].map((hash) => (hash === undefined ? undefined : shelved.get(hash)));
    if (path === undefined || (plan.copyHash !== undefined && !(await isIntactCopy(copyPath)))) continue;
    const records = await readSeal(path, plan.frames);
    if (records) found.set(plan, { path, copyPath, records });
  }
  return found;
}

const isIntactCopy = async (path: string | undefined): Promise<boolean> =>
  path !== undefined && (await readSeal(path, 0)) !== undefined;

/** Makes the segments that are not finished, storing each as soon as it is. The threads are busy once this returns its promise. */
export async function makeSegments(job: SegmentsJob): Promise<MadeSegments> {
  const { plans, finished, dir, signal } = job;
  const filesOf = ({ index, copyHash }: SegmentPlan): SegmentFiles => ({
    path: join(dir, `segment-${index}.mp4`),
    copyPath: copyHash === undefined ? undefined : join(dir, `copy-${index}.mp4`),
  });
  const missing = plans.filter((plan) => !finished.has(plan));
  const steps: RenderStep[] = [];
  const times = await drawMissing(job, missing, filesOf, (plan, made) => steps.push(stepOf(plan, made)));
  const made: MadeSegments = { film: [], copy: [], records: [], reused: 0, times, steps };
  for (const plan of plans) {
    signal?.throwIfAborted();
    const there = finished.get(plan);
    const { path, copyPath } = there ?? filesOf(plan);
    const records = there?.records ?? (await readSeal(path, plan.frames));
    if (!records) throw transient('encode', 'segment_failed', 'A finished segment cannot be read back.');
    const { first, frames } = plan;
    made.film.push({ path, first, frames });
    if (copyPath !== undefined) made.copy.push({ path: copyPath, first, frames });
    made.records.push(...records);
    if (there) made.reused += copyPath === undefined ? 1 : 2;
  }
  return made;
}

async function drawMissing(
  job: SegmentsJob,
  missing: SegmentPlan[],
  filesOf: (plan: SegmentPlan) => SegmentFiles,
  onMade: (plan: SegmentPlan, made: MadeSegment) => void,
): Promise<SegmentTimes> {
  const sum = { ...NO_TIMES };
  if (missing.length === 0) return sum;
  const { stack, source, settings, threads, shelf, signal, onProgress } = job;
  const frames = missing.reduce((total, plan) => total + plan.frames, 0);
  const timer = setInterval(() => onProgress(threads.framesDone, frames), PROGRESS_MS);
  const stopped = Promise.withResolvers<never>();
  signal?.addEventListener('abort', () => stopped.reject(signal.reason), { once: true });
  const kept: Promise<void>[] = [];
  const keep = (hash: string, path: string): unknown => kept.push(shelf.keep(hash, path).catch(stopped.reject));
  try {
    const all = threads.makeAll({ stack, source, settings }, missing, filesOf, (plan, made) => {
      for (const name of TIMES) sum[name] += made[name];
      onMade(plan, made);
      const { path, copyPath } = filesOf(plan);
      keep(plan.hash, path);
      if (plan.copyHash !== undefined && copyPath !== undefined) keep(plan.copyHash, copyPath);
    });
    await Promise.race([all.then(() => Promise.all(kept)), stopped.promise]);
    return sum;
  } finally {
    clearInterval(timer);
  }
}

/** Drawing and encoding alternate, frame by frame; afterwards, maybe beside the next segment, the encoded frames are compared with the drawn ones. */
function stepOf(plan: SegmentPlan, made: MadeSegment): RenderStep {
  const { startedAtMs, encodedAtMs, checkedFromMs, endedAtMs } = made;
  return {
    name: 'segment',
    startedAtMs,
    endedAtMs,
    figures: { index: plan.index, frames: plan.frames, drawn_frames: made.drawnFrames, draw_cpu_seconds: made.drawSeconds },
    inside: [
      { name: 'encode', startedAtMs, endedAtMs: encodedAtMs, figures: { frames: plan.frames, cpu_seconds: made.encodeSeconds } },
      { name: 'compare', startedAtMs: checkedFromMs, endedAtMs, figures: { cpu_seconds: made.verifySeconds } },
    ],
  };
}
