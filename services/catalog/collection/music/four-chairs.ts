// A string quartet in D: plucked, then bowed; the cello moves against the tune, two inner parts in quavers. One beat is 18 frames.
import { playWind } from '../kit/music/ensemble.ts';
import { PIZZICATO, plucked } from '../kit/music/instruments/plucked.ts';
import { strings } from '../kit/music/instruments/strings.ts';
import { VIOLIN } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { tune } from '../kit/music/notes.ts';
import { bars, broken, part, song, transposed } from '../kit/music/patterns.ts';
import { play, playChords } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 64;
const FIRST = 'D5:1! F#5:1 A5:1.5 G5:.5 F#5:1! E5:.5 D5:.5 E5:1.9 -:.1';
const SECOND = 'C#5:1! E5:1 G5:1.5 F#5:.5 E5:.5! F#5:.5 E5:.5 C#5:.5 D5:1.9 -:.1';
const THIRD = 'B5:1.5! A5:.5 G5:1 F#5:1 G5:.5! A5:.5 G5:.5 F#5:.5 E5:1.9 -:.1';
const FOURTH = 'A5:1.5! F#5:.5 D5:1 B4:1 E5:.5! F#5:.5 E5:.5 C#5:.5 D5:1.9 -:.1';

const D = 'D4 F#4 A4';
const B = 'D4 F#4 B4';
const A = 'C#4 E4 A4';
const SEVEN = 'C#4 G4 A4';
const G = 'D4 G4 B4';
const E = 'E4 G4 B4';
const ROUND: Readonly<Record<string, readonly [chords: readonly string[], cello: string]>> = {
  [FIRST]: [[D, D, B, A], 'D3:2 F#3:2 B2:2 A2:1.9 -:.1'],
  [SECOND]: [[A, SEVEN, SEVEN, D], 'E3:2 C#3:2 A2:2 D3:1.9 -:.1'],
  [THIRD]: [[G, D, E, A], 'G2:2 D3:2 E3:2 C#3:1.9 -:.1'],
  [FOURTH]: [[D, G, A, D], 'F#3:2 G3:2 A3:1 A2:1 D3:1.9 -:.1'],
};
const FORM = [FIRST, FIRST, SECOND, THIRD, FOURTH, FIRST, THIRD, FOURTH];
const CHORDS = bars(
  0,
  FORM.flatMap((line) => ROUND[line]?.[0] ?? []),
  2,
);
const TUNE = song(0, FORM, 0.62);
const CELLO = song(
  0,
  FORM.map((line) => ROUND[line]?.[1] ?? '-'),
  0.6,
);
/** In the last three lines the second violin sings below the first, mostly in sixths. */
const SECOND_VIOLIN = song(
  40,
  [
    'F#4:1! A4:1 D5:1.5 B4:.5 D5:1! C#5:.5 B4:.5 C#5:1.9 -:.1',
    'D5:1.5! C#5:.5 B4:1 A4:1 B4:.5! C#5:.5 B4:.5 A4:.5 C#5:1.9 -:.1',
    'F#5:1.5! A4:.5 B4:1 G4:1 C#5:.5! D5:.5 C#5:.5 A4:.5 F#4:1.9 -:.1',
  ],
  0.5,
);

export const fourChairs: Score = {
  title: 'Four Chairs',
  seconds: 42,
  beatsPerMinute: 100,
  play() {
    const mixer = new Mixer(42, 100);
    const pizzicato = plucked(PIZZICATO);
    play(mixer, pizzicato, part(TUNE, 0, 8), { gain: 1.8, pan: -0.34, hall: 0.32 }, { ring: 0.6, variants: 3 });
    play(
      mixer,
      pizzicato,
      broken(part(CHORDS, 0, 8), [0, 1, 2, 1], 0.5, 0.44),
      { gain: 1.3, pan: 0.2, hall: 0.32 },
      { variants: 3 },
    );
    play(mixer, pizzicato, part(CELLO, 0, 16), { gain: 1.7, pan: 0.4, hall: 0.3 }, { ring: 0.5, seed: 2 });
    playWind(mixer, VIOLIN, part(TUNE, 8), { gain: 0.52, pan: -0.36, hall: 0.4 });
    playWind(mixer, VIOLIN, SECOND_VIOLIN, { gain: 0.36, pan: -0.1, hall: 0.4 });
    const bow = (frequency: number, seconds: number, force: number) => strings(frequency, seconds * 0.9, force, 0.05, 0.14);
    const inner = broken(part(CHORDS, 8), [1, 2, 1, 2], 0.5, 0.3);
    play(mixer, bow, part(inner, 8, 40), { gain: 0.5, pan: -0.08, hall: 0.36 }, { loose: 0.01 });
    play(
      mixer,
      bow,
      broken(part(CHORDS, 16), [0, 0, 0, 0], 0.5, 0.3),
      { gain: 0.5, pan: 0.16, hall: 0.36 },
      { loose: 0.01, seed: 2 },
    );
    play(
      mixer,
      bow,
      broken(part(CHORDS, 40), [0, 1, 2, 1], 0.5, 0.34),
      { gain: 0.44, pan: 0.12, hall: 0.36 },
      { loose: 0.01, seed: 3 },
    );
    playWind(mixer, { ...VIOLIN, attack: 0.1 }, part(CELLO, 16), { gain: 0.6, pan: 0.38, hall: 0.36 });
    playWind(mixer, VIOLIN, transposed(part(TUNE, 48, 56), 0, 0.6), { gain: 0.24, pan: -0.5, hall: 0.4 });
    playWind(mixer, VIOLIN, tune(END, 'D5:4', 0.6), { gain: 0.46, pan: -0.36, hall: 0.5 });
    playWind(mixer, VIOLIN, tune(END, 'F#4:4', 0.5), { gain: 0.36, pan: -0.1, hall: 0.5 });
    playChords(mixer, strings, bars(END, ['D3 A3 D4'], 3.6), 0.2, { gain: 0.6, hall: 0.5 });
    play(mixer, pizzicato, tune(END, 'D3:1!', 0.7), { gain: 1, pan: 0.36, hall: 0.4 }, { ring: 1 });
    return master(mixer.mix(2), 1.8);
  },
};
