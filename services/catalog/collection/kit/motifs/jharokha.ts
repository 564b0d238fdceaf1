import { pen } from '../geometry/pen.ts';
import { moved } from '../geometry/transform.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, outlines, rect, repeat, ring, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { type ArchSize, cuspedArch, dome, drop, finial, moulding } from './arches.ts';
import { around, petalFrieze, pillar, type Stone, spandrelFlower } from './stonework.ts';

export interface Facade {
  width: number;
  height: number;
  /** The opening, and the position of the middle of its sill in the picture. */
  arch: ArchSize;
  sill: readonly [number, number];
  stone: Stone;
  metal: Metal;
  bleed?: number;
}

/** A carved palace wall with one large opening that frames the view. In picture coordinates. */
export function facade({ width, height, arch, sill, stone, metal, bleed = 260 }: Facade): ShapeItem[] {
  const [x, y] = sill;
  const hole = moved(cuspedArch({ ...arch, height: arch.height + bleed }), x, y + bleed);
  const long = (margin: number) =>
    outline(moved(cuspedArch({ ...around(arch, margin), height: arch.height + margin + bleed }), x, y + bleed));
  const wall = linear([0, 0], [0, height], [0, stone.shade], [0.35, stone.body], [0.75, stone.light], [1, stone.body]);
  const gold = metalRamp(metal, [x - arch.width / 2, y - arch.height], [x + arch.width / 2, y]);
  const top = y - arch.height - arch.rise * 0.3;
  const corner = arch.width * 0.062;
  const frame = { left: x - arch.width / 2 - 96, right: x + arch.width / 2 + 96 };
  return [
    group('wall', [rect(-bleed, -bleed, width + bleed * 2, height + bleed * 2), outline(hole), fill(wall, 100, 'evenodd')]),
    group('reveal', [
      long(24),
      outline(hole),
      fill(linear([0, top], [0, y], [0, darker(stone.shade, 0.35)], [1, stone.shade]), 100, 'evenodd'),
    ]),
    group('rim', [outline(hole), stroke(gold, 7)]),
    group('beads', [long(24), stroke(metal.shine, 9, { dash: [0.1, 21] })]),
    group('band', [long(46), stroke(gold, 4)]),
    group('outer band', [long(58), stroke(metal.body, 1.5)]),
    ...[-1, 1].map((side) =>
      group('corner', [spandrelFlower(corner, metal, stone)], {
        at: [x + side * (arch.width / 2 - corner * 0.1), y - arch.height + corner * 0.5],
      }),
    ),
    group('cornice', [rect(-bleed, -bleed, width + bleed * 2, bleed + 46), fill(stone.shade)]),
    petalFrieze(
      -bleed,
      46,
      width + bleed * 2,
      44,
      linear([0, -44], [0, 0], [0, metal.glint], [0.5, metal.body], [1, metal.shade]),
      darker(stone.shade, 0.3),
    ),
    group('cornice lines', [rect(-bleed, 46, width + bleed * 2, 5), rect(-bleed, 60, width + bleed * 2, 2), fill(metal.body)]),
    ...[frame.left - 48, frame.right + 48].map((at) =>
      group('pillar place', [pillar(120, height + 60 - 64, stone, metal)], { at: [at, height + 60] }),
    ),
  ];
}

export interface WindowSize {
  /** The opening, for a photo or light. */
  arch: ArchSize;
  stone: Stone;
  metal: Metal;
  bloom: Color;
}

