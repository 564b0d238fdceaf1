// Scene 4: red from edge to edge; the day in ivory, time and place until the end.
import { ground } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline, rect } from '../../kit/lottie/shapes.ts';
import { blot, fingerMark, grains, spatter } from '../../kit/motifs/brushwork.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, DARK_RED, FONT, HEIGHT, SANDAL, say, WIDTH } from './look.ts';

export function dayScene({ frames }: Clock): Layer[] {
  const x = 1370;
  const at: [number, number] = [520, 500];
  return [
    ground('red', WIDTH, HEIGHT, COLORS.bloom),
    shapes('blot', [group('blot', [outline(blot(380, 4)), fill(COLORS.ground)]), spatter(380, 7, 9, COLORS.ground)], {
      at,
      scale: track([0, [60, 60], EASE.out], [34, [100, 100], EASE.breath], [frames, [103, 103]]),
      rotate: track([0, -14, EASE.out], [40, 0]),
    }),
    shapes('grains', [grains(110, 16, 33, COLORS.ground)], {
      at: [1640, 930],
      scale: [100, 50],
      opacity: track([30, 0, EASE.inOut], [44, 100]),
    }),
    shapes('paste', [outline(blot(118, 7)), fill(SANDAL)], {
      at: [1640, 838],
      scale: track([16, [0, 0], EASE.out], [34, [100, 100]]),
    }),
    shapes('mark', [fingerMark(150, COLORS.bloom)], {
      at: [1640, 900],
      scale: track([24, [100, 0], EASE.out], [44, [100, 100]]),
    }),
    say('weekday', [at[0], 286], { color: DARK_RED, width: 520, reveal: fadeIn(14, 14) }),
    say('day', [at[0], 474], {
      font: FONT.names,
      size: 330,
      color: DARK_RED,
      width: 560,
      height: 380,
      leading: 1.1,
      reveal: rise(10, 22, 70),
    }),
    say('month', [at[0], 694], { size: 74, color: DARK_RED, width: 540, reveal: fadeIn(20, 14) }),
    say('title', [x, 220], { font: FONT.names, size: 100, height: 150, align: 'left', reveal: fadeIn(16, 14) }),
    shapes('rule', [rect(0, 0, 180, 7, 3), fill(COLORS.ground)], {
      at: [975, 318],
      scale: track([20, [0, 100], EASE.weight], [44, [100, 100]]),
    }),
    say('time', [x, 418], { size: 72, height: 120, align: 'left', reveal: fadeIn(28, 14) }),
    say('venue', [x, 600], { font: FONT.names, size: 84, height: 260, leading: 1.4, align: 'left', reveal: wordByWord(34, 24) }),
    say('city', [x - 85, 780], { size: 68, width: 620, align: 'left', reveal: fadeIn(46, 14) }),
  ];
}
