// Scene 1: a full moon over the pond between two kadamba trees; the names inside it.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import { kadamba } from '../../kit/motifs/pichwai.ts';
import { metalRamp } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, fishes, LEAF, LINE, lotusRows, METAL, NAME, say, WORD_ROSE, water } from './look.ts';

/** The moon and its size in percent, the trees' feet, the fish, the rows of lotuses, and the words. */
const UPRIGHT = {
  moon: 640,
  size: 100,
  trees: [-150, 1250],
  fish: [
    { y: 1170, from: 1250, to: 380, size: 150, gold: true },
    { y: 1212, from: -140, to: 640, size: 130 },
  ],
  rows: [1370, 4],
  invocation: { y: 192, size: 62, width: 640, height: 94 },
  heading: { y: 400, size: 66, width: 520, height: 100 },
  names: { rows: [522, 776], size: 150, width: 520, height: 190 },
  together: { y: 646, size: 62, height: 90 },
  occasion: { y: 904, size: 62, width: 480, height: 90 },
} as const;
const WIDE = {
  moon: 546,
  size: 92,
  trees: [150, 960],
  fish: [
    { y: 800, from: 2080, to: 1460, size: 150, gold: true },
    { y: 850, from: -140, to: 540, size: 130 },
  ],
  rows: [984, 2],
  invocation: { y: 124, size: 50, width: 640, height: 76 },
  heading: { y: 322, size: 56, width: 460, height: 84 },
  names: { rows: [434, 660], size: 140, width: 500, height: 176 },
  together: { y: 548, size: 52, height: 76 },
  occasion: { y: 772, size: 52, width: 440, height: 76 },
} as const;

export function moonScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { x, width } = stage;
  const { moon: MOON, size, trees, fish, rows, names, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [treeX, treeY] = trees;
  const { y: invoked, ...invocation } = at.invocation;
  const { y: headed, ...heading } = at.heading;
  const { y: joined, ...together } = at.together;
  const { y: last, ...occasion } = at.occasion;
  const {
    rows: [first, second],
    ...name
  } = names;
  const grown = size === 100 ? {} : { scale: size };
  return [
    ...water(stage),
    shapes(
      'moon',
      [
        softLight('halo', 0, 0, 750, '#f8e3b0', 0.6),
        group('disc', [ellipse([0, 0], 812), fill(COLORS.paper)]),
        group('rim', [ellipse([0, 0], 812), stroke(metalRamp(METAL, [-400, -400], [400, 400]), 9)]),
        group('beads', [ellipse([0, 0], 772), stroke('#b9832a', 8, { dash: [0.1, 24] })]),
      ],
      { at: track([0, [x, MOON + 60], EASE.out], [beat(1.4), [x, MOON]]), ...grown },
    ),
    shapes('left tree', [kadamba(1000, LEAF, '#0c2a20', 0, { at: [treeX, treeY] })]),
    shapes('right tree', [kadamba(1000, LEAF, '#0c2a20', 3, { at: [width - treeX, treeY], scale: [-100, 100] })]),
    ...fishes(frames, fish),
    ...lotusRows(stage, frames, ...rows, -12),
    say('invocation', { ...invocation, at: [x, invoked], color: LINE }),
    say('heading', { ...heading, at: [x, headed], color: WORD_ROSE, from: 4 }),
    say('first_honoured', { ...NAME, ...name, at: [x, first], color: COLORS.ground, from: 8 }),
    say('together', { ...together, at: [x, joined], width: 300, color: WORD_ROSE, from: 16 }),
    say('second_honoured', { ...NAME, ...name, at: [x, second], color: COLORS.ground, from: 18 }),
    say('occasion', { ...occasion, at: [x, last], color: '#7a4a12', from: beat(1.4) }),
    shapes('last glint', [group('lit line', [ellipse([0, 0], 812), stroke(LINE, 3, { opacity: 60 })])], {
      at: [x, MOON],
      ...grown,
      opacity: track([beat(1.4), 0, EASE.inOut], [beat(2.4), 100]),
    }),
  ];
}
