// A courtyard house of the desert towns: arcades, lattice windows, painted bands.
import { pen, polygon } from '../geometry/pen.ts';
import { moved } from '../geometry/transform.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, repeat, ring, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { type ArchSize, cuspedArch, moulding, petal } from './arches.ts';
import { marigoldString } from './garlands.ts';
import { petalFrieze, type Stone } from './stonework.ts';

export interface HaveliColors {
  stone: Stone;
  /** Colour of the painted bands and flowers. */
  paint: Color;
  accent: Color;
  /** Colour seen through the arches. */
  inside: Color;
}

/** A perspective floor of square stones, from y = 0 down to `depth`, over `width` around x = 0. */
export function courtFloor(width: number, depth: number, stone: readonly [Color, Color], joint: Color): ShapeItem {
  const near = 2.1;
  const step = width / 14;
  const joints = Array.from({ length: 15 }, (_, index) => {
    const x = (index - 7) * step;
    return outline(
      pen()
        .move(x, 0)
        .line(x * near, depth)
        .outline(),
    );
  });
  const rows = [0.14, 0.36, 0.66].map((part) =>
    outline(
      pen()
        .move(-width * 1.1, depth * part)
        .line(width * 1.1, depth * part)
        .outline(),
    ),
  );
  return group('floor', [
    group('stones', [rect(-width * 1.1, 0, width * 2.2, depth), fill(linear([0, 0], [0, depth], [0, stone[0]], [1, stone[1]]))]),
    group('joints', [...joints, ...rows, stroke(joint, 3, { opacity: 60 })]),
  ]);
}

/** A slim pillar with base and bracket capital between two arches, standing on y = 0. */
function column(height: number, width: number, { stone, paint }: HaveliColors): ShapeItem[] {
  const round = linear([-width / 2, 0], [width / 2, 0], [0, stone.light], [0.5, stone.body], [1, stone.shade]);
  return [
    group('shaft', [rect(-width * 0.36, -height, width * 0.72, height), fill(round)]),
    group('base', [outline(moulding(width * 0.84, height * 0.07, width * 0.1)), fill(round)]),
    group('ring', [
      rect(-width * 0.42, -height * 0.13, width * 0.84, height * 0.016, 3),
      rect(-width * 0.42, -height * 0.9, width * 0.84, height * 0.016, 3),
      fill(paint),
    ]),
    petalFrieze(-width * 0.4, -height * 0.145, width * 0.8, width * 0.2, stone.light, paint),
    group('capital', [outline(moulding(width * 0.8, -height * 0.06, -width * 0.26)), fill(round)], { at: [0, -height * 0.9] }),
  ];
}

/**
 * A row of `count` cusped arches, each bay `bay` wide, standing on y = 0 from x = 0 to the right; the openings are left
 * transparent.
 */
export function arcade(count: number, bay: number, height: number, colors: HaveliColors, place: Placement = {}): ShapeItem {
  const { stone, paint, accent, inside } = colors;
  const width = bay * 0.2;
  const arch: ArchSize = { width: bay - width, height: height * 0.72, rise: bay * 0.34, foils: 3 };
  const hole = outline(moved(cuspedArch(arch), bay / 2, 0));
  const each = (name: string, items: readonly ShapeItem[]) =>
    group(name, [group('one', items), repeat(count, { move: [bay, 0] })]);
  const wide = bay * count;
  return group(
    'arcade',
    [
      group('room', [
        rect(0, -height * 0.9, wide, height * 0.9),
        fill(linear([0, -height * 0.9], [0, 0], [0, darker(inside, 0.35)], [1, inside])),
      ]),
      each('inner wall', [rect(bay * 0.3, -height * 0.42, bay * 0.4, height * 0.42), fill(lighter(inside, 0.12))]),
      each('inner door', [
        outline(moved(cuspedArch({ width: bay * 0.24, height: height * 0.34, rise: bay * 0.1, foils: 2 }), bay / 2, 0)),
        fill(darker(inside, 0.4)),
      ]),
      each('wall', [
        rect(0, -height, bay, height),
        hole,
        fill(linear([0, -height], [0, 0], [0, stone.body], [1, stone.light]), 100, 'evenodd'),
      ]),
      each('rim', [hole, stroke(paint, bay * 0.014)]),
      each('outer rim', [
        outline(moved(cuspedArch({ ...arch, width: arch.width + bay * 0.06, height: arch.height + bay * 0.04 }), bay / 2, 0)),
        stroke(accent, bay * 0.009, { dash: [0.1, bay * 0.034] }),
      ]),
      each(
        'corner flowers',
        [0.14, 0.86].map((part) =>
          ring('flower', 8, [outline(moved(petal(bay * 0.04, bay * 0.06), 0, -bay * 0.012)), fill(paint)], {
            at: [bay * part, -height * 0.79],
          }),
        ),
      ),
      group('columns', [group('column', column(height * 0.56, width, colors)), repeat(count + 1, { move: [bay, 0] })]),
      group('band', [rect(0, -height, wide, height * 0.07), fill(paint)]),
      petalFrieze(0, -height * 0.935, wide, bay * 0.085, stone.light, darker(paint, 0.2)),
      group('eave', [
        outline(
          polygon(
            [-bay * 0.06, -height * 0.995],
            [wide + bay * 0.06, -height * 0.995],
            [wide, -height * 1.06],
            [0, -height * 1.06],
          ),
        ),
        fill(linear([0, -height * 1.06], [0, -height], [0, stone.light], [1, stone.shade])),
      ]),
      group('eave shade', [rect(0, -height * 0.995, wide, height * 0.05), fill('#2a1a3a', 28)]),
    ],
    place,
  );
}

