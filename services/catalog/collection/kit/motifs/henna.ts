import { along, type SplinePoint, through } from '../geometry/spline.ts';
import type { Animated } from '../lottie/motion.ts';
import type { Color, Gradient } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, repeat, ring, rosette, stroke, trim } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { petal } from './arches.ts';

/** Henna from a cone: one ink, lines of even weight, and the percentage of every line that is drawn. */
export interface Henna {
  ink: Color | Gradient;
  weight: number;
  drawn?: Animated<number>;
  /** Opacity of filled parts. */
  filled?: Animated<number>;
}

export function hennaLine({ ink, weight, drawn }: Henna, times = 1): ShapeItem[] {
  return [...(drawn === undefined ? [] : [trim(0, drawn)]), stroke(ink, weight * times)];
}

const KERI: readonly SplinePoint[] = [
  [0.3, -0.6, 1],
  [0.1, -0.66],
  [-0.14, -0.5],
  [-0.31, -0.18],
  [-0.36, 0.14],
  [-0.22, 0.42],
  [0.04, 0.5],
  [0.3, 0.36],
  [0.38, 0.08],
  [0.27, -0.14],
  [0.11, -0.27],
  [0.07, -0.43],
  [0.16, -0.55],
];

function keri(size: number, part: number) {
  // Rings shrink towards the middle of the belly.
  return through(
    KERI.map(([x, y, corner]): SplinePoint => {
      const point = [x * size * part, (0.12 + (y - 0.12) * part) * size] as const;
      return corner ? [...point, 1] : point;
    }),
  );
}

/** A paisley, about `size` high, its tip to the upper right; rings, a flower inside, dots around it. Centred. */
export function paisley(size: number, henna: Henna, place: Placement = {}): ShapeItem {
  const { ink, weight, filled = 100 } = henna;
  const middle = [0.01 * size, 0.12 * size];
  return group(
    'paisley',
    [
      group('dots', [outline(keri(size, 1.17)), stroke(ink, weight * 1.7, { dash: [0.1, weight * 4.2], opacity: filled })]),
      group('rim', [outline(keri(size, 1)), ...hennaLine(henna, 1.5)]),
      group('second rim', [outline(keri(size, 0.87)), ...hennaLine(henna, 0.8)]),
      ring('petals', 10, [outline(petal(size * 0.085, size * 0.15)), ...hennaLine(henna)], { at: middle }),
      ring('seeds', 10, [ellipse([0, -size * 0.185], weight * 2), fill(ink, filled)], { at: middle, rotate: 18 }),
      group('heart', [rosette(8, size * 0.062, size * 0.04, 120), fill(ink, filled)], { at: middle }),
      ...[0, 1, 2].map((index) =>
        group('bead', [ellipse([0, 0], weight * (3.4 - index * 0.7)), fill(ink, filled)], {
          at: [-0.06 * size + index * 0.035 * size, (-0.22 - index * 0.1) * size],
        }),
      ),
    ],
    place,
  );
}

/**
 * The paisley for large sizes: a fringe of petals, teeth inside its rim, a flower of two rings and a spray in its neck. Centred.
 */
