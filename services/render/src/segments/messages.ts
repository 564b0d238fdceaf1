import type { VideoSettings } from '../av/video-encoder.ts';
import type { SegmentPlan } from './plan-segments.ts';
import type { CheckedSegment, EncodedSegment, MakerSetup, SegmentFiles } from './segment-maker.ts';

/** What threads that make segments share with the one that started them; the setup and the segments follow as messages. */
export interface SegmentThreadData {
  /** Integers at `FRAMES_DONE` and `ENDING`. */
  shared: Int32Array;
}

/** How many frames are drawn and encoded. */
export const FRAMES_DONE = 0;
/** Not 0 when no further frame is to be drawn. */
export const ENDING = 1;

export type ToSegmentThread =
  | { kind: 'setup'; setup: MakerSetup }
  | { kind: 'make'; plan: SegmentPlan; files: SegmentFiles }
  /** A segment of so many frames, which any thread may have made. */
  | { kind: 'check'; path: string; frames: number; settings: VideoSettings };

export type FromSegmentThread =
  /** Its code is loaded. */
  | { kind: 'ready' }
  | { kind: 'made'; segment: EncodedSegment }
  | { kind: 'checked'; segment: CheckedSegment }
  | { kind: 'failed'; message: string; code: 'theme_invalid' | 'segment_failed' };
