// Scene 3: the day in a disc of light, seen through a dark screen.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import { turnedScreen } from '../../kit/motifs/mashrabiya.ts';
import { eightStar } from '../../kit/motifs/star-lattice.ts';
import { metalRamp } from '../../kit/palette.ts';
import type { Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { FONT, flowers, INK, METAL, say } from './look.ts';

export function dayScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height, x: X, portrait } = stage;
  const Y = portrait ? 830 : 540;
  const [columns = 0, rows = 0] = portrait ? [10, 17] : [17, 10];
  const size = portrait ? 100 : 97;
  const grow = track([0, [size * 0.64, size * 0.64], EASE.out], [40, [size, size]]);
  const turn = (by: number) => track([0, by, EASE.out], [60, 0, EASE.breath], [frames, -by * 0.3]);
  return [
    ground('evening', width, height, linear([0, 0], [0, height], [0, '#fffaf0'], [1, '#f0ddb6'])),
    shapes('light', [softLight('light', X, Y, 900, '#fffbee', 0.95)]),
    shapes(
      'screen',
      [turnedScreen(124, columns, rows, { wood: '#c8a560', light: '#f4e2b6', shade: '#a3813f' }, { at: [-82, -70] })],
      {
        at: track([0, [0, 0], EASE.breath], [frames, [-14, -20]]),
      },
    ),
    shapes('shade of the screen', [
      rect(0, 0, width, height),
      fill(radial([X, Y], [X, Y + 1150], [0, '#2c1c0c', 0], [1, '#5a4018', 0.34])),
    ]),
    shapes(
      'star of the day',
      [
        group('shade', [outline(eightStar(520)), fill('#2c1c0c', 50)], { at: [8, 22] }),
        group('rim', [outline(eightStar(520)), fill(metalRamp(METAL, [0, -520], [0, 520]))]),
        group('face', [outline(eightStar(490)), fill(radial([0, -60], [0, 490], [0, '#fffdf6'], [1, '#f3e3c2']))]),
        group('rule', [outline(eightStar(456)), stroke(METAL.body, 4, { join: 'miter' })]),
      ],
      { at: [X, Y], scale: grow, rotate: turn(-18) },
    ),
    say('day_title', [X, Y - 270], { size: 70, width: 520, reveal: fadeIn(12, 14) }),
    say('day', [X, Y - 78], {
      font: FONT.figures,
      size: 280,
      color: '#6b4c1a',
      width: 520,
      height: 330,
      leading: 1.1,
      reveal: rise(16, 20, 60),
    }),
    say('month_line', [X, Y + 136], { size: 84, color: INK, width: 600, reveal: fadeIn(28, 14) }),
    say('time_line', [X, Y + 254], { color: INK, width: 580, reveal: fadeIn(36, 14) }),
    ...flowers(stage, frames, 104),
  ];
}
