import { pen } from '../geometry/pen.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, ring, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';

/** A heart about `size` wide, its middle on the origin. */
export function heartOutline(size: number): Outline {
  const s = size / 2;
  return pen()
    .move(0, s * 0.92)
    .curve(-s * 0.42, s * 0.5, -s * 1.04, s * 0.16, -s * 1, -s * 0.34)
    .curve(-s * 0.98, -s * 0.92, -s * 0.22, -s * 1.04, 0, -s * 0.44)
    .curve(s * 0.22, -s * 1.04, s * 0.98, -s * 0.92, s * 1, -s * 0.34)
    .curve(s * 1.04, s * 0.16, s * 0.42, s * 0.5, 0, s * 0.92)
    .close()
    .outline();
}

/** A paper heart folded down its middle: one half lit, one in shade. */
export function paperHeart(size: number, color: Color, place: Placement = {}): ShapeItem {
  const s = size / 2;
  const half = pen()
    .move(0, s * 0.92)
    .curve(s * 0.42, s * 0.5, s * 1.04, s * 0.16, s * 1, -s * 0.34)
    .curve(s * 0.98, -s * 0.92, s * 0.22, -s * 1.04, 0, -s * 0.44)
    .close()
    .outline();
  return group(
    'paper heart',
    [
      group('light half', [outline(half), fill(linear([0, -s], [s, s], [0, lighter(color, 0.26)], [1, lighter(color, 0.06)]))], {
        scale: [-100, 100],
      }),
      group('dark half', [outline(half), fill(linear([0, -s], [s, s], [0, color], [1, darker(color, 0.22)]))]),
    ],
    place,
  );
}

/** Sealing wax pressed with a heart. */
export function waxSeal(radius: number, wax: Color, place: Placement = {}): ShapeItem {
  const r = radius;
  const blob = pen()
    .move(0, -r * 1.04)
    .curve(r * 0.5, -r * 1.12, r * 1.02, -r * 0.72, r * 1.02, -r * 0.1)
    .curve(r * 1.08, r * 0.5, r * 0.66, r * 1.02, r * 0.1, r * 1.04)
    .curve(-r * 0.46, r * 1.14, -r * 1.04, r * 0.62, -r * 1.04, r * 0.06)
    .curve(-r * 1.06, -r * 0.56, -r * 0.56, -r * 1, 0, -r * 1.04)
    .close()
    .outline();
  return group(
    'wax seal',
    [
      group('shadow', [outline(blob), fill('#2a060c', 40)], { at: [r * 0.06, r * 0.12] }),
      group('wax', [
        outline(blob),
        fill(radial([-r * 0.4, -r * 0.5], [r * 0.9, r * 0.7], [0, lighter(wax, 0.36)], [0.5, wax], [1, darker(wax, 0.36)])),
      ]),
      group('pressed', [
        ellipse([0, 0], r * 1.5),
        fill(linear([-r * 0.6, -r * 0.6], [r * 0.6, r * 0.6], [0, darker(wax, 0.3)], [1, lighter(wax, 0.12)])),
      ]),
      group('rim', [ellipse([0, 0], r * 1.5), stroke(lighter(wax, 0.3), r * 0.03, { opacity: 60 })]),
      group('heart shade', [outline(heartOutline(r * 0.84)), fill(darker(wax, 0.36))], { at: [r * 0.03, r * 0.09] }),
      group(
        'heart',
        [outline(heartOutline(r * 0.84)), fill(linear([0, -r * 0.4], [0, r * 0.4], [0, lighter(wax, 0.42)], [1, wax]))],
        { at: [0, r * 0.04] },
      ),
    ],
    place,
  );
}

/** A round paper doily: scallops, petals and punched holes; `ground` shows through the holes. */
export function doily(radius: number, paper: Color, ground: Color, place: Placement = {}): ShapeItem {
  const drop = pen()
    .move(0, -radius * 0.66)
    .curve(radius * 0.05, -radius * 0.74, radius * 0.04, -radius * 0.82, 0, -radius * 0.86)
    .curve(-radius * 0.04, -radius * 0.82, -radius * 0.05, -radius * 0.74, 0, -radius * 0.66)
    .close()
    .outline();
  return group(
    'doily',
    [
      ring('scallops', 32, [ellipse([0, -radius * 0.93], radius * 0.19), fill(paper)]),
      group('round', [ellipse([0, 0], radius * 1.86), fill(paper)]),
      ring('rim holes', 32, [ellipse([0, -radius * 0.945], radius * 0.06), fill(ground)]),
      ring('drops', 32, [outline(drop), fill(ground)], { rotate: 360 / 64 }),
      ring('beads', 64, [ellipse([0, -radius * 0.6], radius * 0.02), fill(ground)]),
    ],
    place,
  );
}
