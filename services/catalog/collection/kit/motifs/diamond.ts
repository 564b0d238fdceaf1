import { pen, polygon } from '../geometry/pen.ts';
import { linear, radial } from '../lottie/paint.ts';
import { fill, group, outline, type Placement, rect, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import type { Metal } from '../palette.ts';

/** Cold-light tones of a stone, with a hint of fire in two of them. */
const ICE = ['#ffffff', '#dcecff', '#a9c8ee', '#6f95cf', '#f3e2ff', '#ffeedd'] as const;

/** A brilliant-cut diamond from the side, `width` wide, its point at the origin. */
export function diamond(width: number, place: Placement = {}): ShapeItem {
  const [girdle, table] = [-width * 0.54, -width * 0.77];
  const on = (parts: readonly number[], y: number) => parts.map((part): [number, number] => [(part * width) / 2, y]);
  const below = on([-1, -0.62, -0.22, 0.22, 0.62, 1], girdle);
  const above = on([-0.58, -0.2, 0.2, 0.58], table);
  const deep = on([-0.52, 0, 0.52], girdle * 0.52);
  const facets: { points: (readonly [number, number] | undefined)[]; tone: number }[] = [
    { points: [below[0], above[0], below[1]], tone: 1 },
    { points: [below[1], above[0], above[1]], tone: 2 },
    { points: [below[1], above[1], below[2]], tone: 0 },
    { points: [below[2], above[1], above[2], below[3]], tone: 1 },
    { points: [below[3], above[2], below[4]], tone: 2 },
    { points: [below[4], above[2], above[3]], tone: 5 },
    { points: [below[4], above[3], below[5]], tone: 0 },
    { points: [below[0], below[1], deep[0]], tone: 2 },
    { points: [below[0], deep[0], [0, 0]], tone: 3 },
    { points: [below[1], below[2], deep[0]], tone: 1 },
    { points: [below[2], deep[1], [0, 0], deep[0]], tone: 2 },
    { points: [below[2], below[3], deep[1]], tone: 0 },
    { points: [below[3], deep[2], [0, 0], deep[1]], tone: 3 },
    { points: [below[3], below[4], deep[2]], tone: 4 },
    { points: [below[4], below[5], deep[2]], tone: 1 },
    { points: [below[5], [0, 0], deep[2]], tone: 2 },
  ];
  const outlineOf = (points: (typeof facets)[number]['points']) => polygon(...points.filter((point) => point !== undefined));
  return group(
    'diamond',
    [
      ...ICE.map((paint, tone) =>
        group('facets', [
          ...facets.filter((facet) => facet.tone === tone).map(({ points }) => outline(outlineOf(points))),
          fill(paint),
        ]),
      ),
      group('cuts', [
        ...facets.map(({ points }) => outline(outlineOf(points))),
        stroke('#ffffff', width * 0.006, { opacity: 62 }),
      ]),
      group('edge', [
        outline(polygon(...[below[0], above[0], above[3], below[5]].filter((point) => point !== undefined), [0, 0])),
        stroke('#ffffff', width * 0.016, { opacity: 85 }),
      ]),
    ],
    place,
  );
}

/** The collet and claws that hold a diamond of this width; placed at the top of the ring, below the stone. */
export function setting(width: number, metal: Metal, place: Placement = {}): ShapeItem {
  const claw = (side: number) =>
    pen()
      .move(side * width * 0.1, 0)
      .quad(side * width * 0.26, -width * 0.26, side * width * 0.53, -width * 0.58)
      .outline();
  const gold = linear([0, -width * 0.6], [0, width * 0.1], [0, metal.glint], [0.4, metal.shine], [1, metal.body]);
  return group(
    'setting',
    [
      group('claws', [outline(claw(-1)), outline(claw(1)), stroke(metal.shade, width * 0.09), stroke(gold, width * 0.06)]),
      group('bar', [
        outline(
          pen()
            .move(-width * 0.25, -width * 0.22)
            .line(width * 0.25, -width * 0.22)
            .outline(),
        ),
        stroke(gold, width * 0.045),
      ]),
      group('collet', [rect(-width * 0.18, -width * 0.05, width * 0.36, width * 0.13, width * 0.05), fill(gold)]),
    ],
    place,
  );
}

/** A star of light with four long points. */
export function glint(size: number, color: string, place: Placement = {}): ShapeItem {
  const s = size / 2;
  const [near, far] = [s * 0.035, s * 0.16];
  const star = pen()
    .move(0, -s)
    .curve(near * 0.4, -far, far, -near * 0.4, s, 0)
    .curve(far, near * 0.4, near * 0.4, far, 0, s)
    .curve(-near * 0.4, far, -far, near * 0.4, -s, 0)
    .curve(-far, -near * 0.4, -near * 0.4, -far, 0, -s)
    .close()
    .outline();
  return group('glint', [outline(star), fill(radial([0, 0], [s, 0], [0, color], [1, color, 0.3]))], place);
}
