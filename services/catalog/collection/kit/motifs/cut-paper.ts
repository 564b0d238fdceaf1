// Shapes cut out of paper, with their shadows.
import { pen } from '../geometry/pen.ts';
import type { Color, Gradient } from '../lottie/paint.ts';
import { fill, group, outline, type Placement, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';

/** A shape cut out of paper: a soft shadow in two steps, the face, the light on the edge. */
export function cutPaper(shape: Outline, paint: Color | Gradient, place: Placement = {}, depth = 14): ShapeItem {
  return group(
    'cut paper',
    [
      group('far shade', [outline(shape), fill('#3a2418', 12)], { at: [depth * 0.9, depth * 1.5] }),
      group('near shade', [outline(shape), fill('#3a2418', 20)], { at: [depth * 0.35, depth * 0.6] }),
      group('face', [outline(shape), fill(paint)]),
      group('edge', [outline(shape), stroke('#fff6e6', 2, { opacity: 34 })]),
    ],
    place,
  );
}

/** A slightly irregular disc, as if cut with scissors. */
export function scissoredDisc(radius: number): Outline {
  const corners = 11;
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2;
    const reach = radius * (1 + 0.009 * Math.sin(index * 2.7));
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach, tx: -Math.sin(angle), ty: Math.cos(angle) };
  });
  const pull = ((Math.PI * 2 * radius) / corners) * 0.33;
  return {
    v: points.map(({ x, y }) => [x, y]),
    i: points.map(({ tx, ty }) => [-tx * pull, -ty * pull]),
    o: points.map(({ tx, ty }) => [tx * pull, ty * pull]),
    c: true,
  };
}

/** A folded paper leaf, one half in shade, standing on y = 0. */
export function foldedLeaf(width: number, height: number, paint: Color, place: Placement = {}): ShapeItem {
  const half = width / 2;
  const bend = half * 0.3;
  const side = (reach: number): Outline =>
    pen()
      .move(0, 0)
      .curve(reach * 0.9, -height * 0.12, reach * 1.3, -height * 0.62, bend, -height)
      .curve(bend * 0.3, -height * 0.7, bend * 0.1, -height * 0.3, 0, 0)
      .close()
      .outline();
  const whole = pen()
    .move(0, 0)
    .curve(half * 0.9, -height * 0.12, half * 1.3, -height * 0.62, bend, -height)
    .curve(-half * 1.3, -height * 0.62, -half * 0.9, -height * 0.12, 0, 0)
    .close()
    .outline();
  const rib = (part: number, way: number): Outline =>
    pen()
      .move(bend * part * part, -height * part)
      .quad(
        way * half * 0.4,
        -height * (part + 0.07),
        way * half * 0.72 * Math.sin(Math.PI * (0.2 + part * 0.7)),
        -height * (part + 0.13),
      )
      .outline();
  const ribs = [0.16, 0.3, 0.44, 0.58].flatMap((part) => [outline(rib(part, 1)), outline(rib(part, -1))]);
  return group(
    'folded leaf',
    [
      cutPaper(whole, paint),
      group('fold', [outline(side(half)), fill(darker(paint, 0.14))]),
      group('ribs', [...ribs, stroke(lighter(paint, 0.32), Math.max(2, width * 0.012), { opacity: 70 })]),
    ],
    place,
  );
}
