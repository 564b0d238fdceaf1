// Scene 1: rain on the window, two cups inside; the names on the pane.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { dropsOnGlass, rain } from '../../kit/motifs/rain.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, FONT, outside, RAINY, say } from './look.ts';
import { cups, windowFrame } from './window.ts';

/** The dark behind the words, the pane with its drops, the words, how the window is divided, the cups. */
const WIDE = {
  hush: [1260, 440, 660],
  pane: 840,
  wish: { at: [1260, 210], size: 84, width: 940 },
  names: { at: [1260, 460], size: 180, width: 980, height: 400 },
  years: { at: [1260, 730], size: 66, width: 900, height: 99 },
  window: { mullion: 700 },
  lamp: [420, 900, 620],
  cups: { x: 450, scale: 98, height: 600 },
} as const;
const UPRIGHT = {
  hush: [540, 560, 700],
  pane: 1460,
  wish: { at: [540, 236], size: 88, width: 780 },
  names: { at: [540, 530], size: 186, width: 790, height: 440 },
  years: { at: [540, 850], size: 72, width: 826, height: 196 },
  window: { transom: 1000 },
  lamp: [540, 1580, 700],
  cups: { x: 540, scale: 116, height: 400 },
} as const;

export function rainScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { hush, pane, lamp, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  return [
    ...outside(RAINY, stage),
    rain({ width, height, frames, seed: 3, color: '#cfe0ec', speed: 17, opacity: 46, count: 46 }),
    shapes('hush', [softLight('hush', ...hush, '#1c2c3a', 0.85)]),
    dropsOnGlass(width, pane, frames, 46, 9),
    say('wish', { ...at.wish, color: '#ffdfae', from: 2, by: 'words' }),
    say('names', {
      ...at.names,
      leading: 1.1,
      font: FONT.names,
      from: 8,
      by: 'letters',
    }),
    say('years_line', { ...at.years, color: COLORS.paper, from: 30 }),
    ...windowFrame(stage, frames, RAINY, '#c8553a', at.window),
    shapes('lamp light', [softLight('lamp light', ...lamp, '#ffb46a', 0.42)]),
    ...cups(stage, frames, at.cups, '#fff6ea', 70),
  ];
}
