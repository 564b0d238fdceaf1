// Motifs of a Telugu wedding: the bell, the turmeric thread with its root, the woven cartouche.
import { pen } from '../geometry/pen.ts';
import { through } from '../geometry/spline.ts';
import type { Animated } from '../lottie/motion.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, repeat, stroke, trim } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { type Metal, metalRamp } from '../palette.ts';
import { petal } from './arches.ts';

/** A temple bell on its chain; the hook is the origin. The clapper swings independently. */
export function templeBell(
  size: number,
  chain: number,
  metal: Metal,
  clapper: Animated<number>,
  place: Placement = {},
): ShapeItem {
  const s = (part: number) => size * part;
  const body = through([
    [-s(0.1), 0],
    [s(0.1), 0],
    [s(0.3), s(0.16)],
    [s(0.36), s(0.5)],
    [s(0.42), s(0.78)],
    [s(0.56), s(0.98)],
    [-s(0.56), s(0.98)],
    [-s(0.42), s(0.78)],
    [-s(0.36), s(0.5)],
    [-s(0.3), s(0.16)],
  ]);
  const link = group('link', [ellipse([0, 0], s(0.1), s(0.18)), stroke(metal.body, s(0.035))]);
  const links = Math.max(2, Math.round(chain / s(0.16)));
  return group(
    'temple bell',
    [
      group('chain', [link, repeat(links, { move: [0, s(0.16)] })], { at: [0, s(0.08)] }),
      group(
        'bell',
        [
          group('clapper', [rect(-s(0.02), s(0.6), s(0.04), s(0.5), 2), ellipse([0, s(1.12)], s(0.18)), fill(metal.shade)], {
            anchor: [0, s(0.4)],
            at: [0, s(0.4)],
            rotate: clapper,
          }),
          group('body', [outline(body), fill(metalRamp(metal, [-s(0.5), 0], [s(0.5), 0]))]),
          group('lip', [
            ellipse([0, s(0.98)], s(1.16), s(0.16)),
            fill(metalRamp(metal, [-s(0.56), 0], [s(0.56), 0])),
            stroke(metal.shade, s(0.014)),
          ]),
          group('bands', [
            rect(-s(0.36), s(0.46), s(0.72), s(0.035), 3),
            rect(-s(0.41), s(0.74), s(0.82), s(0.03), 3),
            fill(metal.shade, 75),
          ]),
          group(
            'petals',
            [group('petal', [outline(petal(s(0.13), s(0.17))), fill(metal.shade, 45)]), repeat(5, { move: [s(0.145), 0] })],
            { at: [-s(0.29), s(0.73)] },
          ),
          group('crown', [ellipse([0, 0], s(0.3), s(0.14)), fill(metal.shine)]),
        ],
        { at: [0, links * s(0.16)] },
      ),
    ],
    place,
  );
}

/** A piece of turmeric root, bound with thread, its middle at the origin. */
export function turmericRoot(size: number, place: Placement = {}): ShapeItem {
  const s = (part: number) => size * part;
  const root = through([
    [-s(0.5), -s(0.02)],
    [-s(0.4), -s(0.17)],
    [-s(0.16), -s(0.16)],
    [s(0.02), -s(0.2)],
    [s(0.14), -s(0.36)],
    [s(0.28), -s(0.34)],
    [s(0.28), -s(0.16)],
    [s(0.48), -s(0.1)],
    [s(0.5), s(0.08)],
    [s(0.3), s(0.18)],
    [s(0.02), s(0.14)],
    [-s(0.12), s(0.28)],
    [-s(0.26), s(0.26)],
    [-s(0.26), s(0.15)],
    [-s(0.44), s(0.13)],
  ]);
  const rings = [-0.34, -0.2, 0.14, 0.28, 0.4].map((x) =>
    outline(
      pen()
        .move(s(x), -s(0.13))
        .quad(s(x + 0.04), 0, s(x), s(0.13))
        .outline(),
    ),
  );
  const binding = [-0.09, -0.05, -0.01, 0.03].map((x) =>
    outline(
      pen()
        .move(s(x), -s(0.2))
        .quad(s(x + 0.03), 0, s(x), s(0.18))
        .outline(),
    ),
  );
  return group(
    'turmeric root',
    [
      group('root', [
        outline(root),
        fill(linear([0, -s(0.3)], [0, s(0.26)], [0, '#f3b32c'], [1, '#b86a12'])),
        stroke('#8a4a0c', s(0.016)),
      ]),
      group('rings', [...rings, stroke('#9c5a10', s(0.018), { opacity: 70 })]),
      group('binding', [...binding, stroke('#ffe27a', s(0.03))]),
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
