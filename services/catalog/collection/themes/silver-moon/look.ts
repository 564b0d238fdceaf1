// Shared by the scenes: a lake under the moon in silver, slate blue and blush.
import { ground, twinkles } from '../../kit/atmosphere.ts';
import { through } from '../../kit/geometry/spline.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, rect } from '../../kit/lottie/shapes.ts';
import { type Metal, palette } from '../../kit/palette.ts';
import { PORTRAIT, type Stage } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = PORTRAIT;
export const COLORS = palette({ ground: '#1b2942', deep: '#0e1728', metal: '#c3cfde', bloom: '#e3b3b0', paper: '#f4f7fb' });
export const SILVER: Metal = { shade: '#a9b8cc', body: '#ccd7e4', shine: '#eef3f9', glint: '#ffffff' };
export const BLUSH = '#f0c9c4';
export const PAIRING = { names: FONTS.parisienne, lines: FONTS.garamond, numerals: FONTS.cinzel };
export const FONT = fontNames(PAIRING);
export const say = typesetter({ font: FONT.lines, color: COLORS.paper });

/** Night above `shore`, with a hint of blush at the horizon, and the opposite shore. */
export function night({ width, height, portrait }: Stage, frames: number, shore: number, seed: number): Layer[] {
  // The hills are drawn for the upright frame.
  const stretch = width / STAGE.width;
  const hills = (points: readonly (readonly [number, number])[], color: string) =>
    group(
      'hills',
      [outline(through([[-80, 90, 1], ...points.map(([x, y]) => [x * stretch, y] as const), [width + 80, 90, 1]])), fill(color)],
      { at: [0, shore] },
    );
  return [
    ground('sky', width, height, COLORS.ground),
    shapes('dusk', [
      group('dusk', [ellipse([0, 0], 1500), fill(radial([0, 0], [750, 0], [0, '#b98a94', 0.62], [1, '#4a5c80', 0]))], {
        at: [width / 2, shore + 30],
        scale: [portrait ? 130 : 210, 46],
      }),
    ]),
    twinkles(48, seed, width, shore - 160, frames, '#ffffff', [1.4, 4]),
    shapes('far shore', [
      hills(
        [
          [60, -70],
          [230, -120],
          [400, -60],
          [560, -96],
          [760, -150],
          [940, -80],
          [1100, -110],
        ],
        '#33456a',
      ),
      hills(
        [
          [40, -10],
          [200, -40],
          [380, -4],
          [640, -22],
          [820, -60],
          [1000, -20],
          [1120, -50],
        ],
        '#22314f',
      ),
    ]),
  ];
}

/** The lake from `shore` down. */
export function water({ width, height }: Stage, shore: number): Layer {
  return shapes('lake', [
    group('water', [
      rect(-20, shore, width + 40, height - shore + 20),
      fill(linear([0, shore], [0, height], [0, '#3a4f78'], [1, '#0d1626'])),
    ]),
    group('line of light', [ellipse([width / 2, shore + 4], width + 420, 10), fill('#a9b9d4', 40)]),
  ]);
}
