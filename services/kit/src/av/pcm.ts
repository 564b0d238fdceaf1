/** Sound as interleaved stereo floats at 48 kHz. */
export type Pcm = Float32Array;

export const SAMPLE_RATE = 48_000;
export const CHANNELS = 2;

export function samplesOf(pcm: Pcm): number {
  return pcm.length / CHANNELS;
}

/** Lets timers and messages run; long loops over sound call it now and then, because they share a thread with the drawing. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
