import { pen } from '../geometry/pen.ts';
import { type SplinePoint, through } from '../geometry/spline.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';

/**
 * An open palm, fingers up, thumb on the right; the middle of the wrist is the origin, the tip of the middle finger is at y =
 * -546.
 */
const PALM: readonly SplinePoint[] = [
  [-92, 520, 1],
  [-84, 340],
  [-76, 180],
  [-73, 62],
  [-88, -8],
  [-106, -86],
  [-114, -166],
  [-113, -226],
  [-121, -292],
  [-135, -358],
  [-136, -398],
  [-121, -419],
  [-102, -408],
  [-94, -354],
  [-80, -290],
  [-69, -254],
  [-74, -306],
  [-84, -404],
  [-86, -468],
  [-78, -496],
  [-60, -506],
  [-40, -494],
  [-34, -452],
  [-21, -350],
  [-12, -274],
  [-14, -330],
  [-16, -440],
  [-14, -508],
  [-6, -535],
  [14, -546],
  [34, -535],
  [41, -502],
  [42, -404],
  [43, -326],
  [47, -270],
  [55, -324],
  [64, -412],
  [70, -466],
  [79, -491],
  [98, -499],
  [115, -484],
  [118, -442],
  [110, -352],
  [103, -264],
  [104, -204],
  [121, -158],
  [150, -200],
  [178, -250],
  [198, -282],
  [216, -288],
  [229, -272],
  [226, -236],
  [206, -164],
  [172, -84],
  [132, -12],
  [84, 62],
  [80, 180],
  [88, 340],
  [96, 520, 1],
];

export const palmOutline: Outline = through(PALM);

export interface Finger {
  base: readonly [number, number];
  tip: readonly [number, number];
  width: number;
}
export const FINGERS: readonly Finger[] = [
  { base: [-90, -244], tip: [-119, -412], width: 42 },
  { base: [-42, -268], tip: [-61, -500], width: 48 },
  { base: [16, -276], tip: [14, -540], width: 50 },
  { base: [74, -268], tip: [97, -494], width: 48 },
  { base: [144, -118], tip: [214, -280], width: 54 },
];

/** Skin, its highlight and the creases of the joints. */
export function palm(skin: Color): ShapeItem[] {
  const creases = FINGERS.flatMap(({ base, tip, width }, index) =>
    (index === 4 ? [0.42] : [0.3, 0.62]).map((part) => {
      const [x, y] = [base[0] + (tip[0] - base[0]) * part, base[1] + (tip[1] - base[1]) * part];
      const lean = (Math.atan2(tip[0] - base[0], base[1] - tip[1]) * 180) / Math.PI;
      return group(
        'crease',
        [
          outline(
            pen()
              .move(-width * 0.36, 0)
              .quad(0, 7, width * 0.36, 0)
              .outline(),
          ),
          stroke(darker(skin, 0.24), 2.4, { opacity: 60 }),
        ],
        { at: [x, y], rotate: lean },
      );
    }),
  );
  return [
    group('skin', [
      outline(palmOutline),
      fill(linear([-120, -300], [220, 200], [0, lighter(skin, 0.22)], [0.55, skin], [1, darker(skin, 0.16)])),
    ]),
    group('thenar light', [
      ellipse([92, -60], 100),
      fill(radial([92, -60], [142, -60], [0, lighter(skin, 0.34), 0.6], [1, lighter(skin, 0.3), 0])),
    ]),
    group('palm shade', [
      ellipse([-6, -110], 190, 210),
      fill(radial([-6, -110], [-6, -5], [0, darker(skin, 0.2), 0.35], [1, darker(skin, 0.2), 0])),
    ]),
    ...creases,
    group('contour', [outline(palmOutline), stroke(darker(skin, 0.42), 3.4, { opacity: 80 })]),
  ];
}

/** Glass bangles around the forearm, from `y` downwards. */
export function bangles(y: number, colors: readonly Color[], gold: Color): ShapeItem {
  const one = (at: number, color: Color, thickness: number): ShapeItem[] => [
    group('bangle', [
      outline(
        pen()
          .move(-92, at - 6)
          .curve(-92, at + 22, 100, at + 22, 100, at - 6)
          .outline(),
      ),
      stroke(color, thickness),
    ]),
    group('shine', [
      outline(
        pen()
          .move(-66, at + 7)
          .quad(-30, at + 15, 4, at + 15)
          .outline(),
      ),
      stroke('#ffffff', thickness * 0.22, { opacity: 55 }),
    ]),
  ];
  return group(
    'bangles',
    colors.flatMap((color, index) => one(y + index * 21, index % 3 === 1 ? gold : color, index % 3 === 1 ? 9 : 15)),
  );
}

/** A plain gold kada, to close the bangles. */
export function kada(y: number, gold: Color): ShapeItem {
  return group('kada', [
    group('body', [
      outline(
        pen()
          .move(-98, y - 8)
          .curve(-98, y + 26, 104, y + 26, 104, y - 8)
          .outline(),
      ),
      stroke(gold, 26),
    ]),
    group('beads', [
      outline(
        pen()
          .move(-98, y - 8)
          .curve(-98, y + 26, 104, y + 26, 104, y - 8)
          .outline(),
      ),
      stroke(lighter(gold, 0.6), 10, { dash: [0.1, 17] }),
    ]),
  ]);
}
