import type { VideoSettings } from '../av/video-encoder.ts';
import type { FrameSize } from '../draw/frame-size.ts';
import { OPTIONS_OF_ALL } from './encoder-settings.ts';

/** WhatsApp accepts videos of up to 16 MB everywhere; the margin covers phones that count differently. */
export const COPY_LIMIT_BYTES = 15_000_000;
const LONG_SIDE_PX = 848;
const SHORT_SIDE_PX = 480;

/** Share of the limit; the rest is for the file's index. */
const FILLED = 0.985;
/** A short video needs no higher rate: it would look the same. */
const MOST_BITS_A_SECOND = 2_000_000;
/** Seconds at the highest rate that the decoder's buffer holds; the file may exceed its rate by this much. */
const BUFFER_SECONDS = 1;

/** The largest even size within 848×480 or 480×848 in the video's proportions, never larger than the video. */
export function copySize({ width, height }: FrameSize): FrameSize {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  // Multiply before dividing: in floating point 1920 × (848 / 1920) may fall below 848.
  const fitting = (side: number): number => Math.min(side, (side * LONG_SIDE_PX) / long, (side * SHORT_SIDE_PX) / short);
  const even = (side: number): number => Math.floor(fitting(side) / 2) * 2;
  return { width: even(width), height: even(height) };
}

interface CopyPlan {
  size: FrameSize;
  fps: number;
  seconds: number;
  /** Share of the limit that the sound takes, in bytes. */
  soundBytes: number;
  limitBytes: number;
}

/** libx264's options for the copy: a quality, and a maximum rate that keeps it below the limit (ITU-T H.264 annex C). */
export function copySettings({ size, fps, seconds, soundBytes, limitBytes }: CopyPlan): VideoSettings {
  const bits = (limitBytes * FILLED - soundBytes) * 8;
  const rate = Math.max(1, Math.floor(Math.min(MOST_BITS_A_SECOND, bits / (seconds + BUFFER_SECONDS))));
  return { ...size, fps, threads: 2, options: optionsAt(rate, fps) };
}

/** The same for a piece of a film's copy: always at the highest rate, so that its name does not depend on the film's length. */
export function copyPieceSettings({ width, height, fps }: FrameSize & { fps: number }): VideoSettings {
  return { ...copySize({ width, height }), fps, threads: 1, options: optionsAt(MOST_BITS_A_SECOND, fps) };
}

function optionsAt(rate: number, fps: number): Record<string, string> {
  return {
    ...OPTIONS_OF_ALL,
    crf: '20.9',
    g: String(fps * 5),
    maxrate: String(rate),
    bufsize: String(rate * BUFFER_SECONDS),
  };
}
