// Scene 6: names, day, time and place under the large arch until the end.
import { drifting } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { floralDivider, loosePetal } from '../../kit/motifs/garlands.ts';
import { arcade, urli } from '../../kit/motifs/haveli.ts';
import { BRASS, COLORS, curtains, FLOOR, HAVELI, MARIGOLDS, NAME, RUST, STAGE, say, sunlitWall, swags } from './look.ts';

const { x, width, height } = STAGE;

export function placeScene({ frames, beat }: Clock): Layer[] {
  return [
    ...sunlitWall(frames),
    shapes('arcades', [
      arcade(1, 400, 700, HAVELI, { at: [-150, FLOOR] }),
      arcade(1, 400, 700, HAVELI, { at: [width - 250, FLOOR] }),
    ]),
    ...curtains(frames, 20, width - 20, 40),
    ...swags(2, 60, width - 60, 0),
    shapes('bowls', [
      urli(250, BRASS, ['#f0851f', '#fff6e0', '#e0435c', '#f7b52c'], { at: [400, 1040] }),
      urli(250, BRASS, ['#f7b52c', '#e0435c', '#fff6e0', '#f0851f'], { at: [width - 400, 1040] }),
    ]),
    ...drifting('petal', (index) => loosePetal(30, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 9,
      seed: 12,
      width,
      height,
      frames,
      sizes: [50, 120],
      fall: 420,
      wind: -120,
    }),
    say('couple', { ...NAME, at: [x, 230], size: 112, width: 1180, height: 136, from: 6 }),
    shapes('divider', [floralDivider(420, HAVELI.accent, HAVELI.paint)], {
      at: [x, 330],
      scale: track([12, [0, 100], EASE.out], [36, [100, 100]]),
    }),
    say('date_line', { at: [x, 420], size: 70, width: 1180, height: 104, from: beat(1) }),
    say('time_line', { at: [x, 508], size: 54, width: 1100, height: 80, color: RUST, from: beat(1.6) }),
    say('venue', {
      at: [x, 636],
      size: 68,
      width: 1100,
      height: 160,
      leading: 1.32,
      color: COLORS.deep,
      from: beat(2.2),
      by: 'words',
    }),
    say('city', { at: [x, 762], size: 56, width: 1080, height: 84, color: RUST, from: beat(3) }),
  ];
}
