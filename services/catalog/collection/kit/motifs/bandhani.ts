import { pen, polygon } from '../geometry/pen.ts';
import type { Color } from '../lottie/paint.ts';
import { ellipse, group, outlines, type Placement, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';

/**
 * Knots of tie-dyed cloth along outlines: rings of undyed thread around their dark points. They are the dashes of two strokes, so that
 * thousands cost as little as a line.
 */
function knots(name: string, along: readonly ShapeItem[], size: number, gap: number, color: Color, point: Color): ShapeItem {
  const dash = [0.1, gap - 0.1] as const;
  return group(name, [...along, stroke(color, size, { dash }), stroke(point, size * 0.38, { dash })]);
}

function lattice(width: number, height: number, step: number, shape: Outline): Outline[] {
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil((height / step) * 2) + 1;
  return Array.from({ length: columns * rows }, (_, index) => {
    const row = Math.floor(index / columns);
    const [x, y] = [((index % columns) + (row % 2) / 2) * step, (row * step) / 2];
    return { ...shape, v: shape.v.map(([px = 0, py = 0]) => [px + x, py + y]) };
  });
}

/** Lozenges of knots in a lattice, each with a knot in its centre: the ground of bandhani cloth. Fills from the origin. */
export function bandhaniField(
  width: number,
  height: number,
  step: number,
  colors: readonly [lozenges: Color, middles: Color],
  point: Color,
  place: Placement = {},
): ShapeItem {
  const reach = step * 0.25;
  const gap = (reach * Math.SQRT2) / 3;
  const lozenge = polygon([0, -reach], [reach, 0], [0, reach], [-reach, 0]);
  const middle = pen()
    .move(-reach * 0.33, 0)
    .line(reach * 0.34, 0)
    .outline();
  const lone = pen().move(0, 0).line(0.2, 0).outline();
  return group(
    'bandhani',
    [
      knots('lozenges', outlines(lattice(width, height, step, lozenge)), step * 0.092, gap, colors[0], point),
      knots('middles', outlines(lattice(width, height, step, middle)), step * 0.082, reach * 0.33, colors[1], point),
      group('between', [knots('lone knots', outlines(lattice(width, height, step, lone)), step * 0.11, 99, colors[1], point)], {
        at: [step / 2, 0],
      }),
    ],
    place,
  );
}

/** Rings of knots around a centre of radius `inner`, with petals of knots at the rim. */
export function bandhaniRound(
  radius: number,
  inner: number,
  colors: readonly [Color, Color],
  point: Color,
  place: Placement = {},
): ShapeItem {
  const size = radius * 0.046;
  const circle = (at: number, color: Color) => {
    const count = Math.round((2 * Math.PI * at) / (size * 1.5));
    return knots('circle', [ellipse([0, 0], at * 2)], size, (2 * Math.PI * at) / count, color, point);
  };
  const step = (radius - inner) / 4;
  const petals = 16;
  const arcs = Array.from({ length: petals }, (_, index) => {
    const from = (index / petals) * 2 * Math.PI;
    const to = ((index + 1) / petals) * 2 * Math.PI;
    const at = (angle: number, reach: number): [number, number] => [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const high = radius * 1.2;
    return pen()
      .move(...at(from, radius))
      .curve(...at(from, high), ...at(to, high), ...at(to, radius))
      .outline();
  });
  return group(
    'bandhani round',
    [
      circle(inner + step * 0.8, colors[0]),
      circle(inner + step * 1.5, colors[1]),
      circle(inner + step * 2.2, colors[0]),
      circle(inner + step * 3.2, colors[1]),
      knots('petals', outlines(arcs), size, size * 1.5, colors[0], point),
    ],
    place,
  );
}

/** Rows of knots: the edge of the cloth, from the origin to the right. */
export function bandhaniBorder(
  width: number,
  height: number,
  colors: readonly [Color, Color],
  point: Color,
  place: Placement = {},
): ShapeItem {
  const size = height * 0.26;
  const row = (y: number, color: Color) =>
    knots('row', outlines([pen().move(0, y).line(width, y).outline()]), size, size * 1.6, color, point);
  return group('bandhani border', [row(0, colors[0]), row(height * 0.5, colors[1]), row(height, colors[0])], place);
}
