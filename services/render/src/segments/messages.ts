import type { SegmentPlan } from './plan-segments.ts';
import type { MakerSetup, SegmentTimes } from './segment-maker.ts';

/** What the threads that make segments are given once, and what they are asked and answer. */
export interface SegmentThreadData extends MakerSetup {
  /** A counter of frames done, shared by all threads. */
  done: SharedArrayBuffer;
}

export interface ToSegmentThread {
  plan: SegmentPlan;
  path: string;
}

export type FromSegmentThread =
  | { kind: 'made'; times: SegmentTimes }
  | { kind: 'failed'; message: string; code: 'theme_invalid' | 'segment_failed' };
