import { pen } from '../geometry/pen.ts';
import { symmetric } from '../geometry/transform.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { fill, group, outline, outlines, type Placement, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';

/** The heart-shaped outline of a betel leaf: stalk at the origin, tip below. */
export function betelOutline(length: number): Outline {
  return symmetric(
    pen()
      .move(0, length * 0.04)
      .curve(length * 0.08, -length * 0.1, length * 0.44, -length * 0.1, length * 0.44, length * 0.26)
      .curve(length * 0.44, length * 0.62, length * 0.1, length * 0.74, 0, length)
      .outline(),
  );
}

/** A betel leaf with its veins, hanging from its stalk at the origin. */
export function betelLeaf(length: number, color: Color, place: Placement = {}, veins = 60): ShapeItem {
  const vein = (side: number, reach: number, y: number) =>
    pen()
      .move(0, length * 0.06)
      .curve(
        side * length * reach * 0.7,
        length * 0.06,
        side * length * reach,
        length * y * 0.5,
        side * length * reach * 0.86,
        length * y,
      )
      .outline();
  const stalk = pen()
    .move(0, length * 0.06)
    .quad(-length * 0.02, -length * 0.1, length * 0.05, -length * 0.2)
    .outline();
  return group(
    'betel leaf',
    [
      group('shadow', [outline(betelOutline(length)), fill('#14080a', 30)], { at: [length * 0.02, length * 0.035] }),
      group('stalk', [outline(stalk), stroke(lighter(color, 0.2), length * 0.025)]),
      group('blade', [
        outline(betelOutline(length)),
        fill(linear([-length * 0.4, 0], [length * 0.4, length * 0.5], [0, lighter(color, 0.16)], [1, darker(color, 0.26)])),
      ]),
      group('veins', [
        outline(
          pen()
            .move(0, length * 0.05)
            .line(0, length * 0.9)
            .outline(),
        ),
        ...outlines([-1, 1].flatMap((side) => [vein(side, 0.2, 0.68), vein(side, 0.34, 0.5)])),
        stroke(lighter(color, 0.34), length * 0.012, { opacity: veins }),
      ]),
    ],
    place,
  );
}
