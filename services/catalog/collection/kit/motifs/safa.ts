import { path } from '../geometry/path.ts';
import { type Animated, EASE, type Key, type Track, track } from '../lottie/motion.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outlines, type Placement, ring, stroke, trim } from '../lottie/shapes.ts';
import type { ShapeItem, Vector } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { drawn, inked } from './drawn.ts';

export interface SafaColors {
  /** Two cloths that wind around each other. */
  cloth: readonly [Color, Color];
  metal: Metal;
  jewel: Color;
}

/** The timing of the wrapping: the first frame of each fold, and its duration. */
export interface Winding {
  first: number;
  step: number;
  length: number;
  /** How far its end hangs down, in percent. */
  tail?: number;
}

const BEHIND = 'M-330 40 C-370 -240 -190 -420 20 -424 C250 -424 380 -230 330 44 C200 100 -200 100 -330 40 Z';

/** Folds from the brow upwards: the path along which each is laid, its width and cloth. */
const FOLDS: readonly (readonly [way: string, width: number, cloth: 0 | 1])[] = [
  ['M-250 -268 C-160 -420 140 -450 262 -262', 124, 0],
  ['M268 -226 C170 -396 -120 -420 -262 -196', 118, 1],
  ['M-300 -176 C-170 -350 130 -380 306 -152', 116, 0],
  ['M318 -112 C170 -290 -130 -310 -316 -90', 112, 1],
  ['M-328 -62 C-170 -218 120 -250 330 -48', 108, 0],
  ['M330 2 C190 -150 -120 -176 -332 12', 98, 1],
  ['M-322 40 C-170 -96 150 -96 322 40', 84, 0],
];

/**
 * A turban from the front, about 700 wide, its brow line at y = 60: cloth laid fold over fold, then the brooch with its plume.
 * With `winding`, it wraps itself; the plume comes last.
 */
export function safa(colors: SafaColors, winding: Winding, place: Placement = {}): ShapeItem {
  const [warm, cool] = colors.cloth;
  const end = winding.first + winding.step * (FOLDS.length - 1) + winding.length;
  const laid = (index: number): Animated<number> =>
    track([winding.first + index * winding.step, 0, EASE.inOut], [winding.first + index * winding.step + winding.length, 100]);
  const seen = (first: number): Track<number> => track([first, 0, EASE.inOut], [first + 6, 100]);
  const fold = ([way, width, cloth]: (typeof FOLDS)[number], index: number): ShapeItem => {
    const color = cloth === 0 ? warm : cool;
    const line = (paint: Parameters<typeof stroke>[0], wide: number, opacity = 100) =>
      group('line', [...outlines(path(way)), trim(0, laid(index)), stroke(paint, wide, { opacity })]);
    return group(
      'fold',
      [
        line(darker(color, 0.42), width + 10),
        line(linear([-330, -380], [330, 60], [0, lighter(color, 0.22)], [0.5, color], [1, darker(color, 0.25)]), width),
        group('crease', [...outlines(path(way)), trim(0, laid(index)), stroke(darker(color, 0.3), 5, { opacity: 70 })], {
          at: [0, width * 0.2],
        }),
        group('shine', [...outlines(path(way)), trim(0, laid(index)), stroke(lighter(color, 0.5), 6, { opacity: 60 })], {
          at: [0, -width * 0.26],
        }),
        group('zari', [...outlines(path(way)), trim(0, laid(index)), stroke(colors.metal.shine, 3.4, { opacity: 85 })], {
          at: [0, width * 0.4],
        }),
      ],
      { opacity: seen(winding.first + index * winding.step - 2) },
    );
  };
  return group(
    'safa',
    [
      tail(
        warm,
        colors.metal,
        track([winding.first, [100, 0], EASE.weight], [winding.first + 30, [100, winding.tail ?? 100]]),
        seen(winding.first + 2),
      ),
      drawn(BEHIND, radial([-60, -260], [330, 60], [0, darker(warm, 0.12)], [1, darker(warm, 0.55)])),
      ...FOLDS.map(fold),
      brooch(colors, end - 8),
    ],
    place,
  );
}

/** The end of the cloth, over the shoulder. */
function tail(cloth: Color, metal: Metal, grown: Track<Vector>, opacity: Track<number>): ShapeItem {
  const shape = 'M0 0 C70 40 96 180 84 320 C76 420 96 480 120 540 L-10 560 C10 470 -18 400 -8 300 C2 180 -40 80 -60 10 Z';
  return group(
    'tail',
    [
      drawn(shape, linear([-60, 0], [120, 80], [0, darker(cloth, 0.45)], [0.5, cloth], [1, darker(cloth, 0.3)])),
      inked('M20 40 C56 160 40 300 46 400 C50 470 60 510 66 546', darker(cloth, 0.4), 5, { opacity: 60 }),
      inked('M-6 536 L118 518', metal.shine, 12),
      inked('M-8 556 L124 538', metal.body, 5),
    ],
    { at: [288, 0], scale: grown, opacity },
  );
}