/** The parts around a jharokha's opening: dome, eave, wall and sill. Origin: middle of the sill. */
export function jharokha({ arch, stone, metal, bloom }: WindowSize): ShapeItem[] {
  const { width: w, height: h } = arch;
  const tip = h + arch.rise * 0.3;
  const wallW = w * 1.3;
  const wallTop = -(tip + w * 0.07);
  const gold = metalRamp(metal, [-w / 2, 0], [w / 2, 0]);
  const face = linear(
    [-wallW / 2, 0],
    [wallW / 2, 0],
    [0, stone.shade],
    [0.2, stone.light],
    [0.5, stone.body],
    [0.8, stone.light],
    [1, stone.shade],
  );
  const roof = linear(
    [-w * 0.5, 0],
    [w * 0.5, 0],
    [0, stone.shade],
    [0.35, stone.light],
    [0.6, stone.body],
    [1, darker(stone.shade, 0.2)],
  );
  const eave = pen()
    .move(-wallW * 0.5, wallTop - w * 0.09)
    .line(wallW * 0.5, wallTop - w * 0.09)
    .quad(wallW * 0.56, wallTop - w * 0.01, wallW * 0.63, wallTop + w * 0.035)
    .line(-wallW * 0.63, wallTop + w * 0.035)
    .quad(-wallW * 0.56, wallTop - w * 0.01, -wallW * 0.5, wallTop - w * 0.09)
    .close()
    .outline();
  const crown = wallTop - w * 0.09;
  const shade = linear([0, wallTop], [0, wallTop + w * 0.2], [0, '#000000', 0.4], [1, '#000000', 0]);
  return [
    group('dome', [outline(moved(dome(w * 0.94, w * 0.32), 0, crown)), fill(roof), stroke(metal.shade, 2)]),
    ring(
      'dome ribs',
      1,
      [
        pen()
          .move(0, crown - w * 0.31)
          .curve(w * 0.3, crown - w * 0.24, w * 0.3, crown - w * 0.1, w * 0.22, crown)
          .outline(),
        pen()
          .move(0, crown - w * 0.31)
          .curve(-w * 0.3, crown - w * 0.24, -w * 0.3, crown - w * 0.1, -w * 0.22, crown)
          .outline(),
        pen()
          .move(0, crown - w * 0.31)
          .line(0, crown)
          .outline(),
      ].map((line) => group('rib', [outline(line), stroke(metal.body, 2, { opacity: 70 })])),
    ),
    petalFrieze(-w * 0.42, crown + 1, w * 0.84, w * 0.07, gold, metal.shade),
    group('finial', [
      ...outlines(finial(w * 0.17).map((shape) => moved(shape, 0, crown - w * 0.31))),
      fill(metalRamp(metal, [-w * 0.03, 0], [w * 0.03, 0])),
    ]),
    group('wall', [rect(-wallW / 2, wallTop, wallW, -wallTop), outline(cuspedArch(arch)), fill(face, 100, 'evenodd')]),
    group('eave shade', [rect(-wallW / 2, wallTop, wallW, w * 0.2), fill(shade)]),
    group('eave', [outline(eave), fill(roof), stroke(metal.shade, 1.5)]),
    group(
      'eave drops',
      [group('drop', [outline(drop(w * 0.03, -w * 0.05)), fill(metal.shine)]), repeat(27, { move: [(wallW * 1.22) / 26, 0] })],
      { at: [-wallW * 0.61, wallTop + w * 0.038] },
    ),
    ...[-1, 1].map((side) =>
      group('pillar place', [pillar(w * 0.14, -wallTop, stone, metal)], { at: [side * (wallW / 2 - w * 0.06), 0] }),
    ),
    ...[-1, 1].map((side) =>
      group('corner', [spandrelFlower(w * 0.075, metal, stone)], { at: [side * w * 0.4, wallTop + w * 0.19] }),
    ),
    group('rim', [outline(cuspedArch(arch)), stroke(gold, w * 0.014)]),
    group('beads', [outline(cuspedArch(around(arch, w * 0.03))), stroke(metal.shine, w * 0.012, { dash: [0.1, w * 0.032] })]),
    balcony(wallW * 1.06, w * 0.16, stone, metal, bloom),
  ];
}

/** The pierced parapet under a window, with its brackets. Hangs from y = 0. */
function balcony(width: number, height: number, stone: Stone, metal: Metal, bloom: Color): ShapeItem {
  const cells = Math.round(width / (height * 0.62));
  const step = width / cells;
  const face = linear([0, 0], [0, height], [0, stone.light], [1, stone.shade]);
  return group('balcony', [
    ...[-0.36, -0.12, 0.12, 0.36].map((part) =>
      group('bracket', [outline(moulding(height * 0.7, -height * 0.7, -height * 0.3)), fill(stone.shade)], {
        at: [width * part, height * 1.06 + height * 0.02],
      }),
    ),
    group('slab', [rect(-width / 2, 0, width, height, 4), fill(face)]),
    group(
      'lattice',
      [
        group('cell', [
          ellipse([0, 0], step * 0.78, height * 0.56),
          ellipse([0, 0], step * 0.36, height * 0.26),
          fill(darker(stone.shade, 0.45), 100, 'evenodd'),
        ]),
        repeat(cells, { move: [step, 0] }),
      ],
      { at: [-width / 2 + step / 2, height * 0.52] },
    ),
    group(
      'studs',
      [group('stud', [ellipse([0, 0], height * 0.1), fill(lighter(bloom, 0.1))]), repeat(cells, { move: [step, 0] })],
      { at: [-width / 2 + step / 2, height * 0.52] },
    ),
    group('rails', [
      rect(-width * 0.515, -height * 0.08, width * 1.03, height * 0.18, 4),
      rect(-width * 0.515, height * 0.9, width * 1.03, height * 0.14, 4),
      fill(metalRamp(metal, [0, -height * 0.1], [0, height])),
    ]),
  ]);
}
