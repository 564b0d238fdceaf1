// Bansuri, dholki and manjira in G, in the style of haldi songs (raga Pahadi): the courtyard wakes, sings, claps, dances. One
// beat is 18 frames.
import { playWind } from '../kit/music/ensemble.ts';
import { dholak } from '../kit/music/instruments/drums.ts';
import { chimes } from '../kit/music/instruments/keys.ts';
import { clap, manjira, shaker } from '../kit/music/instruments/percussion.ts';
import { GUITAR, plucked, SANTOOR, UKULELE } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { BANSURI } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { tune } from '../kit/music/notes.ts';
import { bars, broken, roots, song, strummed, transposed } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 64;
const G = 'G3 B3 D4 G4';
const C = 'C3 G3 C4 E4';
const D = 'D3 A3 D4 F#4';
const E = 'E3 B3 E4 G4';
const A = 'A3 C4 E4 A4';
const CHORDS = bars(0, [G, G, E, G, G, C, D, G, G, D, E, G, G, G, C, G, G, D, C, G, C, G, A, G, G, C, D, G, C, G, E, D], 2);

const CALL = 'D5:.5! G5:2.3 -:.2 E5:.25 G5:.25 A5:.5 B5:2 A5:.25 G5:.25 E5:.5 G5:.8 -:.2';
const FIRST = 'D5:.5! G5:.5 B5:1 A5:.5 G5:.5 E5:.9 -:.1 D5:.5! E5:.5 G5:.5 A5:.5 G5:1.8 -:.2';
const SECOND = 'B5:1! A5:.5 G5:.5 A5:.5 B5:.5 D6:.9 -:.1 B5:.5! A5:.5 G5:.5 E5:.5 G5:1.8 -:.2';
const THIRD = 'D6:1.5! B5:.5 C6:.5 B5:.5 A5:.9 -:.1 G5:.5! A5:.5 B5:.5 C6:.5 B5:1.8 -:.2';
const FOURTH = 'E6:1! D6:.5 B5:.5 D6:.5 B5:.5 A5:.9 -:.1 B5:.5! A5:.5 E5:.5 A5:.5 G5:1.8 -:.2';
const PLUCKED =
  'G4:.5! B4:.25 D5:.25 E5:.5 D5:.25 B4:.25 D5:.5! B4:.25 A4:.25 G4:1 E4:.5! G4:.25 A4:.25 B4:.5 A4:.25 G4:.25 A4:.25! G4:.25 E4:.5 G4:1';

const FLUTE = [
  ...song(0, [CALL, FIRST, SECOND], 0.62),
  ...song(32, [THIRD, FOURTH, FIRST], 0.68),
  ...tune(56, 'E6:1! D6:.5 B5:.5 D6:.5 B5:.5 A5:.9 -:.1', 0.72),
  ...tune(60, 'B5:.5! A5:.5 E5:.45 -:.05 A5:.5! F#5:.5 A5:.5 B5:.5 A5:.5', 0.72),
];

const ROUND = 'dhe+na! ti na ti ge! na+ge na ti';

