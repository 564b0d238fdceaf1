// Shared by the scenes: ivory, one red, type.
import { ground } from '../../kit/atmosphere.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { type Gradient, radial } from '../../kit/lottie/paint.ts';
import { palette } from '../../kit/palette.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const { width: WIDTH, height: HEIGHT } = LANDSCAPE;
export const COLORS = palette({ ground: '#f8f0e2', deep: '#2a1512', metal: '#b98a3a', bloom: '#c92a14', paper: '#fffaf0' });
export const RED = '#c92a14';
export const DARK_RED = '#a31d0c';
export const PAIRING = { names: FONTS.vesper, lines: FONTS.mukta };
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.lines, size: 70, color: COLORS.paper, width: 790, height: 110 });

/** Sandalwood paste, on which the red mark is set. */
export const SANDAL = '#edc988';
/** The same, thick and wet: darker towards its edge. */
export const paste = (radius: number): Gradient =>
  radial([-radius * 0.2, -radius * 0.25], [radius, radius * 0.4], [0, '#f7e0b0'], [0.6, SANDAL], [1, '#d3a65a']);

/** Hand-made paper with one static light. */
export function paper(): Layer[] {
  return [
    ground('paper', WIDTH, HEIGHT, COLORS.ground),
    ground('paper light', WIDTH, HEIGHT, radial([700, 420], [2100, 420], [0, '#fffdf8', 0.9], [1, '#e3d3b6', 0.75])),
  ];
}
