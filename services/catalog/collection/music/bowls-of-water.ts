// Jaltarang and bansuri in G, raga Durga (G A C D E), in dadra of six: drops, a tune, its answer, both together. One beat is 30 frames.
import { playTabla, playWind } from '../kit/music/ensemble.ts';
import { chimes, jaltarang } from '../kit/music/instruments/keys.ts';
import { HARP, plucked, TANPURA } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { BANSURI } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { harmony, tune } from '../kit/music/notes.ts';
import { again, bars, broken, part, roots, run, song, transposed } from '../kit/music/patterns.ts';
import { play, playChords } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 36;
const DURGA = ['G4', 'A4', 'C5', 'D5', 'E5'];
const FIRST = 'D5:1! E5:.5 D5:.5 C5:1 A4:.5! C5:.5 A4:.5 G4:1.4 -:.1';
const SECOND = 'G4:.5! A4:.5 C5:1 D5:1 E5:.5! D5:.5 C5:.5 D5:1.4 -:.1';
const THIRD = 'G5:1! E5:.5 G5:.5 E5:.5 D5:.5 C5:.5! D5:.5 A4:.5 C5:1.4 -:.1';
const FOURTH = 'A4:.5! C5:.5 D5:1 C5:.5 A4:.5 C5:.5! A4:.5 G4:1.9 -:.1';

const G = 'G2 D3 G3 D4';
const C = 'C3 G3 C4 E4';
const D = 'D3 A3 D4 G4';
const A = 'A2 E3 A3 C4';
const CHORDS = harmony(
  6,
  [G, C, C, D, C, A, D, G, G, G].map((notes) => [notes, 3] as const),
);
const TUNE = song(6, [FIRST, SECOND, THIRD, FOURTH, FIRST], 0.6, 6);

export const bowlsOfWater: Score = {
  title: 'Bowls of Water',
  seconds: 42,
  beatsPerMinute: 60,
  play() {
    const mixer = new Mixer(42, 60);
    play(mixer, plucked(TANPURA), again(0, 38, 3, 'D2:1 G2:1 G2:1', 0.34), { gain: 0.5, pan: -0.24, hall: 0.36 }, { ring: 3 });
    const drops = run(0, DURGA, '5 . . 3 . . 4 . 2 . . . 3 . 0 . 5 . 6 . 5 . 3 .', 0.25, 0.56);
    play(mixer, jaltarang, transposed(drops, 1), { gain: 0.66, pan: 0.2, hall: 0.5 }, { ring: 2 });
    play(mixer, jaltarang, transposed(part(TUNE, 6, 18), 1), { gain: 0.8, pan: 0.14, hall: 0.44 }, { ring: 1.4 });
    play(mixer, jaltarang, transposed(part(TUNE, 30), 1), { gain: 0.66, pan: 0.14, hall: 0.44 }, { ring: 1.4, seed: 2 });
    const ripples = [
      ...run(18, DURGA, '5 6 7 8 7 6 5 6 7 8 9 8 5 6 7 8 7 6 5 4 5 6 7 6', 0.25, 0.34),
      ...run(24, DURGA, '4 5 7 8 9 8 7 5 4 5 7 8 5 4 2 4 5 4 5 7 5 4 5 7', 0.25, 0.36),
    ];
    play(mixer, jaltarang, transposed(ripples, 1), { gain: 0.56, pan: 0.36, hall: 0.5 }, { ring: 1.2, seed: 3 });
    playWind(mixer, BANSURI, part(TUNE, 18), { gain: 0.56, pan: -0.12, hall: 0.5 });
    const harp = broken(part(CHORDS, 12), [0, 1, 2, 3, 2, 1], 0.5, 0.36);
    play(mixer, plucked(HARP), harp, { gain: 0.66, pan: -0.36, hall: 0.4 }, { ring: 1.5 });
    playChords(mixer, strings, part(CHORDS, 6, 24), 0.12, { gain: 0.66, hall: 0.5 });
    playChords(mixer, strings, part(CHORDS, 24), 0.18, { gain: 0.7, hall: 0.5 });
    play(mixer, bass, roots(part(CHORDS, 12), [[0, 2.6, 0.42]], 2), { gain: 0.32, hall: 0.08 });
    for (let beat = 12; beat < END; beat += 3)
      playTabla(mixer, beat, 'Dha Dhin Na Dha Tin Na', 0.5, beat < 24 ? 0.16 : 0.22, 392);
    for (const beat of [0, 6, 18, 30, END]) mixer.add(chimes(beat), beat, { gain: 0.16, pan: 0.5, hall: 0.6 });
    play(mixer, jaltarang, run(END, DURGA, '0 2 3 5 7 8 10', 0.16, 0.5), { gain: 0.8, pan: 0.2, hall: 0.5 }, { ring: 2.4 });
    playWind(mixer, BANSURI, tune(END, 'D5:.5 G5:2.8', 0.5), { gain: 0.4, pan: -0.1, hall: 0.6 });
    playChords(mixer, strings, bars(END, ['G2 D3 G3 D4'], 3.4), 0.15, { gain: 0.7, hall: 0.5 });
    return master(mixer.mix(3), 2.6);
  },
};
