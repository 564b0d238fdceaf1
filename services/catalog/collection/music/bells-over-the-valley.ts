// Organ, strings, voices and a peal of bells in F: a hymn of five lines, each adding a part. One beat is 24 frames.
import { tower } from '../kit/music/instruments/keys.ts';
import { choir, organ } from '../kit/music/instruments/pads.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { tune } from '../kit/music/notes.ts';
import { bars, broken, octave, roots, song, transposed } from '../kit/music/patterns.ts';
import { play, playChords } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 48;
const F = 'F3 C4 F4 A4';
const C = 'C3 G3 C4 E4';
const D = 'D3 A3 D4 F4';
const B = 'Bb2 F3 Bb3 D4';
const G = 'G2 D3 G3 Bb3';
const SEVEN = 'C3 G3 Bb3 E4';

const CHORDS = bars(8, [F, D, B, C, D, B, C, F, F, D, SEVEN, F, B, G, C, SEVEN, B, F, G, C], 2);

const HYMN = [
  'C5:1 F5:1! G5:1 A5:1 Bb5:1! A5:1 G5:2',
  'A5:1! G5:1 F5:1 D5:1 C5:1! E5:1 F5:2',
  'C6:1.5! Bb5:.5 A5:1 F5:1 G5:1! Bb5:1 A5:2',
  'D6:1.5! C6:.5 Bb5:1 G5:1 G5:1! A5:1 Bb5:1 G5:1',
  'F5:1! Bb5:1 C6:1 A5:1 D6:1! Bb5:1 G5:1.5 E5:.5',
];
const TUNE = song(8, HYMN, 0.62);

/** Rounds on eight bells, then changes: each row swaps its neighbours. */
const PEAL = [
  ...tune(0, 'F5:.5! E5:.5 D5:.5 C5:.5 Bb4:.5 A4:.5 G4:.5 F4:.5 F5:.5! D5:.5 E5:.5 Bb4:.5 C5:.5 G4:.5 A4:.5 F4:.5', 0.56),
  ...tune(32, 'F5:.5! C5:.5 A4:.5 F4:.5 F5:.5! D5:.5 A4:.5 F4:.5 E5:.5! C5:.5 Bb4:.5 G4:.5 F5:.5! C5:.5 A4:.5 F4:.5', 0.34),
  ...tune(40, 'D5:.5! Bb4:.5 F4:.5 Bb4:.5 C5:.5! A4:.5 F4:.5 A4:.5 Bb4:.5! G4:.5 D5:.5 Bb4:.5 E5:.5! C5:.5 G4:.5 E4:.5', 0.38),
];

export const bellsOverTheValley: Score = {
  title: 'Bells over the Valley',
  seconds: 42,
  beatsPerMinute: 75,
  play() {
    const mixer = new Mixer(42, 75);
    PEAL.forEach((note, index) => {
      play(
        mixer,
        tower,
        [note],
        { gain: 0.46, pan: Math.sin(index * 1.3) * 0.5, hall: 0.6 },
        { ring: 3, loose: 0.01, seed: index },
      );
    });
    playChords(mixer, organ, bars(0, ['F2 C3 F3', 'F2 C3 F3 A3']), 0.4, { gain: 0.5, hall: 0.4 }, 0.3);
    playChords(mixer, organ, CHORDS, 0.6, { gain: 0.42, hall: 0.4 }, 0.4);
    play(mixer, organ, TUNE, { gain: 0.72, pan: 0.06, hall: 0.42 }, { loose: 0.006 });
    play(mixer, organ, roots(CHORDS, [[0, 1.9, 0.7]], 2), { gain: 0.5, pan: -0.05, hall: 0.3 });
    playChords(
      mixer,
      strings,
      CHORDS.filter(({ beat }) => beat >= 16),
      0.18,
      { gain: 0.66, hall: 0.45 },
    );
    const violins = (frequency: number, seconds: number, force: number) => strings(frequency, seconds, force, 0.2, 0.4);
    play(
      mixer,
      violins,
      TUNE.filter(({ beat }) => beat >= 24).map((note) => ({ ...note, force: 0.26 })),
      { gain: 0.7, pan: 0.3, hall: 0.45 },
      { loose: 0.014 },
    );
    play(
      mixer,
      violins,
      transposed(
        TUNE.filter(({ beat }) => beat >= 32),
        -1,
        0.44,
      ),
      { gain: 0.6, pan: -0.32, hall: 0.45 },
      { loose: 0.014, seed: 2 },
    );
    playChords(
      mixer,
      choir,
      CHORDS.filter(({ beat }) => beat >= 24).map((chord) => ({ ...chord, notes: chord.notes.slice(1) })),
      0.26,
      { gain: 0.6, hall: 0.55 },
      0.7,
    );
    const harp = broken(
      CHORDS.filter(({ beat }) => beat >= 16 && beat < 24).map((chord) => ({
        ...chord,
        notes: chord.notes.map((note) => octave(note, 1)),
      })),
      [0, 1, 2, 3],
      0.5,
      0.3,
    );
    play(mixer, tower, harp, { gain: 0.22, pan: -0.3, hall: 0.6 }, { ring: 1.5 });
    play(
      mixer,
      bass,
      roots(
        CHORDS.filter(({ beat }) => beat >= 24),
        [[0, 2, 0.5]],
        2,
      ),
      { gain: 0.3, hall: 0.05 },
    );
    playChords(mixer, organ, bars(END, ['F2 F3 C4 F4 A4 C5'], 3.6), 0.66, { gain: 0.46, hall: 0.5 }, 0.4);
    playChords(mixer, strings, bars(END, ['F3 C4 F4 A4 F5'], 3.6), 0.2, { gain: 0.66, hall: 0.5 });
    playChords(mixer, choir, bars(END, ['C4 F4 A4'], 3.4), 0.28, { gain: 0.6, hall: 0.6 });
    play(mixer, tower, tune(END, 'F5:.5! C5:.5 A4:.5 F4:2!', 0.5), { gain: 0.5, pan: 0.2, hall: 0.6 }, { ring: 3 });
    return master(mixer.mix(3), 1.8);
  },
};
