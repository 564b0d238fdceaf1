// The window: its niche, the night outside, and the turned-wood shutters in front of it.
import { twinkles } from '../../kit/atmosphere.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { eye, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, outlines, rect, stroke } from '../../kit/lottie/shapes.ts';
import { jasmine, rose } from '../../kit/motifs/garden-blooms.ts';
import { turnedScreen } from '../../kit/motifs/mashrabiya.ts';
import { crescent, cypress } from '../../kit/motifs/moonlit-garden.ts';
import { sprig } from '../../kit/motifs/sprigs.ts';
import { halfKeelArch, keelArch } from '../../kit/motifs/star-lattice.ts';
import { metalRamp } from '../../kit/palette.ts';
import { METAL, ROSE, STAGE, WOOD } from './look.ts';

/** The window's position. */
export const X = STAGE.x;
export const SILL = 1040;
const ARCH = [620, 740, 330] as const;
const CELL = 56;

/** The window's opening, or a rim around it, wider by `grow`. */
const opening = (grow = 0) => keelArch(ARCH[0] + grow, ARCH[1] + grow / 2, ARCH[2]);

function night(frames: number): Layer[] {
  const inside = [moved(opening(), X, SILL)];
  return [
    shapes(
      'sky',
      [rect(X - 340, SILL - 760, 680, 770), fill(linear([0, SILL - 700], [0, SILL], [0, '#1b2747'], [1, '#7d7f9c']))],
      { masks: inside },
    ),
    { ...twinkles(26, 5, 560, 420, frames, '#fff6dc', [1.4, 3]), options: { at: [X - 280, SILL - 660] } },
    shapes('moon', [crescent(76, '#fff1cf', 5, { at: [X + 40, SILL - 470], rotate: 16 })], {
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
function shutter(side: 1 | -1): Layer {
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

/** The carved niche and the night, behind the moonlight that falls through. */
export function view(frames: number): Layer[] {
  return [
    shapes('carved niche', [
      group('shade', [outline(moved(opening(104), X, SILL + 6)), fill('#d8c49c')]),
      group('light', [
        outline(moved(opening(104), X, SILL)),
        fill(linear([0, SILL - 780], [0, SILL], [0, '#fff8e8'], [1, '#ead9b6'])),
      ]),
      group('rule', [outline(moved(opening(74), X, SILL)), stroke(metalRamp(METAL, [X, 260], [X, SILL]), 4)]),
      group('reveal', [outline(moved(opening(40), X, SILL)), fill('#b7986a')]),
    ]),
    ...night(frames),
  ];
}

/** The shutters, the rim and the sill with its flowers, in front of the moonlight. */
export function front(): Layer[] {
  return [
    shutter(-1),
    shutter(1),
    eye(STAGE.width, STAGE.height, 1900),
    shapes('arch rim', [outline(moved(opening(14), X, SILL)), stroke(metalRamp(METAL, [X, 260], [X, SILL]), 14)]),
    shapes('sill', [
      group('shade', [rect(X - 380, SILL + 30, 760, 26, 6), fill('#b89a66', 60)]),
      group('slab', [
        rect(X - 390, SILL - 6, 780, 44, 8),
        fill(linear([0, SILL - 6], [0, SILL + 38], [0, '#fffaf0'], [1, '#cdb482'])),
      ]),
    ]),
    shapes('flowers on the sill', [
      ...(
        [
          [-330, 96],
          [330, 96],
        ] as const
      ).flatMap(([dx, size]) => [
        sprig(190, '#6f8061', 4, false, { at: [X + dx, SILL], rotate: dx < 0 ? 34 : -34 }),
        sprig(200, '#859673', 4, false, { at: [X + dx, SILL], rotate: dx < 0 ? -24 : 24 }),
        sprig(170, '#6f8061', 4, true, { at: [X + dx, SILL + 6], rotate: dx < 0 ? 108 : -108 }),
        rose(size * 0.72, ROSE, { at: [X + dx, SILL - 30], rotate: dx }),
        rose(size * 0.52, '#e2ada4', { at: [X + dx * 0.78, SILL - 2], rotate: 30 }),
        jasmine(30, '#fffaf0', { at: [X + dx * 1.2, SILL - 12] }),
        jasmine(28, '#fffaf0', { at: [X + dx * 0.88, SILL - 88], rotate: 30 }),
      ]),
    ]),
  ];
}
