// Scene 3: the day on a roof sign framed with bulbs.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { chasingBulbs } from '../../kit/motifs/cinema.ts';
import { inked } from '../../kit/motifs/drawn.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { CHAMPAGNE, COLORS, CREAM, FONT, gild, HEIGHT, lights, say, skyline, WIDTH } from './look.ts';

const [X, Y] = [WIDTH / 2, 430];
const [W, H] = [1240, 560];

export function signScene({ frames, beat }: Clock): Layer[] {
  const struts = [-480, -240, 0, 240, 480]
    .flatMap((x) => [`M${x} ${H / 2} V600`])
    .concat([-480, -240, 0, 240].map((x) => `M${x} 300 L${x + 240} 560 M${x + 240} 300 L${x} 560`));
  const on = track([0, 30, EASE.out], [4, 90, 'hold'], [7, 40, 'hold'], [11, 100]);
  return [
    ...skyline(frames, 1130, 50, 160),
    shapes('roof', [
      rect(-40, 968, WIDTH + 80, 200),
      fill(linear([0, 968], [0, HEIGHT], [0, '#141838'], [1, '#060818'])),
      group('edge', [rect(-40, 962, WIDTH + 80, 8), fill('#4a4c80')]),
    ]),
    shapes('struts', [inked(struts.join(' '), '#1a1f48', 14), inked(struts.join(' '), '#5a5c92', 2)], { at: [X, Y] }),
    shapes('sign light', [softLight('sign light', X, Y, 900, '#ffcf86', 0.4)], { opacity: on }),
    shapes('board', [
      group('back', [rect(X - W / 2 - 34, Y - H / 2 - 34, W + 68, H + 68, 30), fill('#3a1d3c'), stroke('#c9a468', 6)]),
      group('face', [
        rect(X - W / 2 + 34, Y - H / 2 + 34, W - 68, H - 68, 12),
        fill(linear([0, Y - H / 2], [0, Y + H / 2], [0, '#10153c'], [1, '#1d2050'])),
        stroke('#e8c98f', 3),
      ]),
    ]),
    shapes('bulbs', [chasingBulbs(W, H, 62, 26, frames, beat(0.5))], { at: [X, Y], opacity: on }),
    vignette(WIDTH, HEIGHT, '#04061a', 0.42),
    say('weekday', [X, 270], { size: 66, height: 86, tracking: 160, reveal: fadeIn(6, 12) }),
    gild('date_sign', [X, 424], CHAMPAGNE, [26, 90], {
      font: FONT.names,
      size: 200,
      color: COLORS.paper,
      width: 1080,
      height: 230,
      leading: 1.1,
      reveal: rise(10, 20),
    }),
    say('year_time', [X, 586], { size: 70, color: CREAM, height: 92, tracking: 60, reveal: fadeIn(26, 14) }),
    ...lights(frames, 6, 26),
  ];
}
