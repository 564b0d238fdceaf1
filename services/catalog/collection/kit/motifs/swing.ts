import { pen } from '../geometry/pen.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, repeat, ring, rosette, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { hangingLeaf, petal } from './arches.ts';
import { marigold } from './garlands.ts';

/** A rope wound with flowers from the origin downwards: two alternating colours with an occasional leaf. */
export function flowerRope(
  length: number,
  radius: number,
  colors: readonly [Color, Color],
  leaf: Color,
  place: Placement = {},
): ShapeItem {
  const step = radius * 1.5;
  const count = Math.max(2, Math.round(length / step));
  const leaves = (side: 1 | -1) =>
    group(
      'leaves',
      [
        group('leaf', [outline(hangingLeaf(radius * 0.8, radius * 1.9)), fill(leaf)], { rotate: side * -62 }),
        repeat(Math.max(1, Math.floor((count - 2) / 3)), { move: [0, step * 3] }),
      ],
      { at: [0, side === 1 ? step : step * 2.4] },
    );
  return group(
    'flower rope',
    [
      leaves(1),
      leaves(-1),
      group('one', [marigold(radius, colors[0]), repeat(Math.ceil(count / 2), { move: [0, step * 2] })]),
      group('other', [
        marigold(radius * 0.92, colors[1], { at: [0, step] }),
        repeat(Math.floor(count / 2), { move: [0, step * 2] }),
      ]),
    ],
    place,
  );
}

/** A plump cushion with a border, a flower worked on it and tassels at its corners; centred. */
export function cushion(width: number, height: number, cloth: Color, trim: Color, place: Placement = {}): ShapeItem {
  const [x, y] = [width / 2, height / 2];
  const shape = (part: number) =>
    pen()
      .move(-x * part, -y * part)
      .quad(0, -y * part * 0.78, x * part, -y * part)
      .quad(x * part * 0.9, 0, x * part, y * part)
      .quad(0, y * part * 1.04, -x * part, y * part)
      .quad(-x * part * 0.9, 0, -x * part, -y * part)
      .close()
      .outline();
  return group(
    'cushion',
    [
      ...[-1, 1].flatMap((side) =>
        [-1, 1].map((end) =>
          group('tassel', [outline(petal(width * 0.045, width * 0.09)), fill(trim)], {
            at: [side * x * 0.99, end * y],
            rotate: side * (90 + end * 34),
          }),
        ),
      ),
      group('cloth', [
        outline(shape(1)),
        fill(linear([0, -y], [0, y], [0, lighter(cloth, 0.2)], [0.5, cloth], [1, darker(cloth, 0.25)])),
      ]),
      group('border', [outline(shape(0.84)), stroke(trim, width * 0.018)]),
      ring('worked flower', 8, [outline(petal(height * 0.12, height * 0.24)), fill(trim)]),
      group('heart', [ellipse([0, 0], height * 0.14), fill(lighter(cloth, 0.45))]),
    ],
    place,
  );
}

export interface SwingColors {
  flowers: readonly [Color, Color];
  leaf: Color;
  wood: Color;
  cloth: Color;
  trim: Color;
}

/** A jhoola on ropes of flowers: the origin is its suspension point, its seat is `width` wide and `length` below. */
export function swing(
  width: number,
  length: number,
  { flowers, leaf, wood, cloth, trim }: SwingColors,
  place: Placement = {},
): ShapeItem {
  const half = width / 2;
  const bloom = width * 0.052;
  const drape = (from: number, to: number, sag: number) => {
    const count = Math.round((to - from) / (bloom * 1.4));
    return Array.from({ length: count + 1 }, (_, index) => {
      const t = index / count;
      return marigold(bloom * 0.82, flowers[index % 2] ?? flowers[0], {
        at: [from + (to - from) * t, length + width * 0.1 + sag * 4 * t * (1 - t)],
        rotate: index * 40,
      });
    });
  };
  return group(
    'swing',
    [
      ...[-1, 1].map((side) => flowerRope(length, bloom, flowers, leaf, { at: [side * half * 0.86, 0] })),
      group('back', [
        outline(
          pen()
            .move(-half * 0.8, length)
            .curve(-half * 0.78, length - width * 0.36, half * 0.78, length - width * 0.36, half * 0.8, length)
            .outline(),
        ),
        stroke(linear([0, length - width * 0.3], [0, length], [0, lighter(wood, 0.3)], [1, wood]), width * 0.035),
      ]),
      ...[-0.5, -0.25, 0, 0.25, 0.5].map((part) =>
        group('spindle', [
          rect(half * part - width * 0.01, length - width * 0.27 * (1 - part * part * 0.55), width * 0.02, width * 0.27),
          fill(wood),
        ]),
      ),
      cushion(width * 0.34, width * 0.24, cloth, trim, { at: [-half * 0.38, length - width * 0.14], rotate: -8 }),
      cushion(width * 0.34, width * 0.24, flowers[0], trim, { at: [half * 0.36, length - width * 0.14], rotate: 7 }),
      group('seat cloth', [
        rect(-half * 0.94, length - width * 0.05, width * 0.94, width * 0.09, width * 0.03),
        fill(linear([0, length - width * 0.05], [0, length + width * 0.04], [0, lighter(cloth, 0.15)], [1, darker(cloth, 0.2)])),
      ]),
      group('seat', [
        rect(-half, length + width * 0.02, width, width * 0.07, width * 0.02),
        fill(linear([0, length], [0, length + width * 0.09], [0, lighter(wood, 0.2)], [1, darker(wood, 0.25)])),
      ]),
      group('carving', [
        group('leaf', [outline(petal(width * 0.024, width * 0.045)), fill(trim)], { at: [-half * 0.9, length + width * 0.078] }),
        repeat(17, { move: [half * 0.1125, 0] }),
      ]),
      ...drape(-half * 0.94, 0, width * 0.09),
      ...drape(0, half * 0.94, width * 0.09),
    ],
    place,
  );
}

/** A round frame of flowers, `radius` to the middle of the flowers; `metal` rims its opening. */
export function flowerHoop(
  radius: number,
  bloom: number,
  colors: readonly [Color, Color],
  leaf: Color,
  metal: Metal,
  place: Placement = {},
): ShapeItem {
  const count = Math.floor((2 * Math.PI * radius) / (bloom * 1.62) / 2);
  return group(
    'flower hoop',
    [
      group('rim', [ellipse([0, 0], radius * 1.88), stroke(metalRamp(metal, [-radius, -radius], [radius, radius]), bloom * 0.3)]),
      ring('leaf fan', count, [
        group('leaf', [outline(hangingLeaf(bloom * 0.8, bloom * 1.8)), fill(leaf)], { at: [0, -radius], rotate: 158 }),
        group('leaf', [outline(hangingLeaf(bloom * 0.8, bloom * 1.8)), fill(darker(leaf, 0.16))], {
          at: [0, -radius],
          rotate: 205,
        }),
      ]),
      ring('one', count, [marigold(bloom, colors[0], { at: [0, -radius] })]),
      ring(
        'other',
        count,
        [
          group('rose', [rosette(9, bloom * 0.9, bloom * 0.72, 100, 0, [0, -radius]), fill(colors[1])]),
          group('rose heart', [rosette(7, bloom * 0.5, bloom * 0.36, 100, 0, [0, -radius]), fill(lighter(colors[1], 0.3))]),
        ],
        { rotate: 180 / count },
      ),
    ],
    place,
  );
}
