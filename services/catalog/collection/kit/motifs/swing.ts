import { pen } from '../geometry/pen.ts';
import { ribbon, through } from '../geometry/spline.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, repeat, ring, rosette, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { hangingLeaf, petal } from './arches.ts';
import { marigold } from './garlands.ts';

/** A rope wound with flowers from the origin downwards: two colours in turn, a leaf showing here and there. */
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

/** A jhoola on ropes of flowers: the origin is where it hangs, its seat `width` wide and `length` below. */
export function swing(
  width: number,
  length: number,
  { flowers, leaf, wood, cloth, trim }: SwingColors,
  place: Placement = {},
): ShapeItem {
  const half = width / 2;
  const bloom = width * 0.052;
  const drape = (from: number, to: number, sag: number) => {
    const count = Math.round((to - from) / (bloom * 1.35));
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

/** A ring-necked parrot on its perch, looking to the right; its feet are the origin. About 2.2 × `size` high with its tail. */
export function parrot(size: number, green: Color, place: Placement = {}): ShapeItem {
  const s = size;
  const body = through([
    [s * 0.16, -s * 0.98],
    [-s * 0.06, -s * 1.02],
    [-s * 0.2, -s * 0.86],
    [-s * 0.3, -s * 0.5],
    [-s * 0.28, -s * 0.16],
    [-s * 0.2, s * 0.04],
    [-s * 0.06, s * 0.02],
    [s * 0.14, -s * 0.16],
    [s * 0.24, -s * 0.46],
    [s * 0.24, -s * 0.7],
    [s * 0.3, -s * 0.84],
  ]);
  const wing = through([
    [-s * 0.02, -s * 0.66],
    [-s * 0.24, -s * 0.5],
    [-s * 0.34, -s * 0.1],
    [-s * 0.34, s * 0.26, 1],
    [-s * 0.14, s * 0.02],
    [s * 0.04, -s * 0.32],
  ]);
  return group(
    'parrot',
    [
      group('tail', [
        outline(
          ribbon([
            [-s * 0.16, -s * 0.1, s * 0.2],
            [-s * 0.3, s * 0.4, s * 0.13],
            [-s * 0.42, s * 1.06, s * 0.03],
          ]),
        ),
        fill(linear([0, 0], [-s * 0.4, s], [0, darker(green, 0.12)], [1, '#2d8fb0'])),
      ]),
      group('second feather', [
        outline(
          ribbon([
            [-s * 0.1, -s * 0.05, s * 0.14],
            [-s * 0.2, s * 0.4, s * 0.1],
            [-s * 0.26, s * 0.78, s * 0.03],
          ]),
        ),
        fill(lighter(green, 0.1)),
      ]),
      group('feet', [
        outline(
          ribbon([
            [-s * 0.02, -s * 0.06, s * 0.07],
            [s * 0.02, s * 0.05, s * 0.05],
          ]),
        ),
        fill('#c98a6a'),
      ]),
      group('body', [
        outline(body),
        fill(radial([s * 0.05, -s * 0.6], [s * 0.05, s * 0.2], [0, lighter(green, 0.35)], [0.6, green], [1, darker(green, 0.2)])),
      ]),
      group('wing', [outline(wing), fill(linear([0, -s * 0.6], [-s * 0.3, s * 0.2], [0, green], [1, darker(green, 0.34)]))]),
      group('feathers', [
        outline(
          pen()
            .move(-s * 0.2, -s * 0.34)
            .quad(-s * 0.28, -s * 0.1, -s * 0.28, s * 0.12)
            .outline(),
        ),
        outline(
          pen()
            .move(-s * 0.1, -s * 0.36)
            .quad(-s * 0.18, -s * 0.12, -s * 0.2, s * 0.06)
            .outline(),
        ),
        stroke(darker(green, 0.42), s * 0.02, { opacity: 60 }),
      ]),
      group('necklace', [
        outline(
          pen()
            .move(-s * 0.2, -s * 0.72)
            .quad(s * 0.04, -s * 0.58, s * 0.26, -s * 0.72)
            .outline(),
        ),
        stroke('#e8436f', s * 0.055),
      ]),
      group('chin', [
        outline(
          pen()
            .move(s * 0.02, -s * 0.655)
            .quad(s * 0.16, -s * 0.66, s * 0.25, -s * 0.76)
            .outline(),
        ),
        stroke('#2a2420', s * 0.035),
      ]),
      group('beak', [
        outline(
          through([
            [s * 0.24, -s * 0.95],
            [s * 0.38, -s * 0.92],
            [s * 0.43, -s * 0.8],
            [s * 0.37, -s * 0.7, 1],
            [s * 0.32, -s * 0.8],
            [s * 0.24, -s * 0.82],
          ]),
        ),
        fill(linear([s * 0.24, -s * 0.95], [s * 0.4, -s * 0.72], [0, '#f0563f'], [1, '#b3231c'])),
      ]),
      group('eye', [ellipse([s * 0.13, -s * 0.88], s * 0.1), fill('#fff1d2')]),
      group('pupil', [ellipse([s * 0.14, -s * 0.88], s * 0.055), fill('#1c1412')]),
    ],
    place,
  );
}

/** A hanging spray of long leaves, with mangoes when `fruit` is given; the origin is the twig. */
export function mangoSpray(size: number, leaf: Color, fruit: number, place: Placement = {}): ShapeItem {
  const blade = hangingLeaf(size * 0.2, size * 0.82);
  const angles = [-74, 70, -48, 46, -24, 22, -2];
  const mango = through([
    [0, -size * 0.02, 1],
    [size * 0.14, size * 0.04],
    [size * 0.19, size * 0.2],
    [size * 0.08, size * 0.36],
    [-size * 0.08, size * 0.36],
    [-size * 0.17, size * 0.2],
    [-size * 0.12, size * 0.04],
  ]);
  return group(
    'mango spray',
    [
      ...angles.map((angle, index) =>
        group(
          'leaf',
          [
            group('blade', [
              outline(blade),
              fill(index % 3 === 0 ? lighter(leaf, 0.2) : index % 3 === 1 ? leaf : darker(leaf, 0.14)),
            ]),
            group('vein', [
              outline(
                pen()
                  .move(0, size * 0.05)
                  .line(0, size * 0.74)
                  .outline(),
              ),
              stroke(lighter(leaf, 0.42), size * 0.012, { opacity: 60 }),
            ]),
          ],
          { rotate: angle },
        ),
      ),
      ...Array.from({ length: fruit }, (_, index) =>
        group(
          'mango',
          [
            group('stalk', [rect(-size * 0.012, -size * 0.16, size * 0.024, size * 0.16), fill(darker(leaf, 0.3))]),
            group('skin', [
              outline(mango),
              fill(
                radial([-size * 0.05, size * 0.12], [size * 0.16, size * 0.34], [0, '#ffe27a'], [0.6, '#f6b52e'], [1, '#e07a2a']),
              ),
            ]),
          ],
          { at: [(index - (fruit - 1) / 2) * size * 0.36, size * (0.5 + (index % 2) * 0.14)], rotate: index % 2 ? -8 : 8 },
        ),
      ),
    ],
    place,
  );
}

/** A round frame of flowers, `radius` to its middle; `metal` rims its opening. */
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
