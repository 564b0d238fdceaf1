// Scene 1: the city across the bay lights the water; the names over the roofs, under strings of lamps; candles on the terrace's stone.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { bay, CHAMPAGNE, COLORS, CREAM, FONT, gild, laidTable, lampStrings, lensLights, type Standing, say } from './look.ts';

const WIDE = {
  slide: [-120, 0],
  shore: { water: 930, tall: 56, bridge: [1340, 84] },
  table: 1010,
  candles: [
    [190, 1050, 90],
    [320, 1062, 70],
    [1730, 1056, 100],
  ] satisfies Standing[],
  strings: [
    [420, -14, 1000, 90],
    [1430, -14, 1100, 100],
  ],
  lens: [
    [60, 930, 200],
    [1860, 820, 240],
  ] satisfies Standing[],
  opening: { at: [960, 214], size: 54, width: 1200, height: 76 },
  couple: { at: [960, 384], size: 226, width: 1540, height: 260 },
  occasion: { at: [960, 566], size: 58, width: 1300, height: 80 },
} as const;
const UPRIGHT = {
  slide: [-70, 60],
  shore: { water: 1380, tall: 84, bridge: [560, 80] },
  table: 1690,
  candles: [
    [170, 1780, 130],
    [330, 1810, 100],
    [890, 1790, 140],
  ] satisfies Standing[],
  strings: [
    [260, -20, 900, 150],
    [860, -20, 900, 120],
  ],
  lens: [
    [40, 1560, 260],
    [1040, 1480, 200],
  ] satisfies Standing[],
  opening: { at: [540, 350], size: 68, width: 880, height: 96 },
  couple: { at: [540, 560], size: 190, width: 900, height: 290 },
  occasion: { at: [540, 760], size: 66, width: 900, height: 96 },
} as const;

export function rooftopScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { slide, shore, table, candles, strings, lens, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [97, 109] });
  return [
    far,
    middle,
    near,
    close,
    ...bay(stage, frames, shore, far, middle),
    vignette(stage.width, stage.height, '#04061a', 0.34),
    ...standOn(near, [lampStrings(frames, beat(1), strings)]),
    ...laidTable(stage, table, [], candles, frames, near),
    lensLights(lens, frames, close),
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
