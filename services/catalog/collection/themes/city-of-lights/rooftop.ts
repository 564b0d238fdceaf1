// Scene 1: after dusk the windows light up one by one; the names over the roofs.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { CHAMPAGNE, COLORS, CREAM, FONT, HEIGHT, lampStrings, lights, STRAW, skyline, WIDTH } from './look.ts';

export function rooftopScene({ frames, beat }: Clock): Layer[] {
  const x = WIDTH / 2;
  const name = { font: FONT.names, size: 232, color: COLORS.paper, width: 1540, height: 270, leading: 1.1 };
  return [
    ...skyline(frames, 1180, -40),
    shapes('hush', [softLight('hush', x, 400, 800, '#0a0e2a', 0.6)]),
    vignette(WIDTH, HEIGHT, '#04061a', 0.5),
    text(
      { key: 'opening', font: FONT.lines, size: 52, color: STRAW, width: 1200, height: 70, tracking: 80, reveal: fadeIn(8, 12) },
      { at: [x, 226] },
    ),
    metalText({ ...name, key: 'couple', reveal: rise(10, 26) }, CHAMPAGNE, [28, 96], { at: [x, 392] }),
    text(
      {
        key: 'occasion',
        font: FONT.lines,
        size: 58,
        color: CREAM,
        width: 1300,
        height: 80,
        tracking: 220,
        reveal: fadeIn(28, 14),
      },
      { at: [x, 574] },
    ),
    lampStrings(frames, beat(1), [
      [420, -14, 1000, 120],
      [1430, -14, 1100, 140],
      [960, -40, 1500, 90],
    ]),
    ...lights(frames, 8, 6),
  ];
}
