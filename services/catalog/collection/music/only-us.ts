// Piano and strings in D: piano solo, the strings enter, a lift to the fourth, the peak, a tender turn to minor. One beat is 24
// frames.
import { swell } from '../kit/music/instruments/drums.ts';
import { chimes, piano } from '../kit/music/instruments/keys.ts';
import { choir } from '../kit/music/instruments/pads.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { type Note, tune } from '../kit/music/notes.ts';
import { bars, broken, roots, song, transposed } from '../kit/music/patterns.ts';
import { play, playChords } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 48;
const CHORDS = bars(0, [
  'D3 A3 D4 F#4',
  'C#3 A3 C#4 E4',
  'B2 F#3 B3 D4',
  'G2 D3 B3 D4',
  'G2 D3 G3 B3',
  'F#2 D3 A3 D4',
  'E2 B2 G3 B3',
  'A2 E3 A3 C#4',
  'D3 A3 D4 F#4',
  'B2 F#3 B3 D4',
  'G2 D3 G3 B3',
  'G2 D3 G3 Bb3',
]);

const LINES = [
  'F#5:1.5! E5:.5 D5:1 A4:1 C#5:1.5! D5:.5 E5:2',
  'D5:1.5! E5:.5 F#5:1 B5:1 A5:1! G5:.5 F#5:.5 G5:2',
  'B5:1.5! A5:.5 G5:1 D6:1 A5:1.5! F#5:.5 D5:1 F#5:1',
  'G5:1.5! F#5:.5 E5:1 B5:1 A5:2! C#6:1 E6:1',
  'D6:1.5! C#6:.5 A5:1 F#5:1 B5:1.5! A5:.5 F#5:1 D5:1',
  'B5:1.5! A5:.5 G5:2 Bb5:1.5! A5:.5 G5:1 E5:1',
];
const TUNE = song(0, LINES, 0.6);
const HIGH_STRINGS = song(16, ['D5:4 A4:2 D5:2', 'E5:4 C#5:2 E5:2', 'F#5:2! A5:2 F#5:2 D5:2', 'D5:2 G5:2 G5:2 E5:2'], 0.24);

/** Rolling left hand: quavers, then with the thumb in between. */
const LEFT: Note[] = [
  ...broken(CHORDS.slice(0, 2), [0, 1, 2, 3, 2, 3, 2, 1], 0.5, 0.32),
  ...broken(CHORDS.slice(2, 8), [0, 1, 2, 3, 4, 3, 2, 1], 0.5, 0.38),
  ...broken(CHORDS.slice(8, 10), [0, 1, 2, 3, 4, 5, 4, 3], 0.5, 0.5),
  ...broken(CHORDS.slice(10, 12), [0, 1, 2, 3, 2, 3, 2, 1], 0.5, 0.34),
];

export const onlyUs: Score = {
  title: 'Only Us',
  seconds: 42,
  beatsPerMinute: 75,
  play() {
    const mixer = new Mixer(42, 75);
    play(mixer, piano, TUNE, { gain: 0.72, pan: 0.14, hall: 0.28 }, { ring: 1.6, loose: 0.012 });
    play(
      mixer,
      piano,
      transposed(
        TUNE.filter(({ beat }) => beat >= 32 && beat < 40),
        -1,
        0.8,
      ),
      { gain: 0.6, pan: 0.1, hall: 0.28 },
      { ring: 1, loose: 0.014 },
    );
    play(mixer, piano, LEFT, { gain: 0.44, pan: -0.18, hall: 0.24 }, { ring: 1.6, loose: 0.01, seed: 2 });
    playChords(
      mixer,
      strings,
      CHORDS.filter(({ beat }) => beat >= 8 && beat < 16),
      0.12,
      { gain: 1.3, hall: 0.45 },
    );
    playChords(
      mixer,
      strings,
      CHORDS.filter(({ beat }) => beat >= 16 && beat < 32),
      0.18,
      { gain: 1.2, hall: 0.45 },
    );
    playChords(
      mixer,
      strings,
      CHORDS.filter(({ beat }) => beat >= 32 && beat < 40),
      0.26,
      { gain: 1.3, hall: 0.45 },
    );
    playChords(
      mixer,
      strings,
      CHORDS.filter(({ beat }) => beat >= 40),
      0.15,
      { gain: 1.3, hall: 0.5 },
    );
    for (const pan of [-0.35, 0.3])
      play(
        mixer,
        (frequency, seconds, force) => strings(frequency, seconds, force, 0.25, 0.5),
        HIGH_STRINGS,
        { gain: 0.95, pan, hall: 0.5 },
        { seed: pan > 0 ? 3 : 4, loose: 0.016 },
      );
    playChords(mixer, choir, bars(32, ['D4 F#4 A4', 'D4 F#4 B4']), 0.22, { gain: 0.9, hall: 0.6 });
    play(
      mixer,
      bass,
      roots(
        CHORDS.slice(4, 10),
        [
          [0, 3, 0.5],
          [3, 1, 0.3],
        ],
        2,
      ),
      { gain: 0.3, hall: 0.05 },
    );
    mixer.add(swell(mixer.seconds(2)), 30, { gain: 0.26, pan: 0, hall: 0.5 });
    for (const beat of [16, 32, END]) mixer.add(chimes(beat), beat, { gain: 0.22, pan: 0.45, hall: 0.6 });
    play(
      mixer,
      piano,
      tune(END, 'D2:.02 D3:.1 A3:.1 D4:.1 F#4:.1 A4:.1 E5:.1 F#5:2!', 0.52),
      { gain: 0.6, pan: 0, hall: 0.4 },
      { ring: 3, loose: 0 },
    );
    playChords(mixer, strings, bars(END, ['D3 A3 D4 F#4'], 3.6), 0.17, { gain: 1.3, hall: 0.5 });
    return master(mixer.mix(2.6), 2);
  },
};
