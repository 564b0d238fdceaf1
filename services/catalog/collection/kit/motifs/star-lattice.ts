// The eight-pointed star and its uses: lattices, medallions and the keel arch that they fill.
import { pen, polygon } from '../geometry/pen.ts';
import { moved, symmetric } from '../geometry/transform.ts';
import type { Color, Gradient } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, repeat, ring, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem, Vector } from '../lottie/types.ts';
import { type Metal, metalRamp } from '../palette.ts';
import { petal } from './arches.ts';

/** The crossing of the sides of two squares that form an eight-pointed star, as a fraction of its radius. */
const VALLEY = 0.7654;

/** The corners of a star with `points` tips, clockwise from the top. */
function starCorners(radius: number, points = 8, valley = VALLEY): Vector[] {
  return Array.from({ length: points * 2 }, (_, index) => {
    const angle = -Math.PI / 2 + (index * Math.PI) / points;
    const reach = index % 2 === 0 ? radius : radius * valley;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
}

/** Two overlaid squares. */
export function eightStar(radius: number, valley = VALLEY): Outline {
  return polygon(...starCorners(radius, 8, valley));
}

/** The side of a lattice that closes over half of a star: everything from the frame's edge to the star's left or right half. */
export function besideStar(side: 1 | -1, radius: number, width: number, height: number): Outline {
  const half = starCorners(radius)
    .slice(0, 9)
    .map(([x = 0, y = 0]): Vector => [x * side, y]);
  return polygon([0, -height / 2], ...half, [0, height / 2], [(side * width) / 2, height / 2], [(side * width) / 2, -height / 2]);
}

export interface Strap {
  /** The bands' face, their centre line, and the colour in their shade. */
  face: Color | Gradient;
  line: Color;
  shade: Color;
  width: number;
}

/** Stars side by side and the crosses between them, as interlaced bands: fills `columns` × `rows` cells from the origin. */
export function starLattice(cell: number, columns: number, rows: number, strap: Strap, place: Placement = {}): ShapeItem {
  const star = eightStar(cell / 2);
  const small = eightStar(cell * 0.2);
  const bands = (name: string, paint: Color | Gradient, width: number, at: Vector = [0, 0]): ShapeItem =>
    group(
      name,
      [
        group('row', [
          group('cell', [
            outline(star),
            outline(small),
            ellipse([cell / 2, cell / 2], cell * 0.2),
            stroke(paint, width, { join: 'miter' }),
          ]),
          repeat(columns, { move: [cell, 0] }),
        ]),
        repeat(rows, { move: [0, cell] }),
      ],
      { at },
    );
  return group(
    'star lattice',
    [
      bands('shade', strap.shade, strap.width * 1.15, [strap.width * 0.35, strap.width * 0.6]),
      bands('face', strap.face, strap.width),
      bands('line', strap.line, strap.width * 0.2),
    ],
    place,
  );
}

/** A medallion: nested stars, filled and rimmed in metal, with a ring of petals. Centred. */
export function starMedallion(radius: number, metal: Metal, face: Color | Gradient, place: Placement = {}): ShapeItem {
  const ramp = metalRamp(metal, [0, -radius], [0, radius]);
  return group(
    'star medallion',
    [
      group('outer', [outline(eightStar(radius)), fill(face), stroke(ramp, radius * 0.03, { join: 'miter' })]),
      group('inner', [outline(eightStar(radius * 0.9)), stroke(metal.body, radius * 0.008, { join: 'miter' })]),
      ring('petals', 16, [
        outline(moved(petal(radius * 0.09, radius * 0.13), 0, -radius * 0.53)),
        stroke(metal.body, radius * 0.01),
      ]),
      group('circle', [ellipse([0, 0], radius * 1.04), stroke(ramp, radius * 0.016)]),
      ring('beads', 8, [ellipse([0, -radius * 0.82], radius * 0.035), fill(metal.shine)]),
    ],
    place,
  );
}

/** The pointed arch of Persian and Mughal architecture. Origin: middle of the sill. */
export function keelArch(width: number, height: number, rise: number): Outline {
  const half = width / 2;
  const spring = -(height - rise);
  return symmetric(
    pen()
      .move(0, -height)
      .curve(half * 0.2, -height + rise * 0.2, half * 0.62, -height + rise * 0.3, half * 0.84, spring - rise * 0.34)
      .curve(half * 0.96, spring - rise * 0.22, half, spring - rise * 0.12, half, spring)
      .line(half, 0)
      .outline(),
  );
}

/** The right (1) or left (-1) half of a keel arch: a shutter, with the dimensions of the whole. */
export function halfKeelArch(side: 1 | -1, width: number, height: number, rise: number): Outline {
  const { v, i, o } = keelArch(width, height, rise);
  const half = v.length / 2;
  const flip = (list: readonly Vector[]): Vector[] => [...list.slice(0, half).map(([x = 0, y = 0]) => [x * side, y]), [0, 0]];
  return { v: flip(v), i: flip(i), o: flip(o), c: true };
}
