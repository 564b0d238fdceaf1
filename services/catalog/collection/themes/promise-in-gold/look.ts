// Shared by the scenes: midnight blue, lights out of focus, champagne silk.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { sway } from '../../kit/lottie/motion.ts';
import { PALE_GOLD, palette } from '../../kit/palette.ts';
import { sprite } from '../../kit/sprite.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#0d1738', deep: '#060b1f', metal: '#d3a044', bloom: '#4463b8', paper: '#fbf3df' });
export const WORD_METAL = PALE_GOLD;
export const PAIRING = { names: FONTS.italiana, lines: FONTS.garamond, capitals: FONTS.cinzel };
export const FONT = fontNames(PAIRING);
const USUAL = { font: FONT.lines, size: 58, color: COLORS.paper, width: 1500, height: 84 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);
export const LIGHT = '#cfe0ff';

/** A night that is a little lighter around a point; the lights of the evening behind, out of focus. */
export function midnight({ width, height, portrait }: Stage, frames: number, x: number, y: number, far: Layer): Layer[] {
  return [
    ground('night', width, height, COLORS.ground),
    shapes('sky light', [
      softLight('sky light', x, y, 1000, '#3a57b0', 0.6),
      softLight('dark', width - x, height, 900, '#050919', 0.8),
    ]),
    far,
    sprite('bokeh-cool', {
      width: Math.max(width, height) * 1.2,
      at: [width / 2, height / 2],
      rotate: portrait ? 90 : 0,
      opacity: sway(frames, 90, 42, 14),
      parent: far,
    }),
  ];
}
