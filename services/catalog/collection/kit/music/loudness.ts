import { peakOf, SAMPLE_RATE, type Sound } from './sound.ts';

const STEP = SAMPLE_RATE / 10;
const STEPS_A_BLOCK = 4;

/** Integrated loudness in LUFS (ITU-R BS.1770-4: K-weighting, blocks of 400 ms, gated). */
export function loudnessOf(sound: Sound): number {
  const steps = new Float64Array(Math.floor(sound.left.length / STEP));
  addWeighted(sound.left, steps);
  addWeighted(sound.right, steps);
  const powers: number[] = [];
  for (let first = 0; first + STEPS_A_BLOCK <= steps.length; first += 1)
    powers.push(steps.subarray(first, first + STEPS_A_BLOCK).reduce((sum, power) => sum + power, 0));
  const level = (list: readonly number[]) => -0.691 + 10 * Math.log10(list.reduce((sum, power) => sum + power, 0) / list.length);
  const audible = powers.filter((power) => level([power]) > -70);
  if (audible.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = level(audible) - 10;
  return level(audible.filter((power) => level([power]) > gate));
}

/** Adds one channel's power to each step, after the two K-weighting filters at 48 kHz. */
function addWeighted(samples: Float32Array, steps: Float64Array): void {
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (let step = 0; step < steps.length; step += 1) {
    let sum = 0;
    for (let index = step * STEP; index < (step + 1) * STEP; index += 1) {
      const x = samples[index] ?? 0;
      const y =
        1.53512485958697 * x - 2.69169618940638 * x1 + 1.19839281085285 * x2 + 1.69065929318241 * y1 - 0.73248077421585 * y2;
      const z = y - 2 * y1 + y2 + 1.99004745483398 * z1 - 0.99007225036621 * z2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
      sum += z * z;
    }
    steps[step] = (steps[step] ?? 0) + sum / STEP / STEPS_A_BLOCK;
  }
}

const TAPS = 12;
/** Windowed sines for the three points between two samples. */
const BETWEEN = [0.25, 0.5, 0.75].map((fraction) =>
  Float64Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - TAPS / 2 + 1 - fraction;
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / (TAPS / 2 + 0.5)));
  }),
);

/** The maximum of a sample, the next, and the three points between them, as a player's converter reconstructs them. */
export function peakAfter(samples: Float32Array, index: number): number {
  let peak = Math.max(Math.abs(samples[index] ?? 0), Math.abs(samples[index + 1] ?? 0));
  for (let point = 0; point < BETWEEN.length; point += 1) {
    const filter = BETWEEN[point];
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap += 1) sum += (filter?.[tap] ?? 0) * (samples[index + tap - TAPS / 2 + 1] ?? 0);
    if (sum > peak) peak = sum;
    else if (-sum > peak) peak = -sum;
  }
  return peak;
}

/** True peak in dBTP, 4 times oversampled. Only next to samples near the maximum can there be a higher point. */
export function truePeakOf(sound: Sound): number {
  let peak = peakOf(sound);
  const near = peak * 0.4;
  for (const side of [sound.left, sound.right])
    for (let index = 0; index < side.length; index += 1)
      if (Math.abs(side[index] ?? 0) > near || Math.abs(side[index + 1] ?? 0) > near)
        peak = Math.max(peak, peakAfter(side, index));
  return 20 * Math.log10(peak);
}
