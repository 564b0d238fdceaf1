// Scene 1: after dusk the windows light up one by one; the names over the roofs.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { CHAMPAGNE, COLORS, CREAM, FONT, gild, HEIGHT, lampStrings, lights, say, skyline, WIDTH } from './look.ts';

export function rooftopScene({ frames, beat }: Clock): Layer[] {
  const x = WIDTH / 2;
  const name = { font: FONT.names, size: 232, color: COLORS.paper, width: 1540, height: 270, leading: 1.1 };
  return [
    ...skyline(frames, 1180, -40),
    shapes('hush', [softLight('hush', x, 400, 800, '#0a0e2a', 0.6)]),
    vignette(WIDTH, HEIGHT, '#04061a', 0.5),
    say('opening', [x, 210], { width: 1200, tracking: 80, reveal: fadeIn(8, 12) }),
    gild('couple', [x, 392], CHAMPAGNE, [28, 96], { ...name, reveal: rise(10, 26) }),
    say('occasion', [x, 600], { size: 58, color: CREAM, width: 1300, height: 80, tracking: 220, reveal: fadeIn(28, 14) }),
    lampStrings(frames, beat(1), [
      [420, -14, 1000, 120],
      [1430, -14, 1100, 140],
      [960, -40, 1500, 90],
    ]),
    ...lights(frames, 8, 6),
  ];
}
