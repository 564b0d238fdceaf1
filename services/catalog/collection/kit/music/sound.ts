export const SAMPLE_RATE = 48_000;

/** Stereo samples, about -1…1. */
export interface Sound {
  left: Float32Array;
  right: Float32Array;
}

export function silence(seconds: number): Sound {
  const samples = Math.ceil(seconds * SAMPLE_RATE);
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

export function peakOf({ left, right }: Sound): number {
  let peak = 0;
  for (let index = 0; index < left.length; index += 1)
    peak = Math.max(peak, Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0));
  return peak;
}
