// Leaves and strings of flowers for flat-lays; light falls from the upper left.
import { pen } from '../geometry/pen.ts';
import { ribbon, through } from '../geometry/spline.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { seeded } from '../random.ts';
import { SHADOW } from './flat-lay.ts';

/** A cut banana leaf, its tip to the left and its stalk end to the right; centred. */
export function bananaLeaf(length: number, width: number, leaf: Color, place: Placement = {}): ShapeItem {
  const [x, y] = [length / 2, width / 2];
  const random = seeded(Math.round(length));
  const edge = (side: 1 | -1) =>
    Array.from({ length: 13 }, (_, index) => {
      const t = index / 12;
      const swell = Math.sin(Math.PI * Math.min(1, t * 0.82 + 0.1)) ** 0.62;
      return [-x + length * t, side * y * swell * (1 + random.between(-0.025, 0.025))] as const;
    });
  const upper = edge(-1);
  const lower = edge(1).reverse();
  const shape = through([[-x - length * 0.035, 0], ...upper.slice(0, 12), [x, -y * 0.5, 1], [x, y * 0.5, 1], ...lower.slice(1)]);
  const veins = Array.from({ length: 34 }, (_, index) => {
    const t = 0.03 + (index / 34) * 0.96;
    const reach = y * 0.93 * Math.sin(Math.PI * Math.min(1, t * 0.82 + 0.1)) ** 0.62;
    const from = -x + length * t;
    return ([-1, 1] as const).map((side) =>
      outline(
        pen()
          .move(from, 0)
          .quad(from - length * 0.012, side * reach * 0.5, from - length * 0.034, side * reach)
          .outline(),
      ),
    );
  }).flat();
  const rib = ribbon([
    [x + length * 0.012, 0, width * 0.05],
    [0, 0, width * 0.032],
    [-x + length * 0.1, 0, width * 0.014],
    [-x - length * 0.01, 0, width * 0.006],
  ]);
  return group(
    'banana leaf',
    [
      group('shadow', [outline(shape), fill(SHADOW, 26)], { at: [18, 26] }),
      group('blade', [
        outline(shape),
        fill(
          linear([0, -y], [0, y], [0, lighter(leaf, 0.24)], [0.49, leaf], [0.51, darker(leaf, 0.16)], [1, lighter(leaf, 0.06)]),
        ),
      ]),
      group('veins', [...veins, stroke(darker(leaf, 0.26), width * 0.006, { opacity: 42 })]),
      group('sheen', [
        outline(
          through([
            [-x * 0.6, -y * 0.44],
            [0, -y * 0.74],
            [x * 0.6, -y * 0.58],
            [0, -y * 0.46],
          ]),
        ),
        fill('#ffffff', 16),
      ]),
      group('rib', [
        outline(rib),
        fill(linear([0, -width * 0.03], [0, width * 0.03], [0, lighter(leaf, 0.62)], [1, lighter(leaf, 0.22)])),
      ]),
      group('edge', [outline(shape), stroke(darker(leaf, 0.3), 3, { opacity: 55 })]),
    ],
    place,
  );
}

