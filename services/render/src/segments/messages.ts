import type { SegmentPlan } from './plan-segments.ts';
import type { MadeSegment, MakerSetup, SegmentFiles } from './segment-maker.ts';

/** For threads that make segments: a counter of finished frames and the setup; the segments follow one by one. */
export interface SegmentThreadData {
  done: SharedArrayBuffer;
}

export type ToSegmentThread = { kind: 'setup'; setup: MakerSetup } | { kind: 'make'; plan: SegmentPlan; files: SegmentFiles };

export type FromSegmentThread =
  /** Its code is loaded. */
  | { kind: 'ready' }
  | { kind: 'made'; times: MadeSegment }
  | { kind: 'failed'; message: string; code: 'theme_invalid' | 'segment_failed' };
