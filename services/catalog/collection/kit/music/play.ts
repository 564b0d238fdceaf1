import { seeded } from '../random.ts';
import type { DrumKit } from './instruments/drums.ts';
import type { Mixer, Place } from './mixer.ts';
import { type Harmony, hertz, type Note } from './notes.ts';
import { SAMPLE_RATE } from './sound.ts';

/** An instrument's sound for a note: hertz, seconds, force 0…1, and which stroke variant. */
export type Voice = (frequency: number, seconds: number, force: number, variant: number) => Float32Array;

export interface Manner {
  /** Beats that a note rings past its length. */
  ring?: number;
  /** A player's maximum timing error, in seconds. */
  loose?: number;
  /** Each player has different timing errors. */
  seed?: number;
  /** Number of slightly different strokes used in rotation. */
  variants?: number;
}

const FORCES = 6;

/** Plays notes with small human errors. Repeated identical notes are synthesised only once. */
export function play(
  mixer: Mixer,
  voice: Voice,
  notes: readonly Note[],
  place: Place,
  { ring = 0, loose = 0.007, seed = 1, variants = 2 }: Manner = {},
): void {
  const random = seeded(seed * 7919);
  const made = new Map<string, Float32Array>();
  notes.forEach((note, index) => {
    const force = Math.min(1, note.force * random.between(0.9, 1.08));
    const step = Math.max(1, Math.round(force * FORCES)) / FORCES;
    const seconds = Math.ceil(mixer.seconds(note.beats + ring) * 20) / 20;
    const variant = index % variants;
    const key = [note.pitch, note.from, note.shaken, seconds, step, variant].join();
    const sound =
      made.get(key) ?? trimmed(pulled(voice(hertz(note.pitch), seconds, step, variant + 1), note, mixer.seconds(note.beats)));
    made.set(key, sound);
    const late = note.beat === 0 ? 0 : random.between(-loose, loose);
    mixer.add(sound, note.beat + late / mixer.seconds(1), { ...place, gain: ((place.gain ?? 1) * force) / step });
  });
}

/** Chords spread across the stereo width, low to high. */
export function playChords(
  mixer: Mixer,
  voice: Voice,
  chords: readonly Harmony[],
  force: number,
  place: Place,
  width = 0.6,
): void {
  const most = Math.max(...chords.map((chord) => chord.notes.length));
  for (let part = 0; part < most; part += 1) {
    const notes = chords.flatMap(({ beat, beats, notes: names }): Note[] => {
      const pitch = names[part];
      return pitch ? [{ beat, beats, pitch, force }] : [];
    });
    const pan = (place.pan ?? 0) + (most > 1 ? (part / (most - 1)) * 2 * width - width : 0);
    play(mixer, voice, notes, { ...place, pan }, { loose: 0.012, seed: part + 1, variants: 1 });
  }
}

/** Cuts the inaudible end: about 80 dB below full scale. */
function trimmed(sound: Float32Array): Float32Array {
  let end = sound.length;
  while (end > 0 && Math.abs(sound[end - 1] ?? 0) < 1e-4) end -= 1;
  return sound.subarray(0, end);
}

/** A bent string: slides and vibrato are made by reading the note faster and slower. */
function pulled(sound: Float32Array, { from, pitch, shaken }: Note, seconds: number): Float32Array {
  if (!from && !shaken) return sound;
  const start = from ? Math.log2(hertz(from) / hertz(pitch)) : 0;
  const hold = Math.min(0.09, seconds * 0.2);
  const glide = Math.min(0.2, seconds * 0.4);
  const out = new Float32Array(sound.length);
  let at = 0;
  let ratio = 1;
  for (let index = 0; index < out.length; index += 1) {
    if ((index & 31) === 0) {
      const time = index / SAMPLE_RATE;
      const way = Math.min(1, Math.max(0, (time - hold) / glide));
      const shake = shaken
        ? 0.05 * Math.min(1, Math.max(0, time - 0.08) / 0.2) * (0.5 - 0.5 * Math.cos(2 * Math.PI * 5.6 * time))
        : 0;
      ratio = 2 ** (start * (1 - way * way * (3 - 2 * way)) + shake);
    }
    const whole = Math.floor(at);
    const low = sound[whole] ?? 0;
    out[index] = low + ((sound[whole + 1] ?? 0) - low) * (at - whole);
    at += ratio;
  }
  return out;
}

/**
 * Plays strokes of a kit, one token every `step` beats: kit names, two together as `ge+na`, `-` a rest, `!` strong, `.` very
 * soft.
 * `times` repeats the whole; `swing` delays every second stroke by that fraction of a step.
 */
export function playHits(
  mixer: Mixer,
  kit: DrumKit,
  start: number,
  strokes: string,
  {
    step = 0.5,
    gain = 1,
    times = 1,
    swing = 0,
    seed = 1,
  }: { step?: number; gain?: number; times?: number; swing?: number; seed?: number } = {},
): void {
  const random = seeded(seed * 104_729 + Math.round(start * 16));
  const words = strokes.trim().split(/\s+/);
  for (let index = 0; index < words.length * times; index += 1) {
    const word = words[index % words.length] ?? '-';
    if (word === '-') continue;
    const mark = /[!.]$/.exec(word)?.[0];
    const force = (mark === '!' ? 1.25 : mark === '.' ? 0.42 : 0.86) * random.between(0.88, 1.1);
    const late = random.between(-0.005, 0.006) / mixer.seconds(1);
    const beat = start + (index + (index % 2 ? swing : 0)) * step + (start + index === 0 ? 0 : late);
    for (const name of (mark ? word.slice(0, -1) : word).split('+')) {
      const hit = kit[name];
      if (!hit) throw new Error(`The drum has no stroke "${name}".`);
      mixer.add(hit.sound, beat, { gain: hit.gain * gain * force, pan: hit.pan, hall: hit.hall });
    }
  }
}
