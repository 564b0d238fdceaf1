import { path } from '../geometry/path.ts';
import type { Animated } from '../lottie/motion.ts';
import type { Color, Gradient } from '../lottie/paint.ts';
import { fill, group, outlines, type Placement, type StrokeStyle, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';

/** A filled shape from an SVG path. */
export function drawn(d: string, paint: Color | Gradient, place: Placement = {}): ShapeItem {
  return group('drawn', [...outlines(path(d)), fill(paint)], place);
}

/** A line along an SVG path. */
export function inked(d: string, paint: Color | Gradient, width: Animated<number>, style: StrokeStyle = {}): ShapeItem {
  return group('inked', [...outlines(path(d)), stroke(paint, width, style)]);
}
