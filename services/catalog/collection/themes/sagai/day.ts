// Scene 4: the number of the day in a ring of dyed knots on red cloth; time and place beside it until the end.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { bandhaniRound } from '../../kit/motifs/bandhani.ts';
import { marigold } from '../../kit/motifs/garlands.ts';
import { fadeIn, pop, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, cloth, FONT, STAGE, say, TURMERIC } from './look.ts';

const ROUND = [520, 540] as const;

export function dayScene({ frames }: Clock): Layer[] {
  const words = STAGE.safe.right - 420;
  const line = { width: 840 };
  return [
    ...cloth('#14532f', '#06210f', ['#f2b01e', '#ffe9c8'], 46),
    shapes('hush', [softLight('hush', words, 560, 700, '#082c17', 0.95)]),
    shapes(
      'round',
      [
        group('shadow', [ellipse([14, 22], 812), fill('#04140a', 45)]),
        group('dye', [ellipse([0, 0], 800), fill(COLORS.ground)]),
        group('edge', [ellipse([0, 0], 780), stroke(TURMERIC, 5)]),
        bandhaniRound(318, 176, ['#ffe9c8', '#f2b01e'], '#5a0818', {
          rotate: track([0, -20, EASE.out], [50, 0, EASE.linear], [frames, 12]),
        }),
        group('middle', [ellipse([0, 0], 348), fill(TURMERIC)]),
        group('middle edge', [ellipse([0, 0], 322), stroke('#8a0f26', 4, { dash: [2, 14] })]),
      ],
      { at: ROUND, scale: track([0, [60, 60], EASE.out], [34, [100, 100]]) },
    ),
    shapes(
      'marigolds',
      [0, 1, 2, 3].map((index) =>
        marigold(44, index % 2 ? '#e8672b' : TURMERIC, {
          at: [
            ROUND[0] + Math.cos((index * Math.PI) / 2 + 0.785) * 400,
            ROUND[1] + Math.sin((index * Math.PI) / 2 + 0.785) * 400,
          ],
          scale: track([16 + index * 3, [0, 0], EASE.spring], [38 + index * 3, [100, 100]]),
        }),
      ),
    ),
    say('day', [ROUND[0], ROUND[1] + 8], {
      size: 240,
      color: '#7a0d22',
      width: 320,
      height: 300,
      leading: 1.1,
      reveal: pop(14, 14),
    }),
    text(
      { key: 'couple', font: FONT.big, size: 92, color: '#ffd56b', ...line, height: 200, leading: 1.2, reveal: fadeIn(8, 14) },
      { at: [words, 192] },
    ),
    text(
      { key: 'day_line', font: FONT.text, size: 66, color: COLORS.paper, ...line, height: 110, reveal: wordByWord(18, 18) },
      { at: [words, 344] },
    ),
    text(
      { key: 'time_line', font: FONT.text, size: 62, color: COLORS.paper, ...line, height: 100, reveal: fadeIn(26, 14) },
      { at: [words, 442] },
    ),
    shapes('rule', [rect(-90, -2, 180, 4), fill(TURMERIC)], {
      at: [words, 520],
      scale: track([26, [0, 100], EASE.weight], [46, [100, 100]]),
    }),
    text(
      {
        key: 'venue',
        font: FONT.big,
        size: 80,
        color: '#ffd56b',
        ...line,
        height: 220,
        leading: 1.3,
        reveal: wordByWord(32, 18),
      },
      { at: [words, 652] },
    ),
    text(
      { key: 'city', font: FONT.text, size: 64, color: COLORS.paper, ...line, height: 100, reveal: fadeIn(42, 14) },
      { at: [words, 806] },
    ),
    text(
      { key: 'hosts', font: FONT.text, size: 54, color: '#ffe9c8', ...line, height: 150, leading: 1.25, reveal: fadeIn(50, 14) },
      { at: [words, 926] },
    ),
  ];
}
