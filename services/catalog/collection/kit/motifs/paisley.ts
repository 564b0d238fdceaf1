import { pen } from '../geometry/pen.ts';
import { type SplinePoint, through } from '../geometry/spline.ts';
import { moved } from '../geometry/transform.ts';
import { type Animated, EASE, type Track, track } from '../lottie/motion.ts';
import type { Color, Gradient } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, ring, stroke, trim } from '../lottie/shapes.ts';
import type { Outline, ShapeItem, Vector } from '../lottie/types.ts';
import { drop, hangingLeaf, petal } from './arches.ts';

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

/** The inner drop, which follows the belly and stops short of the tip. */
const INNER = [
  [0, -0.12],
  [-0.31, -0.21],
  [-0.44, -0.52],
  [-0.36, -0.91],
  [-0.1, -1.2],
  [0.2, -1.36, 1],
  [0.24, -1.1],
  [0.3, -0.88],
  [0.42, -0.62],
  [0.42, -0.38],
  [0.26, -0.19],
] as const;

/** Between the two, from the hollow under the tip around to the tip. */
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

export interface PaisleyStyle {
  gold: Color | Gradient;
  ground: Color;
  accent: Color;
  drawn?: Track<number>;
}

/** A paisley filled with its flower and stem: line work in gold on two grounds. */
export function paisley(size: number, { gold, ground, accent, drawn }: PaisleyStyle, place: Placement = {}): ShapeItem {
  const line = (width: number, dash?: readonly [number, number]) => [
    ...(drawn ? [trim(0, drawn)] : []),
    stroke(gold, size * width, dash ? { dash } : {}),
  ];
  const inner = outline(through(sized(INNER, size)));
  const stem = pen()
    .move(-size * 0.02, -size * 0.2)
    .curve(-size * 0.14, -size * 0.6, -size * 0.1, -size * 0.9, size * 0.2, -size * 1.2)
    .outline();
  const leaves = [
    [-0.08, -0.62, -64],
    [-0.1, -0.62, 52],
    [-0.06, -0.84, -50],
    [-0.05, -0.84, 60],
    [0.04, -1.02, -30],
    [0.06, -1.02, 74],
  ] as const;
  return group(
    'paisley',
    [
      group('ground', [outline(paisleyOutline(size)), fill(ground)]),
      group('rim', [outline(paisleyOutline(size)), ...line(0.024)]),
      group('beads', [outline(paisleyBeads(size)), stroke(gold, size * 0.034, { dash: [0.1, size * 0.068] })]),
      group('inner', [inner, fill(accent)]),
      group('inner rim', [inner, ...line(0.014)]),
      group('stem', [outline(stem), ...line(0.016)]),
      ...leaves.map(([x, y, turn]) =>
        group('leaf', [outline(hangingLeaf(size * 0.075, -size * 0.2)), fill(gold)], { at: [size * x, size * y], rotate: turn }),
      ),
      group(
        'flower',
        [
          ring('back petals', 10, [outline(moved(petal(size * 0.1, size * 0.15), 0, -size * 0.08)), fill(gold)]),
          group('heart', [ellipse([0, 0], size * 0.19), fill(ground)]),
          ring('seeds', 8, [outline(moved(drop(size * 0.034, size * 0.07), 0, -size * 0.01)), fill(gold)]),
        ],
        { at: [-size * 0.01, -size * 0.42] },
      ),
    ],
    place,
  );
}

/** A stem that climbs from the origin upwards, with paisleys and leaves that open to both sides as it passes. */
export function paisleyVine(
  length: number,
  size: number,
  style: PaisleyStyle,
  first: number,
  lasts: number,
  place: Placement = {},
): ShapeItem {
  const steps = Math.round(length / (size * 1.5));
  const rise = length / steps;
  const path = pen().move(0, 0);
  for (let step = 0; step < steps; step += 1) {
    const bend = (step % 2 ? -1 : 1) * size * 0.46;
    path.curve(bend, -rise * (step + 0.3), bend, -rise * (step + 0.7), 0, -rise * (step + 1));
  }
  const growth = track([first, 0, EASE.out], [first + lasts, 100]);
  const open = (step: number) => {
    const start = Math.round(first + (lasts * (step + 0.35)) / steps / 1.6);
    return track([start, [0, 0], EASE.spring], [start + 22, [100, 100]]);
  };
  const flip = (step: number) => (step % 2 ? -1 : 1);
  return group(
    'paisley vine',
    [
      group('stem', [outline(path.outline()), trim(0, growth), stroke(style.gold, size * 0.045)]),
      ...Array.from({ length: steps }, (_, step) =>
        group(
          'branch',
          [
            group(
              'turned',
              [
                group('leaf', [outline(hangingLeaf(size * 0.2, -size * 0.62)), fill(style.gold)], {
                  at: [size * 0.2, size * 0.2],
                  rotate: -58,
                }),
                group('leaf', [outline(hangingLeaf(size * 0.16, -size * 0.46)), fill(style.gold)], {
                  at: [size * 0.2, size * 0.1],
                  rotate: -112,
                }),
                paisley(size * 0.74, style, { at: [size * 0.3, size * 0.36], rotate: 14 }),
              ],
              { scale: [flip(step) * 100, 100] },
            ),
          ],
          { at: [0, -rise * (step + 0.5)], scale: open(step) },
        ),
      ),
    ],
    place,
  );
}
