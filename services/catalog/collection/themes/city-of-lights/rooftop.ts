// Scene 1: the city across the bay lights the water; the names over the roofs, under strings of lamps.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { bay, CHAMPAGNE, COLORS, CREAM, FONT, gild, lampStrings, lensLight, say } from './look.ts';

const WIDE = {
  slide: [-120, 0],
  water: 956,
  strings: [
    [420, -14, 1000, 90],
    [1430, -14, 1100, 100],
  ],
  lens: { at: [1760, 1000], width: 330 },
  opening: { at: [960, 214], size: 54, width: 1200, height: 76 },
  couple: { at: [960, 384], size: 226, width: 1540, height: 260 },
  occasion: { at: [960, 566], size: 58, width: 1300, height: 80 },
} as const;
const UPRIGHT = {
  slide: [-70, 60],
  water: 1330,
  strings: [
    [260, -20, 900, 150],
    [860, -20, 900, 120],
  ],
  lens: { at: [150, 1720], width: 420 },
  opening: { at: [540, 350], size: 68, width: 880, height: 96 },
  couple: { at: [540, 560], size: 190, width: 900, height: 290 },
  occasion: { at: [540, 760], size: 66, width: 900, height: 96 },
} as const;

export function rooftopScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { slide, water, strings, lens, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [97, 109] });
  const [x, y] = at.couple.at;
  return [
    far,
    middle,
    near,
    close,
    ...bay(stage, frames, water, far, middle),
    shapes('hush', [softLight('hush', x, y, 760, '#0a0e2a', 0.5)]),
    vignette(stage.width, stage.height, '#04061a', 0.5),
    ...standOn(near, [lampStrings(frames, beat(1), strings)]),
    lensLight(lens.at, lens.width, frames, close),
    say('opening', at.opening.at, { ...at.opening, tracking: 80, reveal: fadeIn(2, 12) }),
    gild('couple', at.couple.at, CHAMPAGNE, [22, 90], {
      ...at.couple,
      font: FONT.names,
      color: COLORS.paper,
      leading: 1.1,
      reveal: rise(4, 24),
    }),
    say('occasion', at.occasion.at, {
      ...at.occasion,
      color: CREAM,
      tracking: stage.portrait ? 80 : 220,
      reveal: fadeIn(20, 14),
    }),
  ];
}
