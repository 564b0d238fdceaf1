// Scene 4: the day beside or above time and place; vines, the gilded paisley and the bowl of paste close the frame.
import type { Clock } from '../../kit/build-theme.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BRONZE, COLORS, close, FONT, gilded, growing, INK, paper, planesOf, rule, say, things, vines } from './look.ts';

/** The camera's way, stain and shadow on the paper, the vines, the paisley, what lies on the paper and before the lens, the words. */
const WIDE = {
  slide: [-40, 14],
  stain: [420, 480, 1000],
  shade: [-40, 660, 1000],
  lying: {
    leaf: 92,
    way: [
      [-40, 1000],
      [90, 1010],
      [200, 985],
      [320, 1018],
      [440, 990],
      [560, 1024],
      [680, 996],
      [800, 1024],
      [920, 1000],
      [1040, 1028],
      [1160, 1004],
      [1280, 1026],
      [1400, 1000],
      [1510, 1020],
    ],
  },
  hanging: {
    leaf: 104,
    way: [
      [1960, 900],
      [1850, 830],
      [1826, 710],
      [1862, 590],
      [1834, 470],
      [1858, 370],
    ],
  },
  paisley: { at: [1724, 190], size: 260 },
  things: [
    ['henna-bowl', 1700, 960, 300, 0],
    ['henna-cone', 1490, 1000, 100, 100],
    ['marigold-2', 1870, 1030, 130, 10],
    ['marigold-1', 60, 930, 130, 60],
    ['rose-petal-2', 250, 1040, 84, 30],
  ],
  close: [['henna-sprig-soft', 60, 30, 760, 36]],
  x: 1250,
  width: 900,
  weekday: { at: [420, 236], size: 72, width: 520, height: 110 },
  day: { at: [420, 468], size: 400, width: 520, height: 400 },
  month: { at: [420, 742], size: 84, width: 520, height: 124 },
  rule: [166, 826, 300],
  couple: { at: [1195, 262], size: 84, width: 790, height: 130 },
  time_line: { y: 392, size: 66, height: 100 },
  venue: { y: 566, size: 74, height: 220 },
  city: { y: 728, size: 62, height: 96 },
  closing: { y: 840, size: 54, height: 90 },
} as const;
const UPRIGHT = {
  slide: [20, -30],
  stain: [420, 520, 1100],
  shade: [-60, 1200, 1000],
  lying: {
    leaf: 96,
    way: [
      [-40, 1790],
      [80, 1814],
      [200, 1786],
      [320, 1818],
      [440, 1790],
      [560, 1820],
      [680, 1792],
      [800, 1816],
    ],
  },
  hanging: {
    leaf: 104,
    way: [
      [1120, 1560],
      [1030, 1470],
      [1006, 1350],
      [1040, 1230],
      [1010, 1110],
      [1040, 990],
      [1012, 870],
      [1040, 750],
    ],
  },
  paisley: { at: [800, 420], size: 420 },
  things: [
    ['henna-bowl', 900, 1810, 340, 0],
    ['henna-cone', 650, 1816, 112, 102],
    ['marigold-2', 1010, 1600, 140, 10],
    ['marigold-1', 420, 1850, 140, 60],
    ['marigold-3', 120, 1740, 140, 0],
    ['rose-petal-2', 280, 1760, 84, 30],
  ],
  close: [
    ['henna-sprig-soft', 60, 40, 820, 36],
    ['marigold-2-soft', 20, 1890, 380, 20],
  ],
  x: 530,
  width: 820,
  weekday: { at: [390, 284], size: 82, width: 540, height: 124 },
  day: { at: [380, 494], size: 390, width: 520, height: 390 },
  month: { at: [440, 740], size: 96, width: 640, height: 140 },
  rule: [120, 836, 320],
  couple: { at: [530, 940], size: 100, width: 820, height: 216 },
  time_line: { y: 1084, size: 76, height: 114 },
  venue: { y: 1242, size: 82, height: 240 },
  city: { y: 1432, size: 72, height: 180 },
  closing: { y: 1584, size: 66, height: 180 },
} as const;

export function dayScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const at = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close: foremost } = planesOf(stage, frames, at.slide);
  const { x, width, lying, hanging, paisley } = at;
  return [
    ...paper(stage, frames, at.stain, at.shade),
    far,
    middle,
    near,
    foremost,
    ...vines(
      'vines of the day',
      stage,
      [
        [lying.way, growing(0, beat(4), lying.leaf, 5)],
        [hanging.way, growing(4, beat(3), hanging.leaf, 5)],
      ],
      far,
    ),
    ...gilded(paisley.at, paisley.size, frames, [beat(0.5), beat(3)], far, { rotate: -14, mirrored: true, weight: 3 }),
    ...things(at.things, middle),
    ...close(frames, at.close, foremost),
    say('weekday', at.weekday.at, { ...at.weekday, color: BRONZE, reveal: fadeIn(2, 10) }),
    say('day', at.day.at, { ...at.day, font: FONT.names, leading: 1, color: INK, reveal: fadeIn(4, 14) }),
    say('month', at.month.at, { ...at.month, font: FONT.names, color: COLORS.deep, reveal: fadeIn(12, 12) }),
    rule(at.rule, beat(1)),
    say('couple', at.couple.at, { ...at.couple, font: FONT.names, color: INK, reveal: fadeIn(8, 12) }),
    say('time_line', [x, at.time_line.y], { ...at.time_line, width, reveal: fadeIn(14, 12) }),
    say('venue', [x, at.venue.y], {
      ...at.venue,
      width,
      font: FONT.names,
      leading: 1.36,
      color: COLORS.deep,
      reveal: wordByWord(beat(1), 18),
    }),
    say('city', [x, at.city.y], { ...at.city, width, color: BRONZE, reveal: fadeIn(beat(2), 12) }),
    say('closing', [x, at.closing.y], { ...at.closing, width, color: COLORS.deep, reveal: fadeIn(beat(3), 12) }),
  ];
}
