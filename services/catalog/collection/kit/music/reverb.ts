import { SAMPLE_RATE, type Sound } from './sound.ts';

/** Delays in samples, without common factors: even lines take from and feed the left channel, odd ones the right. */
const LINES = [1931, 2213, 2473, 2741, 3011, 3307, 3571, 3863] as const;
const PRE_DELAY = Math.round(0.018 * SAMPLE_RATE);
/** The share of the high frequencies that the air passes on each round trip. */
const AIR = 0.55;
const NORM = 1 / Math.sqrt(8);

/** Samples stored per line: a power of two above the longest delay. */
const MEMORY = 4096;

/** A feedback delay network of eight lines (Hadamard-mixed), with air that absorbs the highs: a stone hall. */
export function hall({ left, right }: Sound, decaySeconds: number): Sound {
  const lines = new Float64Array(8 * MEMORY);
  const lows = new Float64Array(8);
  const delays = Int32Array.from(LINES);
  const loss = Float64Array.from(LINES, (length) => NORM * 10 ** ((-3 * length) / (decaySeconds * SAMPLE_RATE)));
  const taps = new Float64Array(8);
  const out: Sound = { left: new Float32Array(left.length), right: new Float32Array(right.length) };
  for (let index = 0; index < left.length; index += 1) {
    for (let line = 0; line < 8; line += 1)
      taps[line] = lines[line * MEMORY + ((index - (delays[line] ?? 0)) & (MEMORY - 1))] ?? 0;
    out.left[index] = 0.35 * ((taps[0] ?? 0) + (taps[2] ?? 0) - (taps[4] ?? 0) + (taps[6] ?? 0));
    out.right[index] = 0.35 * ((taps[1] ?? 0) + (taps[3] ?? 0) - (taps[5] ?? 0) + (taps[7] ?? 0));
    mixHadamard(taps);
    const inLeft = index < PRE_DELAY ? 0 : (left[index - PRE_DELAY] ?? 0);
    const inRight = index < PRE_DELAY ? 0 : (right[index - PRE_DELAY] ?? 0);
    for (let line = 0; line < 8; line += 1) {
      const low = lows[line] ?? 0;
      const fed = (taps[line] ?? 0) * (loss[line] ?? 0) + ((line & 1) === 0 ? inLeft : inRight);
      const heard = low + AIR * (fed - low);
      lows[line] = heard;
      lines[line * MEMORY + (index & (MEMORY - 1))] = heard;
    }
  }
  return out;
}

/** Spreads every line's sound over all lines; scaled by `NORM` it preserves energy. */
function mixHadamard(values: Float64Array): void {
  for (let span = 1; span < 8; span *= 2)
    for (let start = 0; start < 8; start += span * 2)
      for (let index = start; index < start + span; index += 1) {
        const a = values[index] ?? 0;
        const b = values[index + span] ?? 0;
        values[index] = a + b;
        values[index + span] = a - b;
      }
}
