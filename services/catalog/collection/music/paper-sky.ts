// A waltz in B flat for plucked strings, marimba and glockenspiel: one, two, many, and a breath between. A line is four bars of three
// beats; one beat is 18 frames.
import { chimes, marimba } from '../kit/music/instruments/keys.ts';
import { reeds } from '../kit/music/instruments/pads.ts';
import { bar } from '../kit/music/instruments/percussion.ts';
import { HARP, PIZZICATO, plucked } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { tune } from '../kit/music/notes.ts';
import { bars, broken, part, roots, song, transposed } from '../kit/music/patterns.ts';
import { play, playChords, type Voice } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 60;
const LINE = 12;
const FIRST = 'F5:1! D5:1 Bb4:1 C5:2! D5:1 Eb5:1! D5:1 C5:1 D5:2.9 -:.1';
const SECOND = 'G5:1! F5:1 D5:1 Eb5:2! C5:1 D5:1! C5:1 A4:1 Bb4:2.9 -:.1';
const RISE = 'Bb5:1.5! A5:.5 G5:1 F5:2! D5:1 G5:1.5! F5:.5 Eb5:1 F5:2.9 -:.1';
const FALL = 'D5:1! Eb5:1 F5:1 G5:2! Bb5:1 A5:1! F5:1 C5:1 Bb4:2.9 -:.1';

const B = 'Bb2 F3 Bb3 D4';
const F = 'F3 C4 Eb4 A4';
const C = 'C3 G3 C4 Eb4';
const G = 'G2 D3 G3 Bb3';
const E = 'Eb3 Bb3 Eb4 G4';
const CHORDS = bars(0, [B, F, C, B, G, C, F, B, E, B, C, F, B, E, F, B, G, C, F, B], 3);
const TUNE = song(0, [FIRST, SECOND, RISE, FALL, SECOND], 0.62, LINE);
const glockenspiel: Voice = (frequency, _, force) => bar(frequency, force);

export const paperSky: Score = {
  title: 'Paper Sky',
  seconds: 42,
  beatsPerMinute: 100,
  play() {
    const mixer = new Mixer(42, 100);
    const pizzicato = plucked(PIZZICATO);
    const waltz = CHORDS.flatMap(({ beat, notes }) =>
      [1, 2].map((at) => ({ beat: beat + at, beats: 0.8, notes: notes.slice(1) })),
    );
    playChords(mixer, pizzicato, waltz, 0.46, { gain: 0.7, pan: -0.2, hall: 0.26 }, 0.4);
    play(mixer, pizzicato, roots(CHORDS, [[0, 1, 0.66]], 2), { gain: 1.1, pan: 0.2, hall: 0.24 }, { ring: 0.4, variants: 3 });
    play(mixer, glockenspiel, transposed(part(TUNE, 0, 12), 1), { gain: 0.4, pan: 0.16, hall: 0.34 });
    play(mixer, marimba, part(TUNE, 12, 36), { gain: 1, pan: 0.08, hall: 0.26 }, { ring: 0.6, variants: 3 });
    play(mixer, glockenspiel, transposed(part(TUNE, 36), 1), { gain: 0.3, pan: 0.3, hall: 0.34 }, { seed: 2 });
    play(mixer, marimba, part(TUNE, 48), { gain: 0.8, pan: 0.08, hall: 0.26 }, { ring: 0.6, seed: 2 });
    play(mixer, reeds(8), part(TUNE, 36, 48), { gain: 0.66, pan: -0.16, hall: 0.28 });
    play(mixer, reeds(8), transposed(part(TUNE, 48), -1), { gain: 0.4, pan: -0.3, hall: 0.28 });
    const ripples = broken(part(CHORDS, 24), [2, 3, 4, 5, 4, 3], 0.5, 0.34);
    play(mixer, marimba, ripples, { gain: 0.46, pan: 0.44, hall: 0.24 }, { variants: 3, seed: 3 });
    play(
      mixer,
      plucked(HARP),
      broken(part(CHORDS, 36), [0, 2, 3, 4, 3, 2], 0.5, 0.34),
      { gain: 0.5, pan: -0.44, hall: 0.34 },
      { ring: 1 },
    );
    playChords(mixer, strings, part(CHORDS, 24, 36), 0.13, { gain: 0.6, hall: 0.42 });
    playChords(mixer, strings, part(CHORDS, 36), 0.18, { gain: 0.62, hall: 0.42 });
    play(mixer, bass, roots(part(CHORDS, 12), [[0, 1.6, 0.44]], 2), { gain: 0.26, hall: 0.05 });
    for (const beat of [0, 12, 24, 36, 48, END]) mixer.add(chimes(beat), beat, { gain: 0.16, pan: 0.5, hall: 0.5 });
    play(mixer, glockenspiel, tune(END, 'Bb5:.5! D6:.5 F6:.5 Bb6:1!', 0.56), { gain: 0.4, pan: 0.2, hall: 0.4 });
    play(mixer, marimba, tune(END, 'Bb3:.25! F4:.25 Bb4:.25 D5:.25 F5:1', 0.6), { gain: 0.9, pan: 0.08, hall: 0.3 }, { ring: 1 });
    playChords(mixer, strings, bars(END, ['Bb2 F3 Bb3 D4'], 8), 0.17, { gain: 0.62, hall: 0.5 });
    play(mixer, pizzicato, tune(END, 'Bb2:1!', 0.7), { gain: 1.1, pan: 0.2, hall: 0.3 }, { ring: 1 });
    return master(mixer.mix(2), 2);
  },
};
