// Scene 1: a kolam draws itself in front of the closed door; the lamps are lit.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { group } from '../../kit/lottie/shapes.ts';
import { kolam } from '../../kit/motifs/kolam.ts';
import { brassLamp } from '../../kit/motifs/tilak-offerings.ts';
import { woodenLeaf } from '../../kit/motifs/wooden-door.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { CHALK, COLORS, type Doorway, doorFrame, gild, HEIGHT, METAL, say, WIDTH, WOOD, wall, X } from './look.ts';

const DOOR: Doorway = { top: 860, foot: 1420, width: 400, x: X };

export function thresholdScene({ frames }: Clock): Layer[] {
  const leaf = woodenLeaf(DOOR.width / 2, DOOR.foot - DOOR.top, WOOD, METAL);
  const light = (start: number) => track([start, 0, EASE.inOut], [start + 14, 100]);
  return [
    ...wall(DOOR),
    shapes('leaves', [
      group('left', leaf, { at: [X - DOOR.width / 2, DOOR.foot] }),
      group('right', leaf, { at: [X + DOOR.width / 2, DOOR.foot], scale: [-100, 100] }),
    ]),
    doorFrame(DOOR),
    shapes('kolam', [kolam({ size: 5, gap: 112, chalk: CHALK, first: -8, frames: 84 })], {
      at: [X, 1690],
      scale: [100, 46],
    }),
    ...[-1, 1].flatMap((side, index) => [
      shapes('lamp', [brassLamp(150, METAL, frames, 3 + index * 5)], {
        at: [X + side * 400, 1478],
        opacity: light(10 + index * 8),
      }),
      shapes('lamp in front', [brassLamp(120, METAL, frames, 6 + index * 5)], {
        at: [X + side * 430, 1836],
        opacity: light(26 + index * 8),
      }),
    ]),
    vignette(WIDTH, HEIGHT, COLORS.deep, 0.55),
    gild('title', [X, 276], PALE_GOLD, [8, 70], { size: 94, height: 290, leading: 1.3, reveal: fadeIn(-6, 14) }),
    say('hosts', [X, 580], { size: 140, height: 260, leading: 1.3, reveal: rise(8, 26, 50) }),
  ];
}
