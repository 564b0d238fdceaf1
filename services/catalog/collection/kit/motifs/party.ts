import { pen, polygon } from '../geometry/pen.ts';
import { symmetric } from '../geometry/transform.ts';
import { type Color, glow, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, repeat, ring, rosette, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { flame } from './lamps.ts';

/** A rubber balloon, its knot at the origin; the string hangs below. `size` is its width. */
export function balloon(size: number, color: Color, string: number, place: Placement = {}): ShapeItem {
  const h = size * 1.22;
  const half = size / 2;
  const skin = symmetric(
    pen()
      .move(0, -h)
      .curve(half * 0.62, -h, half, -h * 0.8, half, -h * 0.58)
      .curve(half, -h * 0.3, half * 0.42, -h * 0.08, 0, 0)
      .outline(),
  );
  const knot = polygon([0, -size * 0.02], [size * 0.06, size * 0.07], [-size * 0.06, size * 0.07]);
  const line = pen()
    .move(0, size * 0.06)
    .curve(size * 0.14, string * 0.3, -size * 0.14, string * 0.65, size * 0.03, string)
    .outline();
  const shine = pen()
    .move(-half * 0.62, -h * 0.62)
    .curve(-half * 0.6, -h * 0.8, -half * 0.34, -h * 0.9, -half * 0.12, -h * 0.92)
    .curve(-half * 0.36, -h * 0.82, -half * 0.48, -h * 0.72, -half * 0.62, -h * 0.62)
    .close()
    .outline();
  return group(
    'balloon',
    [
      group('string', [outline(line), stroke(darker(color, 0.35), Math.max(2, size * 0.012), { opacity: 65 })]),
      group('knot', [outline(knot), fill(darker(color, 0.22))]),
      group('skin', [
        outline(skin),
        fill(
          radial(
            [-half * 0.3, -h * 0.7],
            [half * 0.9, -h * 0.2],
            [0, lighter(color, 0.4)],
            [0.45, color],
            [1, darker(color, 0.24)],
          ),
        ),
      ]),
      group('shine', [outline(shine), fill('#ffffff', 62)]),
      group('glint', [ellipse([-half * 0.66, -h * 0.5], size * 0.05, size * 0.09), fill('#ffffff', 55)]),
      group('light from below', [
        ellipse([half * 0.2, -h * 0.22], size * 0.5, size * 0.22),
        fill(radial([half * 0.2, -h * 0.22], [half * 0.7, -h * 0.22], [0, '#ffffff', 0.26], [1, '#ffffff', 0])),
      ]),
    ],
    place,
  );
}

/** Paper flags on a cord that sags between two nails; centred, hangs from y = 0. */
export function bunting(
  width: number,
  sag: number,
  flag: number,
  colors: readonly Color[],
  cord: Color,
  place: Placement = {},
): ShapeItem {
  const count = Math.round(width / (flag * 1.12));
  const y = (t: number) => sag * (1 - (2 * t - 1) ** 2);
  const flags = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    const color = colors[index % colors.length] ?? cord;
    const slope = (Math.atan2(y(t + 0.02) - y(t - 0.02), width * 0.04) * 180) / Math.PI;
    const shape = polygon([-flag / 2, 0], [flag / 2, 0], [0, flag * 1.25]);
    return group(
      'flag',
      [
        group('cloth', [
          outline(shape),
          fill(linear([0, 0], [0, flag * 1.25], [0, lighter(color, 0.12)], [1, darker(color, 0.06)])),
        ]),
        group('dot', [ellipse([0, flag * 0.36], flag * 0.2), fill('#ffffff', 70)]),
        group('hem', [rect(-flag / 2, -flag * 0.05, flag, flag * 0.1), fill(darker(color, 0.16))]),
      ],
      { at: [(t - 0.5) * width, y(t)], rotate: slope },
    );
  });
  const line = pen()
    .move(-width / 2, 0)
    .quad(0, sag * 2, width / 2, 0)
    .outline();
  return group('bunting', [...flags, group('cord', [outline(line), stroke(cord, flag * 0.05)])], place);
}

const CONFETTI: readonly ((size: number) => ShapeItem)[] = [
  (size) => rect(-size / 2, -size * 0.22, size, size * 0.44, 2),
  (size) => ellipse([0, 0], size * 0.6),
  (size) => rosette(5, size * 0.55, size * 0.24, 0),
  (size) =>
    outline(
      pen()
        .move(-size * 0.7, 0)
        .curve(-size * 0.4, -size * 0.7, -size * 0.1, size * 0.7, size * 0.2, 0)
        .curve(size * 0.35, -size * 0.35, size * 0.55, -size * 0.2, size * 0.7, size * 0.1)
        .outline(),
    ),
];