function brooch({ metal, jewel }: SafaColors, first: number): ShapeItem {
  const gold = metalRamp(metal, [-60, -60], [60, 60]);
  const feather = (side: number, d: string, paint: string) =>
    group('feather', [drawn(d, linear([0, -330], [0, 0], [0, '#ffffff'], [1, paint]))], { scale: [side * 100, 100] });
  const plume = group(
    'plume',
    [
      feather(
        1,
        'M0 -40 C-46 -120 -40 -230 30 -322 C40 -300 40 -286 34 -268 C50 -276 58 -270 62 -256 C60 -170 40 -100 0 -40 Z',
        '#e6cfa0',
      ),
      feather(
        1,
        'M4 -40 C30 -120 90 -190 150 -206 C140 -190 138 -180 128 -168 C142 -168 142 -158 134 -148 C100 -100 60 -64 4 -40 Z',
        '#d9b878',
      ),
      feather(-1, 'M4 -40 C30 -120 80 -176 124 -186 C112 -160 118 -158 104 -140 C86 -100 50 -64 4 -40 Z', '#d9b878'),
      inked('M0 -40 C-8 -140 6 -240 28 -306 M4 -40 C40 -110 90 -170 142 -200 M-4 -40 C-34 -100 -74 -150 -116 -180', '#c9a566', 3),
    ],
    {
      scale: track([first, [40, 0], EASE.spring], [first + 20, [100, 100]]),
      opacity: track([first, 0, 'hold'], [first + 1, 100]),
      rotate: track([first, -12, EASE.out], [first + 24, 0, EASE.breath], [first + 70, 3, EASE.breath], [first + 120, 0]),
    },
  );
  return group(
    'brooch',
    [
      plume,
      group(
        'jewel',
        [
          ring('pearls', 14, [ellipse([0, -82], 22), fill(radial([-4, -88], [10, -76], [0, '#ffffff'], [1, '#d8c7a4']))], {
            scale: [86, 104],
          }),
          drawn('M0 -78 C46 -64 62 -20 44 24 C34 50 14 66 0 84 C-14 66 -34 50 -44 24 C-62 -20 -46 -64 0 -78 Z', gold),
          drawn(
            'M0 -56 C30 -46 42 -14 30 16 C22 36 10 46 0 60 C-10 46 -22 36 -30 16 C-42 -14 -30 -46 0 -56 Z',
            radial([-10, -24], [34, 40], [0, lighter(jewel, 0.45)], [0.5, jewel], [1, darker(jewel, 0.5)]),
          ),
          drawn('M-12 -34 C-2 -42 8 -40 12 -32 C2 -30 -6 -22 -10 -12 C-18 -18 -18 -26 -12 -34 Z', '#ffffff', { opacity: 70 }),
          group('drop', [ellipse([0, 108], 26, 34), fill(radial([-4, 100], [14, 116], [0, '#ffffff'], [1, '#d8c7a4']))]),
        ],
        { scale: track([first - 6, [0, 0], EASE.spring], [first + 14, [100, 100]]) },
      ),
    ],
    { at: [0, -70] },
  );
}

/** A glint on a jewel: a small star that opens and closes at the given frames. */
export function sparkle(size: number, at: Vector, frames: readonly number[]): ShapeItem {
  const keys: Key<Vector>[] = frames.flatMap((frame): Key<Vector>[] => [
    [frame, [0, 0], EASE.out],
    [frame + 8, [100, 100], EASE.in],
    [frame + 20, [0, 0], 'hold'],
  ]);
  return group(
    'sparkle',
    [
      drawn(
        `M0 ${-size} C${size * 0.06} ${-size * 0.06} ${size * 0.06} ${-size * 0.06} ${size} 0 C${size * 0.06} ${size * 0.06} ${size * 0.06} ${size * 0.06} 0 ${size} C${-size * 0.06} ${size * 0.06} ${-size * 0.06} ${size * 0.06} ${-size} 0 C${-size * 0.06} ${-size * 0.06} ${-size * 0.06} ${-size * 0.06} 0 ${-size} Z`,
        '#fffdf2',
      ),
    ],
    { at, scale: { keys } },
  );
}
