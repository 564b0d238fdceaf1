// Scene 3: a close-up of one lantern with the wish on its paper until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { flame } from '../../kit/motifs/lamps.ts';
import { lanternCard } from '../../kit/motifs/sky-lantern.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { evening, FONT, lanterns, say } from './look.ts';

const INK = '#4a1408';
/** The path of the great lantern with its size, the others behind the hills and before them. */
const UPRIGHT = {
  path: [
    [540, 1260],
    [540, 900],
    [540, 868],
  ],
  scale: 100,
  far: [
    { x: 130, from: 1500, to: 250, size: 90 },
    { x: 930, from: 1450, to: 330, size: 70, start: 3 },
    { x: 420, from: 1300, to: 190, size: 50 },
    { x: 720, from: 1420, to: 170, size: 58, start: 5 },
  ],
  near: [
    { x: 90, from: 2000, to: 1560, size: 170, start: 4 },
    { x: 1000, from: 2050, to: 1500, size: 200, start: 8 },
  ],
} as const;
const WIDE = {
  path: [
    [1130, 860],
    [1130, 540],
    [1130, 522],
  ],
  scale: 80,
  far: [
    { x: 520, from: 1000, to: 250, size: 90 },
    { x: 1690, from: 980, to: 300, size: 74, start: 3 },
    { x: 330, from: 900, to: 520, size: 50 },
    { x: 1800, from: 960, to: 560, size: 54, start: 5 },
  ],
  near: [
    { x: 220, from: 1400, to: 690, size: 220, start: 4 },
    { x: 1740, from: 1460, to: 900, size: 170, start: 8 },
  ],
} as const;

export function lanternScene({ frames }: Clock, stage: Stage): Layer[] {
  const { path, scale, far, near } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [low, high, highest] = path;
  const { sky, land } = evening(stage, frames, 19);
  const pivot = empty('lantern', {
    at: track([0, low, EASE.out], [50, high, EASE.breath], [frames, highest]),
    scale,
    rotate: sway(frames, 150, 0, 0.9),
  });
  const on = { parent: pivot };
  return [
    pivot,
    ...sky,
    ...lanterns(frames, far),
    land,
    ...lanterns(frames, near),
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