/** One piece of confetti: bar, dot, star or curl by its number. */
export function confetti(size: number, colors: readonly Color[], index: number): ShapeItem {
  const color = colors[index % colors.length] ?? '#ffffff';
  const kind = index % CONFETTI.length;
  const shape = (CONFETTI[kind] ?? CONFETTI[0])?.(size) ?? ellipse([0, 0], size);
  return group('confetti', [shape, kind === 3 ? stroke(color, size * 0.16) : fill(color)]);
}

export interface CakeColors {
  sponge: Color;
  icing: Color;
  accent: Color;
  plate: Metal;
}

/** A cake of three tiers with dripping icing and lit candles. Stands on y = 0; `width` is the plate's. */
export function cake(width: number, colors: CakeColors, candles: number, frames: number, place: Placement = {}): ShapeItem {
  const tier = (w: number, h: number, y: number, color: Color, drips: number): ShapeItem[] => {
    const body = linear(
      [-w / 2, 0],
      [w / 2, 0],
      [0, darker(color, 0.16)],
      [0.3, lighter(color, 0.12)],
      [0.75, color],
      [1, darker(color, 0.2)],
    );
    const path = pen()
      .move(-w / 2, y - h)
      .line(w / 2, y - h);
    const step = w / drips;
    path.line(w / 2, y - h + h * 0.16);
    for (let index = 0; index < drips; index += 1) {
      const depth = h * (0.24 + 0.2 * Math.abs(Math.sin(index * 2.3 + w)));
      const x = w / 2 - step * index;
      path
        .curve(x, y - h + depth * 1.6, x - step * 0.72, y - h + depth * 1.6, x - step * 0.76, y - h + h * 0.2)
        .quad(x - step * 0.88, y - h + h * 0.1, x - step, y - h + h * 0.16);
    }
    return [
      group('tier', [rect(-w / 2, y - h, w, h, 14), fill(body)]),
      group(
        'beads',
        [
          group('bead', [ellipse([0, 0], w * 0.042), fill(colors.icing)]),
          repeat(Math.round(w / (width * 0.034)), { move: [width * 0.034, 0] }),
        ],
        { at: [-w / 2 + width * 0.017, y - width * 0.008] },
      ),
      group('icing', [
        outline(path.close().outline()),
        fill(linear([0, y - h], [0, y - h * 0.3], [0, lighter(colors.icing, 0.2)], [1, darker(colors.icing, 0.07)])),
      ]),
      group('top', [ellipse([0, y - h], w, w * 0.07), fill(lighter(colors.icing, 0.3))]),
    ];
  };
  const top = -width * 0.74;
  const candle = (x: number, index: number) =>
    group(
      'candle',
      [
        group('wax', [
          rect(-width * 0.011, -width * 0.12, width * 0.022, width * 0.12, 4),
          fill(linear([-8, 0], [8, 0], [0, lighter(colors.accent, 0.3)], [1, darker(colors.accent, 0.1)])),
        ]),
        flame(width * 0.062, frames, index * 5 + 2, { at: [0, -width * 0.125] }),
      ],
      { at: [x, top + width * 0.006] },
    );
  const span = width * 0.2;
  return group(
    'cake',
    [
      group('plate', [ellipse([0, 0], width, width * 0.08), fill(metalRamp(colors.plate, [-width / 2, 0], [width / 2, 0]))]),
      group('plate edge', [ellipse([0, -width * 0.008], width * 0.95, width * 0.064), fill(colors.plate.shine)]),
      ...tier(width * 0.8, width * 0.28, -width * 0.012, colors.sponge, 9),
      ...tier(width * 0.58, width * 0.24, -width * 0.29, colors.accent, 7),
      ...tier(width * 0.36, width * 0.21, -width * 0.53, colors.sponge, 5),
      ...[-0.3, -0.15, 0, 0.15, 0.3].map((x, index) =>
        group('star', [rosette(5, width * 0.026, width * 0.012, 20), fill(index % 2 ? '#ffffff' : colors.plate.body)], {
          at: [x * width, -width * 0.09],
        }),
      ),
      group('candle light', [
        ellipse([0, top - width * 0.15], width * 0.9),
        fill(glow([0, top - width * 0.15], width * 0.45, '#ffd27a', 0.5)),
      ]),
      ...Array.from({ length: candles }, (_, index) =>
        candle(candles === 1 ? 0 : -span / 2 + (span * index) / (candles - 1), index),
      ),
    ],
    place,
  );
}

