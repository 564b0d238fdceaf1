import { pen } from '../geometry/pen.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, ring, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';

/** A broad petal that stands on the origin and curls over at its lip. */
function broadPetal(width: number, height: number): Outline {
  const half = width / 2;
  return pen()
    .move(0, 0)
    .curve(-half * 0.7, -height * 0.06, -half * 1.25, -height * 0.6, -half * 0.82, -height * 0.86)
    .curve(-half * 0.55, -height * 1.02, -half * 0.2, -height * 0.94, 0, -height)
    .curve(half * 0.2, -height * 1.04, half * 0.62, -height * 1, half * 0.84, -height * 0.84)
    .curve(half * 1.2, -height * 0.56, half * 0.7, -height * 0.06, 0, 0)
    .close()
    .outline();
}

/** A garden rose seen from above: four whorls of petals around a rolled heart. */
export function rose(radius: number, color: Color, place: Placement = {}): ShapeItem {
  const whorl = (name: string, count: number, size: number, turn: number, tone: number) => {
    const height = radius * size;
    const base = tone < 0 ? darker(color, -tone) : lighter(color, tone);
    const light = radial([0, 0], [0, height], [0, darker(base, 0.34)], [0.62, base], [1, lighter(base, 0.34)]);
    return ring(
      name,
      count,
      [outline(broadPetal(height * 1.34, height)), fill(light), stroke(darker(base, 0.26), radius * 0.012, { opacity: 50 })],
      { rotate: turn },
    );
  };
  const roll = pen()
    .move(radius * 0.02, 0)
    .curve(radius * 0.1, -radius * 0.08, radius * 0.14, radius * 0.1, -radius * 0.02, radius * 0.11)
    .curve(-radius * 0.2, radius * 0.1, -radius * 0.16, -radius * 0.18, radius * 0.04, -radius * 0.17)
    .outline();
  return group(
    'rose',
    [
      whorl('outer petals', 5, 1, 0, -0.12),
      whorl('petals', 5, 0.8, 36, 0),
      whorl('inner petals', 4, 0.58, 14, 0.04),
      whorl('core petals', 3, 0.4, 50, -0.04),
      group('heart', [ellipse([0, 0], radius * 0.34), fill(darker(color, 0.22))]),
      group('roll', [outline(roll), stroke(lighter(color, 0.3), radius * 0.05)]),
    ],
    place,
  );
}

/** A half-open bud on its calyx, pointing up from the origin. */
export function roseBud(size: number, color: Color, leaf: Color, place: Placement = {}): ShapeItem {
  const body = pen()
    .move(0, 0)
    .curve(-size * 0.5, -size * 0.1, -size * 0.42, -size * 0.82, 0, -size)
    .curve(size * 0.42, -size * 0.82, size * 0.5, -size * 0.1, 0, 0)
    .close()
    .outline();
  const fold = pen()
    .move(-size * 0.3, -size * 0.66)
    .curve(size * 0.1, -size * 0.6, size * 0.3, -size * 0.3, 0, 0)
    .curve(-size * 0.46, -size * 0.08, -size * 0.42, -size * 0.5, -size * 0.3, -size * 0.66)
    .close()
    .outline();
  const sepal = pen()
    .move(0, size * 0.06)
    .curve(-size * 0.3, 0, -size * 0.38, -size * 0.3, -size * 0.36, -size * 0.48)
    .curve(-size * 0.2, -size * 0.3, -size * 0.06, -size * 0.2, 0, size * 0.06)
    .close()
    .outline();
  return group(
    'rose bud',
    [
      group('body', [outline(body), fill(linear([0, -size], [0, 0], [0, lighter(color, 0.2)], [1, darker(color, 0.25)]))]),
      group('fold', [outline(fold), fill(linear([-size * 0.3, -size * 0.6], [0, 0], [0, lighter(color, 0.34)], [1, color]))]),
      group('sepal', [outline(sepal), fill(darker(leaf, 0.1))]),
      group('sepal', [outline(sepal), fill(leaf)], { scale: [-100, 100] }),
    ],
    place,
  );
}

/** A rose leaf with its midrib, pointing up from the origin. */
export function roseLeaf(length: number, color: Color, place: Placement = {}): ShapeItem {
  const half = length * 0.27;
  const side = (way: number) =>
    pen()
      .move(0, 0)
      .curve(way * half * 1.1, -length * 0.16, way * half * 1.2, -length * 0.66, 0, -length)
      .close()
      .outline();
  return group(
    'leaf',
    [
      group('light side', [outline(side(-1)), fill(linear([0, 0], [0, -length], [0, color], [1, lighter(color, 0.22)]))]),
      group('dark side', [outline(side(1)), fill(linear([0, 0], [0, -length], [0, darker(color, 0.28)], [1, color]))]),
    ],
    place,
  );
}