/** A betel leaf: a heart with a drawn-out tip, stalk up; centred. */
export function betelLeaf(size: number, leaf: Color, place: Placement = {}): ShapeItem {
  const s = size;
  const half = (side: 1 | -1): Outline =>
    pen()
      .move(0, -s * 0.34)
      .curve(side * s * 0.14, -s * 0.56, side * s * 0.5, -s * 0.42, side * s * 0.46, -s * 0.06)
      .curve(side * s * 0.42, s * 0.26, side * s * 0.16, s * 0.42, 0, s * 0.64)
      .close()
      .outline();
  const vein = (side: 1 | -1, y: number, to: number) =>
    outline(
      pen()
        .move(0, y)
        .curve(side * s * 0.14, y - s * 0.03, side * to, y + s * 0.06, side * to * 1.1, y + s * 0.26)
        .outline(),
    );
  return group(
    'betel leaf',
    [
      group('shadow', [outline(half(1)), outline(half(-1)), fill(SHADOW, 28)], { at: [s * 0.04, s * 0.06] }),
      group('stalk', [
        outline(
          pen()
            .move(0, -s * 0.32)
            .quad(s * 0.03, -s * 0.46, -s * 0.02, -s * 0.62)
            .outline(),
        ),
        stroke(lighter(leaf, 0.36), s * 0.035),
      ]),
      group('right', [outline(half(1)), fill(linear([0, -s * 0.4], [s * 0.4, s * 0.5], [0, lighter(leaf, 0.2)], [1, leaf]))]),
      group('left', [
        outline(half(-1)),
        fill(linear([-s * 0.4, -s * 0.3], [0, s * 0.5], [0, lighter(leaf, 0.34)], [1, lighter(leaf, 0.06)])),
      ]),
      group('veins', [
        outline(
          pen()
            .move(0, -s * 0.34)
            .line(0, s * 0.56)
            .outline(),
        ),
        vein(1, -s * 0.28, s * 0.3),
        vein(-1, -s * 0.28, s * 0.3),
        vein(1, -s * 0.08, s * 0.22),
        vein(-1, -s * 0.08, s * 0.22),
        stroke(lighter(leaf, 0.5), s * 0.013, { opacity: 75 }),
      ]),
    ],
    place,
  );
}

/** Jasmine tied tightly on its thread, along points, with buds on both sides. */
export function jasmineTrail(
  points: readonly (readonly [x: number, y: number])[],
  bud: number,
  place: Placement = {},
): ShapeItem {
  const buds = points.flatMap(([x, y], index) => {
    const [bx, by] = points[index - 1] ?? [x, y];
    const [ax, ay] = points[index + 1] ?? [x, y];
    const heading = (Math.atan2(ay - by, ax - bx) * 180) / Math.PI;
    return ([-1, 1] as const).map((side) =>
      group(
        'bud',
        [
          group('petals', [
            ellipse([0, -bud * 0.5], bud * 0.62, bud),
            fill(linear([0, -bud], [0, 0], [0, '#ffffff'], [1, '#e9e6c8'])),
          ]),
          group('stalk', [ellipse([0, 0], bud * 0.3), fill('#8fae5a')]),
        ],
        {
          at: [x, y],
          rotate: heading + (side === 1 ? 158 : 22) + ((index * 37) % 17) - 8,
        },
      ),
    );
  });
  return group(
    'jasmine',
    [
      group('shadow', [
        outline(
          through(
            points.map(([x, y]) => [x + 10, y + 15] as const),
            false,
          ),
        ),
        stroke(SHADOW, bud * 1.5, { opacity: 20 }),
      ]),
      ...buds,
    ],
    place,
  );
}

/** The shadow of a palm frond, its stalk at the origin and its tip `length` above. Give the layer a low opacity. */
export function frondShadow(length: number, color: Color, place: Placement = {}): ShapeItem {
  const spine = (t: number): readonly [number, number] => [length * 0.16 * t * t, -length * t];
  const blades = Array.from({ length: 12 }, (_, index) => {
    const t = 0.12 + (index / 12) * 0.84;
    const [x, y] = spine(t);
    const reach = length * 0.44 * Math.sin(Math.PI * (0.14 + t * 0.8)) + length * 0.05;
    return ([-1, 1] as const).map((side) =>
      outline(
        ribbon([
          [x, y, length * 0.008],
          [x + side * reach * 0.5, y - reach * 0.26, length * 0.04],
          [x + side * reach, y - reach * 0.3 + reach * 0.2, length * 0.006],
        ]),
      ),
    );
  }).flat();
  return group(
    'frond shadow',
    [...blades, outline(ribbon([0, 0.35, 0.7, 1].map((t) => [...spine(t), length * 0.016 * (1.2 - t)] as const))), fill(color)],
    place,
  );
}
