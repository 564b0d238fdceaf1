import { seeded } from '../../random.ts';
import { SAMPLE_RATE } from '../sound.ts';

/** A bent reed or a flute: harmonics, breath, and a tone that swells and trembles as a player's does. */
export interface WindKind {
  /** Strength of the harmonics, from the first. */
  harmonics: readonly number[];
  breath: number;
  attack: number;
  release: number;
  vibrato: number;
  /** Cents from below at which a note starts before it finds its pitch. */
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

export interface Phrase {
  /** Seconds from the start of the phrase. */
  at: number;
  seconds: number;
  frequency: number;
  force: number;
}

/** A phrase in one breath: the pitch glides from note to note (meend) instead of starting anew. */
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
    const bend = depth * Math.sin(2 * Math.PI * 5.4 * time) + wander * 1.5;
    const frequency = 2 ** ((cents + bend) / 1200);
    phase += frequency / SAMPLE_RATE;
    if (phase > 1) phase -= 1;
    out[index] = tone(kind, phase, frequency, level) * level + breathe();
  }
  return out;

  function breathe(): number {
    breathLow += 0.3 * (random() * 2 - 1 - breathLow);
    return breathLow * kind.breath * level * 3;
  }
}

/** Louder is brighter. Harmonics above 15 kHz are left out. */
function tone(kind: WindKind, phase: number, frequency: number, level: number): number {
  let sum = 0;
  for (let harmonic = 0; harmonic < kind.harmonics.length; harmonic += 1) {
    const multiple = harmonic + 1;
    if (frequency * multiple > 15_000) break;
    sum += (kind.harmonics[harmonic] ?? 0) * level ** (harmonic * 0.12) * (SINE[((phase * multiple * 4096) | 0) & 4095] ?? 0);
  }
  return sum * 0.22;
}

const SINE = Float32Array.from({ length: 4096 }, (_, index) => Math.sin((2 * Math.PI * index) / 4096));
