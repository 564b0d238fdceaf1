// Scene 2: a close-up of the key on its ribbon, the invitation on a sheet of paper.
import { ground } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { cut, paperHill, paperKey } from '../../kit/motifs/paper-town.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BRASS, CLAY, COLORS, DEEP_CLAY, FONT, HEIGHT, SAGES, say, trees, WIDTH } from './look.ts';

export function keyScene({ frames }: Clock): Layer[] {
  const x = 1270;
  return [
    ground('clay', WIDTH, HEIGHT, '#cf7650'),
    shapes('waves', [
      paperHill(WIDTH, 640, 120, 1140, '#d98a63'),
      paperHill(WIDTH, 800, 90, 1140, '#b85a38', 1),
      paperHill(WIDTH, 950, 60, 1140, SAGES[2]),
    ]),
    ...trees(frames, [
      { kind: 'fir', x: 90, y: 1010, height: 260, tone: 3, start: 6 },
      { kind: 'round', x: 640, y: 1040, height: 230, tone: 3, start: 10 },
    ]),
    shapes('key', [paperKey(760, BRASS, COLORS.paper)], {
      at: track([0, [420, -300], EASE.out], [26, [420, 190]]),
      rotate: track([0, -14, EASE.breath], [26, 9, EASE.breath], [56, -6, EASE.breath], [88, 4, EASE.breath], [frames, -2]),
    }),
    shapes(
      'sheet',
      [
        cut('M-520 -390 L520 -396 L526 392 L-516 398 Z', '#fffaf0', 16),
        cut('M-486 -356 L486 -362 L492 358 L-482 364 Z', '#f7ecd8', 0),
      ],
      {
        at: track([0, [x, 1500], EASE.out], [28, [x, 530]]),
        rotate: track([0, 7, EASE.out], [30, 0]),
      },
    ),
    say('invitation', [x, 450], { width: 880, leading: 1.28, reveal: wordByWord(16, 34) }),
    say('signed', [x, 760], {
      font: FONT.lines,
      size: 60,
      color: DEEP_CLAY,
      width: 860,
      height: 160,
      leading: 1.3,
      reveal: fadeIn(40, 16),
    }),
    shapes('tape', [cut('M-90 -24 L90 -30 L94 26 L-86 30 Z', CLAY, 4)], {
      at: [x, 140],
      rotate: -3,
      opacity: track([26, 0, EASE.out], [32, 88]),
    }),
  ];
}
