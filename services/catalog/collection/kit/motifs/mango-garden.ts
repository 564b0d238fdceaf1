import { pen } from '../geometry/pen.ts';
import { ribbon, through } from '../geometry/spline.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';

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

/** A long leaf from its stalk at the origin downwards; `bend` is how far its tip is aside. One half of it is in the light, if it has any. */
function blade(length: number, bend: number, tone: string, light: number): ShapeItem[] {
  const half = length * 0.105;
  const [tip, middle] = [bend * length, bend * length * 0.4];
  const left = through(
    [
      [0, 0, 1],
      [-half * 0.9 + middle * 0.3, length * 0.26],
      [-half + middle, length * 0.5],
      [-half * 0.6 + middle * 1.6, length * 0.76],
      [tip, length, 1],
      [middle, length * 0.5],
    ],
    true,
  );
  const whole = through([
    [0, 0, 1],
    [-half * 0.9 + middle * 0.3, length * 0.26],
    [-half + middle, length * 0.5],
    [-half * 0.6 + middle * 1.6, length * 0.76],
    [tip, length, 1],
    [half * 0.6 + middle * 1.6, length * 0.76],
    [half + middle, length * 0.5],
    [half * 0.9 + middle * 0.3, length * 0.26],
  ]);
  return [
    group('blade', [
      outline(whole),
      fill(linear([0, 0], [0, length], [0, darker(tone, 0.3)], [0.45, tone], [1, lighter(tone, 0.1)])),
    ]),
    ...(light > 0 ? [group('lit half', [outline(left), fill(lighter(tone, 0.3), light)])] : []),
  ];
}

/** Leaves in the shade of the tree, in its middle, and in the sun. */
export const MANGO_TONES = {
  shade: ['#28542a', '#2f6130', '#356a30'],
  middle: ['#3a7a33', '#438438', '#4f8f3a'],
  sun: ['#4f9438', '#62a53f', '#7cb848'],
} as const;

/** The leaves at the end of a twig, which is the origin: they spread and hang, the outer ones behind. In the shade none is lit. */
export function mangoWhorl(
  size: number,
  { tones, lit }: { tones: readonly [string, ...string[]]; lit: boolean },
  random: Random,
  place: Placement = {},
): ShapeItem {
  const count = 8 + Math.floor(random.between(0, 3));
  const leaves = Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    const turn = (part - 0.5) * 176 + random.between(-9, 9);
    return { turn, out: Math.abs(turn), length: size * random.between(0.72, 1.04) * (1 - Math.abs(turn) / 500) };
  }).sort((one, other) => other.out - one.out);
  return group(
    'whorl',
    leaves.map(({ turn, length }) => {
      // Leaves that stand out to a side bend down under their weight.
      const bend = (turn / 90) * 0.2 + random.between(-0.05, 0.05);
      const [tone, light] = [random.pick(tones), random.between(18, 46)];
      return group('leaf', blade(length, bend, tone, lit ? light : 0), { rotate: -turn });
    }),
    place,
  );
}

/** A ripe mango on its stalk; the origin is where it hangs. */
export function mango(size: number, drop: number, place: Placement): ShapeItem {
  const skin = through([
    [0, drop, 1],
    [size * 0.4, drop + size * 0.12],
    [size * 0.5, drop + size * 0.56],
    [size * 0.2, drop + size * 1.02],
    [-size * 0.2, drop + size * 1.06],
    [-size * 0.46, drop + size * 0.6],
    [-size * 0.34, drop + size * 0.12],
  ]);
  return group(
    'mango',
    [
      group('stalk', [
        outline(
          pen()
            .move(0, -10)
            .quad(size * 0.1, drop * 0.5, 0, drop + 4)
            .outline(),
        ),
        stroke('#5d6f2a', 5),
      ]),
      group('skin', [
        outline(skin),
        fill(
          radial(
            [-size * 0.14, drop + size * 0.42],
            [size * 0.5, drop + size],
            [0, '#ffe884'],
            [0.5, '#f9bd34'],
            [0.85, '#ec8a2c'],
            [1, '#cf6a26'],
          ),
        ),
      ]),
      group('blush', [
        outline(
          through([
            [size * 0.02, drop + size * 0.06],
            [size * 0.36, drop + size * 0.14],
            [size * 0.44, drop + size * 0.5],
            [size * 0.2, drop + size * 0.3],
          ]),
        ),
        fill('#d8532c', 26),
      ]),
    ],
    place,
  );
}

/** The leaves of a whole bough, from the origin to the right: the rows behind it, or those before it. */
export function mangoCanopy(width: number, which: keyof typeof CANOPIES, random: Random): ShapeItem {
  const unit = width / 1900;
  return group(
    'canopy',
    CANOPIES[which].flatMap(({ step, down, size, light }) =>
      whorlPlaces(1900, step, down, random).map(([x, y]) =>
        mangoWhorl(
          168 * unit * size * random.between(0.82, 1.14),
          { tones: MANGO_TONES[light], lit: light !== 'shade' },
          random,
          { at: [x * unit, y * unit], rotate: random.between(-24, 24) },
        ),
      ),
    ),
  );
}

/** The places of whorls along a bough, about `step` apart, in clumps that hang lower and higher. */
export function whorlPlaces(length: number, step: number, down: number, random: Random): [x: number, y: number][] {
  return Array.from({ length: Math.ceil(length / step) + 1 }, (_, index) => {
    const x = index * step + random.between(-0.3, 0.3) * step;
    const clump = 0.5 + 0.5 * Math.sin(x / 118 + down / 40) * Math.cos(x / 310);
    return [x, down + 34 * (clump * 1.5 - 0.6) + random.between(-14, 14)];
  });
}

const CANOPIES = {
  back: [
    { step: 84, down: -6, size: 1.16, light: 'shade' },
    { step: 112, down: 8, size: 1.06, light: 'middle' },
  ],
  front: [{ step: 128, down: -34, size: 0.96, light: 'middle' }],
} as const;
