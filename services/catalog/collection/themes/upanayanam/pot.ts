// Scene 3: the day. The thread winds around the brass pot on a bed of darbha.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { darbha } from '../../kit/motifs/sacred-thread.ts';
import { brassLamp } from '../../kit/motifs/tilak-offerings.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COTTON, FONT, GRASS, gild, kalasam, LINE, leafGround, length, METAL, say, stoneFloor } from './look.ts';

/** The light, where the floor begins, the foot of the pot, the thread to the pot and from it, the lamps, the words. */
const UPRIGHT = {
  light: [540, 1300],
  level: 1500,
  foot: [540, 1690],
  comes: 'M540 -20 C540 90 96 60 96 300 C96 700 96 1000 96 1170 C96 1330 150 1390 234 1440 C420 1485 660 1485 843 1440',
  goes: 'M234 1514 C420 1566 660 1566 846 1514 C984 1500 1000 1730 860 1760 C700 1794 540 1750 540 1940',
  lamps: [
    [170, 1760],
    [910, 1760],
  ],
  weekday: { at: [540, 224], size: 70, height: 110 },
  day: { at: [540, 446], size: 360, height: 400 },
  month: { at: [540, 690], size: 100, height: 160 },
  time: { at: [540, 806], size: 72, height: 120 },
} as const;
const WIDE = {
  light: [900, 560],
  level: 900,
  foot: [540, 968],
  comes: 'M960 -20 C960 90 120 10 120 210 C120 330 120 400 120 500 C120 620 170 668 234 718 C420 763 660 763 843 718',
  goes: 'M234 792 C420 844 660 844 846 792 C960 780 1010 900 980 960 C960 1000 960 1040 960 1100',
  lamps: [
    [150, 1020],
    [860, 1030],
  ],
  weekday: { at: [1384, 236], size: 62, height: 110 },
  day: { at: [1384, 454], size: 360, height: 400 },
  month: { at: [1384, 704], size: 92, height: 150 },
  time: { at: [1384, 828], size: 64, height: 110 },
} as const;

export function potScene({ frames }: Clock, stage: Stage): Layer[] {
  const { light, level, foot, comes, goes, lamps, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [x, y] = foot;
  const arrive = track([0, [x, y + 120], EASE.out], [30, foot]);
  return [
    ...leafGround(stage, ...light),
    stoneFloor(stage, level, [[x, y, 560], ...lamps.map(([lx, ly]) => [lx, ly, 240] as const)]),
    ...[-1, 1].flatMap((side) => [
      shapes('darbha', [darbha(560, GRASS, COTTON, 8 + side)], { at: [x + side * 24, y - 70], rotate: side * 74 }),
      shapes('darbha', [darbha(430, GRASS, COTTON, 12 + side)], { at: [x + side * 40, y - 60], rotate: side * 86 }),
    ]),
    shapes('pot', [kalasam(620)], { at: arrive }),
    length(comes, -10, 44),
    length(goes, 40, 74),
    shapes(
      'lamps',
      lamps.map((at, index) => brassLamp(130, METAL, frames, 3 + index * 5, { at })),
    ),
    say('weekday', at.weekday.at, { ...at.weekday, font: FONT.lines, color: LINE, reveal: fadeIn(8, 14) }),
    gild('day', at.day.at, PALE_GOLD, [24, 90], { ...at.day, leading: 1.05, reveal: rise(10, 22, 80) }),
    say('month', at.month.at, { ...at.month, reveal: rise(22, 20, 40) }),
    say('time', at.time.at, { ...at.time, font: FONT.lines, color: LINE, reveal: fadeIn(32, 14) }),
  ];
}
