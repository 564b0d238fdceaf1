// Scene 4: hills of cut paper below the text; names, place and date until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { cutPaper, scissoredDisc } from '../../kit/motifs/cut-paper.ts';
import { lineBranch } from '../../kit/motifs/line-botanicals.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { CLAY, COLORS, DARK_CLAY, FONT, HEIGHT, INK, OCHRE, OLIVE, SAND, setLeft, sheet, wave } from './look.ts';

export function placeScene({ frames }: Clock): Layer[] {
  const left = 156;
  const line = { width: 1180 } as const;
  const hill = (name: string, y: number, lift: number, shift: number, color: string, from: number, slide: number): Layer =>
    shapes(name, [cutPaper(wave(y, lift, shift, HEIGHT + 220), color)], {
      at: track([from, [0, 320], EASE.out], [from + 36, [0, 0], EASE.breath], [frames, [slide, 0]]),
    });
  return [
    ...sheet(COLORS.ground, '#cdb48d', 13),
    shapes('sun', [cutPaper(scissoredDisc(210), CLAY)], {
      at: track([0, [1560, 760], EASE.out], [50, [1560, 360], EASE.breath], [frames, [1560, 340]]),
    }),
    hill('sand hill', 850, 66, 2.4, SAND, 0, -60),
    hill('ochre hill', 890, 70, 0.6, OCHRE, 4, 50),
    shapes('branch', [lineBranch(620, 6, { ink: INK, weight: 5, from: 16, frames: 60 })], {
      at: [1600, 1010],
      rotate: sway(frames, 140, 10, 1),
    }),
    shapes('small branch', [lineBranch(420, 5, { ink: INK, weight: 5, from: 26, frames: 54 })], {
      at: [1430, 1000],
      rotate: sway(frames, 130, -12, 1, 0.5),
    }),
    hill('olive hill', 960, 60, 3.9, OLIVE, 8, -40),
    hill('clay hill', 1040, 44, 1.7, DARK_CLAY, 12, 60),
    setLeft(
      { ...line, key: 'couple', font: FONT.lines, size: 64, color: DARK_CLAY, height: 88, reveal: fadeIn(6, 14) },
      left,
      160,
    ),
    setLeft(
      { ...line, key: 'venue', font: FONT.big, size: 128, color: INK, height: 300, leading: 1.1, reveal: wordByWord(10, 26) },
      left,
      366,
    ),
    setLeft(
      { ...line, key: 'city', font: FONT.lines, size: 64, color: DARK_CLAY, height: 88, reveal: fadeIn(28, 14) },
      left,
      560,
    ),
    shapes('rule', [rect(0, 0, 150, 5), fill(CLAY)], {
      at: [left, 628],
      scale: track([30, [0, 100], EASE.weight], [48, [100, 100]]),
    }),
    setLeft(
      { ...line, key: 'date_line', font: FONT.lines, size: 64, color: INK, height: 88, reveal: rise(32, 20, 30) },
      left,
      694,
    ),
  ];
}
