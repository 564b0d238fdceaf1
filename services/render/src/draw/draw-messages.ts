import type { Fingerprint } from './fingerprint.ts';
import type { FrameSize } from './frame-size.ts';

/** What the drawing threads are given once, and what they are asked and answer. Frames lie in shared memory. */
export interface DrawWorkerData {
  lottieJson: string;
  size: FrameSize;
  ring: FrameRing;
}

/** Shared memory of `slots` RGBA frames, one behind the other. */
export interface FrameRing {
  memory: SharedArrayBuffer;
  slots: number;
}

export interface ToPainter {
  frame: number;
  slot: number;
}

export type FromPainter =
  | { kind: 'drawn'; fingerprint: Fingerprint; ms: number }
  | { kind: 'failed'; message: string; code: 'theme_invalid' | 'draw_failed' };

/** The slots of a ring as buffers. */
export function ringViews(ring: FrameRing, size: FrameSize): Buffer[] {
  const bytes = size.width * size.height * 4;
  return Array.from({ length: ring.slots }, (_, slot) => Buffer.from(ring.memory, slot * bytes, bytes));
}
