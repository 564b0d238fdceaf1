import { type SplinePoint, through } from '../geometry/spline.ts';
import { type Animated, EASE, track } from '../lottie/motion.ts';
import type { Color } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, stroke, trim } from '../lottie/shapes.ts';
import type { ShapeItem, Vector } from '../lottie/types.ts';
import { petal } from './arches.ts';

export interface Growth {
  ink: Color;
  /** Colour of every third leaf and of the berries. */
  accent: Color;
  /** Thickness of the stem at its root. */
  weight: number;
  leaf: number;
  /** First and last frame of its growth. */
  first: number;
  last: number;
}

function grown(start: number, full: number): Animated<Vector> {
  return track([start, [0, 0], EASE.out], [start + 22, [full, full]]);
}

/** A leaf of henna: a rim, a vein, and one half hatched or filled. Stands on the origin. */
function vineLeaf(length: number, ink: Color, weight: number, filled: boolean): ShapeItem {
  const w = length * 0.46;
  const half = through([
    [0, 0, 1],
    [w * 0.42, -length * 0.3],
    [w * 0.36, -length * 0.62],
    [0, -length, 1],
  ]);
  const hatch = [0.24, 0.36, 0.48, 0.6, 0.72].map((t) =>
    outline(
      through(
        [
          [0, -length * t, 1],
          [-w * 0.42 * Math.sin(Math.PI * Math.min(1, t * 1.05)), -length * (t + 0.1), 1],
        ],
        false,
      ),
    ),
  );
  return group('leaf', [
    group('half', [outline(half), fill(ink, filled ? 100 : 0)]),
    group('rim', [outline(petal(w, length, 0.5)), stroke(ink, weight)]),
    group('veins', [
      outline(
        through(
          [
            [0, 0, 1],
            [0, -length * 0.92, 1],
          ],
          false,
        ),
      ),
      ...hatch,
      stroke(ink, weight * 0.62),
    ]),
  ]);
}

/** A tendril; from the origin upwards, turning to the right. */
function tendril(size: number, ink: Color, weight: number): ShapeItem {
  const curl = through(
    [
      [0, 0],
      [size * 0.06, -size * 0.5],
      [size * 0.42, -size * 0.82],
      [size * 0.74, -size * 0.6],
      [size * 0.66, -size * 0.3],
      [size * 0.42, -size * 0.34],
      [size * 0.44, -size * 0.52],
    ],
    false,
  );
  return group('tendril', [outline(curl), stroke(ink, weight)]);
}

/**
 * A vine that grows along points: the stem is drawn, thick at its root and thin at its tip, and at every point a leaf opens as
 * the stem passes, on alternate sides, with tendrils and berries between.
 */
export function hennaVine(
  points: readonly (readonly [x: number, y: number])[],
  growth: Growth,
  place: Placement = {},
): ShapeItem {
  const { ink, accent, weight, leaf, first, last } = growth;
  const count = points.length;
  const stem = (part: readonly SplinePoint[], from: number, to: number, width: number) =>
    group('stem', [outline(through(part, false)), trim(0, track([from, 0, EASE.linear], [to, 100])), stroke(ink, width)]);
  const thirds = [0, 1, 2].map((third) => {
    const [from, to] = [Math.floor((third * (count - 1)) / 3), Math.floor(((third + 1) * (count - 1)) / 3)];
    const at = (index: number) => Math.round(first + ((last - first) * index) / (count - 1));
    return stem(points.slice(from, to + 1), at(from), at(to), weight * (1 - third * 0.24));
  });
  const shoots = points.flatMap(([x, y], index) => {
    if (index === 0) return [];
    const [bx, by] = points[index - 1] ?? [x, y];
    const [ax, ay] = points[index + 1] ?? [x, y];
    const heading = (Math.atan2(ax - bx, by - ay) * 180) / Math.PI;
    const start = Math.round(first + ((last - first) * index) / (count - 1));
    const side = index % 2 === 0 ? 1 : -1;
    const size = leaf * (1 - 0.4 * (index / count));
    const thin = weight * 0.55;
    const tip = index === count - 1;
    const blade = group('shoot', [vineLeaf(size, index % 3 === 0 ? accent : ink, thin, index % 3 !== 1)], {
      at: [x, y],
      rotate: heading + (tip ? 0 : side * 52),
      scale: grown(start, 100),
    });
    if (tip) return [blade];
    const other =
      index % 4 === 2
        ? group('curl', [tendril(size * 0.9, ink, thin)], {
            at: [x, y],
            rotate: heading - side * 40,
            scale: track([start + 6, [0, 0], EASE.out], [start + 28, [-side * 100, 100]]),
          })
        : group(
            'berries',
            [0.34, 0.56, 0.76].map((part, berry) =>
              group('berry', [ellipse([0, -size * part], size * (0.13 - berry * 0.022)), fill(accent)]),
            ),
            { at: [x, y], rotate: heading - side * 58, scale: grown(start + 6, 100) },
          );
    return [blade, other];
  });
  return group('henna vine', [...thirds, ...shoots], place);
}
