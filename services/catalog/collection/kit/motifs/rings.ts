import { type Animated, isTrack, property, type Track } from '../lottie/motion.ts';
import { linear, mix } from '../lottie/paint.ts';
import { group, type Placement, stroke, trim } from '../lottie/shapes.ts';
import type { ShapeItem, Vector } from '../lottie/types.ts';
import type { Metal } from '../palette.ts';

export interface Band {
  /** Half the height; `width` is the full width, narrower if the ring is turned. */
  radius: number;
  width?: Animated<number>;
  /** Thickness of the round tube. */
  thickness: number;
  metal: Metal;
  /** The percentage of the circumference that is drawn, from the top, clockwise: the rest is under another ring. */
  part?: readonly [start: number, end: number];
}

/** A round gold ring. Its tube keeps its thickness while the ring turns, like a torus. Centred. */
export function band(spec: Band, place: Placement = {}): ShapeItem {
  const { radius, width = radius * 2, thickness, metal, part } = spec;
  const size: Animated<Vector> = isTrack(width) ? sized(width, radius * 2) : [width, radius * 2];
  // On a partial ring, the inner lines extend past its edge, so that no seam shows on the ring below.
  const line = (name: string, paint: Parameters<typeof stroke>[0], share: number, shift: number, reach: number): ShapeItem =>
    group(name, [
      { ty: 'el', p: property([0, shift * thickness]), s: property(size) },
      ...(part ? [trim(part[0] - reach, part[1] + reach)] : []),
      stroke(paint, thickness * share, part ? { cap: 'butt' } : {}),
    ]);
  const r = radius + thickness;
  return group(
    'band',
    [
      line('edge', metal.shade, 1, 0, -0.4),
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
        0,
      ),
      line(
        'shine',
        linear(
          [-r, -r],
          [r, r],
          [0, metal.glint],
          [0.5, mix(metal.body, metal.shine, 0.5)],
          [1, mix(metal.shine, metal.shade, 0.3)],
        ),
        0.16,
        -0.17,
        0.8,
      ),
    ],
    place,
  );
}

function sized({ keys }: Track<number>, height: number): Track<Vector> {
  return { keys: keys.map(([frame, value, ease]) => (ease ? [frame, [value, height], ease] : [frame, [value, height]])) };
}
