// Shared by the scenes: maroon and marigold of Sambalpur, sandstone, silver; Odia type.
import { type Color, linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { GOLD, type Metal, PALE_GOLD, palette } from '../../kit/palette.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const COLORS = palette({ ground: '#7b1230', deep: '#240614', metal: '#d3a044', bloom: '#f2a23a', paper: '#fff5e2' });
export const METAL = GOLD;
export const WORD_METAL = PALE_GOLD;
export const SILVER: Metal = { shade: '#7d838c', body: '#c4cad2', shine: '#e9edf2', glint: '#ffffff' };
export const STONE = '#b98352';
export const LINE = '#ffdf9f';
export const IKAT = { ground: '#f0a032', dark: '#5c0c24', light: '#fff3d6', accent: '#b3182c' } as const;
export const PAIRING = { names: FONTS.odiaDisplay, lines: FONTS.odia };
export const FONT = fontNames(PAIRING);

const USUAL = { font: FONT.lines, size: 60, color: COLORS.paper, width: 900, height: 100, leading: 1.45 };
export const say = sayIn(USUAL);
export const gild = gildIn({ ...USUAL, font: FONT.names });

/** The sea from its horizon to the beach. */
export function sea(width: number, horizon: number, depth: number, near: Color, far: Color): ShapeItem {
  return group('sea', [
    rect(-300, horizon, width + 600, depth),
    fill(linear([0, horizon], [0, horizon + depth], [0, far], [0.25, near], [1, near])),
  ]);
}
