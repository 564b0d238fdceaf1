// Scene 3: the two swans breast to breast, their necks forming a heart, the moon behind them.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { reeds } from '../../kit/motifs/reeds.ts';
import { BLUSHING, gliding, glitter, moon } from './lake.ts';
import { FONT, night, SILVER, STAGE, say, water } from './look.ts';

const SHORE = 1180;

export function heartScene({ frames }: Clock): Layer[] {
  const { x, width, height } = STAGE;
  return [
    ...night(frames, SHORE, 9),
    moon(400, { at: track([0, [x, 900], EASE.out], [60, [x, 850], EASE.breath], [frames, [x, 840]]) }, BLUSHING),
    water(SHORE),
    glitter(frames, x, SHORE, 400, 4),
    ...gliding({ from: [60, 1330], to: [232, 1330], size: 130, facing: 'right', frames: Math.round(frames * 0.7) }),
    ...gliding({ from: [1020, 1330], to: [848, 1330], size: 130, facing: 'left', frames: Math.round(frames * 0.7), phase: 0.5 }),
    say('heart_line', {
      at: [x, 280],
      size: 138,
      width: 880,
      height: 330,
      leading: 1.1,
      font: FONT.names,
      metal: SILVER,
      from: 6,
      by: 'letters',
    }),
    say('couple', { at: [x, 1664], size: 84, width: 880, height: 190, from: 24, by: 'words' }),
    shapes('reeds', [
      reeds(380, '#0c1524', frames, 12, { at: [30, height + 20] }),
      reeds(460, '#101b2e', frames, 15, { at: [width - 40, height + 20] }),
    ]),
  ];
}
