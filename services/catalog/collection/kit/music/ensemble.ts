import { ge, ka, na, tin } from './instruments/percussion.ts';
import { pluck, type StringKind } from './instruments/plucked.ts';
import { bass, strings } from './instruments/strings.ts';
import { blow, type WindKind } from './instruments/winds.ts';
import type { Mixer, Place } from './mixer.ts';
import { type Harmony, hertz, type Note } from './notes.ts';

/** Plays a tune on a plucked instrument; `ring` is how many beats a note rings past its length. */
export function playPlucked(mixer: Mixer, kind: StringKind, notes: readonly Note[], place: Place, ring = 1): void {
  notes.forEach((note, index) => {
    mixer.add(pluck(kind, hertz(note.pitch), mixer.seconds(note.beats + ring), note.force, index + 1), note.beat, place);
  });
}

/** Plays a tune on a wind instrument, in one breath from rest to rest. */
export function playWind(mixer: Mixer, kind: WindKind, notes: readonly Note[], place: Place): void {
  const breaths: Note[][] = [];
  for (const note of notes) {
    const last = breaths.at(-1)?.at(-1);
    if (last && Math.abs(last.beat + last.beats - note.beat) < 0.01) breaths.at(-1)?.push(note);
    else breaths.push([note]);
  }
  breaths.forEach((breath, index) => {
    const start = breath[0]?.beat ?? 0;
    const phrase = breath.map((note, at) => ({
      at: mixer.seconds(note.beat - start),
      seconds: mixer.seconds(note.beats) * (at === breath.length - 1 ? 0.94 : 1),
      frequency: hertz(note.pitch),
      force: note.force,
      ...(note.shaken ? { shaken: true } : {}),
    }));
    mixer.add(blow(kind, phrase, index + 1), start, place);
  });
}

export function playStrings(mixer: Mixer, chords: readonly Harmony[], force: number, place: Place): void {
  for (const chord of chords)
    chord.notes.forEach((note, index) => {
      const spread = chord.notes.length > 1 ? (index / (chord.notes.length - 1)) * 1.2 - 0.6 : 0;
      mixer.add(strings(hertz(note), mixer.seconds(chord.beats), force), chord.beat, {
        ...place,
        pan: (place.pan ?? 0) + spread,
      });
    });
}

export function playBass(mixer: Mixer, notes: readonly Note[], gain: number): void {
  for (const note of notes)
    mixer.add(bass(hertz(note.pitch), mixer.seconds(note.beats), note.force), note.beat, { gain, hall: 0.04 });
}

/** Tabla syllables, one every `step` beats; `-` is a rest. Dha and Dhin are both hands. */
export function playTabla(mixer: Mixer, start: number, syllables: string, step: number, gain: number, pitch = 293.66): void {
  const right = { na: na(pitch), tin: tin(pitch) };
  const left = ge(74);
  const dry = ka();
  syllables.split(/\s+/).forEach((syllable, index) => {
    const beat = start + index * step;
    const accent = index % 4 === 0 ? 1 : 0.78 + 0.1 * Math.sin(index * 2.1);
    const high = { gain: gain * accent, pan: 0.22, hall: 0.14 };
    const low = { gain: gain * accent * 1.05, pan: -0.18, hall: 0.1 };
    const name = syllable.toLowerCase();
    if (['dha', 'na', 'ta'].includes(name)) mixer.add(right.na, beat, high);
    if (['dhin', 'tin', 'dhi'].includes(name)) mixer.add(right.tin, beat, high);
    if (['dha', 'dhin', 'dhi', 'ge'].includes(name)) mixer.add(left, beat, low);
    if (['ka', 'ke', 'ti', 'te'].includes(name)) mixer.add(dry, beat, { ...high, gain: gain * 0.6 });
  });
}
