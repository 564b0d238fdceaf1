import { pen } from '../geometry/pen.ts';
import { moved } from '../geometry/transform.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, rect, repeat, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { cuspedArch, petal } from './arches.ts';
import { mandala } from './mandala.ts';

export interface DoorLeaf {
  width: number;
  height: number;
  wood: Color;
  metal: Metal;
  /** Which edge the hinges are on. */
  hinge: 'left' | 'right';
}

/** One carved leaf of a studded double door. Origin: the foot of the hinge; the leaf stands up and away from it. */
export function doorLeaf({ width: w, height: h, wood, metal, hinge }: DoorLeaf): ShapeItem[] {
  const gold = metalRamp(metal, [0, -h], [w, 0]);
  const planks = linear(
    [0, 0],
    [w, 0],
    [0, darker(wood, 0.4)],
    [0.18, wood],
    [0.5, lighter(wood, 0.08)],
    [0.85, wood],
    [1, darker(wood, 0.3)],
  );
  const inner = { x: w * 0.11, w: w * 0.78 };
  const studs = (y: number) =>
    group(
      'studs',
      [group('stud', [ellipse([0, 0], w * 0.05), fill(gold), stroke(metal.shade, 2)]), repeat(7, { move: [inner.w / 6, 0] })],
      { at: [inner.x, y] },
    );
  const panel = (top: number, height: number, art: readonly ShapeItem[]) => [
    group('panel', [rect(inner.x, top, inner.w, height, 6), fill(darker(wood, 0.3)), stroke(gold, 4)]),
    group('panel line', [rect(inner.x + 14, top + 14, inner.w - 28, height - 28, 4), stroke(metal.body, 1.5, { opacity: 80 })]),
    ...art,
  ];
  const niche = cuspedArch({ width: inner.w * 0.62, height: h * 0.15, rise: h * 0.07, foils: 2 });
  const plant = [-46, -23, 0, 23, 46].map((turn) =>
    group('leaf', [outline(petal(w * 0.07, h * 0.1)), fill(metal.body), stroke(metal.shade, 1)], { rotate: turn }),
  );
  const lower = [
    group('niche', [outline(niche), fill(darker(wood, 0.5)), stroke(gold, 3)], { at: [w / 2, -h * 0.06] }),
    group('plant', plant, { at: [w / 2, -h * 0.065] }),
  ];
  // The round at the meeting edge: each leaf carries one half, cut at the edge.
  const items = [
    group('planks', [rect(0, -h, w, h), fill(planks)]),
    group('edge', [rect(0, -h, w, h), stroke(gold, 6)]),
    ...panel(-h * 0.245, h * 0.205, lower),
    ...panel(-h * 0.95, h * 0.18, []),
    studs(-h * 0.272),
    studs(-h * 0.745),
    group('side lines', [
      rect(w * 0.04, -h * 0.98, w * 0.012, h * 0.96),
      rect(w * 0.948, -h * 0.98, w * 0.012, h * 0.96),
      fill(metal.body),
    ]),
    halfRound(w, h, wood, metal),
  ];
  return hinge === 'left' ? items : [group('other hand', items, { scale: [-100, 100] })];
}

function halfRound(w: number, h: number, wood: Color, metal: Metal): ShapeItem {
  const radius = w * 0.62;
  const half = pen().move(0, -radius).arc(0, radius, -1).close().outline();
  return group(
    'half round',
    [
      group('disc', [
        outline(half),
        fill(linear([-radius, 0], [0, 0], [0, darker(wood, 0.2)], [1, darker(wood, 0.5)])),
        stroke(metalRamp(metal, [-radius, -radius], [0, radius]), 6),
      ]),
      group('petals', [
        group('petal', [
          outline(moved(petal(radius * 0.25, radius * 0.34), 0, -radius * 0.6)),
          fill(metal.body),
          stroke(metal.shade, 1.5),
        ]),
        repeat(9, { rotate: -22.5 }),
      ]),
      group(
        'petals between',
        [
          group('petal', [
            outline(moved(petal(radius * 0.16, radius * 0.24), 0, -radius * 0.36)),
            fill(metal.shine),
            stroke(metal.shade, 1.5),
          ]),
          repeat(8, { rotate: -22.5 }),
        ],
        { rotate: -11.25 },
      ),
      group('knob plate', [
        ellipse([0, 0], radius * 0.4),
        fill(metalRamp(metal, [-radius * 0.2, -radius * 0.2], [radius * 0.1, radius * 0.2])),
      ]),
      group('ring pull', [ellipse([-radius * 0.14, radius * 0.12], radius * 0.2), stroke(metal.glint, radius * 0.03)]),
    ],
    { at: [w, -h * 0.51] },
  );
}

/** A mandala in line work, for a floor or a leaf that needs one. */
export function doorMandala(radius: number, metal: Metal): ShapeItem {
  return mandala(radius, { ink: metal.body, weight: 2 });
}
