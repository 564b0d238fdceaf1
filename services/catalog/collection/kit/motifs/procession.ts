// Shared by the people who walk with the groom: colours, turbans, gait.
import { through } from '../geometry/spline.ts';
import { sway, type Track } from '../lottie/motion.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, stroke } from '../lottie/shapes.ts';
import type { ShapeItem, Vector } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { hangingLeaf } from './arches.ts';

export interface Procession {
  /** Skin of the men; darker, the mare's hooves and eye. */
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

/** A man's head in profile, facing left, under his safa: brow, eye, nose, moustache and a trimmed beard; its neck stands on the origin. */
export function profile(skin: Color, headgear: readonly ShapeItem[]): ShapeItem {
  const hair = '#22100c';
  const face = through([
    [-32, -26],
    [-36, -8],
    [-42, 6],
    [-56, 18],
    [-43, 25],
    [-43, 32],
    [-38, 36],
    [-42, 41],
    [-38, 46],
    [-41, 58],
    [-26, 70],
    [-12, 70],
    [-16, 96],
    [28, 96],
    [34, 54],
    [40, 10],
    [36, -26],
  ]);
  const beard = through([
    [-41, 50],
    [-41, 59],
    [-26, 71],
    [-4, 66],
    [16, 44],
    [20, 14],
    [10, 14],
    [2, 36],
    [-16, 48],
    [-30, 47],
  ]);
  const line = (...points: (readonly [number, number])[]) => outline(through(points, false));
  return group(
    'head',
    [
      group('face', [
        outline(face),
        fill(linear([-50, 0], [40, 40], [0, lighter(skin, 0.24)], [0.5, skin], [1, darker(skin, 0.28)])),
      ]),
      group('cheek', [ellipse([-18, 26], 22, 16), fill('#e0624a', 26)]),
      group('beard', [outline(beard), fill(hair, 88)]),
      group('moustache', [
        outline(
          through([
            [-46, 29],
            [-36, 26],
            [-18, 32],
            [-8, 24],
            [-16, 38],
            [-36, 35],
          ]),
        ),
        fill(hair),
      ]),
      group('smile', [line([-38, 39], [-30, 42], [-22, 40]), stroke('#7a2a20', 3)]),
      group('eye', [ellipse([-28, 4], 17, 11), fill('#fff8ee')]),
      group('pupil', [ellipse([-30, 4], 9.5), fill('#1c0f0c')]),
      group('glint', [ellipse([-32, 2], 3), fill('#ffffff')]),
      group('lid', [line([-37, 2], [-28, -3], [-18, 3]), stroke(hair, 3)]),
      group('brow', [line([-38, -9], [-27, -14], [-14, -9]), stroke(hair, 5)]),
      group('ear', [ellipse([22, 10], 17, 26), fill(darker(skin, 0.1))]),
      group('ear fold', [line([24, 2], [17, 10], [23, 19]), stroke(darker(skin, 0.35), 2.5)]),
      group('stud', [ellipse([22, 23], 8), fill('#ffe9b0')]),
      ...headgear,
    ],
    { anchor: [0, 74], scale: 124 },
  );
}

/** Up and down by `amount`, for figures that walk, ride or dance. */
export function bobbing(frames: number, period: number, middle: number, amount: number, phase = 0): Track<Vector> {
  return { keys: sway(frames, period, middle, amount, phase).keys.map(([frame, y, ease]) => [frame, [0, y], ease] as const) };
}
