// Scene 1: the cartouche opens before the silk; the names in it, a kalash and lamps on the floor on either side.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { bells, COLORS, grains, kalashAt, lampsAt, leaves, MAGENTA, NAME, panel, pattu, say } from './look.ts';

/** The floor, the leaves, the cartouche, the bells (distance, width, hook), the kalashes' feet and width, the lamps, the words. */
const WIDE = {
  floor: 984,
  leaves: 14,
  panel: [1560, 770, 510],
  bells: [800, 116, -30],
  pots: [164, 1052, 250],
  lamps: [
    [390, 1010, 150],
    [1530, 1010, 150],
  ],
  grains: 110,
  invocation: { y: 240, size: 60, width: 860, height: 88 },
  names: { rows: [372, 622], size: 136, width: 1120, height: 172 },
  joined: { y: 498, size: 54, height: 76 },
  occasion: { y: 776, size: 54, width: 840, height: 80 },
} as const;
const UPRIGHT = {
  floor: 1730,
  leaves: 14,
  panel: [1430, 990, 890],
  bells: [440, 104, -20],
  pots: [196, 1850, 310],
  lamps: [
    [440, 1812, 170],
    [640, 1812, 170],
  ],
  grains: 44,
  invocation: { y: 462, size: 63, width: 540, height: 190 },
  names: { rows: [710, 1050], size: 164, width: 750, height: 220 },
  joined: { y: 880, size: 66, height: 96 },
  occasion: { y: 1296, size: 63, width: 540, height: 190 },
} as const;

export function namesScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { x, width, height } = stage;
  const {
    floor,
    leaves: hang,
    panel: cartouche,
    bells: hung,
    pots,
    lamps,
    grains: strip,
    names,
    ...at
  } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [potX, potY, potWide] = pots;
  const { y: invoked, ...invocation } = at.invocation;
  const { y: between, ...joined } = at.joined;
  const { y: last, ...occasion } = at.occasion;
  const {
    rows: [first, second],
    ...name
  } = names;
  return [
    ...pattu(stage, frames, '#f0b429', '#d98a14', floor),
    leaves(stage, hang),
    vignette(width, height, '#5a1206', 0.5),
    ...panel(stage, ...cartouche),
    ...bells(stage, frames, ...hung),
    ...kalashAt(potX, potY, potWide),
    ...kalashAt(width - potX, potY, potWide),
    ...lampsAt(lamps, frames),
    ...grains(stage, frames, strip, 3),
    say('invocation', { ...invocation, at: [x, invoked], color: MAGENTA, from: 8 }),
    say('first_honoured', { ...NAME, ...name, at: [x, first], color: COLORS.deep, from: 12 }),
    say('joined', { ...joined, at: [x, between], width: 400, color: MAGENTA, from: 16 }),
    say('second_honoured', { ...NAME, ...name, at: [x, second], color: COLORS.deep, from: 20 }),
    say('occasion', { ...occasion, at: [x, last], color: MAGENTA, from: beat(2) }),
  ];
}
