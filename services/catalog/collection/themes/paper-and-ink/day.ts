// Scene 3: the day as a numeral as large as the page allows; month and time beside it or below.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { cutPaper, foldedLeaf, scissoredDisc } from '../../kit/motifs/cut-paper.ts';
import { lineBranch } from '../../kit/motifs/line-botanicals.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { CLAY, COLORS, DARK_CLAY, FONT, INK, laid, OCHRE, OLIVE, setLeft, sheet } from './look.ts';

/** The disc on its way, the leaves, the branch, and the words from their left edge. */
const WIDE = {
  clay: {
    radius: 520,
    way: [
      [200, 700],
      [430, 560],
      [450, 552],
    ],
  },
  olive: { from: [40, 1500], to: [120, 1120], turn: -12 },
  ochre: { from: [1000, 1500], to: [930, 1130], turn: 18 },
  branch: { length: 400, at: [1800, 1096], turn: -8 },
  day: { at: [190, 540], size: 660, width: 780, height: 720 },
  weekday: { at: [1130, 330], size: 66, width: 630, height: 90 },
  month: { at: [1130, 460], size: 140, width: 630, height: 170 },
  year: { at: [1130, 612], size: 140, width: 630, height: 170 },
  rule: [1130, 724],
  time: { at: [1130, 796], size: 76, width: 630, height: 100 },
} as const;
const UPRIGHT = {
  clay: {
    radius: 540,
    way: [
      [700, 240],
      [480, 626],
      [468, 642],
    ],
  },
  olive: { from: [1560, 1240], to: [1230, 1190], turn: -58 },
  ochre: { from: [940, 2400], to: [880, 1980], turn: 16 },
  branch: { length: 560, at: [1010, 1990], turn: -6 },
  day: { at: [100, 624], size: 780, width: 880, height: 860 },
  weekday: { at: [100, 1226], size: 80, width: 700, height: 100 },
  month: { at: [98, 1362], size: 160, width: 800, height: 190 },
  year: { at: [98, 1516], size: 160, width: 640, height: 190 },
  rule: [100, 1634],
  time: { at: [100, 1714], size: 84, width: 560, height: 110 },
} as const;

export function dayScene({ frames }: Clock, stage: Stage): Layer[] {
  const { clay, olive, ochre, branch, rule, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [from, to, end] = clay.way;
  return [
    ...sheet(stage, '#e9cfa9', '#c7a678', 5),
    shapes('clay', [cutPaper(scissoredDisc(clay.radius), CLAY)], {
      at: track([0, from, EASE.out], [40, to, EASE.breath], [frames, end]),
    }),
    shapes('olive leaf', [foldedLeaf(300, 560, OLIVE)], {
      at: laid(olive.from, olive.to, 4),
      rotate: sway(frames, 130, olive.turn, 1.4),
    }),
    shapes('ochre leaf', [foldedLeaf(220, 420, OCHRE)], {
      at: laid(ochre.from, ochre.to, 8),
      rotate: sway(frames, 120, ochre.turn, 1.4, 0.5),
    }),
    setLeft({ ...at.day, key: 'day', font: FONT.big, color: COLORS.paper, leading: 1, reveal: rise(4, 22, 160) }, at.day.at),
    setLeft({ ...at.weekday, key: 'weekday', font: FONT.lines, color: DARK_CLAY, reveal: fadeIn(18, 14) }, at.weekday.at),
    setLeft({ ...at.month, key: 'month', font: FONT.big, color: INK, leading: 1.1, reveal: rise(20, 18, 60) }, at.month.at),
    setLeft({ ...at.year, key: 'year', font: FONT.big, color: INK, leading: 1.1, reveal: rise(26, 18, 60) }, at.year.at),
    shapes('rule', [rect(0, 0, 150, 5), fill(CLAY)], {
      at: rule,
      scale: track([30, [0, 100], EASE.weight], [48, [100, 100]]),
    }),
    setLeft({ ...at.time, key: 'time_line', font: FONT.lines, color: INK, reveal: fadeIn(34, 14) }, at.time.at),
    shapes('branch', [lineBranch(branch.length, 5, { ink: INK, weight: 5, from: 16, frames: 50 })], {
      at: branch.at,
      rotate: sway(frames, 140, branch.turn, 1, 0.3),
    }),
  ];
}
