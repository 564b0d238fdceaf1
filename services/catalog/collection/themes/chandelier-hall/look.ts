// Shared by the scenes: black, ivory and gold, the deco lines on the wall, the glint of crystal.
import { ground, softLight, twinkles } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { decoScales, steppedFrame } from '../../kit/motifs/art-deco.ts';
import { GOLD, metalRamp, PALE_GOLD, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { PORTRAIT, type Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { eveningCouple } from '../../samples/church-couples.ts';

export const STAGE = PORTRAIT;
export const COLORS = palette({ ground: '#121014', deep: '#09080a', metal: '#d3a044', bloom: '#3a2c1a', paper: '#fbf4e4' });
export const METAL = GOLD;
export const WORD_METAL = PALE_GOLD;
export const IVORY = '#fbf4e4';
export const HONEY = '#eecb86';
export const PAIRING = { names: FONTS.italiana, lines: FONTS.josefin } as const;
export const FONT = fontNames(PAIRING);
const USUAL = { font: FONT.lines, size: 62, color: IVORY, width: 860, height: 84 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);
export const COUPLE = photoPlace('couple', 'Photo of the two of you', eveningCouple, false);

/** The black wall with its scale pattern and stepped frame, lit at (x, y). */
export function hall({ width, height }: Stage, x: number, y: number): Layer[] {
  return [
    ground('wall', width, height, linear([0, 0], [0, height], [0, '#1d191c'], [1, '#080709'])),
    shapes('scales', [decoScales(width, height, 120, '#d3a044', 12)]),
    shapes('wall light', [softLight('wall light', x, y, 900, '#c98f45', 0.4)]),
    shapes('frame', steppedFrame(width, height, 34, metalRamp(GOLD, [0, 0], [width, height]))),
  ];
}

/** Glints on the crystals, in a strip of `width` from `left`. */
export function glints(
  { left = 0, width }: { left?: number; width: number },
  frames: number,
  seed: number,
  top: number,
  height: number,
): Layer {
  const layer = twinkles(36, seed, width, height, frames, '#fffaf0', [1.6, 4]);
  return { ...layer, options: { ...layer.options, at: [left, top] } };
}
