// Scene 2: a sentence on ink, with clay-coloured poppies beside it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { cutPaper, scissoredDisc } from '../../kit/motifs/cut-paper.ts';
import { linePoppy } from '../../kit/motifs/line-botanicals.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { CLAY, COLORS, FONT, HEIGHT, laid, OCHRE, SAND, setLeft, sheet, wave } from './look.ts';

export function wordsScene({ frames }: Clock): Layer[] {
  const left = 720;
  const poppy = (x: number, height: number, from: number, ink: string, phase: number): Layer =>
    shapes('poppy', [linePoppy(height, { ink, weight: 6, from, frames: 56 })], {
      at: [x, 1030],
      rotate: sway(frames, 120, 0, 1.4, phase),
    });
  return [
    ...sheet(COLORS.deep, '#55453b', 8),
    shapes('sun', [cutPaper(scissoredDisc(250), CLAY)], { at: laid([300, 1300], [320, 460], 0, 44) }),
    poppy(250, 720, 4, '#fdf8ee', 0.1),
    poppy(430, 560, 14, OCHRE, 0.5),
    poppy(570, 380, 24, '#fdf8ee', 0.8),
    shapes('sand', [cutPaper(wave(1000, 34, 0.4, HEIGHT + 160), SAND)], {
      at: track([0, [0, 180], EASE.out], [34, [0, 0], EASE.breath], [frames, [-40, 0]]),
    }),
    setLeft(
      {
        key: 'statement',
        font: FONT.big,
        size: 122,
        color: COLORS.paper,
        width: 1040,
        height: 520,
        leading: 1.16,
        reveal: wordByWord(8, 40),
      },
      left,
      424,
    ),
    setLeft(
      { key: 'families', font: FONT.lines, size: 56, color: '#f0c79a', width: 1040, height: 150, reveal: fadeIn(44, 16) },
      left,
      790,
    ),
  ];
}
