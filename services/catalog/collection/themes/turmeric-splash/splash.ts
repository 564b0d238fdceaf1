// Scene 1: a bowl of turmeric bursts; the names appear in the light of the powder.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { thrown } from '../../kit/matter.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { wordByWord } from '../../kit/text/reveals.ts';
import {
  bowl,
  COLORS,
  cloud,
  FONT,
  grains,
  haze,
  heads,
  ledge,
  MAROON,
  passing,
  passingWords,
  ROSE,
  say,
  sunlight,
  type Thrown,
} from './look.ts';

const WIDE = {
  slide: [-70, 30],
  mouth: [1430, 740],
  ledge: 900,
  bowl: { at: [1430, 1010], width: 620 },
  behind: [cloud(1, 1240, 400, 860), cloud(2, 1660, 380, 900), cloud(3, 1440, 240, 880), cloud(2, 1470, 520, 760, 60)],
  before: [cloud(3, 1380, 560, 620, 46), cloud(1, 1520, 590, 560, 46)],
  haze: { at: [1450, 470], radius: 560 },
  spray: { at: [1450, 400], reach: [470, 380], count: 150, seed: 7 },
  heads: [
    [1190, 200, 130, 1],
    [1745, 170, 150, 3],
    [1545, 120, 110, 2],
    [1250, 560, 110, 3],
    [1800, 480, 130, 2],
    [1690, 700, 140, 1],
  ] satisfies Thrown[],
  occasion: { at: [556, 190], size: 66, width: 780, height: 96, align: 'left' },
  first: { at: [556, 366], size: 200, width: 780, height: 230, align: 'left' },
  and: { at: [556, 518], size: 66, width: 780, height: 96, align: 'left' },
  second: { at: [556, 672], size: 200, width: 780, height: 230, align: 'left' },
  tagline: { at: [556, 826], size: 58, width: 780, height: 84, align: 'left' },
} as const;
const UPRIGHT = {
  slide: [0, 60],
  mouth: [540, 1440],
  ledge: 1600,
  bowl: { at: [540, 1750], width: 740 },
  behind: [cloud(1, 280, 1270, 740), cloud(2, 810, 1260, 760), cloud(3, 540, 1200, 700), cloud(2, 540, 1330, 800, 60)],
  before: [cloud(3, 420, 1360, 560, 46), cloud(1, 680, 1350, 560, 46)],
  haze: { at: [540, 1270], radius: 520 },
  spray: { at: [540, 1260], reach: [500, 270], count: 140, seed: 8 },
  heads: [
    [130, 1110, 140, 1],
    [950, 1100, 150, 3],
    [760, 1150, 110, 2],
    [250, 1320, 120, 3],
    [990, 1350, 140, 2],
    [80, 1480, 150, 1],
  ] satisfies Thrown[],
  occasion: { at: [540, 230], size: 76, width: 890, height: 110, align: 'center' },
  first: { at: [540, 402], size: 214, width: 890, height: 240, align: 'center' },
  and: { at: [540, 554], size: 76, width: 400, height: 110, align: 'center' },
  second: { at: [540, 706], size: 214, width: 890, height: 240, align: 'center' },
  tagline: { at: [540, 868], size: 70, width: 890, height: 100, align: 'center' },
} as const;

export function splashScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const {
    slide,
    mouth,
    ledge: level,
    bowl: { at: foot, width },
    behind,
    before,
    haze: glow,
    spray,
    heads: flowers,
    ...at
  } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { middle, near } = fourPlanes(stage, { frames, slide, zoom: [98, 107] });
  const name = { font: FONT.names, leading: 1.1, color: MAROON };
  return [
    ...sunlight(stage, frames),
    middle,
    near,
    ...standOn(middle, [
      haze(glow.at, glow.radius, frames),
      ledge(stage, level, [
        [foot[0] - width * 0.55, foot[1] - 6, width * 0.4],
        [foot[0] + width * 0.6, foot[1] + 14, width * 0.34],
      ]),
      ...thrown(mouth, -8, frames, behind),
      ...bowl('bowl-turmeric', [...foot], width, {
        scale: track([0, [104, 92], EASE.out], [8, [97, 104], EASE.spring], [24, [100, 100]]),
      }),
      ...thrown(mouth, -4, frames, before),
      grains(mouth, -6, frames, spray),
    ]),
    ...standOn(near, heads(mouth, -4, frames, flowers)),
    say('occasion', at.occasion.at, {
      ...at.occasion,
      font: FONT.bold,
      color: ROSE,
      tracking: 40,
      reveal: passing(2, 10, frames),
    }),
    say('first', at.first.at, { ...at.first, ...name, reveal: passingWords(wordByWord(5, 16), frames) }),
    say('and', at.and.at, { ...at.and, font: FONT.bold, color: ROSE, reveal: passing(16, 8, frames) }),
    say('second', at.second.at, { ...at.second, ...name, reveal: passingWords(wordByWord(beat(1), 16), frames) }),
    say('tagline', at.tagline.at, { ...at.tagline, color: COLORS.deep, reveal: passing(beat(2.2), 12, frames) }),
  ];
}
