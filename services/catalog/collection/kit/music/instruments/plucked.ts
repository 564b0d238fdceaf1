import { seeded } from '../../random.ts';
import { SAMPLE_RATE } from '../sound.ts';

/** A string's sound: Karplus-Strong with the parameters that distinguish instruments. */
export interface StringKind {
  /** Seconds until the note is 60 dB down, at A4; lower notes ring longer. */
  decay: number;
  /** 0 dark … 1 bright: the pick. */
  brightness: number;
  /** The plucking position, as a fraction of the string's length. */
  position: number;
  /** The bridge's buzz (sitar, tanpura), 0…1. */
  buzz?: number;
  /** More strings on the same note, some cents apart (a santoor has several per note). */
  courses?: readonly number[];
  /** Resonances of the instrument's body: hertz and strength. */
  body?: readonly (readonly [frequency: number, strength: number])[];
}

export const SANTOOR: StringKind = { decay: 2.6, brightness: 0.74, position: 0.19, courses: [-3, 2.5, 5] };
export const SITAR: StringKind = { decay: 3.4, brightness: 0.8, position: 0.08, buzz: 0.75 };
export const TANPURA: StringKind = { decay: 5, brightness: 0.6, position: 0.24, buzz: 0.9 };
export const UKULELE: StringKind = { decay: 0.85, brightness: 0.42, position: 0.28 };
export const HARP: StringKind = { decay: 2.4, brightness: 0.5, position: 0.35 };

export const GUITAR: StringKind = {
  decay: 2.1,
  brightness: 0.56,
  position: 0.2,
  body: [
    [104, 0.5],
    [208, 0.55],
    [415, 0.25],
  ],
};
export const OUD: StringKind = {
  decay: 1.1,
  brightness: 0.42,
  position: 0.16,
  courses: [-2, 2],
  body: [
    [125, 0.6],
    [260, 0.55],
    [560, 0.2],
  ],
};
export const VEENA: StringKind = { decay: 4, brightness: 0.64, position: 0.13, buzz: 0.4, body: [[180, 0.4]] };
export const TUMBI: StringKind = { decay: 0.8, brightness: 0.76, position: 0.11, body: [[640, 0.4]] };

/** Metal strings over goatskin, plucked with a coconut shell. */
export const SAROD: StringKind = {
  decay: 1.9,
  brightness: 0.66,
  position: 0.12,
  buzz: 0.12,
  body: [
    [196, 0.5],
    [420, 0.4],
  ],
};
export const RABAB: StringKind = { decay: 0.8, brightness: 0.58, position: 0.12, courses: [-2, 3], body: [[330, 0.6]] };
export const QANUN: StringKind = { decay: 1.9, brightness: 0.8, position: 0.11, courses: [-3, 0, 3] };
export const MANDOLIN: StringKind = { decay: 0.9, brightness: 0.66, position: 0.14, courses: [-4, 4], body: [[310, 0.4]] };
export const DOTARA: StringKind = { decay: 0.75, brightness: 0.5, position: 0.2, body: [[380, 0.5]] };
/** Gut strings, plucked with the fingertips. */
export const NYLON: StringKind = { decay: 1.6, brightness: 0.38, position: 0.27, body: GUITAR.body ?? [] };
/** A bowed instrument's string, plucked. */
export const PIZZICATO: StringKind = { decay: 0.4, brightness: 0.34, position: 0.3, body: [[280, 0.4]] };
/** The jaw harp of the desert: a tongue of steel that buzzes on one note. */
export const MORCHANG: StringKind = { decay: 0.7, brightness: 0.9, position: 0.06, buzz: 0.9, body: [[900, 0.9]] };

/** How fast the loop removes a constant offset. */
const STEADYING = 0.0001;

/** A string instrument as a voice. */
export function plucked(kind: StringKind): (frequency: number, seconds: number, force: number, variant: number) => Float32Array {
  return (frequency, seconds, force, variant) => pluck(kind, frequency, seconds, force, variant);
}

