import { pen, polygon } from '../geometry/pen.ts';
import { type Animated, isTrack, property, type Track } from '../lottie/motion.ts';
import { linear, radial } from '../lottie/paint.ts';
import { fill, group, outline, type Placement, stroke, trim } from '../lottie/shapes.ts';
import type { ShapeItem, Vector } from '../lottie/types.ts';
import type { Metal } from '../palette.ts';

export interface Band {
  /** Half the height; `width` is the whole, narrower where the ring is turned away. */
  radius: number;
  width?: Animated<number>;
  /** Of the round tube. */
  thickness: number;
  metal: Metal;
  /** Percent of the way round from the top, clockwise, that is drawn: the rest lies under another ring. */
  part?: readonly [start: number, end: number];
}

/** A round gold band. Its tube keeps its thickness while the ring turns, as a torus does. Centred. */
export function band(spec: Band, place: Placement = {}): ShapeItem {
  const { radius, width = radius * 2, thickness, metal, part } = spec;
  const size: Animated<Vector> = isTrack(width) ? sized(width, radius * 2) : [width, radius * 2];
  const line = (name: string, paint: Parameters<typeof stroke>[0], part100: number, shift: number): ShapeItem =>
    group(name, [
      { ty: 'el', p: property([0, shift * thickness]), s: property(size) },
      ...(part ? [trim(...part)] : []),
      stroke(paint, thickness * part100, part ? { cap: 'butt' } : {}),
    ]);
  const r = radius + thickness;
  return group(
    'band',
    [
      line('edge', metal.shade, 1, 0),
      line(
        'body',
        linear(
          [-r, -r],
          [r, r],
          [0, metal.shine],
          [0.22, metal.body],
          [0.4, metal.glint],
          [0.55, metal.body],
          [0.78, metal.shade],
          [1, metal.shine],
        ),
        0.82,
        0,
      ),
      line('shine', linear([-r, -r], [r, r], [0, metal.glint, 0.9], [0.5, metal.glint, 0.1], [1, metal.glint, 0.7]), 0.2, -0.16),
    ],
    place,
  );
}

function sized({ keys }: Track<number>, height: number): Track<Vector> {
  return { keys: keys.map(([frame, value, ease]) => (ease ? [frame, [value, height], ease] : [frame, [value, height]])) };
}

/** Tones of a stone in cold light, a breath of fire in two of them. */
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

/** Four claws that hold a stone of this width, standing where the ring's top is. */
export function setting(width: number, metal: Metal, place: Placement = {}): ShapeItem {
  const claw = (x: number, lean: number) =>
    pen()
      .move(x * 0.3 - width * 0.05, 0)
      .quad(x * 0.9, -width * 0.2, x + lean, -width * 0.62)
      .line(x + lean + width * 0.07 * Math.sign(x || 1), -width * 0.6)
      .quad(x, -width * 0.1, x * 0.3 + width * 0.05, 0)
      .close()
      .outline();
  return group(
    'setting',
    [
      outline(claw(-width * 0.46, -width * 0.02)),
      outline(claw(width * 0.46, width * 0.02)),
      fill(linear([0, -width * 0.6], [0, 0], [0, metal.glint], [1, metal.shade])),
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
