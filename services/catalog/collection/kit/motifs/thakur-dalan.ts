import { polygon } from '../geometry/pen.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { fill, group, outline, outlines, type Placement, rect, repeat, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { cuspedArch } from './arches.ts';

export interface DalanColors {
  plaster: Color;
  shutter: Color;
  /** Light under the arches. */
  lit: Color;
}

const BAY = 270;
const BAYS = 5;
const HALF = (BAY * BAYS) / 2;

/** The arcade of an old house of Bengal, where families hold their feasts: five cusped arches on paired columns, shuttered windows above. About 1450 wide and 760 high, stands on y = 0. */
export function thakurDalan({ plaster, shutter, lit }: DalanColors, place: Placement = {}): ShapeItem {
  const centres = Array.from({ length: BAYS }, (_, index) => (index - (BAYS - 1) / 2) * BAY);
  const arch = cuspedArch({ width: 202, height: 330, rise: 120, foils: 3 });
  const wall = linear([0, -740], [0, 0], [0, darker(plaster, 0.3)], [0.5, plaster], [1, darker(plaster, 0.12)]);
  const at = (x: number) => ({ at: [x, -36] });
  const column = (x: number) =>
    group(
      'column',
      [
        group('shaft', [
          rect(-11, -236, 22, 236),
          fill(linear([-11, 0], [11, 0], [0, darker(plaster, 0.42)], [0.36, lighter(plaster, 0.3)], [1, darker(plaster, 0.46)])),
        ]),
        group('ends', [rect(-17, -250, 34, 18, 3), rect(-17, -16, 34, 16, 2), fill(lighter(plaster, 0.16))]),
      ],
      { at: [x, -36] },
    );
  const window = [
    group('frame', [rect(-52, -178, 104, 178, 4), fill(lighter(plaster, 0.2))]),
    group('glow', [rect(-44, -170, 88, 166), fill(lit)]),
    group('shutters', [rect(-44, -170, 30, 166), rect(14, -170, 30, 166), fill(shutter)]),
    group('slats', [
      group('slat', [rect(-41, -164, 24, 4), rect(17, -164, 24, 4), fill(darker(shutter, 0.4))]),
      repeat(14, { move: [0, 11.4] }),
    ]),
    group('sill', [rect(-60, 0, 120, 9, 2), fill(lighter(plaster, 0.26))]),
  ];
  return group(
    'thakur dalan',
    [
      group('wall', [rect(-HALF - 40, -726, HALF * 2 + 80, 726), fill(wall)]),
      ...centres.map((x) => group('window', window, { at: [x, -470] })),
      ...centres.map((x) =>
        group(
          'arch',
          [outline(arch), fill(linear([0, -390], [0, 0], [0, darker(lit, 0.42)], [0.5, lit], [1, lighter(lit, 0.42)]))],
          at(x),
        ),
      ),
      ...centres.map((x) =>
        group('inner wall', [outline(polygon([-60, 0], [-60, -196], [60, -196], [60, 0])), fill(darker(lit, 0.3), 46)], at(x)),
      ),
      ...centres.map((x) => group('moulding', [outline(arch), stroke(lighter(plaster, 0.34), 9)], at(x))),
      ...centres.map((x) => group('moulding in shade', [outline(arch), stroke(darker(plaster, 0.4), 2.4)], at(x))),
      ...Array.from({ length: BAYS + 1 }, (_, index) => (index - BAYS / 2) * BAY).flatMap((x) => [
        column(x - 17),
        column(x + 17),
      ]),
      group('cornice', [
        rect(-HALF - 60, -446, HALF * 2 + 120, 15, 3),
        rect(-HALF - 66, -734, HALF * 2 + 132, 18, 3),
        rect(-HALF - 50, -704, HALF * 2 + 100, 9),
        fill(lighter(plaster, 0.28)),
      ]),
      group('dentils', [
        group('dentil', [rect(-HALF - 44, -430, 12, 12), fill(darker(plaster, 0.24))]),
        repeat(Math.floor((HALF * 2 + 84) / 24), { move: [24, 0] }),
      ]),
      group('balustrade', [
        group('baluster', [rect(-HALF - 40, -790, 11, 56, 5), fill(lighter(plaster, 0.1))]),
        repeat(Math.floor((HALF * 2 + 80) / 27), { move: [27, 0] }),
      ]),
      group('rail', [rect(-HALF - 58, -802, HALF * 2 + 116, 14, 3), fill(lighter(plaster, 0.28))]),
      group('steps', [
        ...[0, 1, 2].map((step) => rect(-HALF - 30 - step * 26, -36 + step * 13, HALF * 2 + 60 + step * 52, 13, 2)),
        fill(lighter(plaster, 0.12)),
      ]),
      group('steps in shade', [
        ...outlines(
          [0, 1, 2].map((step) =>
            polygon(
              [-HALF - 30 - step * 26, -26 + step * 13],
              [HALF + 30 + step * 26, -26 + step * 13],
              [HALF + 30 + step * 26, -23 + step * 13],
              [-HALF - 30 - step * 26, -23 + step * 13],
            ),
          ),
        ),
        fill(darker(plaster, 0.5)),
      ]),
    ],
    place,
  );
}
