// Steel-string guitar, light pads, a soft band in G: picked guitar, a tune, a lift, the wide part, home. One beat is 18 frames.
import { beatBox, swell } from '../kit/music/instruments/drums.ts';
import { celesta, piano } from '../kit/music/instruments/keys.ts';
import { pad } from '../kit/music/instruments/pads.ts';
import { shaker } from '../kit/music/instruments/percussion.ts';
import { GUITAR, plucked } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { type Note, tune } from '../kit/music/notes.ts';
import { bars, broken, roots, song, strummed, transposed } from '../kit/music/patterns.ts';
import { play, playChords, playHits } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 64;
const G = 'G2 D3 G3 B3 D4 G4';
const D = 'F#2 D3 A3 D4 F#4 A4';
const E = 'E2 B2 E3 G3 B3 E4';
const C = 'C3 G3 C4 E4 G4 C5';
const A = 'A2 E3 A3 C4 E4 A4';
const OPEN = 'D3 A3 D4 G4 A4 D5';
const CHORDS = bars(0, [G, C, G, D, E, D, C, A, G, OPEN, C, OPEN, G, D, E, C]);

const LINES = [
  'B4:1! D5:.5 G5:1 F#5:.5 D5:1 E5:1! D5:.5 C5:.5 D5:2',
  'B4:1! D5:.5 G5:1 A5:.5 B5:1 A5:1.5! G5:.5 F#5:2',
  'G5:1.5! F#5:.5 E5:1 B4:1 E5:1! D5:.5 C5:.5 E5:2',
  'D5:1! G5:.5 B5:1 A5:.5 G5:1 A5:1.5! G5:.5 D5:2',
];
const PEAK = ['B5:1! D6:.5 B5:1 A5:.5 G5:1 A5:1.5! F#5:.5 D5:2', 'G5:1! B5:.5 E6:1 D6:.5 B5:1 C6:1.5! B5:.5 G5:2'];
const TUNE: Note[] = [
  ...song(8, LINES.slice(0, 3), 0.6),
  ...song(32, [LINES[3] ?? '-'], 0.62).filter(({ beat }) => beat < 40),
  ...song(48, PEAK, 0.7),
];

export const morningPromise: Score = {
  title: 'Morning Promise',
  seconds: 42,
  beatsPerMinute: 100,
  play() {
    const mixer = new Mixer(42, 100);
    const guitar = plucked(GUITAR);
    const picked = broken(CHORDS, [0, 3, 2, 4, 1, 3, 5, 4], 0.5, 0.42);
    play(mixer, guitar, picked, { gain: 0.66, pan: -0.3, hall: 0.2 }, { ring: 1.6, loose: 0.009, variants: 3 });
    const lead = plucked({ ...GUITAR, brightness: 0.46, decay: 2.6 });
    play(mixer, lead, TUNE, { gain: 0.9, pan: 0.14, hall: 0.3 }, { ring: 1.4, loose: 0.01, seed: 2, variants: 3 });
    const strokes = [
      [0, 'down', 0.4],
      [1, 'down', 0.24],
      [1.5, 'up', 0.2],
      [2, 'down', 0.36],
      [2.5, 'up', 0.2],
      [3, 'down', 0.24],
      [3.5, 'up', 0.24],
    ] as const;
    play(
      mixer,
      guitar,
      strummed(
        CHORDS.filter(({ beat }) => beat >= 48).map((chord) => ({ ...chord, notes: chord.notes.slice(1) })),
        strokes,
        0.025,
      ),
      { gain: 0.34, pan: 0.44, hall: 0.16 },
      { ring: 0.6, seed: 3 },
    );
    const upper = CHORDS.map((chord) => ({ ...chord, notes: chord.notes.slice(1, 5) }));
    playChords(
      mixer,
      pad,
      upper.filter(({ beat }) => beat < 24),
      0.2,
      { gain: 0.26, hall: 0.4 },
    );
    playChords(
      mixer,
      pad,
      upper.filter(({ beat }) => beat >= 24),
      0.3,
      { gain: 0.3, hall: 0.4 },
    );
    playChords(
      mixer,
      strings,
      upper.filter(({ beat }) => beat >= 24 && beat < 40),
      0.14,
      { gain: 0.56, hall: 0.45 },
    );
    playChords(
      mixer,
      strings,
      upper.filter(({ beat }) => beat >= 48),
      0.22,
      { gain: 0.6, hall: 0.45 },
    );
    play(
      mixer,
      celesta,
      broken(
        upper.filter(({ beat }) => beat >= 40 && beat < 48),
        [4, 5, 6, 7, 6, 5, 6, 5],
        0.5,
        0.36,
      ),
      { gain: 0.44, pan: 0.3, hall: 0.5 },
      { ring: 1.5 },
    );
    play(
      mixer,
      piano,
      transposed(
        TUNE.filter(({ beat }) => beat >= 48),
        0,
        0.7,
      ),
      { gain: 0.28, pan: 0.2, hall: 0.34 },
      { ring: 0.8, seed: 4 },
    );
    play(
      mixer,
      bass,
      roots(
        CHORDS.filter(({ beat }) => beat >= 16 && beat < 40),
        [
          [0, 1.8, 0.5],
          [2.5, 1.4, 0.4],
        ],
        2,
      ),
      { gain: 0.32, hall: 0.04 },
    );
    play(
      mixer,
      bass,
      roots(
        CHORDS.filter(({ beat }) => beat >= 48),
        [
          [0, 1.4, 0.6],
          [1.5, 0.9, 0.44],
          [2.5, 1.4, 0.5],
        ],
        2,
      ),
      { gain: 0.34, hall: 0.04 },
    );
    const soft = beatBox(true);
    playHits(mixer, soft, 24, 'foot - rim. - snare. - foot hat. foot - hat. foot snare. - hat. -', { gain: 0.46, times: 2 });
    playHits(mixer, soft, 48, 'foot hat. snare hat. foot foot snare hat.', { gain: 0.5, times: 4 });
    mixer.add(swell(mixer.seconds(4)), 44, { gain: 0.24, hall: 0.4 });
    for (let half = 48; half < 128; half += 1)
      if (half < 80 || half >= 96)
        mixer.add(shaker((half % 5) + 1), half / 2, { gain: half % 2 ? 0.3 : 0.18, pan: 0.5, hall: 0.1 });
    play(
      mixer,
      guitar,
      tune(END, 'G2:.06 D3:.06 G3:.06 B3:.06 D4:.06 A4:.06 B4:4!', 0.5),
      { gain: 0.8, pan: -0.1, hall: 0.34 },
      { ring: 4, loose: 0 },
    );
    playChords(mixer, pad, bars(END, ['G3 B3 D4 A4'], 4.6), 0.3, { gain: 0.3, hall: 0.5 });
    playChords(mixer, strings, bars(END, ['G3 D4 B4'], 4.6), 0.16, { gain: 0.6, hall: 0.5 });
    play(mixer, bass, tune(END, 'G2:3', 0.5), { gain: 0.34, hall: 0.05 });
    return master(mixer.mix(1.9), 1.6);
  },
};
