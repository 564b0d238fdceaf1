// Scene 3: the two swans breast to breast, their necks forming a heart, the moon behind them.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { reeds } from '../../kit/motifs/reeds.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { BLUSHING, gliding, glitter, moon } from './lake.ts';
import { FONT, night, SILVER, say, water } from './look.ts';

/** The shore, the moon's path, its glitter, the swans' ways, the words above and below or beside, the reeds. */
const UPRIGHT = {
  shore: 1180,
  moon: {
    radius: 350,
    path: [
      [540, 900],
      [540, 850],
      [540, 840],
    ],
  },
  glitter: [540, 1180, 400],
  swans: {
    size: 94,
    left: { from: [150, 1330], to: [317, 1330] },
    right: { from: [930, 1330], to: [763, 1330] },
  },
  line: { at: [540, 280], size: 138, width: 880, height: 330 },
  couple: { at: [540, 1664], size: 84, width: 720, height: 190 },
  reeds: [
    [380, 30],
    [460, 1040],
  ],
} as const;
const WIDE = {
  shore: 770,
  moon: {
    radius: 340,
    path: [
      [1340, 500],
      [1340, 456],
      [1340, 448],
    ],
  },
  glitter: [1340, 770, 280],
  swans: {
    size: 100,
    left: { from: [950, 890], to: [1103, 890] },
    right: { from: [1730, 890], to: [1577, 890] },
  },
  line: { at: [486, 340], size: 138, width: 660, height: 350 },
  couple: { at: [452, 590], size: 66, width: 590, height: 170 },
  reeds: [
    [380, 60],
    [440, 1870],
  ],
} as const;

export function heartScene({ frames }: Clock, stage: Stage): Layer[] {
  const { shore, moon: disc, glitter: path, swans, reeds: stalks, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [low, high, highest] = disc.path;
  const [left, right] = stalks;
  const foot = stage.height + 20;
  const landed = Math.round(frames * 0.7);
  return [
    ...night(stage, frames, shore, 9),
    moon(disc.radius, { at: track([0, low, EASE.out], [60, high, EASE.breath], [frames, highest]) }, BLUSHING),
    water(stage, shore),
    glitter(frames, ...path, 4),
    ...gliding({ ...swans.left, size: swans.size, facing: 'right', frames: landed }),
    ...gliding({ ...swans.right, size: swans.size, facing: 'left', frames: landed, phase: 0.5 }),
    say('heart_line', {
      ...at.line,
      leading: 1.1,
      font: FONT.names,
      metal: SILVER,
      from: 6,
      by: 'letters',
    }),
    say('couple', { ...at.couple, from: 24, by: 'words' }),
    shapes('reeds', [
      reeds(left[0], '#0c1524', frames, 12, { at: [left[1], foot] }),
      reeds(right[0], '#101b2e', frames, 15, { at: [right[1], foot] }),
    ]),
  ];
}
