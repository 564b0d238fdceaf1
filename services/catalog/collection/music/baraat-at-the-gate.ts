// Shehnai over dholak and dhol in D, with both C and C sharp (raga Khamaj): the procession approaches, arrives, dances. One beat
// is 15 frames.
import { playTabla, playWind } from '../kit/music/ensemble.ts';
import { dholak, dholPair } from '../kit/music/instruments/drums.ts';
import { clap, dhol, manjira } from '../kit/music/instruments/percussion.ts';
import { plucked, SANTOOR, TANPURA } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { SHEHNAI } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { tune } from '../kit/music/notes.ts';
import { bars, broken, roots, song } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 76;
const D = 'D3 A3 D4 F#4';
const G = 'G3 B3 D4 G4';
const A = 'A3 C#4 E4 A4';
const C = 'C3 G3 C4 E4';

/** Two beats per chord from beat 8 on. */
const CHORDS = bars(
  8,
  [...[D, D, A, D, D, A, G, D, D, C, G, D, D, G, A, D], ...[D, D, A, D, D, C, G, D, G, D, A, D, D, A, G, D, D, A]],
  2,
);

const CALL = 'A4:.5 D5:3! C#5:.25 D5:.25 E5:.5 F#5:2 E5:.5 D5:.8 -:.2';
const FIRST = 'A4:.5 D5:1! E5:.5 F#5:1 E5:.5 D5:.5 E5:1! F#5:.5 G5:.5 F#5:1.8 -:.2';
const ANSWER = 'A5:1! G5:.5 F#5:.5 G5:.5 F#5:.5 E5:1 D5:.5! E5:.5 F#5:.5 E5:.5 D5:1.8 -:.2';
const RISE = 'A5:1! B5:.5 A5:.5 C6:1 B5:.5 A5:.5 G5:1! A5:.5 G5:.5 F#5:1.8 -:.2';
const PEAK = 'D6:1.5! C6:.25 B5:.25 A5:1 B5:.5 A5:.5 G5:.5! F#5:.5 G5:.5 E5:.5 D5:1.8 -:.2';

const SHEHNAI_TUNE = [
  ...song(0, [CALL, FIRST, ANSWER, RISE], 0.72),
  ...song(40, [FIRST, RISE, PEAK, ANSWER], 0.82),
  ...[72, 73.5].flatMap((beat) => tune(beat, 'F#5:.25! G5:.25 F#5:.25 E5:.25 D5:.4!', 0.88)),
  ...tune(75, 'F#5:.25! G5:.25 F#5:.25 E5:.25 D5:4.6!', 0.92),
];

/** The santoor plays while the shehnai pauses. */
const SANTOOR_TUNE = tune(
  32,
  'D5:.5! F#5:.25 G5:.25 A5:.5 B5:.25 A5:.25 G5:.5! F#5:.25 E5:.25 F#5:1 A5:.5! B5:.25 C6:.25 B5:.5 A5:.25 G5:.25 F#5:.25! E5:.25 F#5:.25 E5:.25 D5:1',
  0.6,
);

export const baraatAtTheGate: Score = {
  title: 'Baraat at the Gate',
  seconds: 42,
  beatsPerMinute: 120,
  play() {
    const mixer = new Mixer(42, 120);
    const drone = Array.from({ length: END / 4 }, (_, bar) => tune(bar * 4, 'A2:1 D3:1 D3:1 D2:1', 0.34)).flat();
    play(mixer, plucked(TANPURA), drone, { gain: 0.42, pan: -0.3, hall: 0.3 }, { ring: 3 });
    playWind(mixer, SHEHNAI, SHEHNAI_TUNE, { gain: 0.3, pan: -0.06, hall: 0.4 });
    playWind(mixer, SHEHNAI, tune(0, 'D4:7.8 -:.2 D4:7.8 -:.2 D4:7.8 -:.2 D4:7.8', 0.4), { gain: 0.1, pan: 0.35, hall: 0.5 });
    playWind(mixer, SHEHNAI, tune(40, 'D4:7.8 -:.2 D4:7.8 -:.2 D4:7.8 -:.2 D4:7.8 -:.2 D4:6', 0.4), {
      gain: 0.1,
      pan: 0.35,
      hall: 0.5,
    });
    play(mixer, plucked(SANTOOR), SANTOOR_TUNE, { gain: 0.9, pan: 0.2, hall: 0.34 }, { ring: 1.4 });
    const rocking = broken(
      CHORDS.filter(({ beat }) => (beat >= 16 && beat < 32) || beat >= 40),
      [4, 6, 5, 7, 6, 5, 4, 5],
      0.25,
      0.3,
    );
    play(
      mixer,
      plucked(SANTOOR),
      rocking.filter(({ beat }) => beat < 72),
      { gain: 0.44, pan: 0.42, hall: 0.3 },
      { ring: 1 },
    );
    playChords(
      mixer,
      strings,
      CHORDS.filter(({ beat }) => beat >= 24),
      0.2,
      { gain: 0.62, hall: 0.4 },
    );
    play(
      mixer,
      bass,
      roots(
        CHORDS,
        [
          [0, 1, 0.6],
          [1.5, 0.5, 0.45],
        ],
        2,
      ),
      { gain: 0.26, hall: 0.04 },
    );

    for (const [beat, gain] of [
      [0, 0.5],
      [2, 0.3],
      [4, 0.44],
      [6, 0.32],
      [7, 0.36],
      [7.5, 0.4],
      [40, 0.5],
      [56, 0.5],
      [END, 0.6],
    ] as const)
      mixer.add(dhol(), beat, { gain, hall: 0.28 });
    const round = 'dhe+na! ge na ti na ti ge+na na dhe+na! ge na ti ge! na dhe+ta na';
    playHits(mixer, dholak(), 8, round, { gain: 0.26, times: 3 });
    playTabla(mixer, 32, 'Dha Ge Na Ti Na Ka Dhin Na Dha Ge Na Ti Na Ka Dhin Na', 0.5, 0.3);
    playHits(mixer, dholak(), 38, 'ge+na! na ta! ta ge+na! na ta! ta', { step: 0.25, gain: 0.3 });
    playHits(mixer, dholak(), 40, round, { gain: 0.3, times: 4, seed: 2 });
    playHits(mixer, dholPair(), 56, 'dha+na! - na ti dha na - na dha+na! - na ti dha! dha na na', { gain: 0.22, times: 2 });
    for (const beat of [72, 73.5, 75]) playHits(mixer, dholak(), beat, 'ge+na! ta ge+na ta dhe+ta!', { step: 0.25, gain: 0.42 });
    for (let beat = 16; beat < 72; beat += 1)
      if (beat < 32 || beat >= 40) {
        mixer.add(manjira(), beat + 0.5, { gain: 0.075, pan: 0.5, hall: 0.3 });
        if (beat % 2 === 1 && beat >= 24)
          mixer.add(clap(beat % 5), beat, { gain: 0.42, pan: beat % 4 === 1 ? -0.3 : 0.3, hall: 0.3 });
      }
    for (const beat of [0, 8, 24, 40, 56, END]) mixer.add(manjira(), beat, { gain: 0.1, pan: 0.3, hall: 0.45 });
    playChords(mixer, plucked(SANTOOR), bars(END, ['D3 A3 D4 F#4 A4 D5'], 4), 0.7, { gain: 0.6, hall: 0.4 });
    playChords(mixer, strings, bars(END, ['D3 A3 D4 F#4'], 5), 0.24, { gain: 0.7, hall: 0.45 });
    return master(mixer.mix(1.9), 2);
  },
};
