// Sarod, sarangi and tabla in rupak of seven beats, raga Kirwani on C (C D Eb F G Ab B): an opening, the tune and its answer, the high
// part, a run, a tihai. A line is seven beats long; one beat is 20 frames.
import { playTabla, playWind } from '../kit/music/ensemble.ts';
import { manjira, templeBell } from '../kit/music/instruments/percussion.ts';
import { HARP, plucked, SAROD, TANPURA } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { SARANGI } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { harmony, hertz, type Note, tune } from '../kit/music/notes.ts';
import { again, bars, part, roots, run, song } from '../kit/music/patterns.ts';
import { play, playChords } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 56;
const CYCLE = 7;
const KIRWANI = ['C4', 'D4', 'Eb4', 'F4', 'G4', 'Ab4', 'B4'];
const OPENING = 'C3:.25! G3:.25 Ab3:.5 B3>C4:1.5! D4:.5 Eb4>D4:1.5 B3:.5 D4>C4:1.9 -:.1';
const FIRST = 'G4:1! Ab4:.5 G4:.5 F4:.5 Eb4:.5 D4:1! Eb4:.5 F4:.5 Eb4:.5 D4:.5 C4:1';
const ANSWER = 'C4:.5! D4:.5 Eb4:.5 F4:.5 G4:1 Ab4:.5! B4:.5 C5:1.5 B4:.5 Ab4:.5 G4:.5';
const RISE = 'C5:1! D5:.5 Eb5:1 D5:.5 C5:1.5! B4:.5 Ab4:.5 B4:.5 G4:.9 -:.1';
const FALL = 'Eb5:.5! D5:.5 C5:.5 B4:.5 C5:.5 Ab4:.5 G4:.5! Ab4:.5 F4:.5 G4:.5 Eb4:.5 D4:.5 C4:.9 -:.1';
const RUN = '0 1 2 3 4 3 2 1 2 3 4 5 4 3 4 5 6 7 6 5 4 5 4 3 2 1 0 -1';

const C = 'C3 G3 C4 Eb4';
const G = 'G2 D3 G3 B3';
const A = 'Ab2 Eb3 Ab3 C4';
const F = 'F2 C3 F3 Ab3';
const ROUND = {
  first: [
    [C, 3],
    [G, 3],
    [C, 1],
  ],
  answer: [
    [C, 3],
    [A, 2],
    [G, 2],
  ],
  rise: [
    [C, 3],
    [F, 2],
    [G, 2],
  ],
  fall: [
    [A, 3],
    [G, 3],
    [C, 1],
  ],
} as const;
const CHORDS = harmony(7, [
  ...ROUND.first,
  ...ROUND.answer,
  ...ROUND.rise,
  ...ROUND.fall,
  ...ROUND.first,
  ...ROUND.rise,
  ...ROUND.fall,
]);

const SAROD_TUNE: Note[] = [
  ...song(0, [OPENING, FIRST, ANSWER], 0.66, CYCLE),
  ...song(28, [FALL], 0.62, CYCLE),
  ...run(35, KIRWANI, RUN, 0.25, 0.6),
  ...song(42, [RISE], 0.6, CYCLE).map((note) => ({ ...note, force: note.force * 0.8 })),
];
const BOWED = song(21, [RISE, '-', '-', RISE, FALL], 0.66, CYCLE);
const RUPAK = 'Tin Tin Na Dhi Na Dhi Na';
const DOUBLED = 'Tin Na Tin Na Na Ti Dhi Na Na Ti Dhi Na Dha Na';

export const sevenLamps: Score = {
  title: 'Seven Lamps',
  seconds: 42,
  beatsPerMinute: 90,
  play() {
    const mixer = new Mixer(42, 90);
    const sarod = plucked(SAROD);
    play(
      mixer,
      plucked(TANPURA),
      again(0, 58, 3.5, 'G2:1 C3:1 C3:.75 C2:.75', 0.34),
      { gain: 0.44, pan: 0.28, hall: 0.34 },
      { ring: 3 },
    );
    play(mixer, sarod, SAROD_TUNE, { gain: 0.95, pan: -0.14, hall: 0.32 }, { ring: 1.2, loose: 0.008, variants: 3 });
    playWind(mixer, SARANGI, BOWED, { gain: 0.42, pan: 0.18, hall: 0.42 });
    const shimmer = [...run(6.4, KIRWANI, '0 1 2 3 4 5 6 7', 0.07, 0.3), ...run(END + 0.3, KIRWANI, '7 6 5 4 3 2 1 0', 0.1, 0.3)];
    play(mixer, plucked(HARP), shimmer, { gain: 0.5, pan: 0.2, hall: 0.5 }, { ring: 2 });
    playChords(mixer, strings, part(CHORDS, 7, 21), 0.13, { gain: 0.6, hall: 0.45 });
    playChords(mixer, strings, part(CHORDS, 21, 35), 0.18, { gain: 0.62, hall: 0.45 });
    playChords(mixer, strings, part(CHORDS, 42), 0.2, { gain: 0.64, hall: 0.45 });
    play(mixer, bass, roots(part(CHORDS, 14), [[0, 0.9, 0.5]], 2), { gain: 0.32, hall: 0.05 });
    for (const beat of [7, 14, 21]) {
      playTabla(mixer, beat, RUPAK, 1, 0.34, 261.63);
      playTabla(mixer, beat + 0.5, '- Ti - Ti Ti - Ti', 1, 0.22, 261.63);
    }
    playTabla(mixer, 28, DOUBLED, 0.5, 0.34, 261.63);
    playTabla(mixer, 35, 'Tin - Tin - Na - Dhi - Na - Dhi Na Dha Na', 0.5, 0.32, 261.63);
    playTabla(mixer, 42, DOUBLED, 0.5, 0.38, 261.63);
    playTabla(mixer, 49, DOUBLED.split(' ').slice(0, 6).join(' '), 0.5, 0.4, 261.63);
    for (const beat of [52, 53.5, 55]) {
      playTabla(mixer, beat, 'Dha Ti Te Te Dha', 0.25, 0.44, 261.63);
      play(mixer, sarod, tune(beat, 'G4:.25! F4:.25 Eb4:.25 D4:.25', 0.74), { gain: 1, pan: -0.14, hall: 0.3 }, { ring: 0.5 });
    }
    for (let beat = 7; beat < 52; beat += CYCLE)
      for (const at of [3, 5]) mixer.add(manjira(), beat + at, { gain: 0.05, pan: 0.46, hall: 0.4 });
    for (const beat of [0, 21, 42, END]) mixer.add(templeBell(hertz('C5')), beat, { gain: 0.08, pan: -0.4, hall: 0.6 });
    play(mixer, sarod, tune(END, 'C3:.1! G3:.1 C4:3!', 0.74), { gain: 1, pan: -0.14, hall: 0.36 }, { ring: 3 });
    playChords(mixer, strings, bars(END, ['C3 G3 C4 Eb4'], 4), 0.18, { gain: 0.62, hall: 0.5 });
    playWind(mixer, SARANGI, tune(END, 'C5:3.6', 0.5), { gain: 0.3, pan: 0.18, hall: 0.5 });
    return master(mixer.mix(2.3), 2.2);
  },
};
