// Scene 3: the kalash stands on its muggu between lamps; the day beside it or above it.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { group } from '../../kit/lottie/shapes.ts';
import { sikkuKolam } from '../../kit/motifs/sikku-kolam.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, folds, kalashAt, lampsAt, leaves, NAME, pattu, say, WORD_METAL } from './look.ts';

/** The floor, the muggu (middle, radius, flatness), the kalash's foot and width, the lamps, and the words. */
const WIDE = {
  floor: 806,
  muggu: [540, 930, 520, 26],
  pot: [540, 952, 620],
  lamps: [
    [210, 960, 200],
    [880, 960, 200],
    [1240, 1000, 170],
    [1500, 1000, 170],
  ],
  x: 1330,
  weekday: { y: 206, size: 76, width: 800, height: 110 },
  day: { y: 376, size: 280, width: 760, height: 290 },
  month: { y: 570, size: 84, width: 800, height: 120 },
  muhurtham: { y: 676, size: 54, width: 800, height: 76 },
  time: { y: 752, size: 62, width: 800, height: 90 },
} as const;
const UPRIGHT = {
  floor: 1560,
  muggu: [540, 1690, 500, 30],
  pot: [540, 1730, 560],
  lamps: [
    [180, 1700, 230],
    [900, 1700, 230],
  ],
  x: 540,
  weekday: { y: 270, size: 88, width: 860, height: 128 },
  day: { y: 466, size: 290, width: 760, height: 300 },
  month: { y: 690, size: 92, width: 860, height: 132 },
  muhurtham: { y: 840, size: 64, width: 860, height: 92 },
  time: { y: 950, size: 72, width: 880, height: 230 },
} as const;

export function dayScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { floor, muggu, pot, lamps, x, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [drawnX, drawnY, radius, flat] = muggu;
  const [potX, potY, potWide] = pot;
  const { y: weekdayAt, ...weekday } = at.weekday;
  const { y: dayAt, ...day } = at.day;
  const { y: monthAt, ...month } = at.month;
  const { y: muhurthamAt, ...muhurtham } = at.muhurtham;
  const { y: timeAt, ...time } = at.time;
  const ink = { line: '#fff6dc', red: '#f0b429', weight: 9, dots: 100, drawn: track([0, 10, EASE.inOut], [beat(3), 100]) };
  return [
    ...pattu(stage, frames, '#a81654', '#5c0c2c', floor, 13).slice(0, -1),
    folds(stage, frames, '#ff8ab0', '#2a0414'),
    shapes('light', [softLight('light', potX, potY - potWide * 0.6, potWide * 1.3, '#ffb25a', 0.6)], {
      opacity: track([0, 60, EASE.breath], [frames / 2, 100, EASE.breath], [frames, 78]),
    }),
    leaves(stage, 14),
    vignette(width, height, '#22030f', 0.6),
    shapes('muggu', [group('flat', [sikkuKolam(radius, 5, ink)], { scale: [100, flat] })], { at: [drawnX, drawnY] }),
    ...kalashAt(potX, potY, potWide),
    ...lampsAt(lamps, frames),
    say('day_words', { ...weekday, at: [x, weekdayAt], color: '#ffe2a0', from: 8 }),
    say('day', { ...day, at: [x, dayAt], leading: 1, font: NAME.font, metal: WORD_METAL, from: 12 }),
    say('month_year', { ...month, at: [x, monthAt], color: COLORS.paper, from: beat(1.2) }),
    say('muhurtham', { ...muhurtham, at: [x, muhurthamAt], color: '#ffe2a0', from: beat(1.8) }),
    say('time', { ...time, at: [x, timeAt], color: COLORS.paper, from: beat(2.2) }),
  ];
}
