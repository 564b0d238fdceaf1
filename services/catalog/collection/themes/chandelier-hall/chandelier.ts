// Scene 1: the lit chandelier comes down; the names below it, one under the other or side by side.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { decoFan, decoRays } from '../../kit/motifs/art-deco.ts';
import { chandelier } from '../../kit/motifs/chandelier.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, glints, HONEY, hall, METAL, say, WORD_METAL } from './look.ts';

/** The chandelier on its way down, with the light and the glints around it, the fan, and the words. */
const WIDE = {
  light: 300,
  rays: 330,
  chandelier: { width: 440, from: -60, to: 16 },
  glints: [60, 520],
  fan: { radius: 176, below: 66 },
  opening: { at: [960, 636], size: 54, width: 860 },
  first: { at: [528, 766], size: 168, width: 740, height: 190 },
  and: { at: [960, 776], size: 72, width: 110 },
  second: { at: [1392, 766], size: 168, width: 740, height: 190 },
  occasion: { at: [960, 910], size: 50, width: 800 },
} as const;
const UPRIGHT = {
  light: 620,
  rays: 640,
  chandelier: { width: 720, from: 20, to: 130 },
  glints: [200, 860],
  fan: { radius: 330, below: 70 },
  opening: { at: [540, 1074] },
  first: { at: [540, 1206], size: 176, width: 880, height: 200 },
  and: { at: [540, 1332], size: 64, width: 200 },
  second: { at: [540, 1460], size: 176, width: 880, height: 200 },
  occasion: { at: [540, 1604], width: 800 },
} as const;

export function chandelierScene({ frames }: Clock, stage: Stage): Layer[] {
  const { x, width, height } = stage;
  const { light, rays, chandelier: crystal, fan, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const name = { font: FONT.names, color: COLORS.paper, leading: 1.1 };
  return [
    ...hall(stage, x, light),
    shapes('rays', [decoRays(980, 36, '#d3a044', { opacity: 24 })], {
      at: [x, rays],
      rotate: track([0, 0, EASE.linear], [frames, 10]),
    }),
    shapes('chandelier', [chandelier(crystal.width, METAL, frames)], {
      at: track([0, [x, crystal.from], EASE.out], [50, [x, crystal.to]]),
      rotate: sway(frames, 150, 0, 0.9, 0.1),
    }),
    glints(stage, frames, 5, ...at.glints),
    shapes('fan', [decoFan(fan.radius, METAL, '#0e0c0f')], {
      at: [x, height + fan.below],
      scale: track([0, [80, 60], EASE.out], [40, [100, 100]]),
    }),
    vignette(width, height, '#000000', 0.5),
    say('opening', at.opening.at, { ...at.opening, color: HONEY, tracking: 120, reveal: fadeIn(8, 14) }),
    gild('first', at.first.at, WORD_METAL, [26, 88], { ...name, ...at.first, reveal: rise(12, 20) }),
    say('and', at.and.at, { ...at.and, reveal: fadeIn(20, 12) }),
    gild('second', at.second.at, WORD_METAL, [34, 96], { ...name, ...at.second, reveal: rise(20, 20) }),
    say('occasion', at.occasion.at, { ...at.occasion, tracking: 160, reveal: fadeIn(32, 14) }),
  ];
}
