// Scene 3: the day as a numeral as tall as the page; month and time beside it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { cutPaper, foldedLeaf, scissoredDisc } from '../../kit/motifs/cut-paper.ts';
import { lineBranch } from '../../kit/motifs/line-botanicals.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { CLAY, COLORS, DARK_CLAY, FONT, INK, laid, OCHRE, OLIVE, setLeft, sheet } from './look.ts';

export function dayScene({ frames }: Clock): Layer[] {
  const column = 1130;
  const line = { width: 630 } as const;
  return [
    ...sheet('#e9cfa9', '#c7a678', 5),
    shapes('clay', [cutPaper(scissoredDisc(520), CLAY)], {
      at: track([0, [200, 700], EASE.out], [40, [430, 560], EASE.breath], [frames, [450, 552]]),
    }),
    shapes('olive leaf', [foldedLeaf(300, 560, OLIVE)], {
      at: laid([40, 1500], [120, 1120], 4),
      rotate: sway(frames, 130, -12, 1.4),
    }),
    shapes('ochre leaf', [foldedLeaf(220, 420, OCHRE)], {
      at: laid([1000, 1500], [930, 1130], 8),
      rotate: sway(frames, 120, 18, 1.4, 0.5),
    }),
    setLeft(
      {
        key: 'day',
        font: FONT.big,
        size: 660,
        color: COLORS.paper,
        width: 780,
        height: 720,
        leading: 1,
        reveal: rise(4, 22, 160),
      },
      190,
      540,
    ),
    setLeft(
      { ...line, key: 'weekday', font: FONT.lines, size: 66, color: DARK_CLAY, height: 90, reveal: fadeIn(18, 14) },
      column,
      330,
    ),
    setLeft(
      { ...line, key: 'month', font: FONT.big, size: 140, color: INK, height: 170, leading: 1.1, reveal: rise(20, 18, 60) },
      column,
      460,
    ),
    setLeft(
      { ...line, key: 'year', font: FONT.big, size: 140, color: INK, height: 170, leading: 1.1, reveal: rise(26, 18, 60) },
      column,
      612,
    ),
    shapes('rule', [rect(0, 0, 150, 5), fill(CLAY)], {
      at: [column, 724],
      scale: track([30, [0, 100], EASE.weight], [48, [100, 100]]),
    }),
    setLeft(
      { ...line, key: 'time_line', font: FONT.lines, size: 76, color: INK, height: 100, reveal: fadeIn(34, 14) },
      column,
      796,
    ),
    shapes('branch', [lineBranch(400, 5, { ink: INK, weight: 5, from: 16, frames: 50 })], {
      at: [1800, 1096],
      rotate: sway(frames, 140, -8, 1, 0.3),
    }),
  ];
}
