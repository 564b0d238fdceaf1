// Scene 3: the rain stops and the sun rises over the hills; the message is in the window.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group } from '../../kit/lottie/shapes.ts';
import { rays } from '../../kit/motifs/lamps.ts';
import { dropsOnGlass } from '../../kit/motifs/rain.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { CLEARING, INK, outside, say } from './look.ts';
import { cups, windowFrame } from './window.ts';

/** The sun's path, the light behind the words, the pane, the words, how the window is divided, the cups. */
const WIDE = {
  sun: [
    [430, 700],
    [430, 470],
    [430, 450],
  ],
  bright: [1262, 420, 720],
  pane: 840,
  message: { at: [1262, 440], width: 940, height: 620 },
  window: { mullion: 700 },
  cups: { x: 450, scale: 98, height: 600 },
} as const;
const UPRIGHT = {
  sun: [
    [540, 1380],
    [540, 1150],
    [540, 1126],
  ],
  bright: [540, 520, 760],
  pane: 1460,
  message: { at: [540, 560], width: 790, height: 760 },
  window: { transom: 990 },
  cups: { x: 540, scale: 116, height: 300 },
} as const;

export function clearingScene({ frames }: Clock, stage: Stage): Layer[] {
  const at = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [low, high, highest] = at.sun;
  const [sky, ...land] = outside(CLEARING, stage);
  const sun = track([0, low, EASE.out], [70, high, EASE.breath], [frames, highest]);
  return [
    ...(sky ? [sky] : []),
    shapes('rays', [rays(1300, 16, '#fff6d4', 0.6, { rotate: track([0, 0, EASE.linear], [frames, 24]) })], { at: sun }),
    shapes('sun', [softLight('glow', 0, 0, 380, '#fff6d4', 0.95), group('disc', [ellipse([0, 0], 190), fill('#fffbe8')])], {
      at: sun,
    }),
    ...land.slice(1),
    shapes('bright', [softLight('bright', ...at.bright, '#fff6de', 0.95)]),
    dropsOnGlass(stage.width, at.pane, frames, 22, 4),
    say('message', { ...at.message, size: 84, leading: 1.3, color: INK, from: 14, by: 'words' }),
    ...windowFrame(stage, frames, CLEARING, '#d8684a', at.window),
    ...cups(stage, frames, at.cups, '#ffffff', 20),
  ];
}
