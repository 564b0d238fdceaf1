import type { SegmentPlan } from './plan-segments.ts';
import type { MadeSegment, MakerSetup, SegmentFiles } from './segment-maker.ts';

/** What threads that make segments share with the one that started them; the setup and the segments follow as messages. */
export interface SegmentThreadData {
  /** Integers at `FRAMES_DONE` and `ENDING`. */
  shared: Int32Array;
}

/** How many frames are drawn and encoded. */
export const FRAMES_DONE = 0;
/** Not 0 when no further frame is to be drawn. */
export const ENDING = 1;

export type ToSegmentThread = { kind: 'setup'; setup: MakerSetup } | { kind: 'make'; plan: SegmentPlan; files: SegmentFiles };

export type FromSegmentThread =
  /** Its code is loaded. */
  | { kind: 'ready' }
  | { kind: 'made'; times: MadeSegment }
  | { kind: 'failed'; message: string; code: 'theme_invalid' | 'segment_failed' };
