// Scene 4: the door opens; the day is in its light, time and place on the floor in front of it.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { eye, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { group } from '../../kit/lottie/shapes.ts';
import { lamplight } from '../../kit/matter.ts';
import { kolam } from '../../kit/motifs/kolam.ts';
import { brassLamp } from '../../kit/motifs/tilak-offerings.ts';
import { woodenLeaf } from '../../kit/motifs/wooden-door.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import {
  CHALK,
  COLORS,
  type Doorway,
  doorFrame,
  FONT,
  HEIGHT,
  INK,
  LINE,
  METAL,
  room,
  say,
  WIDTH,
  WOOD,
  wall,
  X,
} from './look.ts';

const DOOR: Doorway = { top: 300, foot: 1180, width: 760, x: X };

export function homeScene({ frames }: Clock): Layer[] {
  const { top, foot, width } = DOOR;
  const leaf = woodenLeaf(width / 2, foot - top, WOOD, METAL);
  return [
    ...wall(DOOR),
    room(DOOR),
    say('weekday', [X, 500], { font: FONT.lines, color: INK, width: 490, height: 190, leading: 1.4, reveal: fadeIn(30, 14) }),
    say('day', [X, 710], { size: 330, color: '#a3330f', width: 490, height: 360, leading: 1.05, reveal: rise(28, 20, 60) }),
    say('month', [X, 920], { size: 84, color: INK, width: 490, height: 130, reveal: fadeIn(36, 14) }),
    say('time', [X, 1030], { font: FONT.lines, color: INK, width: 490, reveal: fadeIn(42, 14) }),
    shapes('left leaf', leaf, { at: [X - width / 2, foot, 0], turnY: doorSwing(1) }),
    shapes('right leaf', [group('other hand', leaf, { scale: [-100, 100] })], {
      at: [X + width / 2, foot, 0],
      turnY: doorSwing(-1),
    }),
    eye(WIDTH, HEIGHT, 2300),
    doorFrame(DOOR),
    shapes('light on the floor', [group('light', [softLight('light', 0, 0, 620, '#ffd98a', 0.6)], { scale: [100, 30] })], {
      at: [X, foot + 100],
      opacity: lamplight(6, 44, frames, 58),
    }),
    shapes('kolam', [kolam({ size: 5, gap: 84, chalk: CHALK, first: 8, frames: 90 })], { at: [X, 1824], scale: [100, 24] }),
    ...[-1, 1].map((side, index) =>
      shapes('lamp', [brassLamp(150, METAL, frames, 3 + index * 5)], { at: [X + side * 440, foot + 70] }),
    ),
    vignette(WIDTH, HEIGHT, COLORS.deep, 0.5),
    say('venue', [X, 1450], { size: 88, height: 290, leading: 1.35, reveal: wordByWord(40, 24) }),
    say('city', [X, 1670], { font: FONT.lines, size: 74, color: LINE, width: 860, reveal: fadeIn(52, 14) }),
  ];
}

/** How a leaf of the door opens, in degrees. */
export const doorSwing = (side: 1 | -1) => track([2, 0, EASE.weight], [44, -81 * side]);