/** One plucked note. */
export function pluck(kind: StringKind, frequency: number, seconds: number, force: number, seed = 1): Float32Array {
  const samples = Math.ceil(seconds * SAMPLE_RATE);
  const out = new Float32Array(samples);
  const courses = kind.courses ?? [0];
  courses.forEach((cents, index) => {
    addString(out, kind, frequency * 2 ** (cents / 1200), force / Math.sqrt(courses.length), seed * 31 + index);
  });
  for (const [resonance, strength] of kind.body ?? []) resound(out, resonance, strength);
  const release = Math.min(samples, Math.round(0.04 * SAMPLE_RATE));
  for (let index = 0; index < release; index += 1) out[samples - 1 - index] = (out[samples - 1 - index] ?? 0) * (index / release);
  return out;
}

/** Adds a resonance of the sound: a band-pass of Q 4. */
function resound(out: Float32Array, frequency: number, strength: number): void {
  const angle = (2 * Math.PI * frequency) / SAMPLE_RATE;
  const alpha = Math.sin(angle) / 8;
  const gain = (strength * 2 * alpha) / (1 + alpha);
  const a1 = (-2 * Math.cos(angle)) / (1 + alpha);
  const a2 = (1 - alpha) / (1 + alpha);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < out.length; index += 1) {
    const x = out[index] ?? 0;
    const y = gain * (x - x2) - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[index] = x + y;
  }
}

function addString(out: Float32Array, kind: StringKind, frequency: number, force: number, seed: number): void {
  const damping = 0.5 - 0.42 * kind.brightness;
  // The loop is the period minus the delay of its filters; otherwise high notes are out of tune.
  const lag = damping / (1 - damping);
  const period = SAMPLE_RATE / frequency - lag;
  const length = Math.floor(period - 0.5);
  const fraction = period - length;
  // A first-order allpass for the remaining fraction of a sample.
  const tuning = (1 - fraction) / (1 + fraction);
  const line = excitation(kind, length, force, seed);
  const seconds = kind.decay * Math.min(2.2, (440 / frequency) ** 0.45);
  const loss = 10 ** (-3 / (frequency * seconds));
  const buzz = kind.buzz ?? 0;
  let at = 0;
  let last = 0;
  let allpassIn = 0;
  let allpassOut = 0;
  let mean = 0;
  let offset = 0;
  for (let index = 0; index < out.length; index += 1) {
    const value = line[at] ?? 0;
    const smoothed = value * (1 - damping) + last * damping;
    last = value;
    let fed = smoothed * loss;
    // The flat bridge catches the string on one side only: overtones bloom while it swings wide.
    if (buzz > 0 && fed > 0) fed -= buzz * 0.35 * fed * fed;
    // The offset left by this asymmetry would otherwise grow.
    mean += (fed - mean) * STEADYING;
    fed -= mean;
    const tuned = tuning * fed + allpassIn - tuning * allpassOut;
    allpassIn = fed;
    allpassOut = tuned;
    line[at] = tuned;
    at = at + 1 === length ? 0 : at + 1;
    offset += (value - offset) * 0.003;
    out[index] = (out[index] ?? 0) + value - offset;
  }
}

/** A burst of noise, darkened by the pick and comb-filtered by the plucking position. */
function excitation(kind: StringKind, length: number, force: number, seed: number): Float32Array {
  const random = seeded(seed);
  const noise = new Float32Array(length);
  let low = 0;
  const cut = 0.15 + 0.8 * kind.brightness * (0.6 + 0.4 * force);
  for (let index = 0; index < length; index += 1) {
    low += cut * (random() * 2 - 1 - low);
    noise[index] = low;
  }
  const delay = Math.max(1, Math.round(length * kind.position));
  let mean = 0;
  const combed = noise.map((value, index) => {
    const other = noise[(index - delay + length) % length] ?? 0;
    mean += (value - other) / length;
    return value - other;
  });
  return combed.map((value) => (value - mean) * force);
}
