import { linear } from '../lottie/paint.ts';
import { ellipse, fill, group, type Placement, rect, repeat, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { drawn, inked } from './drawn.ts';

/** The couple's seat at a reception: a buttoned back under a carved gold crest, rolled arms, two cushions; standing on y = 0, 0.68 × `width` high. */
export function weddingSofa(width: number, velvet: string, metal: Metal, place: Placement = {}): ShapeItem {
  const w = (part: number) => width * part;
  const p = (x: number, y: number) => `${w(x)} ${w(y)}`;
  const gold = metalRamp(metal, [-w(0.5), 0], [w(0.5), 0]);
  const plush = linear([0, -w(0.62)], [0, -w(0.2)], [0, lighter(velvet, 0.26)], [0.5, velvet], [1, darker(velvet, 0.34)]);
  const back = `M${p(-0.4, -0.2)} L${p(-0.4, -0.46)} C${p(-0.4, -0.58)} ${p(-0.28, -0.5)} ${p(-0.2, -0.55)} C${p(-0.12, -0.6)} ${p(-0.07, -0.63)} ${p(0, -0.63)} C${p(0.07, -0.63)} ${p(0.12, -0.6)} ${p(0.2, -0.55)} C${p(0.28, -0.5)} ${p(0.4, -0.58)} ${p(0.4, -0.46)} L${p(0.4, -0.2)} Z`;
  const arm = (side: 1 | -1) =>
    `M${p(side * 0.36, -0.06)} L${p(side * 0.36, -0.3)} C${p(side * 0.36, -0.38)} ${p(side * 0.5, -0.4)} ${p(side * 0.5, -0.31)} C${p(side * 0.5, -0.26)} ${p(side * 0.45, -0.26)} ${p(side * 0.45, -0.2)} L${p(side * 0.45, -0.06)} Z`;
  const leg = (x: number) =>
    `M${p(x - 0.02, -0.08)} L${p(x + 0.02, -0.08)} C${p(x + 0.03, -0.05)} ${p(x + 0.01, -0.03)} ${p(x + 0.02, 0)} L${p(x - 0.02, 0)} C${p(x - 0.01, -0.03)} ${p(x - 0.03, -0.05)} ${p(x - 0.02, -0.08)} Z`;
  const buttons = [-0.5, -0.42, -0.34].flatMap((y, row) =>
    group('buttons', [
      ellipse([-w(row % 2 ? 0.24 : 0.3), w(y)], w(0.014)),
      fill(darker(velvet, 0.55)),
      repeat(row % 2 ? 5 : 6, { move: [w(0.12), 0] }),
    ]),
  );
  return group(
    'wedding sofa',
    [
      group('shadow', [ellipse([0, 0], w(1.06), w(0.08)), fill('#12040a', 46)]),
      ...[-0.42, -0.14, 0.14, 0.42].map((x) => drawn(leg(x), gold)),
      drawn(back, plush),
      ...buttons,
      inked(back, gold, w(0.022)),
      drawn(
        `M${p(-0.16, -0.6)} C${p(-0.1, -0.66)} ${p(-0.05, -0.64)} ${p(0, -0.7)} C${p(0.05, -0.64)} ${p(0.1, -0.66)} ${p(0.16, -0.6)} C${p(0.08, -0.62)} ${p(-0.08, -0.62)} ${p(-0.16, -0.6)} Z`,
        gold,
      ),
      group('jewel', [ellipse([0, -w(0.635)], w(0.034)), fill(lighter(velvet, 0.3)), stroke(metal.shine, w(0.006))]),
      group('seat', [
        rect(-w(0.38), -w(0.25), w(0.76), w(0.13), w(0.04)),
        fill(linear([0, -w(0.25)], [0, -w(0.12)], [0, lighter(velvet, 0.34)], [1, darker(velvet, 0.2)])),
      ]),
      group('fold', [rect(-w(0.003), -w(0.24), w(0.006), w(0.11), 2), fill(darker(velvet, 0.5), 60)]),
      group('rail', [rect(-w(0.42), -w(0.13), w(0.84), w(0.05), w(0.02)), fill(gold)]),
      ...([-1, 1] as const).flatMap((side) => [
        drawn(arm(side), plush),
        inked(arm(side), gold, w(0.012)),
        group('roll', [ellipse([side * w(0.43), -w(0.32)], w(0.08)), fill(darker(velvet, 0.12)), stroke(gold, w(0.012))]),
        group(
          'cushion',
          [
            rect(-w(0.07), -w(0.07), w(0.14), w(0.14), w(0.03)),
            fill(linear([0, -w(0.07)], [0, w(0.07)], [0, metal.glint], [1, metal.body])),
            stroke(metal.shade, w(0.006)),
          ],
          { at: [side * w(0.27), -w(0.31)], rotate: side * 14 },
        ),
      ]),
    ],
    place,
  );
}
