// Scene 2: the wishes rise as paper lanterns over the hills; the message among them.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { evening, lanterns, say } from './look.ts';

/** The lanterns behind the hills and before them, the dark behind the message, the message. */
const UPRIGHT = {
  far: [
    { x: 250, from: 520, to: 300, size: 74 },
    { x: 820, from: 440, to: 210, size: 60 },
    { x: 560, from: 1540, to: 1240, size: 56 },
    { x: 430, from: 1600, to: 1330, size: 44, start: 8 },
    { x: 700, from: 1600, to: 1380, size: 48, start: 14 },
    { x: 560, from: 330, to: 150, size: 46 },
  ],
  hush: [540, 800, 620],
  near: [
    { x: 96, from: 2100, to: 560, size: 176 },
    { x: 990, from: 2200, to: 420, size: 190, start: 2 },
    { x: 170, from: 2300, to: 1370, size: 230, start: 8 },
    { x: 900, from: 2350, to: 1450, size: 270, start: 4 },
  ],
  message: { at: [540, 800], size: 92, width: 760, height: 760 },
} as const;
const WIDE = {
  far: [
    { x: 400, from: 360, to: 150, size: 66 },
    { x: 1500, from: 300, to: 110, size: 54 },
    { x: 420, from: 900, to: 620, size: 48 },
    { x: 330, from: 940, to: 690, size: 40, start: 8 },
    { x: 1460, from: 940, to: 700, size: 44, start: 14 },
    { x: 1560, from: 900, to: 560, size: 50 },
  ],
  hush: [960, 490, 660],
  near: [
    { x: 150, from: 1340, to: 400, size: 176 },
    { x: 1760, from: 1420, to: 320, size: 196, start: 2 },
    { x: 250, from: 1500, to: 830, size: 220, start: 8 },
    { x: 1640, from: 1560, to: 850, size: 250, start: 4 },
  ],
  message: { at: [960, 480], size: 80, width: 880, height: 600 },
} as const;

export function wishesScene({ frames }: Clock, stage: Stage): Layer[] {
  const { far, near, hush, message } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { sky, land } = evening(stage, frames, 6);
  return [
    ...sky,
    ...lanterns(frames, far),
    land,
    shapes('hush', [softLight('hush', ...hush, '#1c1240', 0.8)]),
    ...lanterns(frames, near),
    say('message', { ...message, leading: 1.3, from: 26, by: 'words' }),
  ];
}
