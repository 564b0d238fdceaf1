// Ukulele, whistle and claps in F: strolling, whistling, a stop for claps, then everything together. One beat is 15 frames.
import { playWind } from '../kit/music/ensemble.ts';
import { bar, clap, kick, manjira, shaker } from '../kit/music/instruments/percussion.ts';
import { GUITAR, plucked, UKULELE } from '../kit/music/instruments/plucked.ts';
import { bass, strings } from '../kit/music/instruments/strings.ts';
import { WHISTLE } from '../kit/music/instruments/winds.ts';
import { master } from '../kit/music/master.ts';
import { Mixer } from '../kit/music/mixer.ts';
import { type Harmony, harmony, tune } from '../kit/music/notes.ts';
import { bars, octave, song, strummed, transposed } from '../kit/music/patterns.ts';
import { play, playChords } from '../kit/music/play.ts';
import type { Score } from '../kit/music/score.ts';

const END = 76;
const F = 'A4 C4 F4 A4';
const B = 'Bb4 D4 F4 Bb4';
const C = 'G4 C4 E4 Bb4';
const D = 'A4 D4 F4 A4';
const G = 'G4 D4 G4 Bb4';
const ROOT: Readonly<Record<string, string>> = { [F]: 'F2', [B]: 'Bb2', [C]: 'C3', [D]: 'D3', [G]: 'G2' };

const VERSE = [F, D, C, F, F, B, C, F];
const BRIDGE = [B, C, G, F, G, C, F, F];
const CHORDS: Harmony[] = bars(0, [F, D, G, C, ...VERSE, ...BRIDGE, F, D, G, C, ...VERSE, ...BRIDGE.slice(0, 4), C, F], 2);

const FIRST = 'C6:.5! A5:.5 C6:1 D6:.5 C6:.5 A5:.9 -:.1 G5:.5! A5:.5 Bb5:1 A5:1 -:1';
const HOME = 'C6:.5! A5:.5 C6:1 F6:.5 E6:.5 D6:.9 -:.1 C6:.5! Bb5:.5 A5:.5 G5:.5 F5:1 -:1';
const HOP = 'D6:.75! D6:.25 F6:1 E6:.5 D6:.5 C6:.9 -:.1 Bb5:.75! Bb5:.25 D6:1 C6:.5 Bb5:.5 A5:.9 -:.1';
const CLIMB = 'G5:.5! A5:.5 Bb5:.5 C6:.5 D6:1 E6:.9 -:.1 F6:1! C6:.5 A5:.5 G5:.5 C6:.5 F5:.9 -:.1';

const WHISTLED = [
  ...song(8, [FIRST, HOME, HOP, CLIMB, '-', FIRST, HOME, HOP], 0.6),
  ...tune(72, 'C6:.5! A5:.5 G5:.5! C6:.5 F6:.9! -:1.1', 0.66),
];
const BELLS = [
  ...song(40, ['F5:.5 C6:.5 A5:.5 C6:.5 D6:.5 A5:.5 F5:1 G5:.5! Bb5:.5 D6:.5 Bb5:.5 C6:.5 E6:.5 G6:1'], 0.6),
  ...tune(0, 'F6:.5! C6:.5 A5:1 -:2 G6:.5 E6:.5 C6:1', 0.4),
  ...tune(END, 'F6:.25! C6:.25 F6:.5!', 0.6),
];

/** Down, down-up, up-down-up, with a slight swing. */
const STROKES = [
  [0, 'down', 0.6],
  [0.5, 'down', 0.34],
  [0.78, 'up', 0.32],
  [1, 'down', 0.5],
  [1.5, 'up', 0.36],
  [1.78, 'down', 0.26],
] as const;

