// Scene 4: the date in the sun, time and place beside it until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { FONT, HOURS, morning } from './look.ts';

const INK = '#4a1d1a';
const RED = '#8c2814';

export function dayScene({ frames }: Clock): Layer[] {
  const sun: [number, number] = [560, 440];
  const right = { align: 'left' as const, width: 740 };
  const x = 1020 + 370;
  return [
    ...morning(HOURS.day, 900, { x: sun[0], at: track([0, [sun[0], sun[1] + 60], EASE.out], [60, sun]), radius: 400, frames }),
    text(
      { key: 'day', font: FONT.names, size: 236, color: RED, width: 320, height: 270, leading: 1.05, reveal: rise(10, 22, 50) },
      { at: [sun[0], sun[1] - 6] },
    ),
    text(
      { key: 'weekday_line', font: FONT.names, size: 96, color: INK, ...right, height: 150, reveal: rise(14, 20, 40) },
      { at: [x, 196] },
    ),
    text(
      { key: 'month', font: FONT.names, size: 84, color: INK, ...right, height: 140, reveal: rise(20, 20, 40) },
      { at: [x, 318] },
    ),
    shapes('rule', [rect(0, 0, 190, 6, 3), fill(RED)], {
      at: [1022, 396],
      scale: track([22, [0, 100], EASE.weight], [46, [100, 100]]),
    }),
    text(
      { key: 'time', font: FONT.lines, size: 70, color: RED, ...right, height: 120, reveal: fadeIn(28, 16) },
      { at: [x, 482] },
    ),
    text(
      { key: 'venue', font: FONT.names, size: 78, color: INK, ...right, height: 250, leading: 1.4, reveal: wordByWord(34, 26) },
      { at: [x, 658] },
    ),
    text(
      { key: 'city', font: FONT.lines, size: 68, color: RED, ...right, height: 110, reveal: fadeIn(46, 16) },
      { at: [x, 832] },
    ),
  ];
}
