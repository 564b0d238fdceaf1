import { seeded } from '../../random.ts';
import { SAMPLE_RATE } from '../sound.ts';

/** A reed, a flute or a bow: harmonics, breath, and a tone with a player's swell and vibrato. */
export interface WindKind {
  /** Strength of the harmonics, from the first. */
  harmonics: readonly number[];
  breath: number;
  attack: number;
  release: number;
  vibrato: number;
  /** How many cents below its pitch a note starts. */
  scoop: number;
}

export const SHEHNAI: WindKind = {
  harmonics: [0.5, 0.85, 1, 0.92, 0.7, 0.5, 0.42, 0.26, 0.2, 0.14, 0.1, 0.07],
  breath: 0.012,
  attack: 0.045,
  release: 0.1,
  vibrato: 16,
  scoop: 70,
};

export const BANSURI: WindKind = {
  harmonics: [1, 0.34, 0.16, 0.05, 0.02],
  breath: 0.05,
  attack: 0.07,
  release: 0.16,
  vibrato: 12,
  scoop: 45,
};

/** A reed flute with more air than tone. */
export const NEY: WindKind = {
  harmonics: [0.8, 0.5, 0.3, 0.12, 0.07, 0.03],
  breath: 0.07,
  attack: 0.09,
  release: 0.2,
  vibrato: 20,
  scoop: 60,
};

/** The long oboe of temples, fuller and lower than the shehnai. */
export const NADASWARAM: WindKind = {
  harmonics: [0.7, 1, 0.95, 0.66, 0.6, 0.36, 0.22, 0.2, 0.12, 0.06],
  breath: 0.01,
  attack: 0.05,
  release: 0.12,
  vibrato: 9,
  scoop: 90,
};

/** Odd harmonics, as in a closed pipe. */
export const CLARINET: WindKind = {
  harmonics: [1, 0.08, 0.58, 0.07, 0.36, 0.06, 0.2, 0.05, 0.1],
  breath: 0.02,
  attack: 0.04,
  release: 0.08,
  vibrato: 7,
  scoop: 25,
};

/** A bow drives its string as breath drives a reed. */
export const VIOLIN: WindKind = {
  harmonics: [0.9, 0.8, 0.56, 0.5, 0.3, 0.28, 0.2, 0.14, 0.1, 0.07],
  breath: 0.012,
  attack: 0.08,
  release: 0.16,
  vibrato: 18,
  scoop: 18,
};

/** Gut strings stopped with the fingernails: close to a voice. */
export const SARANGI: WindKind = {
  harmonics: [0.6, 0.95, 0.9, 0.6, 0.62, 0.4, 0.34, 0.26, 0.18, 0.12, 0.08],
  breath: 0.022,
  attack: 0.07,
  release: 0.14,
  vibrato: 11,
  scoop: 75,
};

/** A whistle: almost a sine. */
export const WHISTLE: WindKind = {
  harmonics: [1, 0.07, 0.03],
  breath: 0.03,
  attack: 0.04,
  release: 0.09,
  vibrato: 24,
  scoop: 80,
};

export interface Phrase {
  /** Seconds from the start of the phrase. */
  at: number;
  seconds: number;
  frequency: number;
  force: number;
  shaken?: boolean;
}

/** Samples between updates of the tone's loudness and brightness. */
const TONE_STEP = 64;

/** A phrase in one breath: the pitch glides from note to note (meend) instead of starting again. */
export function blow(kind: WindKind, notes: readonly Phrase[], seed = 1): Float32Array {
  const end = Math.max(...notes.map((note) => note.at + note.seconds)) + kind.release + 0.05;
  const out = new Float32Array(Math.ceil(end * SAMPLE_RATE));
  const random = seeded(seed);
  let phase = 0;
  let cents = (notes[0] ? 1200 * Math.log2(notes[0].frequency) : 0) - kind.scoop;
  let level = 0;
  let current = 0;
  let breathLow = 0;
  let wander = 0;
  const strengths = new Float32Array(kind.harmonics.length);
  for (let index = 0; index < out.length; index += 1) {
    const time = index / SAMPLE_RATE;
    while (notes[current + 1] && time >= (notes[current + 1]?.at ?? Infinity) - 0.012) current += 1;
    const note = notes[current];
    if (!note) break;
    const since = time - note.at;
    const sounding = since >= 0 && since < note.seconds;
    cents += (1200 * Math.log2(note.frequency) - cents) * (1 / (0.028 * SAMPLE_RATE));
    const goal = sounding ? note.force * (0.82 + 0.18 * Math.min(1, since / 0.4)) : 0;
    level += (goal - level) / ((goal > level ? kind.attack : kind.release) * 0.45 * SAMPLE_RATE);
    wander += (random() - 0.5) * 0.02 - wander * 0.0006;
    const depth = kind.vibrato * Math.min(1, Math.max(0, since - 0.18) / 0.35);
    const shake = note.shaken ? 75 * Math.min(1, Math.max(0, since - 0.08) / 0.15) : 0;
    const bend =
      depth * Math.sin(2 * Math.PI * 5.4 * time) + shake * (0.5 - 0.5 * Math.cos(2 * Math.PI * 6 * since)) + wander * 1.5;
    const frequency = 2 ** ((cents + bend) / 1200);
    phase += frequency / SAMPLE_RATE;
    if (phase > 1) phase -= 1;
    if (index % TONE_STEP === 0) brighten(kind, frequency, level, strengths);
    out[index] = tone(strengths, phase) * level + breathe();
  }
  return out;

  function breathe(): number {
    breathLow += 0.3 * (random() * 2 - 1 - breathLow);
    return breathLow * kind.breath * level * 3;
  }
}

/** Louder is brighter. Harmonics above 15 kHz are left out. */
function brighten(kind: WindKind, frequency: number, level: number, strengths: Float32Array): void {
  for (let harmonic = 0; harmonic < strengths.length; harmonic += 1)
    strengths[harmonic] =
      frequency * (harmonic + 1) > 15_000 ? 0 : 0.22 * (kind.harmonics[harmonic] ?? 0) * Math.max(0, level) ** (harmonic * 0.12);
}

function tone(strengths: Float32Array, phase: number): number {
  let sum = 0;
  for (let harmonic = 0; harmonic < strengths.length; harmonic += 1)
    sum += (strengths[harmonic] ?? 0) * (SINE[(phase * (harmonic + 1) * 4096) & 4095] ?? 0);
  return sum;
}

const SINE = Float32Array.from({ length: 4096 }, (_, index) => Math.sin((2 * Math.PI * index) / 4096));
