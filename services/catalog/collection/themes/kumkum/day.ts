// Scene 4: red from edge to edge; the day in ivory, time and place until the end.
import { ground } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline, rect } from '../../kit/lottie/shapes.ts';
import { blot, fingerMark, grains, spatter } from '../../kit/motifs/brushwork.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, DARK_RED, FONT, HEIGHT, WIDTH } from './look.ts';

export function dayScene({ frames }: Clock): Layer[] {
  const x = 1370;
  const at: [number, number] = [520, 500];
  return [
    ground('red', WIDTH, HEIGHT, COLORS.bloom),
    shapes('blot', [group('blot', [outline(blot(380, 4)), fill(COLORS.ground)]), spatter(380, 12, 5, COLORS.ground)], {
      at,
      scale: track([0, [60, 60], EASE.out], [34, [100, 100], EASE.breath], [frames, [103, 103]]),
      rotate: track([0, -14, EASE.out], [40, 0]),
    }),
    shapes('grains', [grains(110, 16, 33, COLORS.ground)], {
      at: [1640, 930],
      scale: [100, 50],
      opacity: track([30, 0, EASE.inOut], [44, 100]),
    }),
    shapes('mark', [fingerMark(150, COLORS.ground)], {
      at: [1640, 900],
      scale: track([24, [100, 0], EASE.out], [44, [100, 100]]),
    }),
    text(
      { key: 'weekday', font: FONT.lines, size: 70, color: DARK_RED, width: 520, height: 110, reveal: fadeIn(14, 14) },
      { at: [at[0], 286] },
    ),
    text(
      {
        key: 'day',
        font: FONT.names,
        size: 330,
        color: DARK_RED,
        width: 560,
        height: 380,
        leading: 1.1,
        reveal: rise(10, 22, 70),
      },
      { at: [at[0], 474] },
    ),
    text(
      { key: 'month', font: FONT.lines, size: 74, color: DARK_RED, width: 540, height: 110, reveal: fadeIn(20, 14) },
      { at: [at[0], 694] },
    ),
    text(
      {
        key: 'title',
        font: FONT.names,
        size: 100,
        color: COLORS.paper,
        width: 790,
        height: 150,
        align: 'left',
        reveal: fadeIn(16, 14),
      },
      { at: [x, 220] },
    ),
    shapes('rule', [rect(0, 0, 180, 7, 3), fill(COLORS.ground)], {
      at: [975, 318],
      scale: track([20, [0, 100], EASE.weight], [44, [100, 100]]),
    }),
    text(
      {
        key: 'time',
        font: FONT.lines,
        size: 72,
        color: COLORS.paper,
        width: 790,
        height: 120,
        align: 'left',
        reveal: fadeIn(28, 14),
      },
      { at: [x, 418] },
    ),
    text(
      {
        key: 'venue',
        font: FONT.names,
        size: 84,
        color: COLORS.paper,
        width: 790,
        height: 260,
        leading: 1.4,
        align: 'left',
        reveal: wordByWord(34, 24),
      },
      { at: [x, 600] },
    ),
    text(
      {
        key: 'city',
        font: FONT.lines,
        size: 68,
        color: COLORS.paper,
        width: 620,
        height: 110,
        align: 'left',
        reveal: fadeIn(46, 14),
      },
      { at: [x - 85, 780] },
    ),
  ];
}
