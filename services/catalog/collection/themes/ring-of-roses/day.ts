// Scene 4: the number of the day large on the left, the rest below it, roses in two corners.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { type Bloom, blooming, FONT, paper, petals, ROSE_GOLD, STAGE, say, WINE } from './look.ts';

const CORNER: readonly Bloom[] = [
  { x: -330, y: 30, size: 150, tone: 'leaf', turn: -70 },
  { x: -250, y: 120, size: 150, tone: 'leaf', turn: -110 },
  { x: -110, y: 220, size: 150, tone: 'leaf', turn: -150 },
  { x: 20, y: 330, size: 150, tone: 'leaf', turn: 190 },
  { x: 10, y: 430, size: 130, tone: 'leaf', turn: 170 },
  { x: -430, y: 40, size: 96, tone: 'bud', turn: -92 },
  { x: -20, y: 520, size: 96, tone: 'bud', turn: 186 },
  { x: -320, y: 60, size: 88, tone: 'blush' },
  { x: -10, y: 400, size: 92, tone: 'cream' },
  { x: -190, y: 90, size: 132, tone: 'dusk' },
  { x: -30, y: 258, size: 150, tone: 'wine' },
  { x: -30, y: 40, size: 150, tone: 'cream' },
];

export function dayScene({ frames }: Clock): Layer[] {
  const { left, width } = STAGE.safe;
  const middle = left + width / 2;
  const line = { align: 'left' as const, width };
  return [
    ...paper(),
    shapes('roses above', [blooming(CORNER, 2, 2, 30)], { at: [STAGE.width - 20, 20] }),
    shapes('roses below', [blooming(CORNER, 8, 2)], { at: [10, STAGE.height + 20], rotate: 180, scale: [74, 74] }),
    say('weekday', [left + 280, 440], { ...line, font: FONT.capitals, width: 560, tracking: 100, reveal: fadeIn(6, 14) }),
    say('day', [left + 260, 710], {
      ...line,
      font: FONT.capitals,
      size: 480,
      color: WINE,
      width: 520,
      height: 400,
      leading: 1,
      reveal: rise(8, 22, 80),
    }),
    say('month', [middle, 960], { ...line, font: FONT.names, size: 140, height: 180, leading: 1.15, reveal: rise(18, 24) }),
    shapes('rule', [rect(0, -2, 300, 4), fill(ROSE_GOLD.shade)], {
      at: [left, 1080],
      scale: track([20, [0, 100], EASE.weight], [44, [100, 100]]),
    }),
    say('time_line', [middle, 1154], { ...line, font: FONT.capitals, reveal: fadeIn(26, 14) }),
    say('venue', [middle, 1320], { ...line, size: 92, color: WINE, height: 220, leading: 1.08, reveal: wordByWord(32, 20) }),
    say('city', [middle, 1484], { ...line, size: 72, reveal: fadeIn(40, 14) }),
    say('couple', [STAGE.safe.right - 360, 1660], {
      size: 66,
      color: WINE,
      align: 'right',
      width: 720,
      height: 206,
      reveal: fadeIn(50, 16),
    }),
    ...petals(frames, 7, 31),
  ];
}
