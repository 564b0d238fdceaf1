// Shared by the scenes: midnight blue, gold rings, sparks on their orbits.
import { ground, softLight, twinkles } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { orbit } from '../../kit/motifs/orbits.ts';
import { GOLD, type Metal, PALE_GOLD, palette } from '../../kit/palette.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#0d1738', deep: '#060b1f', metal: '#d3a044', bloom: '#4463b8', paper: '#fbf3df' });
export const METAL: Metal = { ...GOLD, shade: '#7a4c14', shine: '#f7dd9a' };
export const WORD_METAL = PALE_GOLD;
export const PAIRING = { names: FONTS.italiana, lines: FONTS.garamond, capitals: FONTS.cinzel };
export const FONT = fontNames(PAIRING);
const USUAL = { font: FONT.lines, size: 58, color: COLORS.paper, width: 1500, height: 84 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);
export const LIGHT = '#cfe0ff';

/** A night sky that is a little lighter around a point. */
export function midnight({ width, height }: Stage, frames: number, x: number, y: number, seed: number): Layer[] {
  return [
    ground('night', width, height, COLORS.ground),
    shapes('sky light', [
      softLight('sky light', x, y, 1000, '#3a57b0', 0.6),
      softLight('dark', width - x, height, 900, '#050919', 0.8),
    ]),
    twinkles(34, seed, width, height, frames, '#dfe8ff', [1, 3]),
  ];
}

/** Two sparks on tilted orbits around a point. */
export function orbits(frames: number, x: number, y: number, size: number): Layer {
  const rounds = frames / 150;
  return shapes(
    'orbits',
    [
      orbit({ reach: [size * 1.5, size * 0.5], lean: -18, frames, rounds, start: 0.1, color: '#f3d489', size: 10 }),
      orbit({ reach: [size * 1.28, size * 0.62], lean: 24, frames, rounds: rounds * 1.3, start: 0.6, color: '#b9ceff', size: 8 }),
    ],
    { at: [x, y] },
  );
}
