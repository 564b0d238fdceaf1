import { seeded } from '../../random.ts';
import { SAMPLE_RATE } from '../sound.ts';
import { shape, sing, wavetable } from './wavetable.ts';

/** Organ pipes: a principal, its octave and a soft flute, with wind noise at the start of each note. */
export function organ(frequency: number, seconds: number, force: number, variant = 1): Float32Array {
  const out = new Float32Array(Math.ceil((seconds + 0.25) * SAMPLE_RATE));
  const principal = wavetable(frequency, (harmonic) => [1, 0.7, 0.42, 0.3, 0.16, 0.12, 0.07, 0.05][harmonic - 1] ?? 0, 8);
  const flute = wavetable(frequency, (harmonic) => [1, 0.1, 0.22, 0.03, 0.05][harmonic - 1] ?? 0, 5);
  sing(out, principal, frequency, { gain: 0.16 * force, phase: 0.1 });
  sing(out, principal, frequency * 2, { gain: 0.07 * force, cents: 2, phase: 0.4 });
  sing(out, flute, frequency, { gain: 0.16 * force, cents: -3, phase: 0.7, waver: 1.5, rate: 4.2 });
  chiff(out, frequency, 0.05 * force, variant);
  return shape(out, seconds, 0.07, 0.22);
}

function chiff(out: Float32Array, frequency: number, strength: number, seed: number): void {
  const random = seeded(seed * 17 + 3);
  const angle = (2 * Math.PI * Math.min(5000, frequency * 3)) / SAMPLE_RATE;
  let before = 0;
  let now = 0;
  for (let index = 0; index < Math.min(out.length, 0.16 * SAMPLE_RATE); index += 1) {
    const next = 2 * Math.cos(angle) * 0.985 * now - 0.97 * before + 0.12 * (random() - 0.5);
    before = now;
    now = next;
    out[index] = (out[index] ?? 0) + strength * next * Math.exp(-index / (0.05 * SAMPLE_RATE));
  }
}

/** Formants of an open "ah": hertz, width, strength. */
const AH: readonly (readonly [number, number, number])[] = [
  [720, 130, 1],
  [1140, 170, 0.55],
  [2750, 300, 0.2],
];

/** A choir on one note, far back. */
export function choir(frequency: number, seconds: number, force: number): Float32Array {
  const out = new Float32Array(Math.ceil((seconds + 0.9) * SAMPLE_RATE));
  const table = wavetable(frequency, (harmonic) => {
    const hertz = frequency * harmonic;
    const mouth = AH.reduce((sum, [centre, width, strength]) => sum + strength / (1 + ((hertz - centre) / width) ** 2), 0.05);
    return (mouth * 0.8) / harmonic ** 0.5;
  });
  [-9, 4, 11].forEach((cents, voice) => {
    sing(out, table, frequency, { cents, gain: 0.2 * force, phase: voice * 0.31, waver: 14, rate: 4.7 + voice * 0.4 });
  });
  return shape(out, seconds, 0.6, 0.9);
}

/** A warm synthesiser: three saws under a low-pass that opens and closes slowly. */
export function pad(frequency: number, seconds: number, force: number): Float32Array {
  const out = new Float32Array(Math.ceil((seconds + 0.6) * SAMPLE_RATE));
  const saw = wavetable(frequency, (harmonic) => 0.6 / harmonic, 24);
  [-11, 1, 12].forEach((cents, voice) => {
    sing(out, saw, frequency, { cents, gain: 0.3 * force, phase: voice * 0.29 });
  });
  let first = 0;
  let second = 0;
  let cutoff = 0;
  for (let index = 0; index < out.length; index += 1) {
    if ((index & 63) === 0)
      cutoff = Math.min(
        0.5,
        (2 * Math.PI * (700 + frequency * 1.6 + 1700 * Math.sin((1.1 * index) / SAMPLE_RATE) ** 2)) / SAMPLE_RATE,
      );
    first += cutoff * ((out[index] ?? 0) - first);
    second += cutoff * (first - second);
    out[index] = second;
  }
  return shape(out, seconds, 0.35, 0.6);
}

/** Free reeds in a box with bellows, on each note two that differ by `spread` cents: a harmonium's few, an accordion's many. */
export function reeds(spread: number): (frequency: number, seconds: number, force: number) => Float32Array {
  return (frequency, seconds, force) => {
    const out = new Float32Array(Math.ceil((seconds + 0.12) * SAMPLE_RATE));
    const reed = wavetable(
      frequency,
      (harmonic) => [0.8, 0.9, 0.7, 0.46, 0.42, 0.26, 0.22][harmonic - 1] ?? 1.1 / harmonic ** 1.1,
      22,
    );
    sing(out, reed, frequency, { gain: 0.14 * force, cents: -spread / 2, phase: 0.2 });
    sing(out, reed, frequency, { gain: 0.14 * force, cents: spread / 2, phase: 0.6 });
    sing(out, reed, frequency / 2, { gain: 0.05 * force, phase: 0.4 });
    return shape(out, seconds, 0.045, 0.1);
  };
}

/** The square wave of old game consoles. */
export function chip(frequency: number, seconds: number, force: number): Float32Array {
  const out = new Float32Array(Math.ceil((seconds + 0.04) * SAMPLE_RATE));
  const square = wavetable(frequency, (harmonic) => (harmonic % 2 ? 0.9 / harmonic : 0), 18);
  sing(out, square, frequency, { gain: 0.2 * force, waver: 10, rate: 6 });
  return shape(out, seconds * 0.86, 0.003, 0.04);
}

/** A short bright synthesiser note. */
export function synthPluck(frequency: number, seconds: number, force: number): Float32Array {
  const out = new Float32Array(Math.ceil(seconds * SAMPLE_RATE));
  const square = wavetable(frequency, (harmonic) => (harmonic % 2 ? 0.7 / harmonic : 0.12 / harmonic), 30);
  sing(out, square, frequency, { gain: 0.4 * force, cents: -5 });
  sing(out, square, frequency, { gain: 0.4 * force, cents: 6, phase: 0.3 });
  let first = 0;
  let second = 0;
  for (let index = 0; index < out.length; index += 1) {
    const time = index / SAMPLE_RATE;
    const cutoff = Math.min(0.6, (2 * Math.PI * (frequency * 1.2 + (3600 + 6500 * force) * Math.exp(-time * 7))) / SAMPLE_RATE);
    first += cutoff * ((out[index] ?? 0) - first);
    second += cutoff * (first - second);
    out[index] = second * Math.exp(-time * 3.4);
  }
  return shape(out, Math.max(0, seconds - 0.06), 0.003, 0.06);
}

/** A bass of one saw under a low-pass. */
export function synthBass(frequency: number, seconds: number, force: number): Float32Array {
  const out = new Float32Array(Math.ceil((seconds + 0.05) * SAMPLE_RATE));
  sing(
    out,
    wavetable(frequency, (harmonic) => 0.8 / harmonic ** 1.2, 16),
    frequency,
    { gain: 0.6 * force },
  );
  let low = 0;
  for (let index = 0; index < out.length; index += 1) {
    const cutoff = (2 * Math.PI * (180 + 700 * force * Math.exp((-index / SAMPLE_RATE) * 6))) / SAMPLE_RATE;
    low += cutoff * ((out[index] ?? 0) - low);
    out[index] = low;
  }
  return shape(out, seconds, 0.006, 0.05);
}
