// Veena, nadaswaram and mridangam in raga Mohanam on D (D E F# A B), adi tala of eight beats: prayer, song, answer, swaras, a
// closing tihai. One beat is 20 frames.
import { playWind } from '../kit/music/ensemble.ts';
import { mridangam } from '../kit/music/instruments/drums.ts';
import { manjira, templeBell } from '../kit/music/instruments/percussion.ts';
import { plucked, TANPURA, VEENA } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { NADASWARAM } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { hertz, type Note, tune } from '../kit/music/notes.ts';
import { bars, roots, run, song, transposed } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 56;
const MOHANAM = ['D4', 'E4', 'F#4', 'A4', 'B4'];

const PRAYER = 'D4:.5! E4:.5 F#4~:1.5 E4>F#4:.5 A4~:2! B4:.5 A4:.5 F#4:.5 E4:.5 D4~:1';
const PALLAVI = 'F#4:.5! F#4:.5 A4:.5 B4:.5 A4~:1 F#4:.5 E4:.5 D4:.5! E4:.5 F#4:.5 A4:.5 F#4:.5 E4:.5 D4~:1';
const RISE = 'A4:.5! B4:.5 D5~:1 D5:.5 E5:.5 D5:.5 B4:.5 A4:.5! B4:.5 A4:.5 F#4:.5 A4~:1.8 -:.2';
const HIGH = 'D5:.5! E5:.5 F#5~:1 E5:.5 D5:.5 E5:.5 D5:.5 B4:.5! D5:.5 B4:.5 A4:.5 F#4:.5 A4:.5 D5~:.9 -:.1';
const SWARAS = '0 1 2 3 2 1 2 3 4 3 2 3 4 5 4 3 5 4 3 4 5 6 5 4 3 4 3 2 1 2 1 0';
const RUSH = '5 4 3 2 3 4 5 6 7 6 5 4 5 4 3 2 4 3 2 1 2 3 4 5 6 5 4 3 2 1 2 1';

const CHORDS = bars(8, [
  'D3 A3 D4 F#4',
  'D3 A3 D4 F#4',
  'A2 E3 A3',
  'D3 A3 D4 F#4',
  'B2 F#3 B3',
  'A2 E3 A3',
  'D3 A3 D4 F#4',
  'B2 F#3 D4',
  'B2 F#3 B3',
  'A2 E3 A3 E4',
  'D3 A3 D4 F#4',
  'D3 A3 D4 F#4',
]);

const VEENA_TUNE: Note[] = [
  ...song(0, [PRAYER, PALLAVI], 0.66),
  ...song(24, [RISE], 0.62),
  ...run(32, MOHANAM, SWARAS, 0.25, 0.62),
  ...transposed(song(40, [HIGH], 0.66), -1),
];
const REED: Note[] = [
  ...song(16, [PALLAVI, RISE], 0.7),
  ...song(40, [HIGH], 0.8),
  ...run(48, MOHANAM, RUSH.split(' ').slice(0, 16).join(' '), 0.25, 0.74),
];