export const turmericMorning: Score = {
  title: 'Turmeric Morning',
  seconds: 42,
  beatsPerMinute: 100,
  play() {
    const mixer = new Mixer(42, 100);
    playWind(mixer, BANSURI, FLUTE, { gain: 0.54, pan: -0.08, hall: 0.38 });
    playWind(
      mixer,
      BANSURI,
      transposed(
        FLUTE.filter(({ beat }) => beat >= 48),
        -1,
        0.8,
      ),
      { gain: 0.26, pan: 0.3, hall: 0.38 },
    );
    const dotara = plucked({ ...UKULELE, brightness: 0.6, decay: 1.1 });
    play(
      mixer,
      dotara,
      broken(
        CHORDS.filter(({ beat }) => beat < 24 || beat >= 32),
        [1, 3, 2, 3, 1, 3, 2, 4],
        0.25,
        0.36,
      ),
      { gain: 0.5, pan: 0.34, hall: 0.2 },
      { ring: 0.5, variants: 3 },
    );
    play(mixer, dotara, song(24, [PLUCKED], 0.7), { gain: 0.66, pan: 0.2, hall: 0.24 }, { ring: 0.7, seed: 2 });
    play(
      mixer,
      plucked(SANTOOR),
      transposed(song(24, [PLUCKED], 0.5), 1),
      { gain: 0.46, pan: -0.3, hall: 0.36 },
      { ring: 1, seed: 3 },
    );
    play(
      mixer,
      plucked(SANTOOR),
      broken(
        CHORDS.filter(({ beat }) => beat >= 40),
        [4, 6, 5, 7, 6, 5, 7, 6],
        0.25,
        0.28,
      ),
      { gain: 0.36, pan: -0.44, hall: 0.34 },
      { ring: 1, seed: 4 },
    );
    const strokes = [
      [0, 'down', 0.44],
      [0.5, 'up', 0.22],
      [1, 'down', 0.32],
      [1.5, 'up', 0.26],
    ] as const;
    play(
      mixer,
      plucked(GUITAR),
      strummed(
        CHORDS.filter(({ beat }) => beat >= 32),
        strokes,
        0.02,
      ),
      { gain: 0.3, pan: -0.34, hall: 0.16 },
      { ring: 0.4, seed: 5 },
    );
    playChords(
      mixer,
      strings,
      CHORDS.filter(({ beat }) => beat >= 16 && beat < 48),
      0.12,
      { gain: 0.54, hall: 0.42 },
    );
    playChords(
      mixer,
      strings,
      CHORDS.filter(({ beat }) => beat >= 48),
      0.18,
      { gain: 0.6, hall: 0.42 },
    );
    play(
      mixer,
      bass,
      roots(
        CHORDS.filter(({ beat }) => beat >= 8),
        [
          [0, 1, 0.56],
          [1.5, 0.5, 0.4],
        ],
        2,
      ),
      { gain: 0.27, hall: 0.04 },
    );

    const drum = dholak(262);
    playHits(mixer, drum, 4, 'ge. - ti. - ge. na ti. ti', { gain: 0.26 });
    playHits(mixer, drum, 8, ROUND, { gain: 0.29, times: 4, swing: 0.12 });
    playHits(mixer, drum, 24, 'ge+na! - na ti ge! - na na ge+na! ti na ti ge! ta ta ta', { gain: 0.27 });
    playHits(mixer, drum, 32, ROUND, { gain: 0.3, times: 4, swing: 0.12, seed: 2 });
    playHits(mixer, drum, 48, 'dhe+na! ti na ta ge! na+ge ta ti dhe+na! ti ta ti ge+ta! na ta! ta', {
      gain: 0.32,
      swing: 0.12,
      seed: 3,
    });
    playHits(mixer, drum, 56, 'dhe+ta! ti na ti ge! na ta ti ge+ta! na ta! ti', { gain: 0.33, swing: 0.12, seed: 4 });
    playHits(mixer, drum, 62, 'ge+ta! na ta na ge+ta! na ta! ta', { step: 0.25, gain: 0.34 });
    for (let half = 16; half < END * 2; half += 1) {
      const beat = half / 2;
      if (half % 2) mixer.add(manjira(), beat, { gain: 0.075, pan: 0.5, hall: 0.3 });
      if (beat >= 24) mixer.add(shaker((half % 5) + 1), beat, { gain: half % 2 ? 0.26 : 0.15, pan: -0.5, hall: 0.1 });
      if (beat >= 24 && half % 4 === 2 && (beat < 32 || beat >= 40))
        mixer.add(clap(half % 7), beat, { gain: 0.44, pan: half % 8 === 2 ? -0.25 : 0.25, hall: 0.26 });
    }
    for (const beat of [0, 8, 24, 32, 48, END]) mixer.add(chimes(beat), beat, { gain: 0.2, pan: 0.4, hall: 0.5 });
    playWind(mixer, BANSURI, tune(END, 'A5:.12 G5:4.2!', 0.6), { gain: 0.4, pan: -0.08, hall: 0.5 });
    play(
      mixer,
      dotara,
      tune(END, 'G3:.04! B3:.04 D4:.04 G4:.04 B4:.04 D5:.5 G5:1', 0.6),
      { gain: 0.7, pan: 0.3, hall: 0.3 },
      { ring: 2 },
    );
    playChords(mixer, strings, bars(END, ['G3 D4 G4 B4'], 4.6), 0.17, { gain: 0.66, hall: 0.5 });
    playHits(mixer, drum, END, 'dhe+ta!', { gain: 0.4 });
    play(mixer, bass, tune(END, 'G2:3', 0.5), { gain: 0.3, hall: 0.05 });
    return master(mixer.mix(1.7), 1.6);
  },
};
