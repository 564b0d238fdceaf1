import { type Color, linear } from '../lottie/paint.ts';
import { fill, group, outline, type Placement, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal } from '../palette.ts';
import { petal } from './arches.ts';

/** An open lotus from the side, standing on y = 0, `width` wide and half as high. */
export function lotus(width: number, metal: Metal, bloom: Color, place: Placement = {}): ShapeItem {
  const layer = (angles: readonly number[], length: number, thickness: number, tone: Color): ShapeItem[] =>
    angles.map((angle) =>
      group(
        'petal',
        [
          outline(petal(width * thickness, width * length)),
          fill(linear([0, 0], [0, -width * length], [0, darker(tone, 0.14)], [0.6, tone], [1, lighter(tone, 0.4)])),
          stroke(metal.body, width * 0.007),
        ],
        { rotate: angle },
      ),
    );
  return group(
    'lotus',
    [
      ...layer([-74, 74, -58, 58], 0.48, 0.15, darker(bloom, 0.12)),
      ...layer([-44, 44, -26, 26], 0.5, 0.18, bloom),
      ...layer([0], 0.52, 0.19, lighter(bloom, 0.1)),
      ...layer([-62, 62], 0.36, 0.15, lighter(bloom, 0.12)),
      ...layer([-34, 34, -12, 12], 0.36, 0.15, lighter(bloom, 0.22)),
    ],
    place,
  );
}
