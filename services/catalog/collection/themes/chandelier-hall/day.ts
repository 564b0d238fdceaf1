// Scene 3: the chandelier seen from directly below; the day is in its open centre, the other words around it or beside it.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { decoRays } from '../../kit/motifs/art-deco.ts';
import { chandelierFromBelow } from '../../kit/motifs/chandelier.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, glints, HONEY, METAL, say, WORD_METAL } from './look.ts';

/** The chandelier with the rays and glints around it, and the words. */
const WIDE = {
  middle: [540, 540],
  radius: 420,
  rays: 1300,
  // Above and below the words in the centre, and not beside it.
  glints: [
    [1000, 50, 250],
    [1000, 780, 260],
  ],
  invitation: { at: [1396, 400], size: 72, width: 700, height: 300 },
  day: { at: [540, 531], size: 354, width: 440, height: 340 },
  weekday: { at: [540, 354], size: 50, width: 350 },
  month: { at: [540, 726], size: 50, width: 350 },
  year_time: { at: [1396, 668], size: 72, width: 740, height: 100 },
} as const;
const UPRIGHT = {
  middle: [540, 950],
  radius: 480,
  rays: 1200,
  glints: [[1080, 300, 1200]],
  invitation: { at: [540, 262], size: 66, height: 264 },
  day: { at: [540, 940], size: 400, width: 500, height: 380 },
  weekday: { at: [540, 736], width: 420 },
  month: { at: [540, 1162], width: 420 },
  year_time: { at: [540, 1610], size: 76, height: 100 },
} as const;

export function dayScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { middle, radius, rays, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [x, y] = middle;
  return [
    ground('ceiling', width, height, linear([0, 0], [0, height], [0, '#1d191c'], [1, '#080709'])),
    shapes('ceiling rays', [decoRays(rays, 32, '#d3a044', { opacity: 34 })], {
      at: [x, y],
      rotate: track([0, 0, EASE.linear], [frames, -12]),
    }),
    shapes('chandelier from below', [chandelierFromBelow(radius, METAL, frames)], {
      at: [x, y],
      scale: track([0, [70, 70], EASE.out], [44, [100, 100], EASE.breath], [frames, [104, 104]]),
      rotate: track([0, -30, EASE.out], [60, 0, EASE.breath], [frames, 5]),
    }),
    shapes('hush', [softLight('hush', x, y, 300, '#0a080a', 0.7)]),
    ...at.glints.map(([broad, top, tall], index) => glints({ width: broad }, frames, 15 + index, top, tall)),
    vignette(width, height, '#000000', 0.5),
    say('invitation', at.invitation.at, { ...at.invitation, reveal: fadeIn(6, 16) }),
    gild('day', at.day.at, WORD_METAL, [26, 96], {
      ...at.day,
      font: FONT.names,
      color: COLORS.paper,
      leading: 1.05,
      reveal: rise(12, 20, 80),
    }),
    say('weekday', at.weekday.at, { ...at.weekday, color: HONEY, reveal: fadeIn(22, 14) }),
    say('month', at.month.at, { ...at.month, color: HONEY, reveal: fadeIn(26, 14) }),
    say('year_time', at.year_time.at, { ...at.year_time, tracking: 60, reveal: fadeIn(32, 14) }),
  ];
}
