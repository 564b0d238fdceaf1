// Scene 1: the number of years in the moon; two swans glide towards each other below it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { reeds } from '../../kit/motifs/reeds.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { gliding, glitter, moon } from './lake.ts';
import { COLORS, FONT, night, SILVER, say, water } from './look.ts';

/** The shore, the moon with the years in it, its glitter, the names, the swans' ways, the reeds. */
const UPRIGHT = {
  shore: 1240,
  moon: { from: [540, 560], at: [540, 440], radius: 280 },
  glitter: [540, 1240, 380],
  years: { at: [540, 404], size: 290, width: 480, height: 340 },
  word: { at: [540, 590], size: 68, width: 460 },
  his: { at: [540, 880], size: 150, width: 880, height: 180 },
  and: { at: [540, 1000], size: 64, width: 200 },
  her: { at: [540, 1108], size: 150, width: 880, height: 180 },
  occasion: { at: [540, 1712], size: 66, width: 880 },
  swans: {
    size: 68,
    left: { from: [130, 1484], to: [296, 1494] },
    right: { from: [950, 1484], to: [784, 1494] },
  },
  reeds: [
    [520, 40],
    [420, 1030],
  ],
} as const;
const WIDE = {
  shore: 806,
  moon: { from: [500, 500], at: [500, 410], radius: 282 },
  glitter: [500, 806, 236],
  years: { at: [500, 376], size: 280, width: 450, height: 320 },
  word: { at: [500, 562], size: 56, width: 420 },
  his: { at: [1320, 204], size: 150, width: 860, height: 180 },
  and: { at: [1320, 320], size: 60, width: 200 },
  her: { at: [1320, 426], size: 150, width: 860, height: 180 },
  occasion: { at: [1320, 556], size: 54, width: 860 },
  swans: {
    size: 76,
    left: { from: [580, 948], to: [850, 956] },
    right: { from: [1700, 948], to: [1418, 956] },
  },
  reeds: [
    [430, 70],
    [360, 1860],
  ],
} as const;

export function moonScene({ frames }: Clock, stage: Stage): Layer[] {
  const { shore, moon: disc, glitter: path, swans, reeds: stalks, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const foot = stage.height + 20;
  const [left, right] = stalks;
  const risen = track([0, disc.from, EASE.out], [46, disc.at]);
  return [
    ...night(stage, frames, shore, 5),
    moon(disc.radius, { at: risen }),
    water(stage, shore),
    glitter(frames, ...path, 8),
    say('years', {
      ...at.years,
      leading: 1,
      font: FONT.numerals,
      color: '#22314f',
      from: 2,
      by: 'letters',
    }),
    say('years_word', { ...at.word, color: '#33456a', tracking: 200, from: 12 }),
    say('his_name', {
      ...at.his,
      font: FONT.names,
      metal: SILVER,
      from: 8,
      by: 'letters',
    }),
    say('and', { ...at.and, color: COLORS.bloom, from: 18 }),
    say('her_name', {
      ...at.her,
      font: FONT.names,
      metal: SILVER,
      from: 18,
      by: 'letters',
    }),
    ...gliding({ ...swans.left, size: swans.size, facing: 'right', frames }),
    ...gliding({ ...swans.right, size: swans.size, facing: 'left', frames, phase: 0.5 }),
    say('occasion', { ...at.occasion, from: 36, tracking: 40 }),
    shapes('reeds', [
      reeds(left[0], '#101b2e', frames, 3, { at: [left[1], foot] }),
      reeds(right[0], '#0c1524', frames, 7, { at: [right[1], foot] }),
    ]),
  ];
}
