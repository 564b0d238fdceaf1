// Crystal chandeliers, from the side and from below.
import { polygon } from '../geometry/pen.ts';
import { sway } from '../lottie/motion.ts';
import { glow, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, ring, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { type Metal, metalRamp } from '../palette.ts';
import { inked } from './drawn.ts';
import { flicker } from './lamps.ts';

/** A cut drop hanging from the origin: a bead, and a stone of four facets. */
function crystal(size: number, place: Placement = {}): ShapeItem {
  const w = size * 0.26;
  const stone = (x: number): Outline => polygon([0, size * 0.18], [x, size * 0.52], [0, size]);
  return group(
    'crystal',
    [
      group('bead', [ellipse([0, size * 0.08], size * 0.15), fill('#fff8e6')]),
      group('left', [outline(stone(-w)), fill(linear([-w, 0], [0, size], [0, '#ffffff', 0.95], [1, '#e7cf9c', 0.75]))]),
      group('right', [outline(stone(w)), fill(linear([0, 0], [w, size], [0, '#d9c08a', 0.9], [1, '#fffaf0', 0.95]))]),
      group('heart', [
        outline(polygon([0, size * 0.3], [w * 0.4, size * 0.53], [0, size * 0.78], [-w * 0.4, size * 0.53])),
        fill('#ffffff', 86),
      ]),
    ],
    place,
  );
}

/** A point on the lower half of an ellipse; `part` from 0 (left) to 1 (right). */
function front(rx: number, ry: number, part: number): [number, number] {
  const angle = Math.PI * (1 - part);
  return [Math.cos(angle) * rx, Math.sin(angle) * ry];
}

/** A chandelier of three tiers, hanging from the origin; about 1.2 times as high as wide. */
export function chandelier(width: number, metal: Metal, frames: number, place: Placement = {}): ShapeItem {
  const w = (part: number) => width * part;
  const gold = metalRamp(metal, [-w(0.5), 0], [w(0.5), 0]);
  const bead = (d: string, size: number, gap: number): ShapeItem => inked(d, '#fff3d2', w(size), { dash: [0.1, w(gap)] });
  const tier = (y: number, rx: number, ry: number, lamps: number, drops: number, size: number): ShapeItem[] => {
    const rim = group('rim', [ellipse([0, y], w(rx * 2), w(ry * 2)), stroke(gold, w(0.016))]);
    const stones = Array.from({ length: drops }, (_, index) => {
      const [x, dy] = front(w(rx), w(ry), index / (drops - 1));
      return crystal(w(size) * (0.8 + 0.3 * Math.sin((Math.PI * index) / (drops - 1))), { at: [x, y + dy] });
    });
    const candles = Array.from({ length: lamps }, (_, index) => {
      const [x, dy] = front(w(rx), w(ry), (index + 0.5) / lamps);
      return group(
        'candle',
        [
          group('halo', [ellipse([0, -w(0.075)], w(0.22)), fill(glow([0, -w(0.075)], w(0.11), '#ffc870', 0.75))]),
          group('cup', [
            outline(polygon([-w(0.02), -w(0.016)], [w(0.02), -w(0.016)], [w(0.01), w(0.014)], [-w(0.01), w(0.014)])),
            fill(metal.shine),
          ]),
          group('wax', [rect(-w(0.009), -w(0.06), w(0.018), w(0.046), 2), fill('#fff6e2')]),
          group('flame', [ellipse([0, -w(0.08)], w(0.02), w(0.046)), fill('#fff7d8')], {
            anchor: [0, -w(0.06)],
            at: [0, -w(0.06)],
            scale: flicker(frames, index + lamps),
          }),
        ],
        { at: [x, y + dy] },
      );
    });
    return [rim, ...stones, ...candles];
  };
  const strands = (from: [number, number], to: [number, number], count: number, belly: number): ShapeItem[] =>
    Array.from({ length: count }, (_, index) => {
      const part = index / (count - 1);
      const [x0, y0] = front(w(from[0]), w(from[0] * 0.2), part);
      const [x1, y1] = front(w(to[0]), w(to[0] * 0.2), part);
      const [cx, cy] = [x0 + (x1 - x0) * belly, w(from[1]) + (w(to[1]) - w(from[1])) * 0.72];
      return bead(`M${x0} ${w(from[1]) + y0} Q${cx} ${cy} ${x1} ${w(to[1]) + y1}`, 0.011, 0.017);
    });
  return group(
    'chandelier',
    [
      group('light', [ellipse([0, w(0.66)], w(1.7)), fill(glow([0, w(0.66)], w(0.85), '#ffcf86', 0.5))]),
      group('rod', [rect(-w(0.008), -w(0.4), w(0.016), w(0.62)), fill(gold)]),
      ...[0.03, 0.09, 0.15].map((y, index) => group('knop', [ellipse([0, w(y)], w(0.05 + index * 0.012), w(0.042)), fill(gold)])),
      ...strands([0.13, 0.22], [0.43, 0.6], 11, 0.34),
      ...tier(w(0.22), 0.13, 0.03, 3, 7, 0.075),
      ...strands([0.42, 0.62], [0.2, 0.9], 13, 0.1),
      ...strands([0.2, 0.9], [0.02, 1.1], 9, 0.12),
      ...tier(w(0.6), 0.44, 0.09, 9, 19, 0.1),
      ...tier(w(0.9), 0.2, 0.045, 0, 11, 0.08),
      group('ball', [
        ellipse([0, w(1.12)], w(0.06)),
        fill(radial([-w(0.012), w(1.1)], [w(0.03), w(1.14)], [0, '#ffffff'], [1, '#d9bd84'])),
      ]),
      crystal(w(0.1), { at: [0, w(1.14)] }),
    ],
    place,
  );
}

/** The chandelier from directly below: rings of stones around an open centre; each ring sways independently. */
export function chandelierFromBelow(radius: number, metal: Metal, frames: number, place: Placement = {}): ShapeItem {
  const r = (part: number) => radius * part;
  const gold = metalRamp(metal, [0, -radius], [0, radius]);
  const stones = (count: number, at: number, size: number, phase: number): ShapeItem =>
    ring('stones', count, [crystal(r(size), { at: [0, -r(at)], rotate: 180 })], { rotate: sway(frames, 170, 0, 5, phase) });
  return group(
    'chandelier from below',
    [
      group('light', [ellipse([0, 0], r(3)), fill(glow([0, 0], r(1.5), '#ffcf86', 0.55))]),
      stones(40, 0.88, 0.17, 0),
      group('outer hoop', [ellipse([0, 0], r(1.76)), stroke(gold, r(0.022))]),
      ring(
        'bulbs',
        20,
        [
          group('halo', [ellipse([0, -r(0.8)], r(0.24)), fill(glow([0, -r(0.8)], r(0.12), '#ffc870', 0.9))]),
          group('bulb', [ellipse([0, -r(0.8)], r(0.05)), fill('#fff8dc')]),
        ],
        { rotate: 9 },
      ),
      stones(32, 0.62, 0.13, 0.4),
      group('middle hoop', [ellipse([0, 0], r(1.26)), stroke(gold, r(0.018))]),
      group('inner hoop', [ellipse([0, 0], r(1.16)), stroke(metal.body, r(0.006))]),
      ring('spokes', 8, [rect(-r(0.006), -r(0.88), r(0.012), r(0.3)), fill(gold)], { rotate: 11 }),
    ],
    place,
  );
}
