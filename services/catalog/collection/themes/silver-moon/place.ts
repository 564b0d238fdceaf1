// Scene 4: the calm lake, reeds on the right; day, time and place on the left until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { reeds } from '../../kit/motifs/reeds.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { gliding, glitter, moon } from './lake.ts';
import { BLUSH, COLORS, FONT, night, SILVER, say, water } from './look.ts';

/** The shore, the moon's path, its glitter, the words in a column or in two, the rule, the swans' ways, the reeds. */
const UPRIGHT = {
  shore: 1486,
  moon: {
    radius: 128,
    path: [
      [850, 380],
      [850, 310],
      [850, 296],
    ],
  },
  glitter: [850, 1486, 420],
  weekday: { at: [540, 250], size: 70, width: 906 },
  day: { at: [337, 450], size: 300, width: 500, height: 330 },
  month: { at: [540, 672], size: 96, width: 906, height: 130 },
  rule: [87, 762],
  time: { at: [540, 838], size: 72, width: 906 },
  venue: { at: [540, 986], size: 96, width: 906, height: 230 },
  city: { at: [540, 1138], size: 74, width: 906 },
  couple: { at: [540, 1260], size: 66, width: 906, height: 170 },
  near: { from: [350, 1734], to: [560, 1744] },
  far: { from: [150, 1650], to: [330, 1660] },
  reeds: [
    [620, 1020, 20],
    [420, 830, 40],
  ],
} as const;
const WIDE = {
  shore: 846,
  moon: {
    radius: 108,
    path: [
      [1720, 300],
      [1720, 240],
      [1720, 228],
    ],
  },
  glitter: [1720, 846, 220],
  weekday: { at: [440, 192], size: 60, width: 560 },
  day: { at: [440, 366], size: 300, width: 560, height: 300 },
  month: { at: [440, 574], size: 84, width: 560, height: 120 },
  rule: [160, 656],
  time: { at: [1140, 192], size: 60, width: 760 },
  venue: { at: [1130, 348], size: 84, width: 740, height: 220 },
  city: { at: [1140, 494], size: 62, width: 760 },
  couple: { at: [1140, 596], size: 54, width: 760, height: 110 },
  near: { from: [520, 986], to: [800, 994] },
  far: { from: [250, 930], to: [470, 936] },
  reeds: [
    [520, 1840, 20],
    [380, 1640, 40],
  ],
} as const;

export function placeScene({ frames }: Clock, stage: Stage): Layer[] {
  const { shore, moon: disc, glitter: path, near, far, reeds: stalks, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [low, high, highest] = disc.path;
  const [tall, short] = stalks;
  const line = { align: 'left' } as const;
  return [
    ...night(stage, frames, shore, 14),
    moon(disc.radius, { at: track([0, low, EASE.out], [60, high, EASE.breath], [frames, highest]) }),
    water(stage, shore),
    glitter(frames, ...path, 19),
    say('weekday', { ...line, ...at.weekday, color: BLUSH, from: 4 }),
    say('day', {
      ...line,
      ...at.day,
      leading: 1,
      font: FONT.numerals,
      metal: SILVER,
      from: 6,
      by: 'letters',
    }),
    say('month', { ...line, ...at.month, from: 16, by: 'letters' }),
    shapes('rule', [rect(0, -2, 260, 4), fill(COLORS.bloom)], {
      at: at.rule,
      scale: track([18, [0, 100], EASE.weight], [42, [100, 100]]),
    }),
    say('time_line', { ...line, ...at.time, color: BLUSH, from: 24 }),
    say('venue', { ...line, ...at.venue, leading: 1.1, from: 28, by: 'words' }),
    say('city', { ...line, ...at.city, color: BLUSH, from: 36 }),
    say('couple', { ...line, ...at.couple, from: 44 }),
    ...gliding({ ...far, size: 62, facing: 'right', frames }),
    ...gliding({ ...near, size: 74, facing: 'right', frames, phase: 0.4 }),
    shapes('reeds', [
      reeds(tall[0], '#0c1524', frames, 21, { at: [tall[1], stage.height + tall[2]] }),
      reeds(short[0], '#101b2e', frames, 24, { at: [short[1], stage.height + short[2]] }),
    ]),
  ];
}
