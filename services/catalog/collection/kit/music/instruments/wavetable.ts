import { SAMPLE_RATE } from '../sound.ts';

const SIZE = 2048;
/** Highest harmonic in a table: above it is only hiss, and below half the sampling rate nothing aliases. */
const HIGHEST = 12_000;

/** One cycle of a tone: `strength(harmonic)` from 1 up, for a note of this frequency. The last sample repeats the first. */
export function wavetable(frequency: number, strength: (harmonic: number) => number, most = 40): Float32Array {
  const table = new Float32Array(SIZE + 1);
  const harmonics = Math.max(1, Math.min(most, Math.floor(HIGHEST / frequency)));
  for (let harmonic = 1; harmonic <= harmonics; harmonic += 1) {
    const level = strength(harmonic);
    for (let index = 0; index <= SIZE; index += 1)
      table[index] = (table[index] ?? 0) + level * (SINE[(index * harmonic) % SIZE] ?? 0);
  }
  return table;
}

/** Adds a tone read from a table; `cents` is its detuning, `waver` the depth and rate of its vibrato. */
export function sing(
  out: Float32Array,
  table: Float32Array,
  frequency: number,
  {
    cents = 0,
    gain = 1,
    phase = 0,
    waver = 0,
    rate = 5,
  }: { cents?: number; gain?: number; phase?: number; waver?: number; rate?: number },
): void {
  const step = (frequency * 2 ** (cents / 1200) * SIZE) / SAMPLE_RATE;
  const depth = (waver * Math.LN2) / 1200;
  let at = phase * SIZE;
  let drift = 1;
  for (let index = 0; index < out.length; index += 1) {
    if (depth > 0 && (index & 63) === 0) drift = 1 + depth * Math.sin((2 * Math.PI * rate * index) / SAMPLE_RATE + phase * 40);
    const whole = at | 0;
    const low = table[whole] ?? 0;
    out[index] = (out[index] ?? 0) + gain * (low + ((table[whole + 1] ?? 0) - low) * (at - whole));
    at += step * drift;
    while (at >= SIZE) at -= SIZE;
  }
}

/** An envelope: a smooth rise, full level until `seconds`, then a smooth fall. */
export function shape(out: Float32Array, seconds: number, attack: number, release: number): Float32Array {
  const rise = Math.max(1, Math.round(attack * SAMPLE_RATE));
  const fall = Math.max(1, Math.round(release * SAMPLE_RATE));
  const end = Math.round(seconds * SAMPLE_RATE);
  for (let index = 0; index < out.length; index += 1) {
    const up = Math.min(1, index / rise);
    const down = index < end ? 1 : Math.max(0, 1 - (index - end) / fall);
    out[index] = (out[index] ?? 0) * up * up * (3 - 2 * up) * down * down;
  }
  return out;
}

const SINE = Float32Array.from({ length: SIZE }, (_, index) => Math.sin((2 * Math.PI * index) / SIZE));
