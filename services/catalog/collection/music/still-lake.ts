// A santoor alone over a tanpura, raga Bhupali in C (C D E G A): waking, walking, shining, resting. One beat is 30 frames.

import { choir } from '../kit/music/instruments/pads.ts';
import { templeBell } from '../kit/music/instruments/percussion.ts';
import { plucked, SANTOOR, TANPURA } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { harmony, hertz, type Note, tune } from '../kit/music/notes.ts';
import { bars, broken, rolled, roots, run, song } from '../kit/music/patterns.ts';
import { play, playChords } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 36;
/** Felt-covered hammers. */
const SOFT = plucked({ ...SANTOOR, brightness: 0.56, decay: 3.4 });
const SCALE = ['C5', 'D5', 'E5', 'G5', 'A5'];

const CHORDS = harmony(8, [
  ['C3 G3 C4 E4', 4],
  ['A2 E3 A3 C4', 4],
  ['C3 G3 D4 E4', 4],
  ['G2 D3 G3 D4', 4],
  ['A2 E3 C4 E4', 4],
  ['G2 D3 A3 D4', 4],
  ['C3 G3 C4 E4', 4],
  ['C3 G3 C4 E4 G4', 4],
]);

const TUNE: Note[] = [
  ...run(0, SCALE, '0 3 5 7', 0.125, 0.5),
  ...tune(0.5, 'G5:1.5! A5:.5 G5:.5 E5:1', 0.5),
  ...tune(4, 'D5:.25 E5:.25 G5:1.5! E5:.5 D5:.5 C5:1', 0.52),
  ...song(
    8,
    [
      'E5:1! D5:.5 E5:.5 G5:1.5 A5:.5 G5:1! E5:.5 D5:.5 C5:2',
      'G5:1! A5:.5 C6:.5 A5:1 G5:1 E5:1! G5:.5 E5:.5 D5:2',
      'C6:1.5! D6:.5 C6:.5 A5:.5 G5:1 A5:1! G5:.5 E5:.5 D5:1 E5:1',
    ],
    0.58,
  ),
  ...tune(32, 'G5:1! E5:.5 D5:.5 E5:.75 D5:.5 C5:.75', 0.5),
];

/** Below the tune the other hammer plays broken chords, faster towards the climax. */
const WALK: Note[] = [
  ...broken(CHORDS.slice(0, 2), [0, 2, 1, 3, 2, 4, 3, 2], 0.5, 0.3),
  ...broken(CHORDS.slice(2, 4), [0, 2, 3, 2, 4, 3, 2, 3], 0.25, 0.26),
  ...broken(CHORDS.slice(4, 6), [0, 3, 4, 5, 6, 5, 4, 3], 0.25, 0.34),
  ...broken(CHORDS.slice(6, 7), [0, 2, 1, 3], 0.5, 0.26),
];

const CASCADE: Note[] = [
  ...run(23, SCALE, '0 1 2 3 4 5 6 7', 0.125, 0.36),
  ...run(31, SCALE, '9 8 7 6 5 4 3 2', 0.125, 0.4),
  ...run(END - 0.5, SCALE, '-5 -2 0 2', 0.125, 0.4),
];

export const stillLake: Score = {
  title: 'Still Lake',
  seconds: 42,
  beatsPerMinute: 60,
  play() {
    const mixer = new Mixer(42, 60);
    const drone = Array.from({ length: 10 }, (_, bar) => tune(bar * 4, 'G2:1 C3:1 C3:1 C2:1', bar === 9 ? 0.3 : 0.4)).flat();
    play(mixer, plucked(TANPURA), drone, { gain: 0.62, pan: -0.2, hall: 0.35 }, { ring: 3.2, loose: 0.02 });
    play(mixer, SOFT, rolled(TUNE, 0.125), { gain: 0.8, pan: 0.12, hall: 0.45 }, { ring: 1.6, loose: 0.009, variants: 3 });
    play(mixer, SOFT, WALK, { gain: 0.6, pan: -0.28, hall: 0.45 }, { ring: 2, loose: 0.01, seed: 2 });
    play(mixer, SOFT, CASCADE, { gain: 0.7, pan: 0.34, hall: 0.55 }, { ring: 2, seed: 3 });
    playChords(mixer, strings, CHORDS, 0.16, { gain: 0.7, hall: 0.5 });
    playChords(mixer, choir, bars(24, ['A3 E4', 'G3 D4'], 4), 0.2, { gain: 0.5, hall: 0.6 });
    play(mixer, bass, roots(CHORDS, [[0, 3.4, 0.4]], 2), { gain: 0.34, hall: 0.1 });
    for (const [beat, gain] of [
      [0, 0.12],
      [8, 0.1],
      [16, 0.1],
      [24, 0.13],
      [32, 0.08],
      [END, 0.13],
    ] as const)
      mixer.add(templeBell(hertz('C5')), beat, { gain, pan: -0.4, hall: 0.7 });
    play(
      mixer,
      SOFT,
      [...tune(END, 'C6:2', 0.5), ...tune(END + 2, 'G4:.1 C5:.1 E5:.1 G5:2', 0.4)],
      { gain: 0.7, pan: 0.12, hall: 0.5 },
      { ring: 3 },
    );
    return master(mixer.mix(3.2), 3);
  },
};
