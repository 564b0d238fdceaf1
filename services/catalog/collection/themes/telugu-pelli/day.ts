// Scene 3: the kalash on its muggu; the day beside it or below.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group } from '../../kit/lottie/shapes.ts';
import { kalash } from '../../kit/motifs/kalash.ts';
import { sikkuKolam } from '../../kit/motifs/sikku-kolam.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, LEAF, METAL, NAME, pattu, say, WORD_METAL } from './look.ts';

/** The muggu's middle, and the words. */
const WIDE = {
  muggu: [480, 478],
  x: 1330,
  weekday: { y: 216, size: 76, width: 800, height: 110 },
  day: { y: 436, size: 330, width: 760, height: 330 },
  month: { y: 664, size: 84, width: 800, height: 120 },
  muhurtham: { y: 756, size: 54, width: 800, height: 80 },
  time: { y: 832, size: 66, width: 800, height: 96 },
} as const;
const UPRIGHT = {
  muggu: [540, 560],
  x: 540,
  weekday: { y: 1108, size: 88, width: 860, height: 128 },
  day: { y: 1292, size: 300, width: 760, height: 300 },
  month: { y: 1480, size: 92, width: 860, height: 132 },
  muhurtham: { y: 1580, size: 64, width: 860, height: 92 },
  time: { y: 1664, size: 74, width: 880, height: 210 },
} as const;

export function dayScene({ beat }: Clock, stage: Stage): Layer[] {
  const { muggu, x, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [potX, middle] = muggu;
  const { y: weekdayAt, ...weekday } = at.weekday;
  const { y: dayAt, ...day } = at.day;
  const { y: monthAt, ...month } = at.month;
  const { y: muhurthamAt, ...muhurtham } = at.muhurtham;
  const { y: timeAt, ...time } = at.time;
  const ink = { line: '#fff6dc', red: '#f0b429', weight: 7, dots: 100, drawn: track([0, 10, EASE.inOut], [beat(3), 100]) };
  return [
    ...pattu(stage, '#b01a58', '#5c0c2c', 'lower', 13),
    shapes('light', [softLight('light', potX, middle + 42, 620, '#ff8a4a', 0.5)]),
    shapes('muggu', [sikkuKolam(450, 5, ink)], { at: muggu }),
    shapes('kalash', [group('shadow', [ellipse([0, 0], 320, 50), fill('#2a0414', 45)]), kalash(310, METAL, LEAF, COLORS.deep)], {
      at: track([4, [potX, middle + 522], EASE.out], [30, [potX, middle + 238]]),
    }),
    say('day_words', { ...weekday, at: [x, weekdayAt], color: '#ffe2a0', from: 8 }),
    say('day', { ...day, at: [x, dayAt], leading: 1, font: NAME.font, metal: WORD_METAL, from: 12 }),
    say('month_year', { ...month, at: [x, monthAt], color: COLORS.paper, from: beat(1.2) }),
    say('muhurtham', { ...muhurtham, at: [x, muhurthamAt], color: '#ffe2a0', from: beat(1.8) }),
    say('time', { ...time, at: [x, timeAt], color: COLORS.paper, from: beat(2.2) }),
  ];
}
