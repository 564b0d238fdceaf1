// Scene 2: palm-manuscript leaves slide along the cord one after another and carry the invitation.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { knot, palmLeaf } from '../../kit/motifs/sacred-thread.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COTTON, FONT, leafGround, length, say } from './look.ts';

const INK = '#3d2108';
const RED = '#8c2812';

/** The leaves' width, their ways in, the middle and height of each; the cord through a hole on one side; the knot; the words. */
const UPRIGHT = {
  light: 900,
  leaf: { width: 948, way: 1150 },
  welcome: { leaf: [376, 256], at: [540, 376], size: 74, width: 736, height: 200 },
  invitation: { leaf: [850, 656], at: [540, 850], size: 72, width: 736, height: 590 },
  parents: { leaf: [1320, 248], at: [540, 1320], size: 64, width: 736, height: 190 },
  grandparents: { leaf: [1584, 244], at: [540, 1584], size: 62, width: 736, height: 190 },
  cord: (hole: number) =>
    `M540 -20 C540 120 ${540 + hole} 150 ${540 + hole} 330 L${540 + hole} 1660 C${540 + hole} 1770 540 1760 540 1820 L540 1940`,
  knot: { at: [540, 1812], size: 56 },
} as const;
const WIDE = {
  light: 520,
  leaf: { width: 1560, way: 1800 },
  welcome: { leaf: [156, 150], at: [960, 156], size: 68, width: 1180, height: 130 },
  invitation: { leaf: [428, 364], at: [960, 428], size: 68, width: 1180, height: 336 },
  parents: { leaf: [702, 156], at: [960, 702], size: 60, width: 1180, height: 142 },
  grandparents: { leaf: [876, 156], at: [960, 876], size: 56, width: 1180, height: 142 },
  cord: (hole: number) =>
    `M960 -20 C960 30 ${960 + hole} 0 ${960 + hole} 110 L${960 + hole} 920 C${960 + hole} 1020 960 960 960 1016 L960 1100`,
  knot: { at: [960, 1012], size: 46 },
} as const;

export function leavesScene({ frames }: Clock, stage: Stage): Layer[] {
  const { x } = stage;
  const { light, leaf: size, cord: way, knot: tied, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const leaf = ([y, height]: readonly [number, number], start: number, side: 1 | -1) =>
    shapes('leaf', [palmLeaf(size.width, height)], {
      at: track([start, [x + side * size.way, y], EASE.weight], [start + 26, [x, y]]),
      rotate: track([start, side * 7, EASE.out], [start + 30, 0, EASE.breath], [frames, side * 0.4]),
    });
  // The cord runs through the holes on both sides, behind the leaves.
  const hole = size.width * 0.43;
  const cord = (side: 1 | -1) => length(way(side * hole), -4, 64);
  return [
    ...leafGround(stage, x, light),
    leaf(at.welcome.leaf, 4, -1),
    leaf(at.invitation.leaf, 12, 1),
    leaf(at.parents.leaf, 20, -1),
    leaf(at.grandparents.leaf, 26, 1),
    cord(-1),
    cord(1),
    shapes('knot', [knot(tied.size, COTTON)], {
      at: tied.at,
      rotate: sway(frames, 70, 0, 3),
      scale: track([56, [0, 0], EASE.spring], [70, [100, 100]]),
    }),
    say('welcome', at.welcome.at, { ...at.welcome, color: RED, reveal: fadeIn(20, 14) }),
    say('invitation', at.invitation.at, {
      ...at.invitation,
      font: FONT.lines,
      color: INK,
      leading: 1.42,
      reveal: wordByWord(30, 40),
    }),
    say('grandparents', at.grandparents.at, {
      ...at.grandparents,
      font: FONT.lines,
      color: INK,
      leading: 1.4,
      reveal: fadeIn(44, 16),
    }),
    say('parents', at.parents.at, {
      ...at.parents,
      font: FONT.lines,
      color: RED,
      leading: 1.4,
      reveal: fadeIn(52, 16),
    }),
  ];
}
