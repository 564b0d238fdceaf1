// White paper in layers: sheets with openings, blooms and branches cut from it, and window light that lies on it.
import { pen, polygon } from '../geometry/pen.ts';
import { through } from '../geometry/spline.ts';
import { moved } from '../geometry/transform.ts';
import { sway } from '../lottie/motion.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, outlines, type Placement, ring, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { seeded } from '../random.ts';
import { petal } from './arches.ts';
import { broadPetal } from './broad-petal.ts';

const SHADOW = '#4a4438';
/** A shadow's copies: how far they lie, and how dark they are, in percent. */
const SHADES = [
  [1.35, 9],
  [0.8, 13],
  [0.35, 17],
] as const;

/** A shape's soft shadow: copies that lie further away and get fainter. */
function shadowOf(shape: readonly Outline[], depth: number, strength = 1, rule: 'nonzero' | 'evenodd' = 'nonzero'): ShapeItem[] {
  return SHADES.map(([far, dark]) =>
    group('shadow', [...outlines(shape), fill(SHADOW, dark * strength, rule)], { at: [depth * far * 0.7, depth * far] }),
  );
}

/** An oval opening with a wavy edge, centred. */
export function wavyOval(rx: number, ry: number, waves: number, swing: number, turn = 0): Outline {
  const count = waves * 4;
  return through(
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + turn;
      const reach = 1 + swing * Math.sin(angle * waves + turn * 5) + swing * 0.5 * Math.sin(angle * 3 + turn);
      return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach] as const;
    }),
  );
}

/** A sheet with an opening, both centred, with the shadow that it throws on what lies behind. */
export function paperSheet(opening: Outline, width: number, height: number, tone: Color, depth: number): ShapeItem {
  const [x, y] = [width / 2, height / 2];
  const sheet = polygon([-x, -y], [x, -y], [x, y], [-x, y]);
  return group('sheet', [
    ...shadowOf([sheet, opening], depth, 1, 'evenodd'),
    group('face', [
      ...outlines([sheet, opening]),
      fill(linear([-x * 0.6, -y * 0.6], [x * 0.6, y * 0.6], [0, lighter(tone, 0.5)], [1, tone]), 100, 'evenodd'),
    ]),
    group('cut edge', [outline(opening), stroke('#ffffff', 4)]),
  ]);
}

/** A bloom of paper petals in three rings, about `radius` wide from its middle. */
export function paperBloom(radius: number, tone: Color, place: Placement = {}, petals = 8): ShapeItem {
  const r = (part: number) => radius * part;
  const tier = (count: number, long: number, wide: number, turn: number, depth: number) => {
    const shape = moved(broadPetal(r(wide * 1.15), r(long)), 0, -r(0.04));
    const fold = pen()
      .move(0, -r(0.1))
      .quad(r(wide) * 0.05, -r(long) * 0.5, 0, -r(long) * 0.86)
      .outline();
    const face = linear(
      [-r(wide) * 0.4, 0],
      [r(wide) * 0.5, -r(long)],
      [0, darker(tone, 0.2)],
      [0.35, darker(tone, 0.05)],
      [1, lighter(tone, 0.75)],
    );
    return ring(
      'petals',
      count,
      [
        ...shadowOf([shape], depth, 0.75),
        group('face', [outline(shape), fill(face)]),
        group('fold', [outline(fold), stroke(darker(tone, 0.2), Math.max(1.4, r(0.012)), { opacity: 60 })]),
      ],
      { rotate: turn },
    );
  };
  const stamens = Array.from({ length: 14 }, (_, index) => {
    const angle = index * 2.4;
    const far = r(0.045) * Math.sqrt(index);
    return ellipse([Math.cos(angle) * far, Math.sin(angle) * far], r(0.05));
  });
  return group(
    'paper bloom',
    [
      tier(petals, 1, 0.6, 0, r(0.05)),
      tier(petals, 0.74, 0.46, 180 / petals, r(0.045)),
      tier(petals - 1, 0.48, 0.32, 14, r(0.035)),
      group('heart', [
        ellipse([0, 0], r(0.3)),
        fill(radial([-r(0.05), -r(0.06)], [r(0.17), r(0.1)], [0, '#fffdf8'], [1, '#cdb98f'])),
      ]),
      group('stamens', [...stamens, fill('#b08d57')]),
    ],
    place,
  );
}

