// Shared by the scenes: the cream and gold of kasavu, the teal of the water before sunrise, Malayalam type.
import { softLight } from '../../kit/atmosphere.ts';
import { type Color, type Gradient, linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { GOLD, PALE_GOLD, palette } from '../../kit/palette.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const COLORS = palette({ ground: '#0e3b42', deep: '#05202a', metal: '#d3a044', bloom: '#f0b24a', paper: '#fff7e6' });
export const METAL = GOLD;
export const WORD_METAL = PALE_GOLD;
export const WOOD = '#5c3116';
export const INK = '#54200c';
export const LINE = '#ffe4ad';
export const PAIRING = { names: FONTS.malayalamDisplay, lines: FONTS.malayalam };
export const FONT = fontNames(PAIRING);

const USUAL = { font: FONT.lines, size: 60, color: COLORS.paper, width: 900, height: 100, leading: 1.45 };
export const say = sayIn(USUAL);
export const gild = gildIn({ ...USUAL, font: FONT.names });

/** Water from its horizon down, in the colours of the sky above it. */
export function water(width: number, horizon: number, depth: number, near: Color, middle: Color, far: Color): ShapeItem {
  const paint: Gradient = linear([0, horizon], [0, horizon + depth], [0, far], [0.3, middle], [1, near]);
  return group('water', [rect(-300, horizon, width + 600, depth + 200), fill(paint)]);
}

/** Light of the sky on the horizon, flattened. */
export function dawnGlow(x: number, horizon: number, radius: number, color: Color, strength: number): ShapeItem {
  return group('dawn', [softLight('dawn', 0, 0, radius, color, strength)], { at: [x, horizon], scale: [100, 46] });
}
