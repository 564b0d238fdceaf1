// Scene 1: the cartouche opens in the silk; the names in it, a kalash on either side.
import { drifting } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { kalash } from '../../kit/motifs/kalash.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { bells, COLORS, LEAF, leaves, MAGENTA, MARIGOLDS, METAL, NAME, panel, pattu, say } from './look.ts';

/** The cartouche, the bells (distance, size, chain), the kalashes' feet, and the words. */
const WIDE = {
  panel: [1560, 690, 556],
  bells: [800, 110, 96],
  pots: [176, 1010],
  invocation: { y: 300, size: 66, width: 900, height: 96 },
  names: { rows: [404, 656], size: 140, width: 1160, height: 186 },
  joined: { y: 530, size: 54, height: 76 },
  occasion: { y: 800, size: 56, width: 900, height: 84 },
} as const;
const UPRIGHT = {
  panel: [1330, 930, 950],
  bells: [430, 96, 90],
  pots: [180, 1846],
  invocation: { y: 560, size: 68, width: 600, height: 190 },
  names: { rows: [752, 1064], size: 170, width: 750, height: 220 },
  joined: { y: 908, size: 68, height: 96 },
  occasion: { y: 1266, size: 68, width: 640, height: 190 },
} as const;

export function namesScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { x, width, height } = stage;
  const { panel: cartouche, bells: hung, pots, names, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [potX, potY] = pots;
  const { y: invoked, ...invocation } = at.invocation;
  const { y: between, ...joined } = at.joined;
  const { y: last, ...occasion } = at.occasion;
  const {
    rows: [first, second],
    ...name
  } = names;
  return [
    ...pattu(stage, '#f0b429', '#d98a14'),
    leaves(stage, 104),
    ...panel(stage, ...cartouche),
    ...bells(stage, frames, ...hung),
    shapes(
      'kalashes',
      [kalash(230, METAL, LEAF, MAGENTA, { at: [potX, potY] }), kalash(230, METAL, LEAF, MAGENTA, { at: [width - potX, potY] })],
      {
        at: track([4, [0, 160], EASE.out], [30, [0, 0]]),
      },
    ),
    ...drifting('grain', (index) => loosePetal(20, index % 2 ? '#fff6dc' : MARIGOLDS[1]), {
      count: 12,
      seed: 3,
      width,
      height,
      frames,
      sizes: [50, 110],
      fall: 620,
      wind: 30,
    }),
    say('invocation', { ...invocation, at: [x, invoked], color: MAGENTA, from: 8 }),
    say('first_honoured', { ...NAME, ...name, at: [x, first], color: COLORS.deep, from: 12 }),
    say('joined', { ...joined, at: [x, between], width: 400, color: MAGENTA, from: 16 }),
    say('second_honoured', { ...NAME, ...name, at: [x, second], color: COLORS.deep, from: 20 }),
    say('occasion', { ...occasion, at: [x, last], color: MAGENTA, from: beat(2) }),
  ];
}