/** A cone hat with stripes and a pompon; stands on y = 0. */
export function partyHat(width: number, colors: readonly [Color, Color], pompon: Color, place: Placement = {}): ShapeItem {
  const h = width * 1.2;
  const half = width / 2;
  const stripe = (low: number, high: number) =>
    polygon(
      [-half * (1 - low), -h * low - width * 0.06 * 0],
      [half * (1 - low), -h * (low + 0.12)],
      [half * (1 - high), -h * (high + 0.12)],
      [-half * (1 - high), -h * high],
    );
  const cone = pen()
    .move(0, -h)
    .line(half, 0)
    .quad(0, width * 0.18, -half, 0)
    .close()
    .outline();
  return group(
    'party hat',
    [
      group('cone', [
        outline(cone),
        fill(linear([-half, 0], [half, 0], [0, lighter(colors[0], 0.18)], [0.5, colors[0]], [1, darker(colors[0], 0.22)])),
      ]),
      group('stripes', [
        outline(stripe(0.14, 0.28)),
        outline(stripe(0.44, 0.56)),
        outline(stripe(0.7, 0.78)),
        fill(colors[1], 92),
      ]),
      group('brim', [group('puff', [ellipse([0, 0], width * 0.13), fill(pompon)]), repeat(9, { move: [width / 8, 0] })], {
        at: [-half, width * 0.03],
      }),
      group('pompon', [
        rosette(14, width * 0.2, width * 0.12, 40, 0, [0, -h]),
        fill(radial([-width * 0.05, -h - width * 0.05], [width * 0.2, -h], [0, lighter(pompon, 0.4)], [1, pompon])),
      ]),
    ],
    place,
  );
}

/** A wrapped box with a bow; stands on y = 0. */
export function gift(width: number, height: number, color: Color, ribbon: Color, place: Placement = {}): ShapeItem {
  const half = width / 2;
  const loop = pen()
    .move(0, 0)
    .curve(width * 0.08, -width * 0.26, width * 0.42, -width * 0.28, width * 0.36, -width * 0.08)
    .curve(width * 0.32, 0, width * 0.12, width * 0.01, 0, 0)
    .close()
    .outline();
  const box = linear([-half, 0], [half, 0], [0, lighter(color, 0.12)], [0.6, color], [1, darker(color, 0.2)]);
  const band = linear([-width * 0.1, 0], [width * 0.1, 0], [0, lighter(ribbon, 0.3)], [1, darker(ribbon, 0.1)]);
  return group(
    'gift',
    [
      group('box', [rect(-half, -height, width, height, 6), fill(box)]),
      group('lid', [rect(-half * 1.07, -height - width * 0.03, width * 1.07, height * 0.22, 6), fill(lighter(color, 0.08))]),
      group('lid shade', [rect(-half, -height + height * 0.22 - width * 0.03, width, height * 0.05), fill('#000000', 14)]),
      group('ribbon', [rect(-width * 0.09, -height - width * 0.03, width * 0.18, height + width * 0.03), fill(band)]),
      group(
        'bow',
        [
          group('loop', [outline(loop), fill(lighter(ribbon, 0.1))]),
          group('loop', [outline(loop), fill(darker(ribbon, 0.06))], { scale: [-100, 100] }),
          group('knot', [ellipse([0, -width * 0.03], width * 0.14, width * 0.11), fill(lighter(ribbon, 0.25))]),
        ],
        { at: [0, -height - width * 0.02] },
      ),
    ],
    place,
  );
}

/** Wide rays of two tones around the middle, for a ground with energy. */
export function sunburst(
  radius: number,
  count: number,
  color: Color | ReturnType<typeof radial>,
  place: Placement = {},
): ShapeItem {
  const half = Math.tan(Math.PI / count / 2) * radius;
  return ring('sunburst', count, [outline(polygon([0, 0], [-half, -radius], [half, -radius])), fill(color)], place);
}

/** A flat ribbon with folded ends, for a name to stand on. Centred. */
export function ribbonBanner(width: number, height: number, color: Color, place: Placement = {}): ShapeItem {
  const half = width / 2;
  const tail = height * 0.95;
  const end = polygon([0, 0], [tail, 0], [tail * 0.66, height / 2], [tail, height], [0, height]);
  const side = group('end', [
    group('tail', [outline(end), fill(linear([0, 0], [tail, 0], [0, darker(color, 0.3)], [1, darker(color, 0.12)]))], {
      at: [half - tail * 0.42, -height / 2 + height * 0.24],
    }),
    group('fold', [
      outline(polygon([half, height / 2], [half - tail * 0.42, height / 2], [half - tail * 0.42, height * 0.74])),
      fill(darker(color, 0.45)),
    ]),
  ]);
  return group(
    'ribbon',
    [
      side,
      group('other end', [side], { scale: [-100, 100] }),
      group('band', [
        rect(-half, -height / 2, width, height, 4),
        fill(linear([0, -height / 2], [0, height / 2], [0, lighter(color, 0.1)], [1, darker(color, 0.07)])),
      ]),
      group('stitches', [
        rect(-half, -height / 2 + height * 0.09, width, 2),
        rect(-half, height / 2 - height * 0.09 - 2, width, 2),
        fill('#ffffff', 45),
      ]),
    ],
    place,
  );
}
