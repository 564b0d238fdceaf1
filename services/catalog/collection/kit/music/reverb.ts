import { SAMPLE_RATE, type Sound } from './sound.ts';

/** Delays in samples, without common factors, of the two sides of the hall. */
const LINES = [1931, 2213, 2473, 2741, 3011, 3307, 3571, 3863] as const;
const PRE_DELAY = Math.round(0.018 * SAMPLE_RATE);

/** A feedback delay network of eight lines (Hadamard-mixed), with air that swallows the highs: a stone hall. */
export function hall({ left, right }: Sound, decaySeconds: number): Sound {
  const lines = LINES.map((length) => new Float32Array(length));
  const at = new Int32Array(8);
  const lows = new Float32Array(8);
  const loss = Float32Array.from(LINES, (length) => 10 ** ((-3 * length) / (decaySeconds * SAMPLE_RATE)));
  const taps = new Float32Array(8);
  const out: Sound = { left: new Float32Array(left.length), right: new Float32Array(right.length) };
  for (let index = 0; index < left.length; index += 1) {
    for (let line = 0; line < 8; line += 1) taps[line] = lines[line]?.[at[line] ?? 0] ?? 0;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = taps;
    out.left[index] = 0.35 * (a + c - e + g);
    out.right[index] = 0.35 * (b + d - f + h);
    mixHadamard(taps);
    const inLeft = left[index - PRE_DELAY] ?? 0;
    const inRight = right[index - PRE_DELAY] ?? 0;
    for (let line = 0; line < 8; line += 1) {
      const fed = (taps[line] ?? 0) * (loss[line] ?? 0) + (line % 2 === 0 ? inLeft : inRight);
      lows[line] = (lows[line] ?? 0) + 0.55 * (fed - (lows[line] ?? 0));
      const position = at[line] ?? 0;
      const buffer = lines[line];
      if (buffer) buffer[position] = lows[line] ?? 0;
      at[line] = position + 1 === LINES[line] ? 0 : position + 1;
    }
  }
  return out;
}

const NORM = 1 / Math.sqrt(8);

/** Spreads every line's sound over all lines without changing its energy. */
function mixHadamard(values: Float32Array): void {
  for (let span = 1; span < 8; span *= 2)
    for (let start = 0; start < 8; start += span * 2)
      for (let index = start; index < start + span; index += 1) {
        const a = values[index] ?? 0;
        const b = values[index + span] ?? 0;
        values[index] = a + b;
        values[index + span] = a - b;
      }
  for (let index = 0; index < 8; index += 1) values[index] = (values[index] ?? 0) * NORM;
}
