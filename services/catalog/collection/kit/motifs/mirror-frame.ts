// A gold mirror frame with rays.
import type { Color } from '../lottie/paint.ts';
import { ellipse, group, type Placement, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { type Metal, metalRamp } from '../palette.ts';
import { drawn, inked } from './drawn.ts';

/** The frame of an oval mirror with a transparent glass of `width` × `height`: a beaded rim, rays above and below. Centred. */
export function mirrorFrame(width: number, height: number, metal: Metal, ground: Color, place: Placement = {}): ShapeItem {
  const gold = metalRamp(metal, [-width / 2, -height / 2], [width / 2, height / 2]);
  const rays = Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * Math.PI * 2;
    const long = 1.13 + 0.06 * Math.abs(Math.cos(angle * 2)) + (index % 2 ? 0 : 0.05);
    const [c, s] = [(Math.cos(angle) * width) / 2, (Math.sin(angle) * height) / 2];
    return `M${c * 1.08} ${s * 1.08} L${c * long} ${s * long}`;
  });
  return group(
    'mirror frame',
    [
      inked(rays.join(' '), gold, 5),
      group('back', [ellipse([0, 0], width * 1.075, height * 1.055), stroke(ground, width * 0.05)]),
      group('outer', [ellipse([0, 0], width * 1.1, height * 1.075), stroke(gold, width * 0.012)]),
      group('beads', [
        ellipse([0, 0], width * 1.062, height * 1.046),
        stroke(metal.shine, width * 0.016, { dash: [0.1, width * 0.028] }),
      ]),
      group('inner', [ellipse([0, 0], width * 1.012, height * 1.01), stroke(gold, width * 0.02)]),
      drawn(
        `M${-width * 0.12} ${-height * 0.53} L0 ${-height * 0.62} L${width * 0.12} ${-height * 0.53} L0 ${-height * 0.5} Z`,
        gold,
      ),
      drawn(
        `M${-width * 0.12} ${height * 0.53} L0 ${height * 0.62} L${width * 0.12} ${height * 0.53} L0 ${height * 0.5} Z`,
        gold,
      ),
    ],
    place,
  );
}
