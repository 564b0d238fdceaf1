import { pen } from '../geometry/pen.ts';
import { sway } from '../lottie/motion.ts';
import { type Color, glow, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem, Vector } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { seeded } from '../random.ts';
import { drawn, inked } from './drawn.ts';

/** A five-pointed star with round tips, as cut from felt. */
export function softStar(radius: number): Outline {
  const corner = (index: number, r: number): [number, number] => {
    const angle = -Math.PI / 2 + (index * Math.PI) / 5;
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  };
  const ink = pen();
  for (let point = 0; point < 5; point += 1) {
    const [tx, ty] = corner(point * 2, radius);
    const [bx, by] = corner(point * 2 - 1, radius * 0.56);
    const [cx, cy] = corner(point * 2 + 1, radius * 0.56);
    const near = 0.3;
    const [ax, ay] = [tx + (bx - tx) * near, ty + (by - ty) * near];
    if (point === 0) ink.move(ax, ay);
    else ink.line(ax, ay);
    ink.quad(tx, ty, tx + (cx - tx) * near, ty + (cy - ty) * near);
    ink.line(cx, cy);
  }
  return ink.close().outline();
}

/** A felt star with a seam and a glow. */
export function feltStar(radius: number, color: Color, place: Placement = {}): ShapeItem {
  return group(
    'felt star',
    [
      group('light', [ellipse([0, 0], radius * 4.4), fill(glow([0, 0], radius * 2.2, color, 0.34))]),
      group('felt', [
        outline(softStar(radius)),
        fill(linear([-radius, -radius], [radius, radius], [0, lighter(color, 0.4)], [0.5, color], [1, darker(color, 0.16)])),
      ]),
      group('seam', [
        outline(softStar(radius * 0.76)),
        stroke(darker(color, 0.24), Math.max(2, radius * 0.04), { dash: [radius * 0.14, radius * 0.14], opacity: 70 }),
      ]),
    ],
    place,
  );
}

/** The full moon, softly cratered, with its light. */
export function fullMoon(radius: number, color: Color, place: Placement = {}): ShapeItem {
  const r = radius;
  const craters: readonly (readonly [number, number, number])[] = [
    [-0.4, -0.3, 0.2],
    [0.3, -0.5, 0.12],
    [0.42, 0.1, 0.24],
    [-0.16, 0.36, 0.16],
    [-0.6, 0.24, 0.1],
    [0.12, 0.7, 0.11],
    [0.02, -0.08, 0.09],
  ];
  return group(
    'full moon',
    [
      group('light', [ellipse([0, 0], r * 4.4), fill(glow([0, 0], r * 2.2, color, 0.5))]),
      group('disc', [
        ellipse([0, 0], r * 2),
        fill(
          radial([-r * 0.3, -r * 0.35], [r * 0.9, r * 0.8], [0, lighter(color, 0.55)], [0.6, color], [1, darker(color, 0.16)]),
        ),
      ]),
      ...craters.map(([x, y, size]) =>
        group('crater', [
          ellipse([x * r, y * r], size * r * 2),
          fill(
            linear(
              [x * r - size * r, y * r - size * r],
              [x * r + size * r, y * r + size * r],
              [0, darker(color, 0.2), 0.55],
              [1, lighter(color, 0.3), 0.25],
            ),
          ),
        ]),
      ),
    ],
    place,
  );
}

const CLOUD =
  'M-200 60 C-250 60 -262 -6 -206 -18 C-214 -78 -140 -104 -104 -66 C-82 -136 28 -140 50 -70 C96 -104 168 -72 158 -18 C224 -14 222 60 168 60 Z';

/** A cloud cut from paper, about 440 wide, its foot at y = 60; `edge` is the light on its rim. */
export function paperCloud(color: Color, edge: Color, place: Placement = {}): ShapeItem {
  return group(
    'cloud',
    [
      drawn(CLOUD, darker(color, 0.5), { at: [6, 14], opacity: 16 }),
      drawn(CLOUD, edge, { at: [-3, -5] }),
      drawn(CLOUD, linear([0, -120], [0, 60], [0, lighter(color, 0.2)], [1, color])),
    ],
    place,
  );
}

/** A bank of cloud across the picture: round heads along the top of a band that goes down to `depth`. */
export function cloudBank(width: number, depth: number, head: number, color: Color, place: Placement = {}): ShapeItem {
  const random = seeded(Math.round(width + head * 7 + depth));
  const ink = pen()
    .move(-width / 2, depth)
    .line(-width / 2, 0);
  for (let x = -width / 2; x < width / 2; ) {
    x = Math.min(width / 2, x + head * random.between(0.5, 1.25));
    ink.arc(x, head * random.between(-0.16, 0.16), random.between(0.62, 0.86));
  }
  const shape = ink
    .line(width / 2, depth)
    .close()
    .outline();
  return group(
    'cloud bank',
    [
      group('bank', [
        outline(shape),
        fill(linear([0, -head * 0.6], [0, depth * 0.8], [0, lighter(color, 0.22)], [0.5, color], [1, color])),
      ]),
    ],
    place,
  );
}

/** An object on a string: the object, the length of the string, its position on the bar. */
export interface Hung {
  thing: ShapeItem;
  x: number;
  length: number;
}

/** Objects on strings, swinging independently; the origin is the point where the strings are tied. */
export function hungOn(frames: number, things: readonly Hung[], string: Color): ShapeItem[] {
  return things.map(({ thing, x, length }, index) =>
    group('string', [inked(`M0 0 V${length}`, string, 3, { opacity: 80 }), group('thing', [thing], { at: [0, length] })], {
      at: [x, 0],
      rotate: sway(frames, 84 + (index % 3) * 14, 0, 3.4, index * 0.27),
    }),
  );
}

/** A wooden hoop seen slightly from below, as in nursery mobiles. */
export function hoop(width: number, wood: Color, place: Placement = {}): ShapeItem {
  const paint = linear(
    [-width / 2, 0],
    [width / 2, 0],
    [0, darker(wood, 0.2)],
    [0.4, lighter(wood, 0.25)],
    [1, darker(wood, 0.25)],
  );
  const at: Vector = [0, 0];
  return group('hoop', [group('ring', [ellipse(at, width, width * 0.2), stroke(paint, width * 0.026)])], place);
}
