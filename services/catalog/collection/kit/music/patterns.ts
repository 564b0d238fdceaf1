import { type Harmony, harmony, type Note, tune } from './notes.ts';

/** Chords of equal length, by default a bar each. */
export function bars(start: number, chords: readonly string[], beats = 4): Harmony[] {
  return harmony(
    start,
    chords.map((notes) => [notes, beats]),
  );
}

/** A note some octaves higher or lower. */
export function octave(pitch: string, by: number): string {
  return pitch.replace(/\d/, (number) => String(Number(number) + by));
}

/**
 * Broken chords: indices of the chord's notes, one every `step` beats; indices past its last note continue an octave higher. `-1`
 * is a rest.
 */
export function broken(chords: readonly Harmony[], order: readonly number[], step: number, force: number): Note[] {
  return chords.flatMap(({ beat, beats, notes }) =>
    Array.from({ length: Math.round(beats / step) }, (_, index) => ({ index, which: order[index % order.length] ?? 0 }))
      .filter(({ which }) => which >= 0)
      .map(({ index, which }): Note => {
        const accent = (index * step) % 2 === 0 ? 1.15 : (index * step) % 1 === 0 ? 1 : 0.84;
        return {
          beat: beat + index * step,
          beats: step,
          pitch: octave(notes[which % notes.length] ?? 'C4', Math.floor(which / notes.length)),
          force: Math.min(1, force * accent),
        };
      }),
  );
}

/** Strokes over all strings: time, up or down, force; the strings follow each other by `spread` beats. */
export function strummed(
  chords: readonly Harmony[],
  strokes: readonly (readonly [beat: number, direction: 'down' | 'up', force: number])[],
  spread = 0.03,
): Note[] {
  return chords.flatMap(({ beat, beats, notes }) =>
    strokes
      .filter(([at]) => at < beats)
      .flatMap(([at, direction, force]) =>
        (direction === 'up' ? [...notes].reverse() : notes).map(
          (pitch, index): Note => ({
            beat: beat + at + index * spread,
            beats: 1,
            pitch,
            force: direction === 'up' && index > 2 ? force * 0.6 : force,
          }),
        ),
      ),
  );
}

/** The lowest notes of chords, in this octave: position in the bar, length, force. */
export function roots(
  chords: readonly Harmony[],
  rhythm: readonly (readonly [beat: number, beats: number, force: number])[],
  lowest: number,
): Note[] {
  return chords.flatMap(({ beat, beats, notes }) =>
    rhythm
      .filter(([at]) => at < beats)
      .map(
        ([at, length, force]): Note => ({
          beat: beat + at,
          beats: length,
          pitch: (notes[0] ?? 'C3').replace(/\d/, String(lowest)),
          force,
        }),
      ),
  );
}

/** The same notes, this many beats later. */
export function later(notes: readonly Note[], beats: number, force = 1): Note[] {
  return notes.map((note) => ({ ...note, beat: note.beat + beats, force: Math.min(1, note.force * force) }));
}

/** The same notes octaves higher or lower. */
export function transposed(notes: readonly Note[], octaves: number, force = 1): Note[] {
  return notes.map((note) => ({
    ...note,
    pitch: octave(note.pitch, octaves),
    force: Math.min(1, note.force * force),
    ...(note.from ? { from: octave(note.from, octaves) } : {}),
  }));
}

/** Lines of a song, each `beats` long, one after another; `-` skips one. A line that is too long is an error. */
export function song(start: number, lines: readonly string[], force: number, beats = 8): Note[] {
  return lines.flatMap((line, index) => {
    if (line === '-') return [];
    const from = start + index * beats;
    const notes = tune(from, line, force);
    const last = notes.at(-1);
    if (last && last.beat + last.beats > from + beats + 0.01) throw new Error(`A line is longer than ${beats} beats: ${line}`);
    return notes;
  });
}

/** A run over a scale: steps counted from its first note, so `7` is the octave of a seven-note scale; `.` is a rest. */
export function run(start: number, scale: readonly string[], steps: string, beats: number, force: number): Note[] {
  return steps
    .trim()
    .split(/\s+/)
    .map((step, index) => ({ step, index }))
    .filter(({ step }) => step !== '.')
    .map(({ step, index }): Note => {
      const number = Number(step);
      const octaves = Math.floor(number / scale.length);
      return {
        beat: start + index * beats,
        beats,
        pitch: octave(scale[number - octaves * scale.length] ?? 'C4', octaves),
        force: index % 4 === 0 ? Math.min(1, force * 1.2) : force * (0.86 + 0.06 * (index % 3)),
      };
    });
}

/** Long notes in dulcimer style: many light strokes that swell and fade. */
export function rolled(notes: readonly Note[], step: number, shortest = 0.9): Note[] {
  return notes.flatMap((note) => {
    if (note.beats < shortest) return [note];
    const strokes = Math.round(note.beats / step);
    return Array.from({ length: strokes }, (_, index): Note => {
      const swell = 0.5 + 0.28 * Math.sin((Math.PI * index) / strokes);
      return { ...note, beat: note.beat + index * step, beats: step, force: index === 0 ? note.force : note.force * swell };
    });
  });
}

/** What begins from one beat up to another. */
export function part<T extends { beat: number }>(list: readonly T[], from: number, to = Number.POSITIVE_INFINITY): T[] {
  return list.filter(({ beat }) => beat >= from && beat < to);
}

/** A line again and again, every `every` beats, from one beat up to another. */
export function again(from: number, to: number, every: number, line: string, force: number): Note[] {
  return Array.from({ length: Math.ceil((to - from) / every) }, (_, time) => tune(from + time * every, line, force)).flat();
}
