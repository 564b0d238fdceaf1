import { moved } from '../geometry/transform.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, rect, repeat, ring, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { cuspedArch, petal } from './arches.ts';

/** One leaf of a carved wooden house door. Origin: the foot of the hinge (left edge); stands up and to the right. */
export function woodenLeaf(width: number, height: number, wood: Color, metal: Metal): ShapeItem[] {
  const grain = linear(
    [0, 0],
    [width, 0],
    [0, darker(wood, 0.32)],
    [0.2, wood],
    [0.55, lighter(wood, 0.1)],
    [1, darker(wood, 0.22)],
  );
  const panel = (top: number, h: number, art: readonly ShapeItem[] = []) =>
    group('panel', [
      group('sunk', [rect(width * 0.14, top, width * 0.72, h, 4), fill(darker(wood, 0.34))]),
      group('raised', [
        rect(width * 0.2, top + width * 0.06, width * 0.6, h - width * 0.12, 4),
        fill(linear([0, top], [0, top + h], [0, lighter(wood, 0.14)], [1, darker(wood, 0.1)])),
        stroke(darker(wood, 0.45), 2),
      ]),
      ...art,
    ]);
  const flower = (y: number) =>
    group(
      'flower',
      [
        ring('petals', 8, [
          outline(moved(petal(width * 0.12, width * 0.17), 0, -width * 0.05)),
          fill(metal.body),
          stroke(metal.shade, 1.5),
        ]),
        group('heart', [ellipse([0, 0], width * 0.1), fill(metal.shine)]),
      ],
      { at: [width / 2, y] },
    );
  return [
    group('leaf', [rect(0, -height, width, height), fill(grain), stroke(darker(wood, 0.5), 4)]),
    panel(-height * 0.96, height * 0.26, [flower(-height * 0.83)]),
    panel(-height * 0.66, height * 0.36, [
      group(
        'niche',
        [
          outline(cuspedArch({ width: width * 0.4, height: height * 0.22, rise: height * 0.09, foils: 2 })),
          fill(darker(wood, 0.3)),
          stroke(metal.body, 3),
        ],
        { at: [width / 2, -height * 0.36] },
      ),
      group(
        'plant',
        [-34, 0, 34].map((angle) =>
          group('leaf', [outline(petal(width * 0.1, height * 0.1)), fill(metal.body)], { rotate: angle }),
        ),
        { at: [width / 2, -height * 0.365] },
      ),
    ]),
    panel(-height * 0.26, height * 0.22, [flower(-height * 0.15)]),
    group('ring', [
      ellipse([width * 0.92, -height * 0.46], width * 0.12),
      stroke(metalRamp(metal, [width * 0.86, 0], [width, 0]), width * 0.03),
    ]),
    group(
      'studs',
      [
        group('stud', [ellipse([0, 0], width * 0.05), fill(metal.body), stroke(metal.shade, 1.5)]),
        repeat(5, { move: [width * 0.18, 0] }),
      ],
      { at: [width * 0.14, -height * 0.682] },
    ),
  ];
}
