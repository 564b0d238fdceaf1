// Shared by the scenes: midnight blue, lights out of focus, polished stone.

import { ground, softLight } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../../kit/lottie/shapes.ts';
import { bokeh } from '../../kit/matter.ts';
import { PALE_GOLD, palette } from '../../kit/palette.ts';
import { sprite } from '../../kit/sprite.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#0d1738', deep: '#060b1f', metal: '#d3a044', bloom: '#4463b8', paper: '#fbf3df' });
export const WORD_METAL = PALE_GOLD;
export const PAIRING = { names: FONTS.roman, lines: FONTS.garamond, capitals: FONTS.cinzel };
export const FONT = fontNames(PAIRING);
const USUAL = { font: FONT.lines, size: 58, color: COLORS.paper, width: 1500, height: 84 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);
export const LIGHT = '#cfe0ff';

/** Polished stone from `y` down to the lower edge, with the evening's light on it. */
export function polishedStone({ x, width, height }: Stage, y: number): Layer {
  const [left, wide] = [-width / 2, width * 2];
  const middle = [x, y + height * 0.06];
  return shapes('polished stone', [
    group('top', [rect(left, y, wide, height), fill(linear([0, y], [0, y + height * 0.24], [0, '#24397c'], [1, '#080e26']))]),
    group('sheen', [
      ellipse(middle, width * 0.9, height * 0.1),
      fill(radial(middle, [x + width * 0.45, y + height * 0.06], [0, '#4a68b8', 0.5], [1, '#4a68b8', 0])),
    ]),
    group('edge', [rect(left, y - 2, wide, 4), fill('#f0d79a', 70)]),
  ]);
}

/** What stands on the stone, seen in it; `foot` is where the sprite touches the stone. */
export function reflection(name: string, width: number, [x, foot]: readonly [number, number], from: number): Layer {
  return sprite(name, {
    width,
    hold: [0.5, 1],
    at: [x, foot],
    scale: [100, -62],
    opacity: track([from, 0, EASE.inOut], [from + 16, 24]),
  });
}

/** A night that is a little lighter around a point; the lights of the evening behind, out of focus. */
export function midnight(stage: Stage, frames: number, x: number, y: number, far: Layer): Layer[] {
  const { width, height } = stage;
  return [
    ground('night', width, height, COLORS.ground),
    shapes('sky light', [
      softLight('sky light', x, y, 1000, '#3a57b0', 0.6),
      softLight('dark', width - x, height, 900, '#050919', 0.8),
    ]),
    far,
    bokeh('cool', stage, Math.max(width, height) * 1.2, { opacity: sway(frames, 90, 42, 14), parent: far }),
  ];
}
