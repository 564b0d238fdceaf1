// Scene 2: the elephant lifts a balloon with the age on it.
import { drifting } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { drawn } from '../../kit/motifs/drawn.ts';
import { elephant } from '../../kit/motifs/jungle-animals.ts';
import { balloon, confetti } from '../../kit/motifs/party.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, pop, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, CORAL, FONT, floor, GREENS, say, thicket } from './look.ts';

/** The sun, the balloon's path, the elephant's, the hills, the strip for confetti, the words. */
const WIDE = {
  sun: { at: [1360, 620], radius: 430 },
  balloon: [
    [1180, 900],
    [1146, 452],
    [1140, 438],
    [1146, 446],
  ],
  elephant: {
    path: [
      [1500, 1240],
      [1400, 1010],
      [1400, 1004],
    ],
    scale: 116,
  },
  hill: 'M-80 1200 V930 C300 840 760 900 1080 880 C1420 850 1700 880 2000 940 V1200 Z',
  near: 'M-80 1200 V1010 C400 960 900 1010 1300 985 C1600 970 1800 1000 2000 1010 V1200 Z',
  confetti: {},
  guess: { at: [640, 286], size: 60, width: 640, align: 'left' },
  wild: { at: [640, 550], size: 124, width: 640, height: 480, align: 'left' },
} as const;
const UPRIGHT = {
  sun: { at: [600, 1240], radius: 440 },
  balloon: [
    [390, 1500],
    [330, 1010],
    [324, 996],
    [330, 1004],
  ],
  elephant: {
    path: [
      [760, 2060],
      [640, 1716],
      [640, 1708],
    ],
    scale: 138,
  },
  hill: 'M-80 2040 V1610 C160 1540 420 1590 640 1570 C820 1550 1000 1580 1160 1620 V2040 Z',
  near: 'M-80 2040 V1716 C200 1670 460 1720 700 1694 C900 1676 1040 1700 1160 1710 V2040 Z',
  confetti: { width: 80 },
  guess: { at: [540, 216], size: 70, width: 860, align: 'center' },
  wild: { at: [540, 416], size: 136, width: 880, height: 300, align: 'center' },
} as const;

export function elephantScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { sun, elephant: beast, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [low, high, highest, rest] = at.balloon;
  const [hidden, up, stands] = beast.path;
  const bob = empty('balloon bob', {
    at: track([0, low, EASE.out], [beat(1.6), high, EASE.breath], [beat(4), highest, EASE.breath], [frames, rest]),
    rotate: sway(frames, 80, -3, 2),
  });
  const digit = { key: 'age', font: FONT.big, size: 200, width: 270, height: 230, leading: 1 };
  return [
    ...floor(stage, '#f8cf6a', { ...sun, color: '#fbe3a0' }),
    shapes('hill', [drawn(at.hill, GREENS[2])]),
    bob,
    shapes('balloon', [balloon(316, CORAL, 250)], { parent: bob, at: [0, 0] }),
    text({ ...digit, color: COLORS.deep, reveal: pop(12, 12) }, { parent: bob, at: [0, -226] }),
    shapes('elephant', [elephant(frames)], {
      at: track([0, hidden, EASE.out], [beat(1.4), up, EASE.breath], [frames, stands]),
      rotate: sway(frames, 72, 0, 1),
      scale: beast.scale,
    }),
    shapes('near hill', [drawn(at.near, GREENS[1])]),
    ...drifting('confetti', (index) => confetti(30, [CORAL, GREENS[0], '#fff5dd', '#2f9db0'], index), {
      count: 12,
      seed: 6,
      width: stage.width,
      height: stage.height,
      ...at.confetti,
      frames,
      sizes: [60, 120],
      fall: 620,
      wind: 50,
    }),
    ...thicket(stage, frames, 'sides'),
    say('guess', at.guess.at, { ...at.guess, color: '#932b0b', reveal: fadeIn(8, 12) }),
    say('wild', at.wild.at, {
      ...at.wild,
      font: FONT.big,
      color: COLORS.ground,
      leading: 1.14,
      reveal: wordByWord(12, 24),
    }),
  ];
}
