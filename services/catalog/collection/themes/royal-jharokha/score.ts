// Santoor, shehnai and tabla in D: the doors, the couple, the families, the day, the place. One beat is 20 frames.
import { playBass, playPlucked, playStrings, playTabla, playWind } from '../../kit/music/ensemble.ts';
import { dhol, manjira, templeBell } from '../../kit/music/instruments/percussion.ts';
import { SANTOOR, TANPURA } from '../../kit/music/instruments/plucked.ts';
import { SHEHNAI } from '../../kit/music/instruments/winds.ts';
import { master } from '../../kit/music/master.ts';
import { Mixer } from '../../kit/music/mixer.ts';
import { harmony, hertz, type Note, tune } from '../../kit/music/notes.ts';
import type { Score } from '../../kit/music/score.ts';

const SECONDS = 22;

const CHORDS = harmony(0, [
  ['D3 A3 D4 F#4', 5],
  ['D3 A3 D4 F#4', 3],
  ['G3 B3 D4', 2],
  ['D3 A3 F#4', 2],
  ['G3 B3 D4', 1],
  ['A3 C#4 E4', 2],
  ['D3 A3 F#4', 2],
  ['G3 B3 D4 G4', 2],
  ['D3 A3 D4 F#4', 2],
  ['A3 C#4 E4', 2],
  ['B3 D4 F#4', 2],
  ['G3 B3 D4', 1.5],
  ['A3 C#4 E4', 1.5],
  ['D3 A3 D4 F#4 A4', 3.5],
]);

const SHEHNAI_TUNE: Note[] = [
  ...tune(2, 'A4:.75 B4:.25 D5:1.6!', 0.66),
  ...tune(5, 'D5:1! E5:.5 F#5:1 G5:.25 F#5:.25 E5:1 D5:.5 B4:.25 D5:.25'),
  ...tune(10, 'F#5:1! A5:1 B5:.5 A5:.5 G5:.5 F#5:.5 E5:.9 -:.1 F#5:.5 G5:.5 A5:.9', 0.82),
  ...tune(17, 'D6:1.5! C6:.25 B5:.25 A5:1 B5:.5 A5:.5 G5:.5 F#5:.5 E5:.9', 0.88),
  ...tune(23, 'F#5:.75! G5:.25 A5:.5 F#5:.45', 0.84),
  ...tune(25, 'E5:.25 F#5:.25 D5:.45!', 0.84),
  ...tune(26, 'E5:.25 F#5:.25 D5:.45!', 0.88),
  ...tune(27, 'E5:.25 F#5:.25 E5:.5', 0.92),
  ...tune(28, 'D5:1.9!', 0.9),
];

/** Broken chords on the santoor, four strokes per beat, alternating high and low. */
function santoorPattern(): Note[] {
  const opening = tune(
    0,
    'D4:.25! F#4:.25 A4:.25 D5:.25 F#5:.25 A5:.25 D6:.25! A5:.25 F#5:.25 A5:.25 D6:.25 F#6:.25! D6:.25 A5:.25 F#5:.25 A5:.25 D6:.5!',
    0.5,
  );
  const order = [0, 2, 1, 3, 2, 1, 3, 2];
  const rocking = CHORDS.slice(1, -1).flatMap((chord) => {
    const notes = chord.notes.slice(-3).flatMap((note) => [note, note.replace(/\d/, (octave) => String(Number(octave) + 1))]);
    return Array.from({ length: chord.beats * 4 }, (_, index): Note => {
      const pitch = notes[(order[index % order.length] ?? 0) % notes.length] ?? 'D4';
      return {
        beat: chord.beat + index / 4,
        beats: 0.25,
        pitch,
        force: index % 4 === 0 ? 0.42 : 0.24 + 0.06 * Math.sin(index * 1.7),
      };
    });
  });
  const closing = tune(28, 'D4:.125 A4:.125 D5:.125 F#5:.125 A5:.125 D6:1!', 0.5);
  return [...opening, ...rocking, ...closing];
}

export const score: Score = {
  title: 'Terrace at Dusk',
  seconds: SECONDS,
  beatsPerMinute: 90,
  play() {
    const mixer = new Mixer(SECONDS, 90);
    for (let beat = 0; beat < 28; beat += 2)
      playPlucked(mixer, TANPURA, tune(beat, 'A2:.5 D3:.5 D3:.5 D2:.5', 0.3), { gain: 0.5, pan: -0.25, hall: 0.3 }, 2.5);
    playPlucked(mixer, SANTOOR, santoorPattern(), { gain: 0.72, pan: 0.28, hall: 0.34 }, 1.4);
    playStrings(mixer, CHORDS, 0.2, { gain: 0.72, hall: 0.4 });
    playBass(
      mixer,
      CHORDS.map((chord) => ({
        beat: chord.beat,
        beats: Math.min(chord.beats, 2),
        pitch: (chord.notes[0] ?? 'D3').replace(/\d/, '2'),
        force: 0.5,
      })),
      0.5,
    );
    playWind(mixer, SHEHNAI, SHEHNAI_TUNE, { gain: 0.3, pan: -0.08, hall: 0.42 });
    const keherwa = 'Dha Ge Na Ti Na Ka Dhin Na';
    for (let beat = 5; beat < 25; beat += 4)
      playTabla(
        mixer,
        beat,
        beat === 21 ? 'Dha Ge Na Ti Na Ka Dha Ti Dha Ge Na Na'.split(' ').slice(0, 8).join(' ') : keherwa,
        0.5,
        0.42,
      );
    for (const beat of [25, 26, 27]) playTabla(mixer, beat, 'Dha Ti Dha -', 0.25, 0.5);
    for (const beat of [0, 2.5, 5, 10, 17, 23, 28])
      mixer.add(dhol(), beat, { gain: beat === 0 || beat === 28 ? 0.5 : 0.36, hall: 0.3 });
    for (let beat = 5; beat <= 27; beat += 1) mixer.add(manjira(), beat + (beat % 2) * 0.5, { gain: 0.05, pan: 0.5, hall: 0.35 });
    for (const beat of [0, 10, 17, 28]) mixer.add(templeBell(hertz('D5')), beat, { gain: 0.09, pan: -0.4, hall: 0.5 });
    return master(mixer.mix(2.2), 1.2);
  },
};
