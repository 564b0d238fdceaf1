import { type SplinePoint, through } from '../geometry/spline.ts';
import { type Animated, EASE, track } from '../lottie/motion.ts';
import type { Color, Gradient } from '../lottie/paint.ts';
import { fill, group, outline } from '../lottie/shapes.ts';
import type { Outline, ShapeItem, Vector } from '../lottie/types.ts';
import { petal } from './arches.ts';

const POINTS = [
  [0, 0],
  [-0.4, -0.13],
  [-0.57, -0.52],
  [-0.47, -0.98],
  [-0.15, -1.35],
  [0.22, -1.55],
  [0.54, -1.5],
  [0.68, -1.3],
  [0.61, -1.1, 1],
  [0.52, -1.26],
  [0.38, -1.25],
  [0.34, -1.08],
  [0.42, -0.87],
  [0.53, -0.64],
  [0.54, -0.36],
  [0.34, -0.1],
] as const;

/** Within the outline, from the hollow under the tip around to the tip. */
const BEADS = [
  [0.29, -1.08],
  [0.36, -0.88],
  [0.475, -0.64],
  [0.48, -0.37],
  [0.3, -0.145],
  [0, -0.06],
  [-0.355, -0.17],
  [-0.505, -0.52],
  [-0.415, -0.945],
  [-0.12, -1.28],
  [0.22, -1.46],
  [0.5, -1.41],
  [0.58, -1.26],
] as const;

function sized(points: readonly SplinePoint[], size: number): SplinePoint[] {
  return points.map(([x, y, corner]) => (corner ? [x * size, y * size, corner] : [x * size, y * size]));
}

/** A boteh: round below, its tip curled over to the right. Its foot is the origin; `size` is about its width, and it is 1.55 as high. */
export function paisleyOutline(size: number): Outline {
  return through(sized(POINTS, size));
}

/** The line of beads within a paisley of this size, open at the tip. */
export function paisleyBeads(size: number): Outline {
  return through(sized(BEADS, size), false);
}

/** Positions spread evenly along an outline's curves, each with the outward direction in degrees (0 is up). */
function along(shape: Outline, perCurve: number): { at: Vector; outwards: number }[] {
  const { v, i, o } = shape;
  return v.flatMap((from, index) => {
    const next = (index + 1) % v.length;
    const to = v[next] ?? from;
    const [ax = 0, ay = 0] = from;
    const [bx = 0, by = 0] = to;
    const [ox = 0, oy = 0] = o[index] ?? [];
    const [ix = 0, iy = 0] = i[next] ?? [];
    const [c1x, c1y, c2x, c2y] = [ax + ox, ay + oy, bx + ix, by + iy];
    return Array.from({ length: perCurve }, (_, step) => {
      const t = (step + 0.5) / perCurve;
      const u = 1 - t;
      const x = u ** 3 * ax + 3 * u * u * t * c1x + 3 * u * t * t * c2x + t ** 3 * bx;
      const y = u ** 3 * ay + 3 * u * u * t * c1y + 3 * u * t * t * c2y + t ** 3 * by;
      const dx = 3 * u * u * (c1x - ax) + 6 * u * t * (c2x - c1x) + 3 * t * t * (bx - c2x);
      const dy = 3 * u * u * (c1y - ay) + 6 * u * t * (c2y - c1y) + 3 * t * t * (by - c2y);
      return { at: [x, y], outwards: (Math.atan2(dy, dx) * 180) / Math.PI };
    });
  });
}

/** Leaves that grow outwards all around a paisley of this size, one after another between two frames. */
export function leafFringe(
  size: number,
  leaf: number,
  paint: Color | Gradient,
  grows?: readonly [first: number, last: number],
): ShapeItem {
  const places = along(paisleyOutline(size), 4).filter((_, index) => index < 26 || index > 44);
  return group(
    'leaf fringe',
    places.map(({ at, outwards }, index) => {
      const start = grows ? Math.round(grows[0] + ((grows[1] - grows[0]) * index) / places.length) : 0;
      const scale: Animated<Vector> | number = grows ? track([start, [0, 0], EASE.spring], [start + 16, [100, 100]]) : 100;
      return group('leaf', [outline(petal(leaf * 0.56, leaf)), fill(paint)], { at, rotate: outwards, scale });
    }),
  );
}
