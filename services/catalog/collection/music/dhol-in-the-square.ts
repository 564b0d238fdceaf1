// Bhangra in D, folk scale with C and F natural: tumbi hook, dhol, algoza (a pair of flutes), deep bass, claps. One beat is 18 frames.
import { playWind } from '../kit/music/ensemble.ts';
import { beatBox, dholPair, swell } from '../kit/music/instruments/drums.ts';
import { chimes } from '../kit/music/instruments/keys.ts';
import { pad, synthBass } from '../kit/music/instruments/pads.ts';
import { clap, dhol } from '../kit/music/instruments/percussion.ts';
import { plucked, TUMBI } from '../kit/music/instruments/plucked.ts';
import { strings } from '../kit/music/instruments/strings.ts';
import { BANSURI } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { type Note, tune } from '../kit/music/notes.ts';
import { bars, later, roots, run, song, transposed } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 64;
const FOLK = ['D4', 'E4', 'F4', 'G4', 'A4', 'B4', 'C5'];

const CALL = '7 7 9 7 10 9 7 6 7 7 9 7 6 4 6 7 7 7 9 7 10 9 7 6 7 9 7 6 4 3 4 7';
const REPLY = '7 . 7 9 10 . 9 7 9 . 7 6 7 . 4 . 7 . 7 9 10 . 11 10 9 7 6 4 7 . 7 .';
const hook = (start: number, force = 0.6): Note[] => run(start, FOLK, CALL, 0.25, force);
const reply = (start: number, force = 0.6): Note[] => run(start, FOLK, REPLY, 0.25, force);

const D = 'D3 A3 D4';
const C = 'C3 G3 C4 E4';
const CHORDS = bars(8, [D, C, D, C, D, C, 'G2 D3 B3', D, D, C, 'F3 A3 C4', D, 'G3 B3 D4', D]);

const FLUTES = [
  ...song(
    16,
    [
      'D5:.5! D5:.25 E5:.25 F5:.5 G5:.5 A5:1 G5:.5 F5:.45 -:.05 E5:.5! F5:.25 E5:.25 D5:.5 C5:.5 D5:1.8 -:.2',
      'A5:.5! A5:.25 G5:.25 A5:.5 C6:.5 B5:.5 A5:.5 G5:.9 -:.1 F5:.5! G5:.25 F5:.25 E5:.5 C5:.5 D5:1.8 -:.2',
      '-',
      'D6:1! C6:.25 B5:.25 A5:.5 C6:.5 B5:.25 A5:.25 G5:.9 -:.1 A5:.5! G5:.25 F5:.25 G5:.5 E5:.5 D5:1.8 -:.2',
      'A5:.5! A5:.25 G5:.25 A5:.5 C6:.5 D6:.5 C6:.5 A5:.9 -:.1 G5:.5! A5:.25 G5:.25 F5:.5 E5:.5 D5:1.8 -:.2',
    ],
    0.66,
  ),
  ...tune(56, 'D6:1! C6:.25 B5:.25 A5:.5 C6:.5 B5:.25 A5:.25 G5:.9 -:.1', 0.74),
];

/** Chaal: the basic bhangra rhythm. */
const CHAAL = 'dha+na! na. na na dha+na na dha na!';

