// Scene 3: a close-up of one lantern with the wish on its paper until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { flame } from '../../kit/motifs/lamps.ts';
import { lanternCard } from '../../kit/motifs/sky-lantern.ts';
import { evening, FONT, lanterns, STAGE, say } from './look.ts';

const INK = '#4a1408';

export function lanternScene({ frames }: Clock): Layer[] {
  const { x } = STAGE;
  const { sky, land } = evening(frames, 19);
  const pivot = empty('lantern', {
    at: track([0, [x, 1260], EASE.out], [50, [x, 900], EASE.breath], [frames, [x, 868]]),
    rotate: sway(frames, 150, 0, 0.9),
  });
  const on = { parent: pivot };
  return [
    pivot,
    ...sky,
    ...lanterns(frames, [
      { x: 130, from: 1500, to: 250, size: 90 },
      { x: 930, from: 1450, to: 330, size: 70, start: 3 },
      { x: 420, from: 1300, to: 190, size: 50 },
      { x: 720, from: 1420, to: 170, size: 58, start: 5 },
    ]),
    land,
    ...lanterns(frames, [
      { x: 90, from: 2000, to: 1560, size: 170, start: 4 },
      { x: 1000, from: 2050, to: 1500, size: 200, start: 8 },
    ]),
    shapes('great lantern', [lanternCard(960), flame(150, frames, 4, { at: [0, 612] })], on),
    say('birthday', { at: [0, -350], size: 92, width: 640, height: 130, color: INK, from: 12, by: 'words', options: on }),
    say('name', {
      at: [0, -150],
      size: 188,
      width: 780,
      height: 220,
      leading: 1.1,
      font: FONT.big,
      color: '#8c1f2e',
      from: 18,
      by: 'letters',
      options: on,
    }),
    say('love', { at: [0, 90], size: 70, width: 600, height: 100, color: INK, from: 32, options: on }),
    say('from', {
      at: [0, 240],
      size: 100,
      width: 620,
      height: 220,
      leading: 1.12,
      font: FONT.big,
      color: INK,
      from: 38,
      by: 'words',
      options: on,
    }),
  ];
}
