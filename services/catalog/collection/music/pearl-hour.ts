// Bossa nova in C: a nylon guitar on its clave, vibraphone, a low whistle, rim clicks. The band counts twice as fast as the beat, so
// two bars are four beats long. One beat is 24 frames.
import { playWind } from '../kit/music/ensemble.ts';
import { beatBox } from '../kit/music/instruments/drums.ts';
import { vibraphone } from '../kit/music/instruments/keys.ts';
import { shaker } from '../kit/music/instruments/percussion.ts';
import { NYLON, plucked } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { BANSURI } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { harmony, tune } from '../kit/music/notes.ts';
import { bars, part, song } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 48;
const C = 'E3 B3 D4 G4';
const E = 'G3 B3 D4 F#4';
const A = 'G3 C#4 F4 A4';
const D = 'F3 C4 E4 A4';
const G = 'F3 B3 E4 A4';
const F = 'E3 A3 C4 G4';
const FM = 'F3 Ab3 C4 D4';
const ROUND: readonly (readonly [string, number])[] = [
  [C, 4],
  [E, 2],
  [A, 2],
  [D, 4],
  [G, 4],
  [F, 4],
  [FM, 4],
  [E, 2],
  [A, 2],
  [D, 2],
  [G, 2],
];
const CHORDS = harmony(0, [...ROUND.slice(0, 3), ...ROUND, ...ROUND.slice(0, 3)]);
const LOW: Readonly<Record<string, string>> = {
  [C]: 'C3:.75! C3:.25 G2:1',
  [E]: 'E2:.75! E2:.25 B2:1',
  [A]: 'A2:.75! A2:.25 E3:1',
  [D]: 'D3:.75! D3:.25 A2:1',
  [G]: 'G2:.75! G2:.25 D3:1',
  [F]: 'F2:.75! F2:.25 C3:1',
  [FM]: 'F2:.75! F2:.25 C3:1',
};
const BASS = CHORDS.flatMap(({ beat, beats, notes }) =>
  Array.from({ length: beats / 2 }, (_, bar) => tune(beat + bar * 2, LOW[notes.join(' ')] ?? '-', 0.54)).flat(),
);
const LINES = [
  'G5:.75! E5:.5 D5:.75 B4:1.5 -:.5 B4:.5! D5:.5 F#5:.5 G5:.5 F5:.75 E5:.75 C#5:.5',
  'D5:.75! F5:.5 A5:.75 C6:1.5 -:.5 B5:.75! A5:.5 E5:.75 F5:.5 E5:1.4 -:.1',
  'A5:1.25! G5:.75 E5:1.5 -:.5 Ab5:1.25! F5:.75 D5:1.5 -:.5',
  'G5:.5! F#5:.5 D5:.5 B4:.5 C#5:.75 E5:.75 A5:.5 F5:.75! E5:.75 C5:.5 B4:.75 D5:1.15 -:.1',
];
const TUNE = song(8, [...LINES, LINES[0] ?? '-'], 0.6);

/** The clave: three strokes in the first bar, two in the second. */
const CLAVE = [0, 0.75, 1.5, 2.5, 3.25];

export const pearlHour: Score = {
  title: 'Pearl Hour',
  seconds: 42,
  beatsPerMinute: 75,
  play() {
    const mixer = new Mixer(42, 75);
    const comped = CHORDS.flatMap(({ beat, beats, notes }) =>
      CLAVE.map((at) => Math.floor(beat / 4) * 4 + at)
        .filter((at) => at >= beat && at < beat + beats)
        .map((at) => ({ beat: at, beats: 0.5, notes })),
    );
    playChords(mixer, plucked(NYLON), comped, 0.56, { gain: 0.62, pan: -0.24, hall: 0.18 }, 0.2);
    play(
      mixer,
      vibraphone,
      tune(1, 'G5:.5! E5:.5 B4:2 -:1 D5:.5! C#5:1', 0.5),
      { gain: 0.6, pan: 0.3, hall: 0.4 },
      { ring: 1.4 },
    );
    play(mixer, vibraphone, part(TUNE, 8, 24), { gain: 0.86, pan: 0.2, hall: 0.32 }, { ring: 1, loose: 0.014 });
    playWind(mixer, BANSURI, part(TUNE, 24), { gain: 0.54, pan: -0.04, hall: 0.36 });
    play(mixer, vibraphone, part(TUNE, 40), { gain: 0.5, pan: 0.34, hall: 0.34 }, { ring: 1, loose: 0.014, seed: 2 });
    const echoes = tune(24, '-:2.5 E5:.5 C5:.5 G4:.5 -:2.5 D5:.5 C5:.5 Ab4:.5 -:7 B4:.5 D5:.5', 0.44);
    play(mixer, vibraphone, echoes, { gain: 0.54, pan: 0.36, hall: 0.4 }, { ring: 1.2, seed: 3 });
    playChords(mixer, strings, part(CHORDS, 24, 48), 0.13, { gain: 0.54, hall: 0.45 });
    play(mixer, bass, BASS, { gain: 0.32, hall: 0.04 }, { loose: 0.008 });
    const soft = beatBox(true);
    playHits(mixer, soft, 0, 'rim - - rim - - rim - - - rim - - rim - -', { step: 0.25, gain: 0.56, times: 12 });
    playHits(mixer, soft, 8, 'foot - - foot. foot - - foot.', { step: 0.25, gain: 0.4, times: 20 });
    for (let quarter = 0; quarter < END * 4; quarter += 1)
      mixer.add(shaker((quarter % 6) + 1), quarter / 4, {
        gain: quarter % 2 ? 0.2 : quarter % 4 ? 0.34 : 0.26,
        pan: 0.46,
        hall: 0.08,
      });
    playChords(mixer, plucked({ ...NYLON, decay: 2.4 }), bars(END, ['C3 E3 A3 D4 G4'], 4), 0.56, { gain: 0.7, hall: 0.3 }, 0.3);
    play(mixer, vibraphone, tune(END, 'E5:.33 G5:.33 A5:.34 D6:1', 0.5), { gain: 0.66, pan: 0.3, hall: 0.4 }, { ring: 2.4 });
    playChords(mixer, strings, bars(END, ['E3 B3 D4 G4'], 3.4), 0.13, { gain: 0.54, hall: 0.5 });
    play(mixer, bass, tune(END, 'C3:3', 0.5), { gain: 0.34, hall: 0.05 });
    return master(mixer.mix(1.7), 1.8);
  },
};
