// Shared by the scenes: colours of pattu silk, Tamil type.
import { GOLD, PALE_GOLD, palette } from '../../kit/palette.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = PORTRAIT;
export const COLORS = palette({ ground: '#7d1128', deep: '#3d0714', metal: '#d3a044', bloom: '#e0a020', paper: '#fff4dc' });
export const METAL = GOLD;
export const WORD_METAL = PALE_GOLD;
export const LEAF = '#2f6b3a';
export const MAROON = '#7d1128';
export const MARIGOLDS = ['#f0941f', '#f7bd2c'] as const;
export const PAIRING = { names: FONTS.tamilBold, lines: FONTS.tamil };
export const FONT = fontNames(PAIRING);

export const say = typesetter({ font: FONT.lines, color: COLORS.paper });
/** The style of the names in every scene. */
export const NAME = { font: FONT.names, leading: 1.1, by: 'letters' } as const;
