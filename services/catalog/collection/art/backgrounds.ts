import { type Color, type Gradient, glow, linear } from '../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../kit/lottie/shapes.ts';
import type { ShapeItem } from '../kit/lottie/types.ts';

/** A ground of one or two tones from top to bottom, with a soft light. */
export function wall(width: number, height: number, tones: readonly [Color, Color], light: Color, at = 0.52): ShapeItem[] {
  const paint: Gradient = linear([0, 0], [0, height], [0, tones[0]], [1, tones[1]]);
  const radius = width * 0.62;
  return [
    group('wall', [rect(-2, -2, width + 4, height + 4), fill(paint)]),
    group('light', [ellipse([0, 0], radius * 2), fill(glow([0, 0], radius, light, 0.75))], { at: [width / 2, height * at] }),
  ];
}

/** A floor from `y` down, and the shadow of the object on it. */
export function floor(width: number, height: number, y: number, tones: readonly [Color, Color], shadow: number): ShapeItem[] {
  return [
    group('floor', [rect(-2, y, width + 4, height - y + 4), fill(linear([0, y], [0, height], [0, tones[0]], [1, tones[1]]))]),
    group('shadow', [ellipse([width / 2, y + (height - y) * 0.22], shadow, shadow * 0.13), fill('#1a0710', 34)]),
  ];
}
