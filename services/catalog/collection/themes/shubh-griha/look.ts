// Shared by the scenes: size, colours, and the lime-washed wall.
import { ground } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { GOLD, palette } from '../../kit/palette.ts';
import type { Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const COLORS = palette({ ground: '#f6e7cb', deep: '#1f4634', metal: '#c9952f', bloom: '#ee8414', paper: '#fffaf0' });
export const METAL = GOLD;
export const TERRACOTTA = '#a8482a';
export const LEAF = '#3d7a3f';
export const MARIGOLDS = ['#ee8414', '#f8b62d'] as const;
export const WOOD = '#6d3a1f';
/** A warm serif and a plain humanist face that covers both scripts. */
export const PAIRING = { title: FONTS.muktaBold, display: FONTS.fraunces, text: FONTS.mukta };
export const FONT = fontNames(PAIRING);
const USUAL = { font: FONT.display, size: 60, color: COLORS.deep, width: 850, height: 90 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);

/** A warm wall over a terracotta dado; `floor` is the upper edge of the floor. */
export function limeWall({ width, height }: Stage, floor: number): Layer[] {
  return [
    ground('wall', width, height, COLORS.ground),
    ground(
      'wall light',
      width,
      height,
      linear([0, 0], [width, height * 0.6], [0, '#fff6df', 0.9], [0.5, '#fff6df', 0.1], [1, '#c9853f', 0.34]),
    ),
    shapes('dado', [
      group('band', [
        rect(-200, floor - 150, width + 400, 150),
        fill(linear([0, floor - 150], [0, floor], [0, '#b9542f'], [1, '#8f3a22'])),
      ]),
      group('line', [rect(-200, floor - 168, width + 400, 8), rect(-200, floor - 152, width + 400, 3), fill('#fff3dc')]),
      group('dots', [rect(-200, floor - 30, width + 400, 2), stroke('#fff3dc', 6, { dash: [0.1, 34] })]),
    ]),
    shapes('floor', [
      rect(-200, floor, width + 400, 500),
      fill(linear([0, floor], [0, height], [0, '#d9a774'], [0.4, '#c98d5a'], [1, '#9c6238'])),
    ]),
  ];
}
