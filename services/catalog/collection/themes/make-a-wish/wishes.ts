// Scene 2: the wishes rise as paper lanterns over the hills; the message among them.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { evening, lanterns, STAGE, say } from './look.ts';

export function wishesScene({ frames }: Clock): Layer[] {
  const { x } = STAGE;
  const { sky, land } = evening(frames, 6);
  return [
    ...sky,
    ...lanterns(frames, [
      { x: 250, from: 520, to: 300, size: 74 },
      { x: 820, from: 440, to: 210, size: 60 },
      { x: 560, from: 1540, to: 1240, size: 56 },
      { x: 430, from: 1600, to: 1330, size: 44, start: 8 },
      { x: 700, from: 1600, to: 1380, size: 48, start: 14 },
      { x: 560, from: 330, to: 150, size: 46 },
    ]),
    land,
    shapes('hush', [softLight('hush', x, 800, 620, '#1c1240', 0.8)]),
    ...lanterns(frames, [
      { x: 96, from: 2100, to: 560, size: 176 },
      { x: 990, from: 2200, to: 420, size: 190, start: 2 },
      { x: 170, from: 2300, to: 1370, size: 230, start: 8 },
      { x: 900, from: 2350, to: 1450, size: 270, start: 4 },
    ]),
    say('message', { at: [x, 800], size: 92, width: 760, height: 760, leading: 1.3, from: 26, by: 'words' }),
  ];
}
