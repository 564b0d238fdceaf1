// Scene 5: a full fan forms an arch around time and place; upright, a second one closes the circle from below.
import { drifting, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group } from '../../kit/lottie/shapes.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, court, FONT, fan, hush, METAL, NAME, say } from './look.ts';

/** The fans and what stands inside them. */
const WIDE = {
  light: 600,
  fans: [{ y: 1180, folded: 0, from: -84, to: 84 }],
  rows: [
    { length: 1010, eye: 120, count: 18 },
    { length: 840, eye: 96, count: 17 },
  ],
  hushes: [
    [620, 860, 1],
    [660, 640, 0.9],
  ],
  couple: { y: 458, size: 128, width: 860, height: 150 },
  divider: 558,
  date: { y: 634, size: 62, width: 1060, height: 90 },
  time: { y: 708, size: 50, width: 1060, height: 66 },
  venue: { y: 808, size: 54, width: 1120, height: 126 },
  city: { y: 916, size: 52, width: 1100, height: 70 },
} as const;
const UPRIGHT = {
  light: 960,
  fans: [
    { y: 960, folded: 0, from: -70, to: 70 },
    { y: 960, folded: 180, from: 110, to: 250 },
  ],
  rows: [
    { length: 760, eye: 120, count: 14 },
    { length: 600, eye: 96, count: 13 },
  ],
  hushes: [
    [960, 720, 1],
    [960, 620, 1],
  ],
  couple: { y: 536, size: 164, width: 760, height: 290 },
  divider: 714,
  date: { y: 790, size: 76, width: 880, height: 100 },
  time: { y: 878, size: 68, width: 860, height: 84 },
  venue: { y: 1100, size: 74, width: 890, height: 354 },
  city: { y: 1372, size: 70, width: 870, height: 184 },
} as const;

export function placeScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { x, width, height } = stage;
  const { light, fans, rows, hushes, divider, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { y: named, ...couple } = words.couple;
  const { y: dated, ...date } = words.date;
  const { y: timed, ...time } = words.time;
  const { y: placed, ...venue } = words.venue;
  const { y: last, ...city } = words.city;
  return [
    ...court(stage, x, light),
    ...fans.map(({ y, ...open }) => fan({ ...open, root: [x, y], rows, first: 0, lasts: beat(4), frames })),
    ...hushes.map((spot) => hush(x, ...spot)),
    ...drifting('mote', () => group('mote', [ellipse([0, 0], 7), fill('#ffe9b3', 70)]), {
      count: 10,
      seed: 7,
      width,
      height,
      frames,
      sizes: [50, 120],
      fall: -260,
      wind: 40,
    }),
    vignette(width, height, COLORS.deep, 0.4),
    say('couple', { ...NAME, ...couple, at: [x, named], from: 10 }),
    shapes('divider', [floralDivider(420, METAL.shine, '#19a5ac')], {
      at: [x, divider],
      scale: track([beat(1), [0, 100], EASE.out], [beat(2.4), [100, 100]]),
    }),
    say('date_line', { ...date, at: [x, dated], from: beat(1.4) }),
    say('time_line', { ...time, at: [x, timed], color: '#9fe0d2', from: beat(2) }),
    say('venue', {
      ...venue,
      at: [x, placed],
      font: FONT.capitals,
      leading: 1.15,
      color: '#ffe2a0',
      from: beat(2.4),
      by: 'words',
    }),
    say('city', { ...city, at: [x, last], from: beat(3.2) }),
  ];
}
