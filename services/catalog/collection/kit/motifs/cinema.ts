import { polygon } from '../geometry/pen.ts';
import { through } from '../geometry/spline.ts';
import { EASE, type Key } from '../lottie/motion.ts';
import { type Color, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, repeat, rosette, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker } from '../palette.ts';

/** Bulbs around a rectangle (centred); every third is lit, moving on every `step` frames. */
export function chasingBulbs(
  width: number,
  height: number,
  gap: number,
  size: number,
  frames: number,
  step: number,
  place: Placement = {},
): ShapeItem {
  const [across, down] = [Math.round(width / gap), Math.round(height / gap)];
  const points: [number, number][] = [];
  for (let index = 0; index < across; index += 1) points.push([-width / 2 + (width * index) / across, -height / 2]);
  for (let index = 0; index < down; index += 1) points.push([width / 2, -height / 2 + (height * index) / down]);
  for (let index = 0; index < across; index += 1) points.push([width / 2 - (width * index) / across, height / 2]);
  for (let index = 0; index < down; index += 1) points.push([-width / 2, height / 2 - (height * index) / down]);
  const glass = (at: readonly number[]) => [
    group('halo', [ellipse([0, 0], size * 2.6), fill(radial([0, 0], [size * 1.3, 0], [0, '#ffd36b', 0.7], [1, '#ffd36b', 0]))], {
      at,
    }),
    group('bulb', [ellipse([0, 0], size), fill('#fff3c4')], { at }),
  ];
  const turns = [0, 1, 2].map((turn) => {
    const keys: Key<number>[] = [];
    for (let frame = (turn - 3) * step; frame <= frames + step; frame += 3 * step)
      keys.push([frame, 100, EASE.linear], [frame + 1.7 * step, 100, EASE.in], [frame + 2.2 * step, 34, EASE.out]);
    return group('turn', points.filter((_, index) => index % 3 === turn).flatMap(glass), { opacity: { keys } });
  });
  return group(
    'chasing bulbs',
    [group('sockets', [...points.map((at) => ellipse(at, size * 1.15)), fill('#6b2a1c')]), ...turns],
    place,
  );
}

/** Halftone dots that shrink downwards to nothing; `width` wide from the origin. */
export function halftone(
  width: number,
  rows: number,
  gap: number,
  color: Color,
  opacity: number,
  place: Placement = {},
): ShapeItem {
  const lines = Array.from({ length: rows }, (_, row) =>
    group(
      'row',
      [
        group('dot', [ellipse([0, 0], gap * 0.82 * (1 - row / rows)), fill(color)]),
        repeat(Math.ceil(width / gap), { move: [gap, 0] }),
      ],
      {
        at: [row % 2 ? gap / 2 : 0, row * gap * 0.62],
      },
    ),
  );
  return group('halftone', lines, { ...place, opacity });
}

/** A ticket's outline, centred: notches at its corners and at the perforation, `stub` from the left. */
export function ticketOutline(width: number, height: number, stub: number, bite: number): Outline {
  const [r, b] = [width / 2, height / 2];
  const tear = -r + stub;
  const k = bite * 0.5523;
  const corner = (x: number, y: number, sx: number, sy: number, turned: boolean) => {
    const one = [x + sx * bite, y];
    const two = [x, y + sy * bite];
    return turned ? [two, one] : [one, two];
  };
  const points = [
    ...corner(-r, -b, 1, 1, true),
    [tear - bite, -b],
    [tear, -b + bite],
    [tear + bite, -b],
    ...corner(r, -b, -1, 1, false),
    ...corner(r, b, -1, -1, true),
    [tear + bite, b],
    [tear, b - bite],
    [tear - bite, b],
    ...corner(-r, b, 1, -1, false),
  ];
  const shape = polygon(...points);
  const zero = [0, 0];
  // Notches run from the even points to the odd ones at the corners, and through the middle point at the perforation.
  const out: Record<number, number[]> = {
    0: [k, 0],
    2: [0, k],
    3: [k, 0],
    5: [0, k],
    7: [-k, 0],
    9: [0, -k],
    10: [-k, 0],
    12: [0, -k],
  };
  const into: Record<number, number[]> = {
    1: [0, k],
    3: [-k, 0],
    4: [0, k],
    6: [-k, 0],
    8: [0, -k],
    10: [k, 0],
    11: [0, -k],
    13: [k, 0],
  };
  return { ...shape, o: shape.v.map((_, index) => out[index] ?? zero), i: shape.v.map((_, index) => into[index] ?? zero) };
}

/** A theatre curtain gathered to one side, its rod at y = 0, falling to the right of the origin. */
export function curtain(width: number, height: number, cloth: Color, trim: Color, place: Placement = {}): ShapeItem {
  const edge: [number, number][] = [
    [width, 0],
    [width * 0.9, height * 0.25],
    [width * 0.62, height * 0.5],
    [width * 0.3, height * 0.68],
    [width * 0.34, height * 0.84],
    [width * 0.46, height],
  ];
  const folds = [0.2, 0.4, 0.6, 0.8].map((part) =>
    outline(
      through(
        edge.map(([x, y]) => [x * part, y] as const),
        false,
      ),
    ),
  );
  const body = through([
    [0, 0, 1],
    ...edge.map(([x, y], index) => (index === 0 || index === edge.length - 1 ? ([x, y, 1] as const) : ([x, y] as const))),
    [0, height, 1],
  ]);
  return group(
    'curtain',
    [
      group('cloth', [outline(body), fill(cloth)]),
      group('folds', [...folds, stroke(darker(cloth, 0.3), width * 0.03, { opacity: 60 })]),
      group('fringe', [outline(through(edge, false)), stroke(trim, width * 0.022)]),
      group('tie', [rosette(8, width * 0.06, width * 0.045, 90, 0, [width * 0.3, height * 0.68]), fill(trim)]),
    ],
    place,
  );
}
