// Scene 2: the kolam from above, one closed line around all its dots; the invitation below it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { kolam } from '../../kit/motifs/kolam.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { CHALK, FONT, floor, LINE, lampFromAbove, say, X } from './look.ts';

export function kolamScene({ frames }: Clock): Layer[] {
  const corners = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const;
  return [
    ...floor(620),
    shapes('kolam', [kolam({ size: 6, gap: 110, chalk: CHALK, first: -6, frames: 108 })], {
      at: [X, 650],
      scale: track([0, [96, 96], EASE.breath], [frames, [101, 101]]),
    }),
    ...corners.flatMap(([sx, sy], index) =>
      lampFromAbove(108, frames, index + 2, [X + sx * 404, 650 + sy * 432], sx * (sy < 0 ? 45 : 135)),
    ),
    say('welcome', [X, 1258], { size: 84, color: LINE, width: 860, height: 130, reveal: fadeIn(20, 16) }),
    say('invitation', [X, 1540], { font: FONT.lines, size: 80, height: 420, leading: 1.42, reveal: wordByWord(28, 40) }),
  ];
}
