// Shared by the scenes: white on white, ink and a little foil; the light that crosses every sheet.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { branchShadow, windowLight } from '../../kit/motifs/paper-layers.ts';
import { type Metal, palette } from '../../kit/palette.ts';
import type { Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const COLORS = palette({ ground: '#f1eee7', deep: '#37332c', metal: '#8a6a34', bloom: '#f7f4ee', paper: '#ffffff' });
/** Foil that is legible on white. */
export const FOIL: Metal = { shade: '#5f4519', body: '#7d5e2a', shine: '#8f6d34', glint: '#b08d57' };
export const INK = '#37332c';
export const PAIRING = { names: FONTS.garamond, lines: FONTS.roman, script: FONTS.pinyon };
export const FONT = fontNames(PAIRING);

const USUAL = { font: FONT.lines, size: 54, color: INK, width: 900, height: 90 };
export const say = sayIn(USUAL);
export const gild = gildIn({ ...USUAL, font: FONT.names });

/** Morning light through a window and the shadow of a branch in it, moving over the sheet. */
export function morning({ frames }: Clock, { width, height, portrait }: Stage, seed: number): Layer[] {
  const size = portrait ? 128 : 112;
  return [
    shapes('window light', [windowLight(78)], {
      at: track([0, [width * 0.34, height * 0.4], EASE.linear], [frames, [width * 0.62, height * 0.5]]),
      scale: size,
      rotate: 12,
    }),
    shapes('branch shadow', [branchShadow(portrait ? 1150 : 1200, frames, seed)], {
      at: track([0, [-160, height * 0.2], EASE.linear], [frames, [-40, height * 0.24]]),
      rotate: track([0, 15, EASE.breath], [frames / 2, 18, EASE.breath], [frames, 14]),
    }),
    shapes('second branch shadow', [branchShadow(portrait ? 900 : 980, frames, seed + 5)], {
      at: track([0, [width + 120, height * 0.94], EASE.linear], [frames, [width + 10, height * 0.9]]),
      rotate: track([0, 196, EASE.breath], [frames / 2, 199, EASE.breath], [frames, 195]),
    }),
  ];
}
