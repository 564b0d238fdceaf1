import { pen, polygon } from '../geometry/pen.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { fill, group, outline, type Placement, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';

/** A banana plant, as placed on both sides of a festive door. Stands on y = 0. */
export function bananaPlant(height: number, leaf: Color, place: Placement = {}): ShapeItem {
  const stem = polygon(
    [-height * 0.035, 0],
    [height * 0.035, 0],
    [height * 0.02, -height * 0.5],
    [-height * 0.02, -height * 0.5],
  );
  const frond = (length: number) => {
    const w = length * 0.24;
    const blade = pen()
      .move(0, 0)
      .curve(w * 0.9, -length * 0.12, w * 1.1, -length * 0.62, length * 0.12, -length)
      .curve(-w * 0.5, -length * 0.72, -w * 0.72, -length * 0.2, 0, 0)
      .close()
      .outline();
    const rib = pen()
      .move(0, 0)
      .curve(w * 0.1, -length * 0.3, w * 0.25, -length * 0.65, length * 0.12, -length)
      .outline();
    const veins = [0.2, 0.34, 0.48, 0.62, 0.76].flatMap((t) => {
      const x = w * 0.16 * t + length * 0.05 * t * t;
      return [
        outline(
          pen()
            .move(x, -length * t)
            .line(x + w * 0.5 * (1 - t * 0.6), -length * (t + 0.1))
            .outline(),
        ),
        outline(
          pen()
            .move(x, -length * t)
            .line(x - w * 0.36 * (1 - t * 0.6), -length * (t + 0.09))
            .outline(),
        ),
      ];
    });
    return [
      group('blade', [
        outline(blade),
        fill(
          linear([-w, 0], [w, 0], [0, darker(leaf, 0.22)], [0.48, leaf], [0.52, lighter(leaf, 0.16)], [1, darker(leaf, 0.05)]),
        ),
      ]),
      group('veins', [...veins, stroke(darker(leaf, 0.2), length * 0.006, { opacity: 55 })]),
      group('rib', [outline(rib), stroke(lighter(leaf, 0.4), length * 0.014)]),
    ];
  };
  const fronds = [
    [-84, 0.5],
    [78, 0.52],
    [-52, 0.6],
    [48, 0.62],
    [-20, 0.66],
    [18, 0.68],
  ] as const;
  return group(
    'banana plant',
    [
      group('stem', [
        outline(stem),
        fill(linear([-height * 0.035, 0], [height * 0.035, 0], [0, '#7d8f3f'], [0.5, '#c3c878'], [1, '#77823a'])),
      ]),
      ...fronds.map(([angle, length]) => group('frond', frond(height * length), { at: [0, -height * 0.47], rotate: angle })),
    ],
    place,
  );
}
