// Scene 3: the cake appears with its candles lit, below the invitation.

import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../../kit/lottie/shapes.ts';
import { cake } from '../../kit/motifs/cake.ts';
import { bunting } from '../../kit/motifs/party.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, CORAL, confettiRain, FONT, floating, METAL, PINK, SUN, say, sunny, TEAL } from './look.ts';

/** The rays, the candlelight, the bunting, the balloons, the table, the cake with its size, the words. */
const UPRIGHT = {
  rays: [540, 1180],
  light: [540, 1040, 760],
  bunting: 1240,
  balloons: [
    { x: 110, from: 1700, to: 1420, size: 230, color: CORAL, phase: 0.3 },
    { x: 970, from: 1720, to: 1360, size: 240, color: TEAL, phase: 0.7 },
  ],
  table: 1700,
  cake: { x: 540, width: 800 },
  confetti: {},
  cheer: { at: [540, 372], size: 80, width: 880 },
  invitation: { at: [540, 660], size: 124, width: 890, height: 460 },
} as const;
const WIDE = {
  rays: [1380, 520],
  light: [1380, 420, 760],
  bunting: 2080,
  balloons: [
    { x: 1010, from: 1100, to: 800, size: 180, color: CORAL, phase: 0.3 },
    { x: 1830, from: 1120, to: 640, size: 200, color: TEAL, phase: 0.7 },
  ],
  table: 950,
  cake: { x: 1400, width: 700 },
  confetti: { left: 940, width: 980 },
  cheer: { at: [520, 300], size: 68, width: 720 },
  invitation: { at: [520, 590], size: 112, width: 730, height: 440 },
} as const;

export function cakeScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { rays, light, balloons, table, cake: baked, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { x } = baked;
  return [
    ...sunny(stage, frames, rays, '#4a1c63', '#8a3fa8', 0.6),
    shapes('candle light', [softLight('candle light', ...light, '#ffc36b', 0.62)]),
    shapes('bunting', [bunting(at.bunting, 120, 100, [SUN, CORAL, TEAL, PINK], '#fffaf0', { at: [stage.x, 24] })]),
    ...floating(frames, balloons),
    shapes('table', [
      rect(-60, table, width + 120, 300),
      fill(linear([0, table], [0, height], [0, '#fff1dd'], [1, '#f0c294'])),
      group('edge', [rect(-60, table - 10, width + 120, 22), fill(CORAL)]),
    ]),
    shapes('shadow', [group('shadow', [ellipse([x, table + 56], baked.width + 60, 84), fill('#5a1f1a', 26)])]),
    shapes('cake', [cake(baked.width, { sponge: PINK, icing: '#fff6ea', accent: SUN, plate: METAL }, 5, frames)], {
      at: track([0, [x, table + 200], EASE.out], [28, [x, table + 48]]),
      scale: track([0, [88, 88], EASE.spring], [28, [100, 100]]),
    }),
    ...confettiRain(stage, frames, 18, 22, [SUN, CORAL, '#fffaf0', TEAL, PINK], at.confetti),
    vignette(width, height, '#1d0730', 0.5),
    say('cheer', at.cheer.at, { ...at.cheer, color: '#ffd98f', reveal: fadeIn(4, 12) }),
    say('invitation', at.invitation.at, {
      ...at.invitation,
      font: FONT.big,
      color: COLORS.paper,
      leading: 1.12,
      reveal: wordByWord(8, 30),
    }),
  ];
}
