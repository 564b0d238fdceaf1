// Scene 1: the thread comes down, opens into a loop around the name, closes in the knot and continues.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { darbha, knot } from '../../kit/motifs/sacred-thread.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COTTON, FONT, GRASS, gild, HEIGHT, LINE, leafGround, length, say, X } from './look.ts';

export function loopScene({ frames }: Clock): Layer[] {
  const sway = (turn: number) => track([0, turn, EASE.breath], [frames / 2, -turn, EASE.breath], [frames, turn]);
  return [
    ...leafGround(840),
    ...[-1, 1].map((side) =>
      shapes('darbha', [darbha(620, GRASS, COTTON, 5 + side)], {
        at: [X + side * 430, HEIGHT + 30],
        rotate: sway(side * 1.6),
        scale: [side * 100, 100],
      }),
    ),
    length(`M${X} -20 L${X} 250`, -12, 4),
    length(`M${X} 250 C${X + 330} 300 ${X + 500} 620 ${X + 440} 900 C${X + 390} 1150 ${X + 150} 1330 ${X} 1430`, 2, 44),
    length(`M${X} 250 C${X - 330} 300 ${X - 500} 620 ${X - 440} 900 C${X - 390} 1150 ${X - 150} 1330 ${X} 1430`, 2, 44),
    length(`M${X} 1430 L${X} ${HEIGHT + 20}`, 42, 62),
    shapes('knot', [knot(64, COTTON)], { at: [X, 1432], scale: track([40, [0, 0], EASE.spring], [56, [100, 100]]) }),
    gild('title', [X, 560], PALE_GOLD, [8, 70], { size: 150, height: 240, reveal: fadeIn(-6, 14) }),
    say('boy_name', [X, 830], { size: 168, height: 400, leading: 1.3, reveal: rise(10, 26, 60) }),
    say('date_line', [X, 1100], {
      font: FONT.lines,
      size: 66,
      color: LINE,
      width: 630,
      height: 230,
      leading: 1.4,
      reveal: fadeIn(36, 16),
    }),
  ];
}
