import { pen } from '../geometry/pen.ts';
import { moved } from '../geometry/transform.ts';
import { type Color, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, repeat, ring, rosette, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { hangingLeaf } from './arches.ts';

/** A marigold seen from above: three rosettes of petals, darker at the rim. */
export function marigold(radius: number, color: Color, place: Placement = {}): ShapeItem {
  return group(
    'marigold',
    [
      group('rim', [rosette(13, radius, radius * 0.8, 90), fill(darker(color, 0.22))]),
      group('petals', [rosette(12, radius * 0.84, radius * 0.66, 90, 14), fill(color)]),
      group('crown', [rosette(10, radius * 0.58, radius * 0.42, 90, 8), fill(lighter(color, 0.28))]),
      group('heart', [rosette(8, radius * 0.3, radius * 0.2, 90), fill(darker(color, 0.16))]),
    ],
    place,
  );
}

/** Marigolds strung one under another from the origin downwards, with a leaf and a bead at the end. */
export function marigoldString(count: number, radius: number, colors: readonly [Color, Color], place: Placement = {}): ShapeItem {
  const [first, second] = colors;
  const step = radius * 1.62;
  const end = step * count;
  return group(
    'marigold string',
    [
      group('one', [marigold(radius, first, { at: [0, radius] }), repeat(Math.ceil(count / 2), { move: [0, step * 2] })]),
      group('other', [
        marigold(radius, second, { at: [0, radius + step] }),
        repeat(Math.floor(count / 2), { move: [0, step * 2] }),
      ]),
      tassel(radius, [0, end], second),
    ],
    place,
  );
}

function tassel(radius: number, at: readonly [number, number], color: Color): ShapeItem {
  const bell = pen()
    .move(0, 0)
    .curve(radius * 0.7, radius * 0.3, radius * 0.8, radius * 1.2, radius * 0.95, radius * 2)
    .line(-radius * 0.95, radius * 2)
    .curve(-radius * 0.8, radius * 1.2, -radius * 0.7, radius * 0.3, 0, 0)
    .close()
    .outline();
  return group(
    'tassel',
    [group('bell', [outline(bell), fill(radial([0, 0], [0, radius * 2], [0, lighter(color, 0.35)], [1, darker(color, 0.1)]))])],
    { at },
  );
}

/** White jasmine buds on a thread, ending in one red rose bud. */
export function jasmineString(count: number, size: number, bud: Color, rose: Color, place: Placement = {}): ShapeItem {
  const step = size * 0.92;
  return group(
    'jasmine string',
    [
      group('buds', [
        group('pair', [
          ellipse([-size * 0.3, size / 2], size * 0.72, size),
          ellipse([size * 0.3, size / 2], size * 0.72, size),
          fill(bud),
          stroke(darker(bud, 0.16), size * 0.06),
        ]),
        repeat(count, { move: [0, step] }),
      ]),
      marigold(size * 0.78, rose, { at: [0, step * count + size * 0.5] }),
    ],
    place,
  );
}

/** A swag of flowers between two nails, `sag` deep. */
export function swag(
  width: number,
  sag: number,
  radius: number,
  colors: readonly [Color, Color],
  place: Placement = {},
): ShapeItem {
  const points: [number, number][] = [];
  const count = Math.round((width + sag * 0.9) / (radius * 1.45));
  for (let index = 0; index <= count; index += 1) {
    const t = index / count;
    points.push([(t - 0.5) * width, sag * (1 - (2 * t - 1) ** 2)]);
  }
  const flowers = points.map((at, index) =>
    marigold(radius, index % 2 === 0 ? colors[0] : colors[1], { at, rotate: index * 37 }),
  );
  return group('swag', flowers, place);
}

/** The toran over a door: mango leaves side by side on a thread, a marigold over every second one. Centred, hangs from y = 0. */
export function toran(
  width: number,
  leafLength: number,
  leaf: Color,
  flowers: readonly [Color, Color],
  place: Placement = {},
): ShapeItem {
  const step = leafLength * 0.42;
  const count = Math.floor(width / step / 2) * 2 + 1;
  const start = (-(count - 1) / 2) * step;
  const blade = hangingLeaf(leafLength * 0.36, leafLength);
  const vein = pen()
    .move(0, leafLength * 0.06)
    .line(0, leafLength * 0.86)
    .outline();
  const one = (tone: Color) => [
    group('blade', [outline(blade), fill(radial([0, 0], [0, leafLength], [0, lighter(tone, 0.24)], [1, darker(tone, 0.12)]))]),
    group('vein', [outline(vein), stroke(lighter(tone, 0.4), leafLength * 0.018, { opacity: 70 })]),
  ];
  return group(
    'toran',
    [
      group('back leaves', [group('leaf', one(darker(leaf, 0.25))), repeat(count - 1, { move: [step, 0] })], {
        at: [start + step / 2, -leafLength * 0.05],
        scale: [100, 88],
      }),
      group('leaves', [group('leaf', one(leaf)), repeat(count, { move: [step, 0] })], { at: [start, 0] }),
      group('marigolds', [marigold(step * 0.56, flowers[0]), repeat(Math.ceil(count / 2), { move: [step * 2, 0] })], {
        at: [start, 0],
      }),
      group('marigolds between', [marigold(step * 0.46, flowers[1]), repeat(Math.floor(count / 2), { move: [step * 2, 0] })], {
        at: [start + step, 0],
      }),
    ],
    place,
  );
}

/** A loose petal, slightly curled. */
export function loosePetal(size: number, color: Color): ShapeItem {
  const blade = pen()
    .move(0, -size / 2)
    .curve(size * 0.5, -size * 0.4, size * 0.42, size * 0.3, 0, size / 2)
    .curve(-size * 0.42, size * 0.3, -size * 0.34, -size * 0.3, 0, -size / 2)
    .close()
    .outline();
  return group('petal', [
    outline(blade),
    fill(radial([size * 0.1, -size * 0.2], [0, size * 0.7], [0, lighter(color, 0.35)], [1, darker(color, 0.12)])),
  ]);
}

/** Two sprays of leaves with a bloom between them: below a panel or above a name. */
export function floralDivider(width: number, metal: Color, bloom: Color, place: Placement = {}): ShapeItem {
  const half = width / 2;
  const stem = pen()
    .move(width * 0.06, 0)
    .curve(half * 0.4, -width * 0.03, half * 0.7, width * 0.025, half, 0)
    .outline();
  const leaf = hangingLeaf(width * 0.022, width * 0.055);
  const leaves = [0.26, 0.42, 0.58, 0.74].flatMap((t, index) => [
    group('leaf', [outline(leaf), fill(metal)], {
      at: [half * t, (index % 2 ? 1 : -1) * width * 0.004],
      rotate: -130 + index * 6,
    }),
    group('leaf', [outline(leaf), fill(metal)], { at: [half * (t + 0.05), 0], rotate: -48 - index * 6 }),
  ]);
  const side = [
    group('stem', [outline(stem), stroke(metal, width * 0.0055)]),
    ...leaves,
    group('bead', [ellipse([half, 0], width * 0.016), fill(metal)]),
  ];
  return group(
    'floral divider',
    [
      group('right', side),
      group('left', side, { scale: [-100, 100] }),
      ring('petals', 8, [outline(moved(hangingLeaf(width * 0.03, width * 0.042), 0, width * 0.006)), fill(bloom)]),
      group('heart', [ellipse([0, 0], width * 0.02), fill(metal)]),
    ],
    place,
  );
}
