// Shared by the scenes: a spring garden in sunlight, the mango tree, fuchsia and yellow flowers.
import { drifting, ground, softLight } from '../../kit/atmosphere.ts';
import { through } from '../../kit/geometry/spline.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import type { SwingColors } from '../../kit/motifs/swing.ts';
import { palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { brideInYellow } from '../../samples/celebrations.ts';

export const STAGE = LANDSCAPE;
export const BRIDE = photoPlace('bride', "Bride's photo", brideInYellow, false);
export const COLORS = palette({ ground: '#fdf4cf', deep: '#1f4a2a', metal: '#d3a044', bloom: '#d81e78', paper: '#fffbea' });
export const FUCHSIA = '#c81a6e';
export const WINE = '#a90f58';
export const YELLOW = '#f9bb25';
export const LEAF = '#4f8f3a';
export const SWING: SwingColors = { flowers: [FUCHSIA, YELLOW], leaf: LEAF, wood: '#8a5128', cloth: '#2f9c95', trim: '#ffe08a' };
export const PAIRING = { names: FONTS.parisienne, text: FONTS.fraunces };
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.text, size: 54, color: COLORS.deep, width: 860, height: 78, leading: 1.2 });

/** Sky, a distant line of trees, hedges with flowers, and the lawn. */
export function garden({ width, height, portrait }: Stage, frames: number, sun: readonly [x: number, y: number]): Layer[] {
  // How much lower than in a wide frame the trees and the lawn stand.
  const low = portrait ? 830 : 0;
  const mounds = (top: number, size: number, seed: number) =>
    through([
      [-200, height + 60, 1],
      ...Array.from({ length: 13 }, (_, index) => [-200 + index * 200, top + low + ((index * 7 + seed) % 5) * size] as const),
      [2300, height + 60, 1],
    ]);
  const slide = (amount: number) => track([0, [amount / 2, 0], EASE.breath], [frames, [-amount / 2, 0]]);
  const dots: ShapeItem[] = Array.from({ length: 18 }, (_, index) =>
    group(
      'bloom',
      [
        outline(
          through([
            [-9, 0],
            [0, -9],
            [9, 0],
            [0, 9],
          ]),
        ),
        fill(index % 3 === 0 ? YELLOW : index % 3 === 1 ? '#ff6aa8' : '#fff6dc'),
      ],
      { at: [30 + index * 108, 872 + low + ((index * 37) % 54)], scale: 70 + ((index * 29) % 60) },
    ),
  );
  return [
    ground('sky', width, height, linear([0, 0], [0, 860 + low], [0, '#fff6cf'], [1, '#d4eaa6'])),
    shapes('sun', [softLight('sun', sun[0], sun[1], 760, '#fffdf0', 0.95)]),
    shapes('far trees', [outline(mounds(690, 20, 2)), fill('#b9d98c')], { at: slide(16) }),
    shapes('trees', [outline(mounds(772, 16, 4)), fill('#93c267')], { at: slide(30) }),
    shapes(
      'hedge',
      [
        group('hedge', [
          outline(mounds(852, 12, 1)),
          fill(linear([0, 840 + low], [0, 1000 + low], [0, '#6aa84a'], [1, '#4c8a38'])),
        ]),
        ...dots,
      ],
      { at: slide(46) },
    ),
    shapes('lawn', [
      outline(
        through([
          [-100, 985 + low, 1],
          [500, 950 + low],
          [1100, 972 + low],
          [1600, 945 + low],
          [2050, 970 + low, 1],
          [2050, 1200 + low, 1],
          [-100, 1200 + low, 1],
        ]),
      ),
      fill(linear([0, 940 + low], [0, height], [0, '#8cc456'], [1, '#4f9038'])),
    ]),
  ];
}

export function petals({ width, height }: Stage, frames: number, seed: number): Layer[] {
  return drifting('petal', (index) => loosePetal(30, [FUCHSIA, YELLOW, '#ff8fc0'][index % 3] ?? FUCHSIA), {
    count: 11,
    seed,
    width,
    height,
    frames,
    sizes: [50, 115],
    fall: 560,
    wind: -90,
  });
}