export const templeSteps: Score = {
  title: 'Temple Steps',
  seconds: 42,
  beatsPerMinute: 90,
  play() {
    const mixer = new Mixer(42, 90);
    const drone = Array.from({ length: END / 4 + 1 }, (_, bar) => tune(bar * 4, 'A2:1 D3:1 D3:1 D2:1', 0.36)).flat();
    play(mixer, plucked(TANPURA), drone, { gain: 0.5, pan: 0.28, hall: 0.32 }, { ring: 3, loose: 0.015 });
    play(mixer, plucked(VEENA), VEENA_TUNE, { gain: 0.74, pan: -0.22, hall: 0.32 }, { ring: 1.5, variants: 3 });
    play(
      mixer,
      plucked(VEENA),
      transposed(song(16, [PALLAVI], 0.4), -1),
      { gain: 0.5, pan: -0.3, hall: 0.3 },
      { ring: 1, seed: 2 },
    );
    playWind(mixer, NADASWARAM, REED, { gain: 0.36, pan: 0.12, hall: 0.42 });
    playWind(mixer, NADASWARAM, tune(40, 'D4:7.8 -:.2 D4:3.8 -:.2 D4:3.9', 0.4), { gain: 0.1, pan: 0.4, hall: 0.5 });
    playChords(
      mixer,
      strings,
      CHORDS.filter(({ beat }) => beat < 40),
      0.13,
      { gain: 0.56, hall: 0.45 },
    );
    playChords(
      mixer,
      strings,
      CHORDS.filter(({ beat }) => beat >= 40 && beat < 52),
      0.2,
      { gain: 0.62, hall: 0.45 },
    );
    play(
      mixer,
      bass,
      roots(
        CHORDS.filter(({ beat }) => beat < 52),
        [
          [0, 2, 0.5],
          [2.5, 1, 0.36],
        ],
        2,
      ),
      { gain: 0.3, hall: 0.05 },
    );

    const drum = mridangam();
    playHits(mixer, drum, 6, 'thom. tha thom+nam ki', { gain: 0.34 });
    playHits(mixer, drum, 8, 'thom+dhin! ki nam tha thom ki nam tha thom+dhin! tha ki nam thom+nam! tha ki tha', { gain: 0.36 });
    playHits(mixer, drum, 16, 'thom+nam! tha ki nam thom tha dhin ki thom+nam! ki tha nam thom+dhin! ki thom nam', {
      gain: 0.38,
      times: 2,
      seed: 2,
    });
    playHits(mixer, drum, 32, 'thom+nam! ki tha ki nam tha ki tha thom+dhin! ki tha nam ki tha thom ki', {
      step: 0.25,
      gain: 0.34,
      times: 2,
      seed: 3,
    });
    playHits(mixer, drum, 40, 'thom+nam! tha ki nam thom+dhin! tha nam ki thom+nam! tha thom nam dhin! ki thom+nam! tha', {
      gain: 0.4,
      seed: 4,
    });
    playHits(mixer, drum, 48, 'thom+nam! ki tha ki nam! tha ki tha thom+dhin! ki tha nam thom! nam thom! nam', {
      step: 0.25,
      gain: 0.38,
      seed: 5,
    });
    for (const beat of [52, 53.5, 55]) {
      playHits(mixer, drum, beat, 'thom+nam! ki nam tha thom+nam!', { step: 0.25, gain: 0.42 });
      playWind(mixer, NADASWARAM, tune(beat, 'A5:.25! F#5:.25 E5:.25 F#5:.25 D5:.3', 0.84), { gain: 0.32, pan: 0.12, hall: 0.4 });
      play(
        mixer,
        plucked(VEENA),
        tune(beat, 'A4:.25! F#4:.25 E4:.25 F#4:.25', 0.7),
        { gain: 0.74, pan: -0.2, hall: 0.3 },
        { ring: 0.6, loose: 0 },
      );
    }
    for (let beat = 8; beat < 52; beat += 2)
      mixer.add(manjira(), beat, { gain: beat % 8 === 0 ? 0.09 : 0.06, pan: 0.5, hall: 0.4 });
    for (const [beat, gain] of [
      [0, 0.1],
      [8, 0.05],
      [24, 0.06],
      [40, 0.09],
      [END, 0.12],
    ] as const)
      mixer.add(templeBell(hertz('D5')), beat, { gain, pan: -0.4, hall: 0.6 });
    playWind(mixer, NADASWARAM, tune(END, 'D5:4.4!', 0.8), { gain: 0.28, pan: 0.1, hall: 0.5 });
    play(mixer, plucked(VEENA), tune(END, 'D3:.08! A3:.08 D4~:3!', 0.7), { gain: 0.76, pan: -0.2, hall: 0.36 }, { ring: 3 });
    playChords(mixer, strings, bars(END, ['D3 A3 D4 F#4'], 4.4), 0.17, { gain: 0.62, hall: 0.5 });
    playHits(mixer, drum, END, 'thom+dhin!', { gain: 0.44 });
    return master(mixer.mix(2.4), 2);
  },
};
