import { pen, polygon } from '../geometry/pen.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { fill, group, outline, rect, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';

export interface EnvelopeSize {
  width: number;
  height: number;
}

/** Behind the letter: the back of the envelope with its lining. Its top centre is the origin. */
export function envelopeBack({ width, height }: EnvelopeSize, paper: Color, lining: Color): ShapeItem {
  return group('envelope back', [
    group('shadow', [rect(-width / 2 + 14, 30, width, height, 14), fill('#2a060c', 34)]),
    group('back', [rect(-width / 2, 0, width, height, 14), fill(darker(paper, 0.12))]),
    group('lining', [
      rect(-width / 2 + 16, 0, width - 32, height * 0.7, 8),
      fill(linear([0, 0], [0, height * 0.6], [0, lining], [1, darker(lining, 0.3)])),
    ]),
  ]);
}

/** The pocket in front of the letter: two sides and the lower flap folded over them. */
export function envelopePocket({ width, height }: EnvelopeSize, paper: Color): ShapeItem {
  const x = width / 2;
  const side = polygon([-x, 0], [8, height * 0.58], [-x, height]);
  const lower = pen()
    .move(-x, height)
    .line(-26, height * 0.5)
    .quad(0, height * 0.45, 26, height * 0.5)
    .line(x, height)
    .close()
    .outline();
  return group('pocket', [
    group('left', [outline(side), fill(linear([-x, 0], [0, height * 0.5], [0, lighter(paper, 0.14)], [1, paper]))]),
    group(
      'right',
      [outline(side), fill(linear([-x, 0], [0, height * 0.5], [0, lighter(paper, 0.08)], [1, darker(paper, 0.05)]))],
      { scale: [-100, 100] },
    ),
    group('lower shadow', [outline(lower), fill('#6a1020', 16)], { at: [0, -10] }),
    group('lower', [
      outline(lower),
      fill(linear([0, height * 0.45], [0, height], [0, lighter(paper, 0.2)], [1, darker(paper, 0.04)])),
    ]),
  ]);
}

/** The upper flap pointing down, hinged at the origin; `inside` is its colour when open. */
export function envelopeFlap({ width, height }: EnvelopeSize, paper: Color, inside?: Color): ShapeItem {
  const x = width / 2;
  const shape = pen()
    .move(-x, 0)
    .line(-34, height * 0.6)
    .quad(0, height * 0.67, 34, height * 0.6)
    .line(x, 0)
    .close()
    .outline();
  const face = inside ?? paper;
  return group('flap', [
    ...(inside ? [] : [group('shadow', [outline(shape), fill('#6a1020', 22)], { at: [0, 14] })]),
    group('paper', [
      outline(shape),
      fill(linear([0, 0], [0, height * 0.62], [0, lighter(face, 0.16)], [1, inside ? darker(face, 0.14) : darker(face, 0.03)])),
    ]),
    ...(inside ? [group('hem', [outline(shape), stroke(paper, 26, { join: 'round' })])] : []),
  ]);
}
