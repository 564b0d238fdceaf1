import { linear } from '../lottie/paint.ts';
import { ellipse, fill, group, type Placement, rect, ring, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { type Metal, metalRamp } from '../palette.ts';
import { drawn, inked } from './drawn.ts';

/** An old house key that hangs from the origin by its bow, `length` long. */
export function houseKey(length: number, metal: Metal, place: Placement = {}): ShapeItem {
  const l = (part: number) => length * part;
  const gold = metalRamp(metal, [-l(0.16), 0], [l(0.16), 0]);
  const lobe = (x: number, y: number) =>
    group('lobe', [ellipse([l(x), l(y)], l(0.19)), stroke(metal.shade, l(0.05)), stroke(gold, l(0.038))]);
  return group(
    'key',
    [
      lobe(0, 0.03),
      lobe(-0.125, 0.2),
      lobe(0.125, 0.2),
      group('heart', [ellipse([0, l(0.15)], l(0.085)), fill(metal.glint)]),
      group('shaft', [rect(-l(0.03), l(0.26), l(0.06), l(0.7), l(0.03)), fill(gold)]),
      group('collars', [
        rect(-l(0.062), l(0.27), l(0.124), l(0.03), l(0.015)),
        rect(-l(0.052), l(0.32), l(0.104), l(0.022), l(0.011)),
        rect(-l(0.046), l(0.7), l(0.092), l(0.022), l(0.011)),
        fill(linear([-l(0.06), 0], [l(0.06), 0], [0, metal.body], [0.4, metal.glint], [1, metal.shade])),
      ]),
      drawn(
        `M${l(0.028)} ${l(0.76)} L${l(0.2)} ${l(0.76)} L${l(0.2)} ${l(0.82)} L${l(0.14)} ${l(0.82)} L${l(0.14)} ${l(0.86)} L${l(0.2)} ${l(0.86)} L${l(0.2)} ${l(0.93)} L${l(0.028)} ${l(0.93)} Z`,
        metalRamp(metal, [0, l(0.76)], [l(0.2), l(0.93)]),
      ),
      inked(`M${-l(0.012)} ${l(0.34)} L${-l(0.012)} ${l(0.94)}`, metal.glint, l(0.01), { opacity: 80 }),
    ],
    place,
  );
}

/** A brass ring on a cord with an ornament at its foot; keys hang at [0, radius] from it. Centred on the ring. */
export function keyRing(radius: number, cord: number, metal: Metal, place: Placement = {}): ShapeItem {
  const r = (part: number) => radius * part;
  return group(
    'key ring',
    [
      group('cord', [rect(-r(0.035), -cord - r(1), r(0.07), cord, 2), fill('#a8332a')]),
      group('beads', [
        ellipse([0, -r(1.3)], r(0.26)),
        ellipse([0, -r(1.58)], r(0.2)),
        fill(metalRamp(metal, [-r(0.13), 0], [r(0.13), 0])),
      ]),
      group('shade', [ellipse([r(0.03), r(0.05)], r(2)), stroke('#2a0d06', r(0.2), { opacity: 30 })]),
      group('ring', [ellipse([0, 0], r(2)), stroke(metalRamp(metal, [-r(1), -r(1)], [r(1), r(1)]), r(0.19))]),
      group('light', [ellipse([0, 0], r(1.93)), stroke(metal.glint, r(0.03), { opacity: 70 })]),
      ring('notches', 36, [rect(-r(0.012), -r(1.07), r(0.024), r(0.05)), fill(metal.shade)]),
    ],
    place,
  );
}
