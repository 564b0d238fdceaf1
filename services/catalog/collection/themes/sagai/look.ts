// Shared by the scenes: bandhani cloth in red, green and turmeric; brass; Gujarati type.
import { ground } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { bandhaniField } from '../../kit/motifs/bandhani.ts';
import { GOLD, type Metal, palette } from '../../kit/palette.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#a3142c', deep: '#4a0616', metal: '#d3a044', bloom: '#f2b01e', paper: '#fff6e2' });
export const BRASS: Metal = { ...GOLD, shade: '#97641f', body: '#d9a94c', shine: '#f2d68e' };
export const LEAF = '#2f7d46';
export const TURMERIC = '#f2b01e';
export const PAIRING = { big: FONTS.gujaratiBold, text: FONTS.gujarati };
export const FONT = fontNames(PAIRING);
const USUAL = { font: FONT.big, size: 60, color: COLORS.paper, width: 700, height: 160 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);

/** Tie-dyed cloth with its knots, darker towards the edges; static. */
export function cloth(
  { width, height }: Stage,
  dye: string | typeof COLORS.ground,
  edge: string,
  knots: readonly [string, string],
  strength = 62,
): Layer[] {
  return [
    ground('cloth', width, height, dye),
    shapes('knots', [bandhaniField(width, height, 174, knots, edge, { at: [-40, -30] })], { opacity: strength }),
    ground(
      'fall of light',
      width,
      height,
      radial([width * 0.5, height * 0.45], [width * 1.08, height * 0.45], [0, edge, 0], [1, edge, 0.85]),
    ),
  ];
}
