// A felt piano in A, later with a violin and low strings: few notes, wide chords, a page at a time. One beat is 24 frames.
import { playWind } from '../kit/music/ensemble.ts';
import { feltPiano } from '../kit/music/instruments/keys.ts';
import { pad } from '../kit/music/instruments/pads.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { VIOLIN } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { harmony, tune } from '../kit/music/notes.ts';
import { bars, broken, part, roots, song, transposed } from '../kit/music/patterns.ts';
import { play, playChords } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 48;
const A = 'A2 E3 B3 C#4';
const F = 'F#2 C#3 A3 C#4';
const D = 'D3 A3 C#4 F#4';
const E = 'E3 B3 E4 G#4';
const FIRST = 'C#5:1.5! B4:.5 E5:2 C#5:1! A4:1 B4:1.9 -:.1';
const SECOND = 'A4:1.5! B4:.5 C#5:1 E5:1 F#5:1.5! E5:.5 B4:1.9 -:.1';
const THIRD = 'A5:1.5! E5:.5 C#5:2 F#5:1! E5:1 C#5:1.9 -:.1';
const LAST = 'D5:1.5! C#5:.5 A4:1 F#4:1 B4:1.5! G#4:.5 A4:1.9 -:.1';
const CHORDS = [
  ...bars(0, [A, F, D, E, A, F, D, E]),
  ...harmony(32, [
    [A, 4],
    [D, 4],
    ['B2 F#3 A3 D4', 4],
    ['E3 B3 D4 G#4', 2],
    [A, 2],
  ]),
];
const TUNE = song(0, [FIRST, SECOND, FIRST, SECOND, THIRD, LAST], 0.56);
const VOICE = song(16, ['E4:4! C#4:3.9 -:.1', 'F#4:4! G#4:3.9 -:.1', 'C#5:4! A4:3.9 -:.1', 'F#4:2! D4:2 B3:2 C#4:1.9 -:.1'], 0.5);

export const foldedPaper: Score = {
  title: 'Folded Paper',
  seconds: 42,
  beatsPerMinute: 75,
  play() {
    const mixer = new Mixer(42, 75);
    play(mixer, feltPiano, TUNE, { gain: 0.86, pan: 0.1, hall: 0.3 }, { ring: 2, loose: 0.016, variants: 3 });
    play(mixer, feltPiano, transposed(part(TUNE, 32), 1, 0.5), { gain: 0.5, pan: 0.3, hall: 0.4 }, { ring: 2, seed: 2 });
    const left = [
      ...broken(part(CHORDS, 0, 16), [0, 1, 2, 3, 2, 1, 2, 1], 0.5, 0.34),
      ...broken(part(CHORDS, 16, 32), [0, 1, 2, 3, 4, 3, 2, 1], 0.5, 0.4),
      ...broken(part(CHORDS, 32), [0, 1, 3, 2, 4, 3, 5, 2], 0.5, 0.44),
    ];
    play(mixer, feltPiano, left, { gain: 0.6, pan: -0.2, hall: 0.28 }, { ring: 1.6, loose: 0.012, seed: 3, variants: 3 });
    playWind(mixer, VIOLIN, VOICE, { gain: 0.4, pan: -0.2, hall: 0.5 });
    playChords(mixer, pad, part(CHORDS, 8), 0.16, { gain: 0.2, hall: 0.5 });
    playChords(mixer, strings, part(CHORDS, 16, 32), 0.12, { gain: 0.6, hall: 0.5 });
    playChords(mixer, strings, part(CHORDS, 32), 0.18, { gain: 0.66, hall: 0.5 });
    play(mixer, bass, roots(part(CHORDS, 16), [[0, 1.9, 0.4]], 2), { gain: 0.26, hall: 0.08 });
    const end = tune(END, 'A2:.12 E3:.12 B3:.12 C#4:.12 E4:.12 A4:2!', 0.46);
    play(mixer, feltPiano, end, { gain: 0.8, pan: 0, hall: 0.4 }, { ring: 3, loose: 0 });
    playChords(mixer, strings, bars(END, ['A2 E3 B3 C#4'], 3.4), 0.14, { gain: 0.6, hall: 0.5 });
    return master(mixer.mix(2.8), 2.4);
  },
};
