import { type Animated, EASE, type Key, sway } from '../lottie/motion.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, type Placement, rect, repeat, stroke } from '../lottie/shapes.ts';
import type { ShapeItem, Vector } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { drawn, inked } from './drawn.ts';
import { jasmineString, swag } from './garlands.ts';

export interface CradleStyle {
  wood: Color;
  metal: Metal;
  cloth: Color;
  flowers: readonly [Color, Color];
  rose: Color;
}

/** A turned post with a knob at its top, standing on y = 0. */
function post(height: number, paint: ReturnType<typeof linear>, metal: Metal): ShapeItem[] {
  return [
    drawn(
      `M-16 0 V${-height * 0.3} C-30 ${-height * 0.36} -30 ${-height * 0.46} -14 ${-height * 0.52} V${-height * 0.86} C-26 ${-height * 0.9} -22 ${-height * 0.98} 0 ${-height} C22 ${-height * 0.98} 26 ${-height * 0.9} 14 ${-height * 0.86} V${-height * 0.52} C30 ${-height * 0.46} 30 ${-height * 0.36} 16 ${-height * 0.3} V0 Z`,
      paint,
    ),
    group('rings', [rect(-20, -height * 0.56, 40, 10, 5), rect(-20, -height * 0.27, 40, 10, 5), fill(metal.body)]),
    group('knob', [ellipse([0, -height - 10], 36), fill(metalRamp(metal, [0, -height - 28], [0, -height + 8]))]),
  ];
}

/** A child asleep on the pillow: a cotton cap, closed eyes, a dot against the evil eye, slow breath. */
function sleeper(frames: number): ShapeItem {
  const skin = linear([-40, -50], [40, 50], [0, '#f0c094'], [1, '#d99c6c']);
  return group(
    'child',
    [
      group('ears', [ellipse([-56, 8], 26, 32), ellipse([60, 8], 26, 32), fill('#d99c6c')]),
      group('face', [ellipse([2, 2], 120, 116), fill(skin)]),
      group('cheeks', [ellipse([-28, 22], 26, 18), ellipse([34, 22], 26, 18), fill('#e88a78', 46)]),
      drawn(
        'M-62 -12 C-62 -56 -34 -80 2 -80 C38 -80 66 -56 66 -12 C46 -34 24 -42 2 -42 C-20 -42 -42 -34 -62 -12 Z',
        linear([-60, -80], [60, -10], [0, '#fff8e6'], [1, '#f2ddb0']),
      ),
      inked('M-60 -14 C-40 -36 -20 -44 2 -44 C24 -44 44 -36 64 -14', '#c23b2e', 7),
      group('sprigs', [ellipse([-24, -58], 8), ellipse([2, -66], 8), ellipse([28, -58], 8), fill('#c23b2e')]),
      group('kajal', [ellipse([38, -22], 9), fill('#2a1712')]),
      inked('M-36 4 Q-24 14 -12 4 M18 4 Q30 14 42 4', '#4a2418', 4.5),
      inked('M-4 14 Q3 20 10 14', '#b3704c', 3.5),
      inked('M-8 34 Q4 44 18 34', '#a8483c', 4),
    ],
    { at: [-170, -52], rotate: -14, scale: breathing(frames) },
  );
}

/** In percent of the size. */
function breathing(frames: number): Animated<Vector> {
  const keys: Key<Vector>[] = [];
  for (let frame = 0; frame <= frames + 50; frame += 50)
    keys.push([frame, frame % 100 ? [102.4, 102.4] : [99.4, 99.4], EASE.breath]);
  return { keys };
}

