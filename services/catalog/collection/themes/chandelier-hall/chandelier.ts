// Scene 1: the lit chandelier comes down; the names below it.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { decoFan, decoRays } from '../../kit/motifs/art-deco.ts';
import { chandelier } from '../../kit/motifs/chandelier.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, glints, HEIGHT, HONEY, hall, METAL, say, WIDTH, WORD_METAL } from './look.ts';

export function chandelierScene({ frames }: Clock): Layer[] {
  const x = WIDTH / 2;
  const name = { font: FONT.names, size: 176, color: COLORS.paper, width: 880, height: 200, leading: 1.1 };
  return [
    ...hall(x, 620),
    shapes('rays', [decoRays(980, 36, '#d3a044', { opacity: 24 })], {
      at: [x, 640],
      rotate: track([0, 0, EASE.linear], [frames, 10]),
    }),
    shapes('chandelier', [chandelier(720, METAL, frames)], {
      at: track([0, [x, 20], EASE.out], [50, [x, 130]]),
      rotate: sway(frames, 150, 0, 0.9, 0.1),
    }),
    glints(frames, 5, 200, 860),
    shapes('fan', [decoFan(330, METAL, '#0e0c0f')], {
      at: [x, HEIGHT + 70],
      scale: track([0, [80, 60], EASE.out], [40, [100, 100]]),
    }),
    vignette(WIDTH, HEIGHT, '#000000', 0.5),
    say('opening', [x, 1074], { color: HONEY, tracking: 120, reveal: fadeIn(8, 14) }),
    gild('first', [x, 1206], WORD_METAL, [26, 88], { ...name, reveal: rise(12, 20) }),
    say('and', [x, 1332], { size: 64, width: 200, reveal: fadeIn(20, 12) }),
    gild('second', [x, 1460], WORD_METAL, [34, 96], { ...name, reveal: rise(20, 20) }),
    say('occasion', [x, 1604], { width: 800, tracking: 160, reveal: fadeIn(32, 14) }),
  ];
}