export const paperHats: Score = {
  title: 'Paper Hats',
  seconds: 42,
  beatsPerMinute: 120,
  play() {
    const mixer = new Mixer(42, 120);
    play(
      mixer,
      plucked(UKULELE),
      strummed(CHORDS, STROKES),
      { gain: 0.36, pan: -0.28, hall: 0.14 },
      { ring: 0.4, loose: 0.004, variants: 3 },
    );
    playWind(mixer, WHISTLE, WHISTLED, {
      gain: 0.5,
      pan: 0.1,
      hall: 0.3,
    });
    const second = plucked({ ...GUITAR, brightness: 0.4 });
    play(
      mixer,
      second,
      transposed(song(48, [FIRST, HOME, HOP, HOME], 0.5), -1).filter(({ beat }) => beat < 72),
      { gain: 0.7, pan: 0.34, hall: 0.2 },
      { ring: 0.6 },
    );
    for (const note of BELLS)
      play(mixer, (frequency, _, force) => bar(frequency, force), [note], { gain: 0.24, pan: 0.36, hall: 0.3 });
    const low = CHORDS.filter(({ beat }) => beat >= 16).flatMap(({ beat, notes }) => {
      const root = ROOT[notes.join(' ')] ?? 'F2';
      return tune(beat, `${root}:.9! ${octave(root, root > 'D' ? 1 : 0)}:.9`, 0.56);
    });
    play(mixer, bass, low, { gain: 0.2, hall: 0.03 });
    playChords(
      mixer,
      strings,
      bars(
        24,
        BRIDGE.map((chord) => chord.replace(/^\S+ /, '')),
        2,
      ),
      0.12,
      { gain: 0.44, hall: 0.35 },
    );
    playChords(
      mixer,
      strings,
      bars(
        56,
        [...VERSE.slice(4), ...BRIDGE.slice(0, 4)].map((chord) => chord.replace(/^\S+ /, '')),
        2,
      ),
      0.15,
      { gain: 0.5, hall: 0.35 },
    );
    for (let beat = 4; beat < END; beat += 1) {
      const still = beat >= 40 && beat < 48;
      if (beat >= 16 && beat % 2 === 0 && !still) mixer.add(kick(), beat, { gain: 0.26, hall: 0.03 });
      if (beat >= 8 && beat % 2 === 1)
        mixer.add(clap(beat % 6), beat, { gain: still ? 0.7 : 0.56, pan: beat % 4 === 1 ? -0.2 : 0.2, hall: 0.22 });
      if (still && beat % 4 === 3) mixer.add(clap(beat), beat + 0.5, { gain: 0.6, pan: 0.1, hall: 0.22 });
      if (beat >= 12)
        for (const half of [0, 0.5])
          mixer.add(shaker(((beat * 2 + half * 2) % 7) + 1), beat + half, { gain: half ? 0.36 : 0.2, pan: 0.5, hall: 0.08 });
    }
    for (const beat of [24, 48, 56, END]) mixer.add(manjira(), beat, { gain: 0.08, pan: 0.3, hall: 0.4 });
    for (const [beat, gain] of [
      [END, 0.5],
      [END + 0.5, 0.4],
      [END + 1, 0.5],
    ] as const) {
      mixer.add(kick(), beat, { gain: gain * 0.6, hall: 0.05 });
      mixer.add(clap(3), beat, { gain, hall: 0.3 });
    }
    const last = strummed(harmony(END, [[F, 2]]), [
      [0, 'down', 0.6],
      [0.5, 'up', 0.4],
      [1, 'down', 0.7],
    ]);
    play(mixer, plucked({ ...UKULELE, decay: 2.4 }), last, { gain: 0.44, pan: -0.2, hall: 0.24 }, { ring: 4, loose: 0 });
    playChords(mixer, strings, bars(END + 1, ['F3 C4 F4 A4'], 4.6), 0.15, { gain: 0.5, hall: 0.45 });
    play(mixer, bass, tune(END, 'F2:.4! -:.6 F2:3!', 0.6), { gain: 0.34, hall: 0.05 });
    return master(mixer.mix(1.3), 1.6);
  },
};
