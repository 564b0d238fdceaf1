// Scene 1: rain on the window, two cups inside; the names on the pane.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { dropsOnGlass, rain } from '../../kit/motifs/rain.ts';
import { COLORS, FONT, outside, RAINY, STAGE, say } from './look.ts';
import { cups, windowFrame } from './window.ts';

export function rainScene({ frames }: Clock): Layer[] {
  const { width, height } = STAGE;
  const words = 1260;
  return [
    ...outside(RAINY),
    rain({ width, height, frames, seed: 3, color: '#cfe0ec', speed: 17, opacity: 46, count: 46 }),
    shapes('hush', [softLight('hush', words, 440, 660, '#1c2c3a', 0.85)]),
    dropsOnGlass(width, 840, frames, 46, 9),
    say('wish', { at: [words, 210], size: 84, width: 940, color: '#ffdfae', from: 2, by: 'words' }),
    say('names', {
      at: [words, 460],
      size: 180,
      width: 980,
      height: 400,
      leading: 1.1,
      font: FONT.names,
      from: 8,
      by: 'letters',
    }),
    say('years_line', { at: [words, 730], size: 66, width: 900, color: COLORS.paper, from: 30 }),
    ...windowFrame(frames, RAINY, '#c8553a'),
    shapes('lamp light', [softLight('lamp light', 420, 900, 620, '#ffb46a', 0.42)]),
    ...cups(frames, 450, 98, '#fff6ea', 70),
  ];
}
