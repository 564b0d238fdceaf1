import { polygon } from '../geometry/pen.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { seeded } from '../random.ts';
import { drawn, inked } from './drawn.ts';

/** A band of cloud across a planet of radius `r`, curved by `bend`. */
function band(r: number, top: number, bottom: number, bend: number): string {
  const reach = (y: number) => Math.sqrt(Math.max(0, r * r - y * y));
  const [x1, x2, xm] = [reach(top), reach(bottom), reach((top + bottom) / 2) * 1.004];
  const ym = (top + bottom) / 2;
  return `M${-x1} ${top} Q0 ${top + bend} ${x1} ${top} Q${xm} ${ym} ${x2} ${bottom} Q0 ${bottom + bend} ${-x2} ${bottom} Q${-xm} ${ym} ${-x1} ${top} Z`;
}

/** A planet with bands of cloud, lit from the upper left. */
export function planet(radius: number, color: Color, stripe: Color, place: Placement = {}): ShapeItem {
  const r = radius;
  return group(
    'planet',
    [
      group('air', [ellipse([0, 0], r * 2.24), fill(lighter(color, 0.3), 16)]),
      group('globe', [ellipse([0, 0], r * 2), fill(color)]),
      drawn(band(r, -r * 0.62, -r * 0.4, r * 0.16), stripe),
      drawn(band(r, -r * 0.14, r * 0.2, r * 0.2), stripe),
      drawn(band(r, r * 0.5, r * 0.66, r * 0.18), stripe),
      group('shade', [
        ellipse([0, 0], r * 2),
        fill(radial([-r * 0.42, -r * 0.45], [r * 0.95, r * 0.7], [0, '#ffffff', 0.34], [0.45, color, 0], [1, '#0c0830', 0.62])),
      ]),
    ],
    place,
  );
}

/** One half of a planet's ring: the far one goes behind the globe, the near one in front. */
export function planetRing(half: 'far' | 'near', rx: number, ry: number, color: Color, place: Placement = {}): ShapeItem {
  const s = half === 'far' ? -1 : 1;
  const arc = (a: number, b: number) =>
    `M${-a} 0 C${-a} ${s * b * 0.55} ${-a * 0.55} ${s * b} 0 ${s * b} C${a * 0.55} ${s * b} ${a} ${s * b * 0.55} ${a} 0`;
  return group(
    'ring',
    [
      inked(arc(rx, ry), color, ry * 0.24, { cap: 'butt' }),
      inked(arc(rx * 0.84, ry * 0.8), lighter(color, 0.35), ry * 0.1, { cap: 'butt' }),
    ],
    place,
  );
}

/** A text area of the picture: left, top, right, bottom. */
export type Clearing = readonly [left: number, top: number, right: number, bottom: number];

/** Static stars, some of them four-pointed; none in the clearings, where they would look like diacritics. */
export function starField(
  count: number,
  seed: number,
  width: number,
  height: number,
  color: Color,
  clearings: readonly Clearing[] = [],
): ShapeItem {
  const random = seeded(seed);
  const stars = Array.from({ length: count }, (_, index) => {
    const [x, y] = [random() * width, random() * height];
    const size = random.between(1.6, 4.2);
    const opacity = random.between(35, 90);
    if (clearings.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom)) return [];
    if (index % 6 > 0) return [group('star', [ellipse([x, y], size * 2), fill(color, opacity)])];
    return [group('spark', [outline(spark(size * 4)), fill(color, 90)], { at: [x, y] })];
  });
  return group('stars', stars.flat());
}

function spark(long: number) {
  const short = long * 0.2;
  return polygon(
    [0, -long],
    [short, -short],
    [long, 0],
    [short, short],
    [0, long],
    [-short, short],
    [-long, 0],
    [-short, -short],
  );
}

/** The ground of a moon: a hill with craters, from y = 0 at its top down to `height`. */
export function moonHill(width: number, height: number, color: Color, place: Placement = {}): ShapeItem {
  const half = width / 2;
  const craters: readonly (readonly [x: number, y: number, size: number])[] = [
    [-0.3, 0.36, 0.15],
    [0.1, 0.24, 0.09],
    [0.33, 0.46, 0.18],
    [-0.08, 0.62, 0.12],
    [-0.42, 0.74, 0.1],
  ];
  return group(
    'moon hill',
    [
      drawn(
        `M${-half} ${height} V${height * 0.4} C${-half * 0.5} ${height * 0.02} ${-half * 0.2} 0 0 0 C${half * 0.3} 0 ${half * 0.6} ${height * 0.1} ${half} ${height * 0.46} V${height} Z`,
        linear([0, 0], [0, height], [0, lighter(color, 0.3)], [0.5, color], [1, darker(color, 0.2)]),
      ),
      ...craters.flatMap(([x, y, size]) => [
        group('crater', [ellipse([x * width, y * height], size * width, size * width * 0.3), fill(darker(color, 0.2))]),
        group('floor', [
          ellipse([x * width, y * height + size * width * 0.035], size * width * 0.88, size * width * 0.22),
          fill(darker(color, 0.08)),
        ]),
      ]),
    ],
    place,
  );
}

/** Round puffs of smoke side by side, larger in the centre, standing on y = 0. */
export function smoke(width: number, color: Color, seed: number, place: Placement = {}): ShapeItem {
  const random = seeded(seed);
  const puffs = Array.from({ length: 9 }, (_, index) => {
    const part = index / 8 - 0.5;
    const size = width * (0.2 + 0.16 * Math.cos(part * 3) + random.between(-0.03, 0.04));
    return ellipse([part * width, -size * 0.25], size);
  });
  return group('smoke', [...puffs, fill(color)], place);
}
