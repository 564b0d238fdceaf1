// Shared by the people who walk with the groom: colours, turbans, gait.
import { through } from '../geometry/spline.ts';
import { sway, type Track } from '../lottie/motion.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, stroke } from '../lottie/shapes.ts';
import type { ShapeItem, Vector } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { hangingLeaf } from './arches.ts';

export interface Procession {
  /** Silhouette colour of men and mare, lit from behind. */
  shade: Color;
  cloth: Color;
  bloom: Color;
  metal: Metal;
}

/** A safa with its plume and tail, on a head of radius 34 at the origin, facing left. */
export function wornSafa(cloth: Color, metal: Metal, plume: boolean): ShapeItem[] {
  const wrap = through([
    [-46, -12],
    [-42, -52],
    [-8, -74],
    [34, -62],
    [48, -24],
    [40, -2],
    [0, -18],
  ]);
  const tail = through([
    [36, -10],
    [64, 30],
    [62, 96],
    [44, 120],
    [40, 60],
    [24, 10],
  ]);
  return [
    group('tail', [outline(tail), fill(darker(cloth, 0.2))]),
    group('wrap', [outline(wrap), fill(linear([-46, -70], [48, 0], [0, lighter(cloth, 0.2)], [1, darker(cloth, 0.15)]))]),
    group('folds', [
      outline(
        through(
          [
            [-44, -22],
            [-4, -44],
            [44, -18],
          ],
          false,
        ),
      ),
      outline(
        through(
          [
            [-40, -44],
            [0, -62],
            [44, -38],
          ],
          false,
        ),
      ),
      stroke(darker(cloth, 0.3), 3, { opacity: 70 }),
    ]),
    ...(plume
      ? [
          group('plume', [outline(hangingLeaf(22, -62)), fill('#fff6e0')], { at: [-34, -56], rotate: 12 }),
          group('jewel', [ellipse([-36, -46], 20, 24), fill(metalRamp(metal, [-46, -56], [-26, -36]))]),
        ]
      : []),
  ];
}

/** Up and down by `amount`, for figures that walk, ride or dance. */
export function bobbing(frames: number, period: number, middle: number, amount: number, phase = 0): Track<Vector> {
  return { keys: sway(frames, period, middle, amount, phase).keys.map(([frame, y, ease]) => [frame, [0, y], ease] as const) };
}
