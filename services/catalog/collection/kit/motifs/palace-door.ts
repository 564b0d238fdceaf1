import { pen } from '../geometry/pen.ts';
import { moved } from '../geometry/transform.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, rect, repeat, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { cuspedArch, petal } from './arches.ts';

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
  // The medallion at the meeting edge: each leaf has one half, cut at the edge.
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
  const r = (part: number) => radius * part;
  const edge = (part: number) => outline(pen().move(0, -r(part)).arc(0, r(part), -1).outline());
  const gold = metalRamp(metal, [-radius, -radius], [0, radius]);
  // Petals start half a step from the seam, so that none is cut when the leaves part.
  const fan = (count: number, items: readonly ShapeItem[]) =>
    group('fan', [group('unit', items), repeat(count, { rotate: -180 / count })], { rotate: -90 / count });
  const petals = (count: number, from: number, to: number, width: number, tone: Color, heart: Color) =>
    fan(count, [
      group('petal', [outline(moved(petal(r(width), r(to - from)), 0, -r(from))), fill(tone), stroke(metal.shade, 2)]),
      group('heart', [
        outline(moved(petal(r(width * 0.46), r((to - from) * 0.6)), 0, -r(from + (to - from) * 0.12))),
        fill(heart),
      ]),
    ]);
  return group(
    'half round',
    [
      group('disc', [
        edge(1),
        fill(linear([-radius, 0], [0, 0], [0, darker(wood, 0.15)], [1, darker(wood, 0.55)])),
        stroke(gold, 9),
      ]),
      fan(26, [ellipse([0, -r(0.94)], r(0.042)), fill(metal.shine)]),
      group('line', [edge(0.885), stroke(gold, 4)]),
      petals(13, 0.6, 0.87, 0.19, metal.body, darker(wood, 0.25)),
      group('line', [edge(0.595), stroke(gold, 3)]),
      fan(20, [ellipse([0, -r(0.56)], r(0.026)), fill(metal.glint)]),
      petals(10, 0.32, 0.53, 0.16, metal.shine, darker(wood, 0.35)),
      group('line', [edge(0.315), stroke(gold, 3)]),
      petals(6, 0.14, 0.31, 0.13, metal.body, darker(wood, 0.2)),
      group('knob', [edge(0.14), fill(metalRamp(metal, [-r(0.14), -r(0.14)], [0, r(0.14)])), stroke(metal.shade, 2)]),
      group('ring pull', [
        ellipse([-r(0.16), r(0.1)], r(0.22)),
        stroke(darker(metal.shade, 0.4), r(0.05)),
        stroke(metal.glint, r(0.032)),
      ]),
    ],
    { at: [w, -h * 0.53] },
  );
}