/** A branch of folded paper leaves from the origin upwards. */
export function paperBranch(length: number, tone: Color, pairs: number, place: Placement = {}): ShapeItem {
  const l = (part: number) => length * part;
  const blade = (size: number): ShapeItem[] => {
    const shape = petal(size * 0.42, size, 0.6);
    const half = pen()
      .move(0, 0)
      .curve(size * 0.08, 0, size * 0.17, -size * 0.05, size * 0.21, -size * 0.4)
      .curve(size * 0.26, -size * 0.76, size * 0.04, -size * 0.82, 0, -size)
      .close()
      .outline();
    return [
      group('shade', [outline(shape), fill(SHADOW, 14)], { at: [size * 0.04, size * 0.06] }),
      group('face', [
        outline(shape),
        fill(linear([-size * 0.2, 0], [size * 0.1, -size], [0, darker(tone, 0.06)], [1, lighter(tone, 0.7)])),
      ]),
      group('half', [outline(half), fill(darker(tone, 0.12), 80)]),
    ];
  };
  const stalk = pen().move(0, 0).quad(l(0.1), -l(0.5), 0, -l(0.94)).outline();
  const at = (part: number) => [l(0.2) * part * (1 - part), -l(0.94) * part];
  return group(
    'paper branch',
    [
      group('stalk', [outline(stalk), stroke(darker(tone, 0.12), Math.max(3, length * 0.014))]),
      ...Array.from({ length: pairs }, (_, index) => {
        const part = (index + 0.6) / (pairs + 0.4);
        const size = l(0.34) * (1.1 - part * 0.5);
        return [-1, 1].map((side) => group('leaf', blade(size), { at: at(part), rotate: side * (60 - part * 18) }));
      }).flat(),
      group('leaf', blade(l(0.24)), { at: at(0.96) }),
    ],
    place,
  );
}

/** Light through a window that lies on the paper: panes with soft edges. About 1100 × 1300, centred. */
export function windowLight(strength: number, place: Placement = {}): ShapeItem {
  const pane = (column: number, row: number) => {
    const [x, y] = [column * 330 - 330, row * 420 - 420];
    return polygon([x, y], [x + 300, y - 60], [x + 300, y + 330], [x, y + 390]);
  };
  const panes = [0, 1].flatMap((column) => [0, 1, 2].map((row) => moved(pane(column, row), 30, -120)));
  return group(
    'window light',
    [3, 2, 1, 0].map((soft) =>
      group('panes', [
        ...panes.map((shape) => outline(shape)),
        fill('#ffffff', strength * 0.32),
        ...(soft ? [stroke('#ffffff', soft * 12, { opacity: strength * 0.3, join: 'round' })] : []),
      ]),
    ),
    place,
  );
}

/** The shadow of a leafy branch on the paper, out of focus, moving in the wind; from the origin to the right, `length` long. */
export function branchShadow(length: number, frames: number, seed: number, place: Placement = {}): ShapeItem {
  const random = seeded(seed);
  const leaves = Array.from({ length: 13 }, (_, index) => {
    const part = (index + 1) / 13.5;
    const side = index % 2 ? 1 : -1;
    const size = length * random.between(0.17, 0.26) * (1.15 - part * 0.5);
    const shape = petal(size * 0.36, size, 0.55);
    const copies = [0, 1, 2, 3, 4].map((copy) =>
      group('copy', [outline(shape), fill(SHADOW, 2.6)], {
        at: [(copy - 2) * size * 0.035, (copy % 2) * size * 0.05],
        scale: 92 + copy * 5,
      }),
    );
    return group('leaf', copies, {
      at: [length * part, length * 0.1 * Math.sin(part * 2.6)],
      rotate: sway(frames, random.between(70, 120), 90 + side * random.between(34, 72), 4, random()),
    });
  });
  const stalk = pen()
    .move(0, 0)
    .quad(length * 0.5, length * 0.12, length, length * 0.03)
    .outline();
  return group(
    'branch shadow',
    [group('stalk', [outline(stalk), stroke(SHADOW, length * 0.014, { opacity: 9 })]), ...leaves],
    place,
  );
}
