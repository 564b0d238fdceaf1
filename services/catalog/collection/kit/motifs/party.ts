import { pen, polygon } from '../geometry/pen.ts';
import { symmetric } from '../geometry/transform.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, ring, rosette, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';

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

/** Paper flags on a sagging cord between two nails; centred, hangs from y = 0. */
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

/** One piece of confetti: bar, dot, star or curl, depending on its index. */
export function confetti(size: number, colors: readonly Color[], index: number): ShapeItem {
  const color = colors[index % colors.length] ?? '#ffffff';
  const kind = index % CONFETTI.length;
  const shape = (CONFETTI[kind] ?? CONFETTI[0])?.(size) ?? ellipse([0, 0], size);
  return group('confetti', [shape, kind === 3 ? stroke(color, size * 0.16) : fill(color)]);
}

/** Wide two-tone rays around the centre, for a lively ground. */
export function sunburst(
  radius: number,
  count: number,
  color: Color | ReturnType<typeof radial>,
  place: Placement = {},
): ShapeItem {
  const half = Math.tan(Math.PI / count / 2) * radius;
  return ring('sunburst', count, [outline(polygon([0, 0], [-half, -radius], [half, -radius])), fill(color)], place);
}
