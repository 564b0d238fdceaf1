import { linear } from '../lottie/paint.ts';
import { ellipse, fill, group, type Placement, rect } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { drawn, inked } from './drawn.ts';

/** A bough that birds sit on, its middle at the origin. */
export function bough(width: number, place: Placement = {}): ShapeItem {
  const w = width / 2;
  return group(
    'bough',
    [
      drawn(
        `M${-w} 10 C${-w * 0.5} -18 ${w * 0.4} 24 ${w} -16 L${w} 40 C${w * 0.4} 70 ${-w * 0.5} 30 ${-w} 62 Z`,
        linear([0, -10], [0, 60], [0, '#9a6438'], [1, '#5f391e']),
      ),
      inked(
        `M${-w * 0.8} 30 C${-w * 0.4} 14 0 30 ${w * 0.3} 34 M${-w * 0.1} 14 C${w * 0.2} 22 ${w * 0.5} 26 ${w * 0.9} 6`,
        '#4a2b16',
        4,
        { opacity: 70 },
      ),
    ],
    place,
  );
}

/** A board of planks hung from two vines, centred on the origin. */
export function hangingBoard(width: number, height: number, planks: number, place: Placement = {}): ShapeItem {
  const [w, h] = [width / 2, height / 2];
  return group(
    'board',
    [
      ...[-1, 1].map((side) =>
        inked(
          `M${side * w * 0.7} ${-h - 500} C${side * w * 0.74} ${-h - 200} ${side * w * 0.66} ${-h - 100} ${side * w * 0.7} ${-h + 30}`,
          '#3f7a3a',
          16,
        ),
      ),
      group('shadow', [rect(-w + 14, -h + 22, width, height, 30), fill('#1d2a12', 34)]),
      ...Array.from({ length: planks }, (_, index) => {
        const top = -h + (index * height) / planks;
        const shift = index % 2 ? 12 : -8;
        return group('plank', [
          rect(-w + shift, top + 2, width, height / planks - 4, 18),
          fill(linear([0, top], [0, top + height / planks], [0, '#fbe2b0'], [1, '#efc98a'])),
        ]);
      }),
      ...[-1, 1].flatMap((side) =>
        [-0.8, 0.8].map((y) => group('nail', [ellipse([side * (w - 40), y * h], 20), fill('#8a5a2c')])),
      ),
    ],
    place,
  );
}
