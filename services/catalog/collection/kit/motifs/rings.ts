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

const ICE = { pale: '#ffffff', light: '#dcecff', mid: '#a9c8ee', deep: '#6f95cf' };

/** A brilliant-cut diamond from the side, `width` wide, its point at the origin. */
export function diamond(width: number, place: Placement = {}): ShapeItem {
  const [w, girdle, table] = [width / 2, -width * 0.56, -width * 0.78];
  const facet = (paint: string, ...points: [number, number][]) => group('facet', [outline(polygon(...points)), fill(paint)]);
  return group(
    'diamond',
    [
      facet(ICE.mid, [-w, girdle], [0, 0], [w, girdle], [w * 0.56, table], [-w * 0.56, table]),
      facet(ICE.deep, [-w, girdle], [0, 0], [-w * 0.45, girdle]),
      facet(ICE.light, [-w * 0.45, girdle], [0, 0], [0, girdle]),
      facet(ICE.mid, [0, girdle], [0, 0], [w * 0.45, girdle]),
      facet(ICE.pale, [w * 0.45, girdle], [0, 0], [w, girdle]),
      facet(ICE.light, [-w, girdle], [-w * 0.56, table], [-w * 0.45, girdle]),
      facet(ICE.pale, [-w * 0.56, table], [0, girdle], [-w * 0.45, girdle]),
      facet(ICE.mid, [-w * 0.56, table], [w * 0.56, table], [0, girdle]),
      facet(ICE.light, [w * 0.56, table], [w * 0.45, girdle], [0, girdle]),
      facet(ICE.mid, [w * 0.56, table], [w, girdle], [w * 0.45, girdle]),
      group('edge', [
        outline(polygon([-w, girdle], [0, 0], [w, girdle], [w * 0.56, table], [-w * 0.56, table])),
        stroke('#ffffff', width * 0.02, { opacity: 80 }),
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