/** A lattice window of the upper floor, `width` wide, standing on y = 0. */
export function latticeWindow(width: number, { stone, paint, inside }: HaveliColors, place: Placement = {}): ShapeItem {
  const arch: ArchSize = { width: width * 0.72, height: width * 0.9, rise: width * 0.26, foils: 2 };
  const step = width * 0.09;
  return group(
    'lattice window',
    [
      group('frame', [rect(-width / 2, -width * 1.14, width, width * 1.16, 6), fill(stone.light), stroke(paint, width * 0.02)]),
      group('dark', [outline(cuspedArch(arch)), fill(darker(inside, 0.25))]),
      group('lattice', [
        group('line', [
          outline(
            pen()
              .move(-width * 0.36, 0)
              .line(-width * 0.36, -width * 0.62)
              .outline(),
          ),
          stroke(stone.body, width * 0.022),
        ]),
        repeat(9, { move: [step, 0] }),
      ]),
      group('rows', [
        group('line', [
          outline(
            pen()
              .move(-width * 0.36, -step)
              .line(width * 0.36, -step)
              .outline(),
          ),
          stroke(stone.body, width * 0.022),
        ]),
        repeat(6, { move: [0, -step] }),
      ]),
      group('rim', [outline(cuspedArch(arch)), stroke(paint, width * 0.026)]),
      group('sill', [rect(-width * 0.58, -width * 0.02, width * 1.16, width * 0.1, 5), fill(stone.shade)]),
      group('hood', [
        outline(
          polygon(
            [-width * 0.66, -width * 1.1],
            [width * 0.66, -width * 1.1],
            [width * 0.5, -width * 1.26],
            [-width * 0.5, -width * 1.26],
          ),
        ),
        fill(stone.body),
        stroke(paint, width * 0.012),
      ]),
    ],
    place,
  );
}

/** Strings of marigolds side by side, longest at the outer end: half a curtain that hangs from y = 0 at x = 0 towards `side`. */
export function marigoldCurtain(
  strings: number,
  gap: number,
  longest: number,
  radius: number,
  tones: readonly [Color, Color],
  side: 1 | -1,
  place: Placement = {},
): ShapeItem {
  return group(
    'marigold curtain',
    Array.from({ length: strings }, (_, index) =>
      marigoldString(
        Math.max(2, Math.round(longest * (1 - 0.72 * (index / strings) ** 0.8))),
        radius,
        index % 2 ? [tones[1], tones[0]] : tones,
        { at: [side * index * gap, 0] },
      ),
    ),
    place,
  );
}

/** A wide brass bowl of water with flowers afloat, seen from the side, standing on y = 0. */
export function urli(
  width: number,
  colors: readonly [string, string, string],
  flowers: readonly Color[],
  place: Placement = {},
): ShapeItem {
  const [light, body, shade] = colors;
  const bowl = pen()
    .move(-width / 2, -width * 0.26)
    .curve(-width * 0.48, 0, -width * 0.2, 0, 0, 0)
    .curve(width * 0.2, 0, width * 0.48, 0, width / 2, -width * 0.26)
    .close()
    .outline();
  return group(
    'urli',
    [
      group('bowl', [
        outline(bowl),
        fill(linear([-width / 2, 0], [width / 2, 0], [0, shade], [0.3, light], [0.6, body], [1, shade])),
      ]),
      group('rim', [
        ellipse([0, -width * 0.26], width * 1.06, width * 0.2),
        fill(linear([-width / 2, 0], [width / 2, 0], [0, light], [0.5, body], [1, light])),
      ]),
      group('water', [ellipse([0, -width * 0.262], width * 0.94, width * 0.15), fill('#2f6f8a')]),
      ...flowers.map((flower, index) => {
        const x = (index / (flowers.length - 1) - 0.5) * width * 0.74;
        const y = -width * (0.262 + (index % 2 ? -0.026 : 0.03));
        return group(
          'afloat',
          [
            ring('petals', 10, [outline(moved(petal(width * 0.04, width * 0.07), 0, 0)), fill(flower)]),
            group('heart', [ellipse([0, 0], width * 0.04), fill(darker(flower, 0.25))]),
          ],
          { at: [x, y], scale: [100, 46] },
        );
      }),
      group('foot', [rect(-width * 0.16, -width * 0.03, width * 0.32, width * 0.05, 6), fill(shade)]),
    ],
    place,
  );
}
