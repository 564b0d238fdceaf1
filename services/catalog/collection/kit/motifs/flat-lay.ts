// Things of a South Indian ceremony seen from straight above, for compositions laid out on a table. Light falls from the upper left.
import { pen } from '../geometry/pen.ts';
import { ribbon, through } from '../geometry/spline.ts';
import { moved } from '../geometry/transform.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rosette, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { seeded } from '../random.ts';

const SHADOW = '#2a2410';

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

/** A round metal bowl from above with a paste, powder or liquid in it, stirred into a swirl. */
export function bowlAbove(radius: number, metal: Metal, inside: Color, place: Placement = {}): ShapeItem {
  const r = radius;
  const swirl = through(
    Array.from({ length: 17 }, (_, index) => {
      const angle = index * 0.62;
      const reach = r * 0.66 * (1 - index / 18);
      return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
    }),
    false,
  );
  return group(
    'bowl above',
    [
      group('shadow', [ellipse([r * 0.1, r * 0.15], r * 2.06), fill(SHADOW, 32)]),
      group('rim', [ellipse([0, 0], r * 2), fill(metalRamp(metal, [-r * 0.7, -r * 0.7], [r * 0.7, r * 0.7]))]),
      group('line', [ellipse([0, 0], r * 1.88), stroke(metal.shade, r * 0.016, { opacity: 70 })]),
      group('wall', [
        ellipse([0, 0], r * 1.74),
        fill(linear([-r * 0.6, -r * 0.6], [r * 0.6, r * 0.6], [0, darker(metal.shade, 0.4)], [1, metal.body])),
      ]),
      group('content', [
        ellipse([r * 0.02, r * 0.03], r * 1.56),
        fill(radial([-r * 0.2, -r * 0.26], [r * 0.6, r * 0.66], [0, lighter(inside, 0.3)], [1, inside])),
      ]),
      group('swirl', [outline(swirl), stroke(darker(inside, 0.14), r * 0.06, { opacity: 70 })]),
      group('swirl light', [
        outline(moved(swirl, -r * 0.03, -r * 0.035)),
        stroke(lighter(inside, 0.5), r * 0.028, { opacity: 85 }),
      ]),
      group('glint', [
        outline(
          pen()
            .move(-r * 0.84, -r * 0.36)
            .curve(-r * 0.7, -r * 0.68, -r * 0.4, -r * 0.86, -r * 0.1, -r * 0.93)
            .outline(),
        ),
        stroke('#ffffff', r * 0.035, { opacity: 75 }),
      ]),
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

/** Half a coconut from above: husk, shell, white flesh and its hollow. */
export function coconutHalf(radius: number, place: Placement = {}): ShapeItem {
  const r = radius;
  return group(
    'coconut half',
    [
      group('shadow', [ellipse([r * 0.12, r * 0.17], r * 2.08), fill(SHADOW, 32)]),
      group('husk', [
        rosette(34, r * 1.03, r * 0.96, 60),
        fill(radial([-r * 0.2, -r * 0.2], [r, r * 0.4], [0, '#a9773f'], [1, '#6b4420'])),
      ]),
      group('shell', [ellipse([0, 0], r * 1.82), fill('#4f2f17')]),
      group('flesh', [
        ellipse([0, 0], r * 1.7),
        fill(radial([-r * 0.3, -r * 0.3], [r * 0.7, r * 0.7], [0, '#ffffff'], [1, '#f1e8d6'])),
      ]),
      group('hollow', [
        ellipse([0, 0], r * 1.14),
        fill(linear([-r * 0.4, -r * 0.4], [r * 0.4, r * 0.4], [0, '#cfc2a6'], [1, '#fdf9f0'])),
      ]),
      group('water', [ellipse([r * 0.05, r * 0.07], r * 0.84), fill('#ffffff', 48)]),
      group('glint', [ellipse([r * 0.18, r * 0.2], r * 0.16, r * 0.1), fill('#ffffff', 90)]),
    ],
    place,
  );
}

export function arecaNut(radius: number, place: Placement = {}): ShapeItem {
  const r = radius;
  return group(
    'areca nut',
    [
      group('shadow', [ellipse([r * 0.16, r * 0.22], r * 2.04), fill(SHADOW, 30)]),
      group('nut', [
        ellipse([0, 0], r * 2, r * 1.84),
        fill(radial([-r * 0.3, -r * 0.4], [r * 0.8, r * 0.8], [0, '#d9a46a'], [1, '#8a5428'])),
      ]),
      group('crown', [rosette(7, r * 0.36, r * 0.2, 80, 0, [r * 0.1, -r * 0.1]), fill('#6b3d1c', 60)]),
    ],
    place,
  );
}

/** A finger of turmeric root, cut once; centred, lying level. */
export function turmericRoot(length: number, place: Placement = {}): ShapeItem {
  const l = length;
  const body = ribbon([
    [-l * 0.5, l * 0.02, l * 0.2],
    [-l * 0.2, -l * 0.04, l * 0.27],
    [l * 0.12, l * 0.02, l * 0.24],
    [l * 0.42, -l * 0.06, l * 0.2],
  ]);
  const thumb = ribbon([
    [-l * 0.02, -l * 0.06, l * 0.16],
    [l * 0.08, -l * 0.26, l * 0.13],
  ]);
  return group(
    'turmeric root',
    [
      group('shadow', [outline(body), outline(thumb), fill(SHADOW, 30)], { at: [l * 0.04, l * 0.06] }),
      group('thumb', [outline(thumb), fill(linear([0, -l * 0.3], [l * 0.1, 0], [0, '#d99a3a'], [1, '#a8661c']))]),
      group('body', [outline(body), fill(linear([0, -l * 0.16], [0, l * 0.16], [0, '#e0a548'], [1, '#9c5d18']))]),
      group('rings', [
        ...[-0.34, -0.2, -0.04, 0.12, 0.27].map((t) =>
          outline(
            pen()
              .move(l * t, -l * 0.12)
              .quad(l * (t + 0.035), 0, l * t, l * 0.12)
              .outline(),
          ),
        ),
        stroke('#7c4614', l * 0.014, { opacity: 60 }),
      ]),
      group(
        'cut',
        [
          ellipse([l * 0.47, -l * 0.065], l * 0.13, l * 0.2),
          fill(radial([l * 0.47, -l * 0.065], [l * 0.55, l * 0.03], [0, '#ffb52e'], [1, '#f08a12'])),
        ],
        {},
      ),
    ],
    place,
  );
}

/** Jasmine tied close on its thread, along points: buds lie to both sides. */
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
