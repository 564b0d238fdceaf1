// Scene 3: the chandelier seen from directly below; the day is in its open centre.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { decoRays } from '../../kit/motifs/art-deco.ts';
import { chandelierFromBelow } from '../../kit/motifs/chandelier.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, glints, HEIGHT, HONEY, METAL, say, WIDTH, WORD_METAL } from './look.ts';

export function dayScene({ frames }: Clock): Layer[] {
  const [x, y] = [WIDTH / 2, 950];
  return [
    ground('ceiling', WIDTH, HEIGHT, linear([0, 0], [0, HEIGHT], [0, '#1d191c'], [1, '#080709'])),
    shapes('ceiling rays', [decoRays(1200, 32, '#d3a044', { opacity: 34 })], {
      at: [x, y],
      rotate: track([0, 0, EASE.linear], [frames, -12]),
    }),
    shapes('chandelier from below', [chandelierFromBelow(480, METAL, frames)], {
      at: [x, y],
      scale: track([0, [70, 70], EASE.out], [44, [100, 100], EASE.breath], [frames, [104, 104]]),
      rotate: track([0, -30, EASE.out], [60, 0, EASE.breath], [frames, 5]),
    }),
    shapes('hush', [softLight('hush', x, y, 300, '#0a080a', 0.7)]),
    glints(frames, 15, 300, 1200),
    vignette(WIDTH, HEIGHT, '#000000', 0.5),
    say('invitation', [x, 262], { size: 66, height: 264, reveal: fadeIn(6, 16) }),
    gild('day', [x, y - 10], WORD_METAL, [26, 96], {
      font: FONT.names,
      size: 400,
      color: COLORS.paper,
      width: 500,
      height: 380,
      leading: 1.05,
      reveal: rise(12, 20, 80),
    }),
    say('weekday', [x, y - 214], { color: HONEY, width: 420, reveal: fadeIn(22, 14) }),
    say('month', [x, y + 212], { color: HONEY, width: 420, reveal: fadeIn(26, 14) }),
    say('year_time', [x, 1610], { size: 76, height: 100, tracking: 60, reveal: fadeIn(32, 14) }),
  ];
}
