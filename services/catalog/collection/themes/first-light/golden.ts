// Scene 3: full gold; the sun fills the upper right, with the family's lines below it.
import type { Clock } from '../../kit/build-theme.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { FONT, HOURS, morning } from './look.ts';

const INK = '#4a1d1a';
const RED = '#8c2814';

export function goldenScene({ frames }: Clock): Layer[] {
  const left = { align: 'left' as const, width: 820 };
  const x = 160 + 410;
  return [
    ...morning(HOURS.golden, 920, { x: 1560, at: track([0, [1560, 380], EASE.out], [frames, [1560, 290]]), radius: 540, frames }),
    text(
      { key: 'boy_name', font: FONT.names, size: 150, color: RED, ...left, height: 240, leading: 1.3, reveal: rise(10, 26, 50) },
      { at: [x, 390] },
    ),
    text(
      {
        key: 'parents_line',
        font: FONT.lines,
        size: 72,
        color: INK,
        ...left,
        height: 330,
        leading: 1.45,
        reveal: wordByWord(26, 30),
      },
      { at: [x, 610] },
    ),
  ];
}
