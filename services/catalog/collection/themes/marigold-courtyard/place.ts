// Scene 6: names, day, time and place between two arches, or above one, until the end.
import { drifting } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { floralDivider, loosePetal } from '../../kit/motifs/garlands.ts';
import { arcade, urli } from '../../kit/motifs/haveli.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { BRASS, COLORS, curtains, FLOOR, HAVELI, MARIGOLDS, NAME, RUST, say, sunlitWall, swags } from './look.ts';

/** The arches with their flowers, and the words. */
const WIDE = {
  floor: FLOOR,
  arcades: [
    [400, 700, -150],
    [400, 700, 1670],
  ],
  curtains: [20, 1900, 40, 100],
  swags: [[2, 60, 1860, 0]],
  bowls: [
    [400, 1040],
    [1520, 1040],
  ],
  couple: { y: 230, size: 112, width: 1180, height: 136 },
  divider: 330,
  date: { y: 420, size: 70, width: 1180, height: 104 },
  time: { y: 508, size: 54, width: 1100, height: 80 },
  venue: { y: 636, size: 68, width: 1100, height: 160, leading: 1.32 },
  city: { y: 762, size: 56, width: 1080, height: 84 },
} as const;
const UPRIGHT = {
  floor: 1720,
  arcades: [[620, 610, 230]],
  curtains: [310, 770, 1148, 64],
  swags: [
    [2, -20, 1100, -6],
    [1, 230, 850, 1118],
  ],
  bowls: [
    [170, 1836],
    [910, 1836],
  ],
  couple: { y: 272, size: 122, width: 880, height: 236 },
  divider: 414,
  date: { y: 490, size: 78, width: 890, height: 100 },
  time: { y: 580, size: 68, width: 880, height: 80 },
  venue: { y: 752, size: 80, width: 890, height: 266, leading: 1.22 },
  city: { y: 976, size: 70, width: 890, height: 180, leading: 1.1 },
} as const;

export function placeScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { x, width, height } = stage;
  const { floor, arcades, bowls, divider, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { y: named, ...couple } = at.couple;
  const { y: dated, ...date } = at.date;
  const { y: timed, ...time } = at.time;
  const { y: placed, ...venue } = at.venue;
  const { y: last, ...city } = at.city;
  return [
    ...sunlitWall(stage, frames, floor),
    shapes(
      'arcades',
      arcades.map(([bay, high, left]) => arcade(1, bay, high, HAVELI, { at: [left, floor] })),
    ),
    ...curtains(frames, ...at.curtains),
    ...at.swags.flatMap((row) => swags(...row)),
    shapes('bowls', [
      urli(250, BRASS, ['#f0851f', '#fff6e0', '#e0435c', '#f7b52c'], { at: bowls[0] }),
      urli(250, BRASS, ['#f7b52c', '#e0435c', '#fff6e0', '#f0851f'], { at: bowls[1] }),
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
    say('couple', { ...NAME, ...couple, at: [x, named], from: 6 }),
    shapes('divider', [floralDivider(420, HAVELI.accent, HAVELI.paint)], {
      at: [x, divider],
      scale: track([12, [0, 100], EASE.out], [36, [100, 100]]),
    }),
    say('date_line', { ...date, at: [x, dated], from: beat(1) }),
    say('time_line', { ...time, at: [x, timed], color: RUST, from: beat(1.6) }),
    say('venue', {
      ...venue,
      at: [x, placed],
      color: COLORS.deep,
      from: beat(2.2),
      by: 'words',
    }),
    say('city', { ...city, at: [x, last], color: RUST, from: beat(3) }),
  ];
}