/** A jhula: a carved wooden cradle, 640 wide, on chains from the origin down; its rail is at y = `drop`. Flowers hang from it; a child may be `asleep` in it. */
export function jhula(
  frames: number,
  drop: number,
  style: CradleStyle,
  asleep = false,
  place: Placement & { rotate?: Animated<number> } = {},
): ShapeItem {
  const { wood, metal, cloth, flowers, rose } = style;
  const grain = linear([0, 0], [0, 200], [0, lighter(wood, 0.2)], [0.5, wood], [1, darker(wood, 0.34)]);
  const round = linear([-20, 0], [20, 0], [0, darker(wood, 0.3)], [0.4, lighter(wood, 0.26)], [1, darker(wood, 0.3)]);
  const gold = metalRamp(metal, [-320, 0], [320, 200]);
  const chain = (side: -1 | 1) =>
    group('chain', [
      inked(`M${side * 286} 0 V${drop - 112}`, metal.shade, 9),
      inked(`M${side * 286} 0 V${drop - 112}`, metal.shine, 13, { dash: [16, 13] }),
      group('ball', [
        ellipse([side * 286, drop * 0.42], 36),
        fill(metalRamp(metal, [0, drop * 0.42 - 18], [0, drop * 0.42 + 18])),
      ]),
      group('loop', [ellipse([side * 286, drop - 92], 40, 48), stroke(metal.body, 9)]),
    ]);
  const spindles = group(
    'spindles',
    [
      group('spindle', [
        drawn('M-9 0 V20 C-20 40 -20 62 -8 78 V120 H8 V78 C20 62 20 40 9 20 V0 Z', round),
        group('ring', [rect(-12, 78, 24, 8, 4), fill(metal.body)]),
      ]),
      repeat(9, { move: [60, 0] }),
    ],
    { at: [-240, 20] },
  );
  return group(
    'jhula',
    [
      chain(-1),
      chain(1),
      group(
        'cradle',
        [
          drawn(
            'M-276 10 C-250 -70 -120 -66 -40 -40 C60 -70 200 -74 276 10 V60 H-276 Z',
            linear([0, -70], [0, 60], [0, '#fffdf4'], [1, '#e6d3b4']),
          ),
          drawn(
            'M-250 -6 C-240 -64 -150 -74 -120 -36 C-130 -6 -220 10 -250 -6 Z',
            linear([-250, -60], [-120, 0], [0, '#ffffff'], [1, '#f0dfc6']),
          ),
          ...(asleep ? [sleeper(frames)] : []),
          drawn('M-100 2 C-40 -60 180 -66 276 10 V60 H-110 Z', linear([0, -50], [0, 60], [0, lighter(cloth, 0.3)], [1, cloth])),
          inked('M-92 0 C-40 -50 180 -58 270 10', metal.shine, 7),
          drawn('M-262 20 H262 L236 150 H-236 Z', darker(wood, 0.62), { opacity: 74 }),
          spindles,
          drawn('M-300 0 C-180 34 180 34 300 0 L300 36 C180 70 -180 70 -300 36 Z', grain),
          inked('M-292 20 C-180 52 180 52 292 20', gold, 5),
          drawn('M-284 132 C-160 164 160 164 284 132 L262 196 C150 226 -150 226 -262 196 Z', grain),
          inked('M-266 158 C-160 186 160 186 266 158', gold, 4),
          group('carving', [group('leaf', [ellipse([-168, 0], 22, 34), fill(metal.body)]), repeat(9, { move: [42, 0] })], {
            at: [0, 188],
            scale: [100, 70],
          }),
          ...[-1, 1].map((side) => group('post', post(250, round, metal), { at: [side * 286, 206] })),
          ...[-1, 1].map((side) => group('rocker', [drawn('M-30 0 C-34 26 34 26 30 0 Z', round)], { at: [side * 286, 206] })),
          swag(540, 70, 27, flowers, { at: [0, 24] }),
          ...[-1, 1].flatMap((side) =>
            [0, 1].map((step) =>
              jasmineString(5 - step * 2, 26, '#fffdf4', rose, {
                at: [side * (312 + step * 26), 20],
                rotate: sway(frames, 70 + step * 12, 0, 3, step * 0.3),
              }),
            ),
          ),
        ],
        { at: [0, drop] },
      ),
    ],
    place,
  );
}
