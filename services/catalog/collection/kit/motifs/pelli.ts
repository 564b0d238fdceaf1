// Motifs of a Telugu wedding: the turmeric thread with its knots and gold discs, the woven cartouche.
import { pen } from '../geometry/pen.ts';
import { moved } from '../geometry/transform.ts';
import type { Animated } from '../lottie/motion.ts';
import { type Color, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, ring, stroke, trim } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { type Metal, metalRamp } from '../palette.ts';
import { petal } from './arches.ts';

/** One of the two gold discs that each family gives, hanging from its loop at the origin; `size` is its width. */
export function weddingDisc(size: number, metal: Metal, place: Placement = {}): ShapeItem {
  const s = (part: number) => size * part;
  const middle = s(0.62);
  return group(
    'wedding disc',
    [
      group('shadow', [ellipse([s(0.05), middle + s(0.08)], s(1.02)), fill('#1c0610', 38)]),
      group('loop', [ellipse([0, s(0.06)], s(0.16), s(0.22)), stroke(metal.body, s(0.05))]),
      group('disc', [
        ellipse([0, middle], size),
        fill(
          radial([-s(0.16), middle - s(0.2)], [s(0.4), middle + s(0.4)], [0, metal.glint], [0.45, metal.shine], [1, '#b07a26']),
        ),
        stroke(metalRamp(metal, [-s(0.5), middle - s(0.5)], [s(0.5), middle + s(0.5)]), s(0.045)),
      ]),
      ring('grains', 28, [ellipse([0, -s(0.42)], s(0.05)), fill(metal.glint), stroke(metal.shade, s(0.008))], {
        at: [0, middle],
      }),
      group('line', [ellipse([0, middle], s(0.7)), stroke(metal.shade, s(0.014))]),
      ring('petals', 8, [outline(moved(petal(s(0.13), s(0.17)), 0, -s(0.14))), fill(metal.shade, 60)], { at: [0, middle] }),
      group('boss', [
        ellipse([0, middle], s(0.3)),
        fill(
          radial([-s(0.06), middle - s(0.07)], [s(0.14), middle + s(0.14)], [0, '#ffffff'], [0.5, metal.shine], [1, metal.shade]),
        ),
      ]),
    ],
    place,
  );
}

/** A knot of the twisted thread, centred. */
export function threadKnot(size: number, color: Color, light: Color, place: Placement = {}): ShapeItem {
  const s = (part: number) => size * part;
  const turns = [-0.26, -0.04, 0.18].map((x) =>
    outline(
      pen()
        .move(s(x), -s(0.4))
        .quad(s(x + 0.2), 0, s(x), s(0.4))
        .outline(),
    ),
  );
  return group(
    'thread knot',
    [
      group('shadow', [ellipse([s(0.06), s(0.12)], s(1), s(0.94)), fill('#1c0610', 40)]),
      group('body', [
        ellipse([0, 0], s(0.98), s(0.9)),
        fill(radial([-s(0.14), -s(0.16)], [s(0.42), s(0.4)], [0, light], [0.6, color], [1, '#a8690c'])),
      ]),
      group('turns', [...turns, stroke('#a8690c', s(0.06), { opacity: 70 })]),
    ],
    place,
  );
}

/** A twisted thread along a line; `drawn` is the part that is visible. */
export function twistedThread(line: Outline, width: number, color: Color, light: Color, drawn: Animated<number>): ShapeItem {
  return group('thread', [
    group('cord', [outline(line), trim(0, drawn), stroke(color, width)]),
    group('twist', [outline(line), trim(0, drawn), stroke(light, width * 0.45, { dash: [width * 0.9, width * 1.1] })]),
  ]);
}

/** A wide panel whose ends step in and come to a point, like woven cartouches; centred. */
export function cartouche(width: number, height: number): Outline {
  const [x, y] = [width / 2, height / 2];
  const n = height * 0.15;
  const end = pen()
    .move(0, -y)
    .line(x - n * 2.2, -y)
    .curve(x - n * 2.2, -y + n * 0.8, x - n * 1.7, -y + n, x - n * 1.1, -y + n)
    .curve(x - n * 1.1, -y + n * 1.7, x - n * 0.7, -n * 0.9, x, 0)
    .curve(x - n * 0.7, n * 0.9, x - n * 1.1, y - n * 1.7, x - n * 1.1, y - n)
    .curve(x - n * 1.7, y - n, x - n * 2.2, y - n * 0.8, x - n * 2.2, y)
    .line(0, y)
    .outline();
  const flip = (list: Outline['v']) => [...list].reverse().map(([px = 0, py = 0]) => [-px + 0, py]);
  return { v: [...end.v, ...flip(end.v)], i: [...end.i, ...flip(end.o)], o: [...end.o, ...flip(end.i)], c: true };
}
