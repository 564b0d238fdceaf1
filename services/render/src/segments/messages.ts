import type { SegmentPlan } from './plan-segments.ts';
import type { MadeSegment, MakerSetup } from './segment-maker.ts';

/** What the threads that make segments are given: a counter of frames done that all share, what to draw, and then segment by segment. */
export interface SegmentThreadData {
  done: SharedArrayBuffer;
}

export type ToSegmentThread = { kind: 'setup'; setup: MakerSetup } | { kind: 'make'; plan: SegmentPlan; path: string };

export type FromSegmentThread =
  /** Its code is loaded. */
  | { kind: 'ready' }
  | { kind: 'made'; times: MadeSegment }
  | { kind: 'failed'; message: string; code: 'theme_invalid' | 'segment_failed' };
