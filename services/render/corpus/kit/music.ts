import { seeded } from './motion.ts';

/** A quiet raga on plucked strings over a drone, with a soft drum: computed from notes, so that it is the same each time. */
export interface Tune {
  seconds: number;
  beatsPerMinute: number;
  /** Frequency of the lowest note in hertz. */
  root: number;
  /** Semitones above the root, one per half beat; `null` is a rest. Repeated to the end. */
  notes: readonly (number | null)[];
  /** Half beats of the drum, in a bar of eight. */
  drum: readonly number[];
}

const RATE = 32_000;

/** 16-bit mono WAV. */
export function playTune(tune: Tune): Buffer {
  const samples = new Float32Array(Math.round(tune.seconds * RATE));
  const half = (30 / tune.beatsPerMinute) * RATE;
  const random = seeded(Math.round(tune.root * 10));
  const count = Math.floor(samples.length / half);
  for (let index = 0; index < count; index += 1) {
    const at = Math.round(index * half);
    const note = tune.notes[index % tune.notes.length];
    if (note !== null && note !== undefined) pluck(samples, at, tune.root * 2 * 2 ** (note / 12), 0.3, 1.6, random);
    if (index % 8 === 0) pluck(samples, at, tune.root / 2, 0.34, 4, random);
    if (index % 8 === 2 || index % 8 === 4) pluck(samples, at, tune.root, 0.2, 3.4, random);
    if (index % 8 === 6) pluck(samples, at, (tune.root * 3) / 4, 0.2, 3.4, random);
    if (tune.drum.includes(index % 8)) drum(samples, at, index % 8 === 0 ? 82 : 148);
  }
  return wav(samples);
}

/** Karplus-Strong plucked string: noise in a ring buffer, smoothed on each pass. */
function pluck(
  into: Float32Array,
  at: number,
  hertz: number,
  loud: number,
  seconds: number,
  random: (low: number, high: number) => number,
): void {
  const ring = Float32Array.from({ length: Math.max(2, Math.round(RATE / hertz)) }, () => random(-1, 1));
  const end = Math.min(into.length, at + Math.round(seconds * RATE));
  for (let sample = at, place = 0; sample < end; sample += 1) {
    const next = (place + 1) % ring.length;
    const value = ring[place] ?? 0;
    ring[place] = 0.4985 * (value + (ring[next] ?? 0));
    const tail = Math.min(1, (end - sample) / 2000);
    into[sample] = (into[sample] ?? 0) + value * loud * tail;
    place = next;
  }
}

function drum(into: Float32Array, at: number, hertz: number): void {
  const length = Math.min(into.length - at, Math.round(0.24 * RATE));
  let phase = 0;
  for (let sample = 0; sample < length; sample += 1) {
    const time = sample / RATE;
    phase += (2 * Math.PI * hertz * (1 + 0.7 * Math.exp(-time * 40))) / RATE;
    into[at + sample] = (into[at + sample] ?? 0) + 0.42 * Math.exp(-time * 17) * Math.sin(phase);
  }
}

function wav(samples: Float32Array): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0.01);
  for (const [index, value] of samples.entries()) file.writeInt16LE(Math.round((value / peak) * 26_000), 44 + index * 2);
  return file;
}
