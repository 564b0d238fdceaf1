// A music box, then celesta, strings and distant voices in C: a lullaby played twice that fades out. One beat is 24 frames.
import { celesta, chimes, musicBox } from '../kit/music/instruments/keys.ts';
import { choir } from '../kit/music/instruments/pads.ts';
import { HARP, plucked } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { harmony, tune } from '../kit/music/notes.ts';
import { bars, broken, octave, roots, song, transposed } from '../kit/music/patterns.ts';
import { play, playChords } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 48;
const C = 'C3 G3 C4 E4';
const F = 'F3 C4 F4 A4';
const G = 'G2 D3 G3 B3';
const A = 'A2 E3 A3 C4';
const D = 'D3 A3 D4 F4';
const CHORDS = harmony(0, [
  [C, 4],
  [F, 2],
  [C, 2],
  [D, 2],
  [A, 2],
  [G, 4],
  [C, 4],
  [F, 2],
  [C, 2],
  [F, 2],
  [C, 2],
  [G, 2],
  [C, 2],
  [A, 2],
  [F, 2],
  [G, 2],
  [C, 2],
  [C, 2],
  [A, 2],
  [F, 2],
  [G, 2],
]);

const STORY = 'G5:1! E5:.5 G5:.5 C6:1.5 B5:.5 A5:1! G5:.5 A5:.5 G5:2';
const LINES = [
  STORY,
  'F5:1! E5:.5 D5:.5 E5:1.5 C5:.5 D5:1! E5:.5 F5:.5 D5:2',
  STORY,
  'A5:1! C6:.5 A5:.5 G5:1 E5:1 F5:1! E5:.5 D5:.5 C5:2',
  'E6:1! D6:.5 C6:.5 A5:1 C6:1 D6:1! B5:.5 G5:.5 C6:2',
  'G5:1! E5:.5 G5:.5 C6:1 A5:1 F5:1.5! E5:.5 D5:2',
];
const TUNE = song(0, LINES, 0.62);

export const littleMoon: Score = {
  title: 'Little Moon',
  seconds: 42,
  beatsPerMinute: 75,
  play() {
    const mixer = new Mixer(42, 75);
    const high = CHORDS.map((chord) => ({ ...chord, notes: chord.notes.map((note) => octave(note, 1)) }));
    play(mixer, musicBox, TUNE, { gain: 0.7, pan: 0.1, hall: 0.34 }, { ring: 2, loose: 0.006 });
    play(
      mixer,
      musicBox,
      broken(
        high.filter(({ beat }) => beat < 16),
        [0, 2, 1, 3],
        1,
        0.3,
      ),
      { gain: 0.6, pan: -0.14, hall: 0.34 },
      { ring: 2, seed: 2 },
    );
    play(
      mixer,
      celesta,
      broken(
        high.filter(({ beat }) => beat >= 8 && beat < 40),
        [0, 2, 3, 4, 3, 2, 1, 2],
        0.5,
        0.34,
      ),
      { gain: 0.5, pan: -0.36, hall: 0.4 },
      { ring: 1.2, seed: 3 },
    );
    play(
      mixer,
      celesta,
      transposed(
        TUNE.filter(({ beat }) => beat >= 24 && beat < 40),
        -1,
        0.8,
      ),
      { gain: 0.66, pan: 0.3, hall: 0.36 },
      { ring: 1.2, seed: 4 },
    );
    play(
      mixer,
      plucked(HARP),
      broken(
        CHORDS.filter(({ beat }) => beat >= 16),
        [0, 1, 2, 3],
        0.5,
        0.3,
      ),
      { gain: 0.62, pan: 0.36, hall: 0.36 },
      { ring: 1.6, seed: 5 },
    );
    const soft = CHORDS.filter(({ beat }) => beat >= 8);
    playChords(
      mixer,
      strings,
      soft.filter(({ beat }) => beat < 24),
      0.12,
      { gain: 0.64, hall: 0.45 },
    );
    playChords(
      mixer,
      strings,
      soft.filter(({ beat }) => beat >= 24 && beat < 40),
      0.2,
      { gain: 0.7, hall: 0.45 },
    );
    playChords(
      mixer,
      strings,
      soft.filter(({ beat }) => beat >= 40),
      0.13,
      { gain: 0.64, hall: 0.5 },
    );
    playChords(
      mixer,
      choir,
      soft.filter(({ beat }) => beat >= 32 && beat < 40).map((chord) => ({ ...chord, notes: chord.notes.slice(1) })),
      0.2,
      { gain: 0.5, hall: 0.6 },
    );
    play(
      mixer,
      bass,
      roots(
        CHORDS.filter(({ beat }) => beat >= 16),
        [[0, 2, 0.44]],
        2,
      ),
      { gain: 0.3, hall: 0.06 },
    );
    for (const beat of [0, 8, 16, 24, 32, 40, END])
      mixer.add(chimes(beat), beat, { gain: beat === 0 || beat === END ? 0.26 : 0.16, pan: 0.5, hall: 0.6 });
    play(
      mixer,
      musicBox,
      tune(END, 'C5:.25! E5:.25 G5:.25 C6:.75 E6:.5 G6:1', 0.5),
      { gain: 0.7, pan: 0.1, hall: 0.4 },
      { ring: 3 },
    );
    playChords(mixer, strings, bars(END, ['C3 G3 C4 E4'], 3.6), 0.13, { gain: 0.66, hall: 0.5 });
    return master(mixer.mix(2.6), 2);
  },
};
