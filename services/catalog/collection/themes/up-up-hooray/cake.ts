// Scene 3: the cake appears with its candles lit, below the invitation.

import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../../kit/lottie/shapes.ts';
import { cake } from '../../kit/motifs/cake.ts';
import { bunting } from '../../kit/motifs/party.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, CORAL, confettiRain, FONT, floating, HEIGHT, METAL, PINK, SUN, say, sunny, TEAL, WIDTH } from './look.ts';

export function cakeScene({ frames }: Clock): Layer[] {
  const x = WIDTH / 2;
  return [
    ...sunny(frames, [x, 1180], '#4a1c63', '#8a3fa8', 0.6),
    shapes('candle light', [softLight('candle light', x, 1040, 760, '#ffc36b', 0.62)]),
    shapes('bunting', [bunting(1240, 120, 100, [SUN, CORAL, TEAL, PINK], '#fffaf0', { at: [x, 24] })]),
    ...floating(frames, [
      { x: 110, from: 1700, to: 1420, size: 230, color: CORAL, phase: 0.3 },
      { x: 970, from: 1720, to: 1360, size: 240, color: TEAL, phase: 0.7 },
    ]),
    shapes('table', [
      rect(-60, 1700, WIDTH + 120, 300),
      fill(linear([0, 1700], [0, HEIGHT], [0, '#fff1dd'], [1, '#f0c294'])),
      group('edge', [rect(-60, 1690, WIDTH + 120, 22), fill(CORAL)]),
    ]),
    shapes('shadow', [group('shadow', [ellipse([x, 1756], 860, 84), fill('#5a1f1a', 26)])]),
    shapes('cake', [cake(800, { sponge: PINK, icing: '#fff6ea', accent: SUN, plate: METAL }, 5, frames)], {
      at: track([0, [x, 1900], EASE.out], [28, [x, 1748]]),
      scale: track([0, [88, 88], EASE.spring], [28, [100, 100]]),
    }),
    ...confettiRain(frames, 18, 22, [SUN, CORAL, '#fffaf0', TEAL, PINK]),
    vignette(WIDTH, HEIGHT, '#1d0730', 0.5),
    say('cheer', [x, 372], { color: '#ffd98f', reveal: fadeIn(4, 12) }),
    say('invitation', [x, 660], {
      font: FONT.big,
      size: 124,
      color: COLORS.paper,
      width: 890,
      height: 460,
      leading: 1.12,
      reveal: wordByWord(8, 30),
    }),
  ];
}