export const dholInTheSquare: Score = {
  title: 'Dhol in the Square',
  seconds: 42,
  beatsPerMinute: 100,
  play() {
    const mixer = new Mixer(42, 100);
    const tumbi = [
      ...hook(0),
      ...hook(8, 0.5),
      ...hook(16, 0.34),
      ...reply(24),
      ...hook(32, 0.7),
      ...reply(40),
      ...reply(48),
      ...hook(56).filter(({ beat }) => beat < 60),
    ];
    play(mixer, plucked(TUMBI), tumbi, { gain: 0.42, pan: -0.24, hall: 0.2 }, { ring: 0.8, loose: 0.004, variants: 3 });
    playWind(mixer, { ...BANSURI, breath: 0.03, attack: 0.03 }, FLUTES, { gain: 0.5, pan: 0.2, hall: 0.28 });
    playWind(
      mixer,
      { ...BANSURI, breath: 0.03, attack: 0.03 },
      later(
        transposed(
          FLUTES.filter(({ beat }) => beat >= 40),
          -1,
          0.7,
        ),
        0.01,
      ),
      { gain: 0.3, pan: 0.4, hall: 0.28 },
    );
    const floor = CHORDS.filter(({ beat }) => beat < 32 || beat >= 40);
    play(
      mixer,
      synthBass,
      roots(
        floor.filter(({ beat }) => beat >= 16 && beat < 60),
        [
          [0, 0.9, 0.7],
          [1, 0.45, 0.5],
          [1.75, 0.7, 0.6],
          [3, 0.45, 0.5],
          [3.5, 0.45, 0.56],
        ],
        2,
      ),
      { gain: 0.22, hall: 0.02 },
    );
    playChords(
      mixer,
      pad,
      floor.filter(({ beat }) => beat >= 24 && beat < 60),
      0.22,
      { gain: 0.24, hall: 0.3 },
    );
    const stabs = floor
      .filter(({ beat }) => beat >= 40 && beat < 60)
      .flatMap(({ beat, notes }) => [0, 1.75, 2.5].map((at) => ({ beat: beat + at, beats: 0.3, notes })));
    playChords(mixer, (frequency, seconds, force) => strings(frequency, seconds, force, 0.02, 0.18), stabs, 0.34, {
      gain: 0.5,
      hall: 0.3,
    });

    const kit = dholPair();
    for (const [beat, gain] of [
      [0, 0.4],
      [4, 0.36],
      [6, 0.32],
      [7, 0.36],
      [7.5, 0.4],
      [8, 0.44],
      [24, 0.4],
      [40, 0.46],
      [56, 0.44],
      [END, 0.56],
    ] as const)
      mixer.add(dhol(), beat, { gain, hall: 0.25 });
    playHits(mixer, kit, 8, CHAAL, { gain: 0.36, times: 4, swing: 0.3 });
    playHits(mixer, kit, 24, CHAAL, { gain: 0.38, times: 2, swing: 0.3, seed: 2 });
    playHits(mixer, kit, 32, 'na! - na - na - na - na! - na - na na na! na', { gain: 0.4, seed: 3 });
    playHits(mixer, kit, 36, 'na! na na na dha+na! na na na dha! na dha na dha+na! dha na! na', { step: 0.25, gain: 0.38 });
    playHits(mixer, kit, 40, CHAAL, { gain: 0.38, times: 5, swing: 0.3, seed: 4 });
    const box = beatBox();
    playHits(mixer, box, 16, 'foot - - foot snare - foot -', { gain: 0.3, times: 4 });
    playHits(mixer, box, 40, 'foot hat - foot snare hat foot hat', { gain: 0.3, times: 5 });
    for (let beat = 16; beat < 60; beat += 1) {
      if (beat % 2 === 1)
        mixer.add(clap(beat % 6), beat, {
          gain: beat >= 32 && beat < 40 ? 0.7 : 0.5,
          pan: beat % 4 === 1 ? -0.3 : 0.3,
          hall: 0.25,
        });
      mixer.add(chimes(beat % 4), beat + 0.5, { gain: 0.12, pan: 0.5, hall: 0.2 });
    }
    mixer.add(swell(mixer.seconds(3)), 37, { gain: 0.3, hall: 0.3 });
    for (const beat of [60, 61.5, 63]) {
      playHits(mixer, kit, beat, 'dha+na! na dha+na! na dha+na!', { step: 0.25, gain: 0.38 });
      play(
        mixer,
        plucked(TUMBI),
        run(beat, FOLK, '7 9 10 9', 0.25, 0.74),
        { gain: 0.46, pan: -0.1, hall: 0.2 },
        { ring: 0.3, loose: 0 },
      );
    }
    play(
      mixer,
      plucked({ ...TUMBI, decay: 1.6 }),
      tune(END, 'D4:.04! A4:.04 D5:2!', 0.7),
      { gain: 0.44, pan: -0.1, hall: 0.4 },
      { ring: 2 },
    );
    playChords(mixer, strings, bars(END, ['D3 A3 D4 A4'], 4.4), 0.24, { gain: 0.66, hall: 0.5 });
    playChords(mixer, pad, bars(END, ['D3 A3 D4'], 4.4), 0.24, { gain: 0.26, hall: 0.4 });
    play(mixer, synthBass, tune(END, 'D2:3', 0.6), { gain: 0.4, hall: 0.04 });
    playHits(mixer, kit, END, 'dha+na!', { gain: 0.4 });
    return master(mixer.mix(1.5), 1.6);
  },
};
