import { moved } from '../geometry/transform.ts';
import type { Animated } from '../lottie/motion.ts';
import { type Color, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, ring, stroke, trim } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { lighter } from '../palette.ts';
import { petal } from './arches.ts';

export interface RangoliColors {
  petals: readonly [Color, Color, Color];
  line: Color;
}

/** A floor drawing of coloured powder, seen from above; squash it to place it on a floor. */
export function rangoli(radius: number, colors: RangoliColors, drawn: Animated<number> = 100, place: Placement = {}): ShapeItem {
  const r = (part: number) => radius * part;
  const [first, second, third] = colors.petals;
  const line = (width: number) => [trim(0, drawn), stroke(colors.line, radius * width)];
  const petals = (name: string, count: number, from: number, length: number, width: number, color: Color, rotate = 0) =>
    ring(
      name,
      count,
      [
        outline(moved(petal(r(width), r(length)), 0, -r(from))),
        fill(radial([0, -r(from)], [0, -r(from + length)], [0, lighter(color, 0.25)], [1, color])),
        ...line(0.012),
      ],
      { rotate },
    );
  return group(
    'rangoli',
    [
      petals('outer petals', 16, 0.66, 0.34, 0.26, first),
      ring('outer dots', 16, [ellipse([0, -r(0.98)], r(0.045)), fill(colors.line)], { rotate: 11.25 }),
      group('disc', [ellipse([0, 0], r(1.38)), fill(second), ...line(0.014)]),
      petals('middle petals', 12, 0.32, 0.34, 0.22, third),
      petals('middle petals between', 12, 0.36, 0.22, 0.12, first, 15),
      group('inner disc', [ellipse([0, 0], r(0.68)), fill(first), ...line(0.012)]),
      petals('inner petals', 8, 0.06, 0.26, 0.17, second),
      ring('inner dots', 8, [ellipse([0, -r(0.27)], r(0.035)), fill(colors.line)], { rotate: 22.5 }),
      group('heart', [ellipse([0, 0], r(0.14)), fill(third), ...line(0.01)]),
    ],
    place,
  );
}