export function grandPaisley(size: number, henna: Henna, accent: Color, place: Placement = {}): ShapeItem {
  const { ink, weight, filled = 100 } = henna;
  const middle = [0.01 * size, 0.13 * size];
  const fringe = along(keri(size, 1.02), 46).map(({ at, heading }) =>
    group('fringe', [outline(petal(size * 0.036, size * 0.05)), ...hennaLine(henna, 0.8)], { at, rotate: heading + 90 }),
  );
  const tips = along(keri(size, 1.17), 46).map(({ at }) => ellipse(at, weight * 2.1));
  const teeth = along(keri(size, 0.93), 60).map(({ at, heading }) =>
    group('tooth', [outline(petal(size * 0.026, size * 0.036)), fill(ink, filled)], { at, rotate: heading - 90 }),
  );
  return group(
    'grand paisley',
    [
      ...fringe,
      group('tips', [...tips, fill(accent, filled)]),
      group('rim', [outline(keri(size, 1)), ...hennaLine(henna, 1.7)]),
      group('second rim', [outline(keri(size, 0.94)), ...hennaLine(henna, 0.9)]),
      ...teeth,
      group('third rim', [outline(keri(size, 0.8)), ...hennaLine(henna, 0.9)]),
      sprig(size * 0.34, 4, size * 0.075, henna, { at: [-0.035 * size, -0.13 * size], rotate: 6 }),
      ring('outer petals', 14, [outline(petal(size * 0.085, size * 0.215)), ...hennaLine(henna)], { at: middle }),
      ring('veins', 14, [outline(petal(size * 0.03, size * 0.16)), fill(accent, filled)], { at: middle }),
      ring('seeds', 14, [ellipse([0, -size * 0.235], weight * 2.2), fill(ink, filled)], { at: middle, rotate: 180 / 14 }),
      ring('inner petals', 10, [outline(petal(size * 0.05, size * 0.1)), fill(ink, filled)], { at: middle }),
      group('heart', [ellipse(middle, size * 0.05), fill(accent, filled)]),
    ],
    place,
  );
}

/** The band between the second and the third rim of a `grandPaisley` of this size, for leaf that shows only there. */
export function grandPaisleyBand(size: number): ShapeItem {
  return group('band', [outline(keri(size, 0.94)), outline(keri(size, 0.8)), fill('#ffffff', 100, 'evenodd')]);
}

/** Leaves in pairs along a straight stem from the origin upwards, with a bud at its end. */
export function sprig(length: number, pairs: number, leaf: number, henna: Henna, place: Placement = {}): ShapeItem {
  const { ink, filled = 100 } = henna;
  const step = (length * 0.8) / pairs;
  return group(
    'sprig',
    [
      group('stem', [
        outline(
          through(
            [
              [0, 0],
              [0, -length],
            ],
            false,
          ),
        ),
        ...hennaLine(henna),
      ]),
      group(
        'leaves',
        [
          group('pair', [
            group('right', [outline(petal(leaf * 0.42, leaf)), fill(ink, filled)], { rotate: 52 }),
            group('left', [outline(petal(leaf * 0.42, leaf)), fill(ink, filled)], { rotate: -52 }),
          ]),
          repeat(pairs, { move: [0, -step] }),
        ],
        { at: [0, -length * 0.1] },
      ),
      group('bud', [outline(petal(leaf * 0.5, leaf * 1.1)), fill(ink, filled)], { at: [0, -length * 0.94] }),
    ],
    place,
  );
}

/** A flower of two rings of petals with a lattice centre. Centred. */
export function hennaFlower(radius: number, petals: number, henna: Henna, place: Placement = {}): ShapeItem {
  const { ink, weight, filled = 100 } = henna;
  return group(
    'henna flower',
    [
      ring('outer', petals, [
        outline(
          through(
            [
              [-radius * 0.2, -radius * 0.52, 1],
              [-radius * 0.25, -radius * 0.84],
              [0, -radius],
              [radius * 0.25, -radius * 0.84],
              [radius * 0.2, -radius * 0.52, 1],
            ],
            false,
          ),
        ),
        ...hennaLine(henna, 1.2),
      ]),
      ring('veins', petals, [outline(petal(radius * 0.1, radius * 0.24)), fill(ink, filled)], { scale: 100, rotate: 0 }),
      ring('eyes', petals, [ellipse([0, -radius * 0.74], radius * 0.13), fill(ink, filled)]),
      group('round', [ellipse([0, 0], radius * 1), ...hennaLine(henna, 1.2)]),
      group('inner round', [
        ellipse([0, 0], radius * 0.86),
        stroke(ink, weight * 1.5, { dash: [0.1, weight * 3.4], opacity: filled }),
      ]),
      group('heart', [rosette(petals, radius * 0.3, radius * 0.2, 110), fill(ink, filled)]),
    ],
    place,
  );
}
