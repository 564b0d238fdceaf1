// Shared by the scenes: ivory, old gold, the plaster wall and the flowers in front of it.
import { ground } from '../../kit/atmosphere.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { sway } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { group } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { jasmine, rose } from '../../kit/motifs/garden-blooms.ts';
import { inlaidBorder, type TurnedWood } from '../../kit/motifs/mashrabiya.ts';
import { sprig } from '../../kit/motifs/sprigs.ts';
import { type Metal, metalRamp, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { PORTRAIT, type Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { nikahCouple } from '../../samples/nikah-couple.ts';

export const STAGE = PORTRAIT;
export const COLORS = palette({ ground: '#f5ecda', deep: '#46331c', metal: '#b58d45', bloom: '#c9828a', paper: '#fffaf0' });
export const METAL: Metal = { shade: '#7d5a22', body: '#b58d45', shine: '#e6c988', glint: '#fff6dc' };
/** Old gold that is legible on ivory. */
export const INK_METAL: Metal = { shade: '#5a3f14', body: '#68491a', shine: '#7d5b25', glint: '#8f6c30' };
export const WOOD: TurnedWood = { wood: '#8d6534', light: '#d9b06c', shade: '#2c1c0c' };
export const INK = '#46331c';
export const ROSE = '#c9828a';
export const PAIRING = { urdu: FONTS.nastaliq, figures: FONTS.roman } as const;
export const FONT = fontNames(PAIRING);
const USUAL = { font: FONT.urdu, size: 66, color: '#8c3f4c', width: 860, height: 184, leading: 1.3 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);
export const COUPLE = photoPlace('couple', 'Photo of the two of you', nikahCouple, false);

/** Lit plaster inside an inlaid border. */
export function plaster({ width, height }: Stage): Layer[] {
  return [
    ground('plaster', width, height, linear([0, 0], [width, height], [0, '#fdf7ea'], [1, '#e8d9bb'])),
    shapes('border', [inlaidBorder(width, height, 26, 44, metalRamp(METAL, [0, 0], [width, height]), '#c9a763')]),
  ];
}

/** Roses, jasmine and leaves growing up out of a corner; drawn for the left one. */
function corner(): ShapeItem[] {
  const green = '#6f8061';
  return [
    sprig(430, green, 6, false, { at: [60, -10], rotate: 8 }),
    sprig(400, '#859673', 6, false, { at: [30, -10], rotate: 42 }),
    sprig(320, green, 5, false, { at: [120, -10], rotate: 66 }),
    sprig(300, '#859673', 5, true, { at: [20, -60], rotate: -8 }),
    jasmine(46, '#fffaf0', { at: [206, -214], rotate: 10 }),
    jasmine(38, '#fffaf0', { at: [86, -330], rotate: 40 }),
    jasmine(40, '#fffaf0', { at: [318, -96], rotate: 20 }),
    rose(92, '#d99a9c', { at: [196, -92], rotate: 18 }),
    rose(118, ROSE, { at: [66, -150], rotate: -12 }),
    rose(86, '#e9c4b4', { at: [62, -4], rotate: 30 }),
    jasmine(36, '#fffaf0', { at: [134, -206], rotate: 62 }),
  ];
}

const CORNER = composition('corner flowers', 620, 620, [
  shapes('corner flowers', [group('corner', corner(), { at: [140, 480] })]),
]);

/** Flowers in both lower corners, moving slightly in the air. */
export function flowers({ width, height }: Stage, frames: number, size: number): Layer[] {
  return [-1, 1].map((side) =>
    nested(`flowers ${side}`, CORNER, {
      anchor: [140, 480],
      at: [side < 0 ? -10 : width + 10, height + 6],
      scale: [size * -side, size],
      rotate: sway(frames, 110, 0, 0.9, side * 0.2),
    }),
  );
}
