// The contents of the window: the night outside, and the turned-wood shutters in front of it.
import { twinkles } from '../../kit/atmosphere.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, outlines, rect, stroke } from '../../kit/lottie/shapes.ts';
import { turnedScreen } from '../../kit/motifs/mashrabiya.ts';
import { crescent, cypress } from '../../kit/motifs/moonlit-garden.ts';
import { halfKeelArch, keelArch } from '../../kit/motifs/star-lattice.ts';
import { metalRamp } from '../../kit/palette.ts';
import { METAL, WIDTH, WOOD } from './look.ts';

const X = WIDTH / 2;
/** The window's position. */
export const SILL = 1040;
const ARCH = [620, 740, 330] as const;
const CELL = 56;

/** The window's opening, or a rim around it, wider by `grow`. */
export const opening = (grow = 0) => keelArch(ARCH[0] + grow, ARCH[1] + grow / 2, ARCH[2]);

export function night(frames: number): Layer[] {
  const inside = [moved(opening(), X, SILL)];
  return [
    shapes(
      'sky',
      [rect(X - 340, SILL - 760, 680, 770), fill(linear([0, SILL - 700], [0, SILL], [0, '#1b2747'], [1, '#7d7f9c']))],
      { masks: inside },
    ),
    { ...twinkles(26, 5, 560, 420, frames, '#fff6dc', [1.4, 3]), options: { at: [X - 280, SILL - 660] } },
    shapes('moon', [crescent(76, '#fff1cf', 5, { at: [X + 40, SILL - 470], rotate: -16 })], {
      at: track([0, [0, 36], EASE.out], [frames, [0, -10]]),
      masks: [moved(opening(), X, SILL)],
    }),
    shapes(
      'garden',
      [
        group('far trees', [
          ...outlines([-220, -120, 128, 214].map((dx, index) => moved(cypress(54, 210 - (index % 2) * 50), X + dx, SILL))),
          fill('#3d4766'),
        ]),
        group('near trees', [...outlines([-270, 270].map((dx) => moved(cypress(86, 350), X + dx, SILL + 10))), fill('#252d4b')]),
      ],
      { masks: inside },
    ),
  ];
}

/** A shutter: half of the window in turned wood, hinged at its side. */
export function shutter(side: 1 | -1): Layer {
  const half = opening(-6);
  const edge = side * (ARCH[0] / 2);
  const leaf = moved(half, -edge, 0);
  const cut = moved(halfKeelArch(side, ARCH[0] - 6, ARCH[1] - 3, ARCH[2]), -edge, 0);
  return shapes(
    `shutter ${side}`,
    [
      turnedScreen(CELL, 12, 14, WOOD, { at: [-edge - CELL * 5.5, -ARCH[1] - 20] }),
      group('frame', [outline(leaf), stroke(metalRamp({ ...METAL, body: '#9a7038' }, [-300, -700], [300, 0]), 26)]),
      group('middle', [rect(-edge - 9, -ARCH[1], 18, ARCH[1]), fill('#9a7038')]),
      group('foot', [rect(-edge - 300, -22, 600, 24), fill('#8d6534')]),
    ],
    {
      at: [X + edge, SILL, 0],
      turnY: track([4, 0, EASE.weight], [54, side * 62]),
      masks: [cut],
    },
  );
}
