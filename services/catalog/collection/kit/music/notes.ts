const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** 'A4' → 440; sharps `#` and flats `b`; equal temperament. */
export function hertz(note: string): number {
  const match = /^([A-G])([#b]?)(\d)$/.exec(note);
  if (!match) throw new Error(`"${note}" is no note.`);
  const [, letter = 'A', accidental, octave = '4'] = match;
  const step = (STEPS[letter] ?? 0) + (accidental === '#' ? 1 : accidental === 'b' ? -1 : 0);
  return 440 * 2 ** ((step - 9) / 12 + Number(octave) - 4);
}

/** A note of a tune: start and length in beats, pitch, and force (0…1). */
export interface Note {
  beat: number;
  beats: number;
  pitch: string;
  force: number;
  /** The note from which it slides. */
  from?: string;
  /** With vibrato, like a string bent repeatedly (gamaka). */
  shaken?: boolean;
}

/**
 * A tune from text: successive notes as `pitch:beats`, a rest as `-:beats`, a stronger note with `!` at the end, a slide as
 * `G4>A4:1`, a shaken note as `A4~:1`.
 * `tune(5, 'D5:1 E5:.5 -:.5 F#5:1!')` starts at beat 5.
 */
export function tune(start: number, line: string, force = 0.8): Note[] {
  const notes: Note[] = [];
  let beat = start;
  for (const word of line.trim().split(/\s+/)) {
    const strong = word.endsWith('!');
    const [name = '-', length = '1'] = (strong ? word.slice(0, -1) : word).split(':');
    const beats = Number(length);
    const shaken = name.endsWith('~');
    const [first = '-', second] = (shaken ? name.slice(0, -1) : name).split('>');
    if (first !== '-')
      notes.push({
        beat,
        beats,
        pitch: second ?? first,
        force: strong ? Math.min(1, force * 1.25) : force,
        ...(second ? { from: first } : {}),
        ...(shaken ? { shaken } : {}),
      });
    beat += beats;
  }
  return notes;
}

/** A chord held from a beat on. */
export interface Harmony {
  beat: number;
  beats: number;
  notes: readonly string[];
}

/** Chords one after another: `harmony(0, [['D3 A3 F#4', 4], …])`. */
export function harmony(start: number, chords: readonly (readonly [notes: string, beats: number])[]): Harmony[] {
  let beat = start;
  return chords.map(([notes, beats]) => {
    const chord = { beat, beats, notes: notes.split(' ') };
    beat += beats;
    return chord;
  });
}
