import type { FrameRing } from '../draw/draw-messages.ts';
import type { VideoSettings } from './video-encoder.ts';

/** What the drawing thread and the encoding thread tell each other. Frames themselves lie in shared memory. */
export interface EncoderWorkerData {
  ring: FrameRing;
  settings: VideoSettings;
}

export type ToEncoder =
  | { kind: 'frame'; slot: number }
  | { kind: 'repeat'; times: number }
  | { kind: 'finish'; path: string; audioPath: string | undefined };

export type FromEncoder =
  | { kind: 'free'; slot: number }
  | { kind: 'finished'; encodeSeconds: number; muxSeconds: number }
  | { kind: 'failed'; message: string };
