// Scene 4: the table on the terrace, the bay beyond; names, day and place until the end.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { falling } from '../../kit/matter.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { bay, CHAMPAGNE, COLORS, CREAM, FONT, gild, laidTable, lampStrings, lensLight, type Standing, say } from './look.ts';

const WIDE = {
  slide: [-90, 16],
  water: 800,
  cloth: [1250, 930, 'mirrored'],
  flutes: [
    [1500, 1010, 520],
    [1640, 1000, 500],
  ] satisfies Standing[],
  candles: [
    [1350, 990, 100],
    [1790, 1000, 120],
  ] satisfies Standing[],
  strings: [
    [420, -14, 1000, 80],
    [1440, -14, 1100, 120],
  ],
  petals: [1260, 1900],
  lens: { at: [100, 1050], width: 420 },
  couple: { at: [600, 264], size: 112, width: 880, height: 230, align: 'left' },
  date: { at: [600, 432], size: 62, width: 880, height: 84, align: 'left' },
  time: { at: [600, 514], size: 62, width: 880, height: 84, align: 'left' },
  venue: { at: [600, 654], size: 78, width: 880, height: 180, align: 'left' },
  city: { at: [600, 788], size: 62, width: 880, height: 82, align: 'left' },
} as const;
const UPRIGHT = {
  slide: [-40, 70],
  water: 1420,
  cloth: [540, 1640],
  flutes: [
    [440, 1790, 560],
    [600, 1770, 540],
  ] satisfies Standing[],
  candles: [
    [220, 1740, 130],
    [840, 1750, 150],
  ] satisfies Standing[],
  strings: [
    [260, -20, 900, 110],
    [860, -20, 900, 130],
  ],
  petals: [960, 1070],
  lens: { at: [90, 1840], width: 480 },
  couple: { at: [540, 400], size: 128, width: 890, height: 290, align: 'center' },
  date: { at: [540, 620], size: 70, width: 890, height: 100, align: 'center' },
  time: { at: [540, 718], size: 70, width: 890, height: 100, align: 'center' },
  venue: { at: [540, 890], size: 88, width: 890, height: 220, align: 'center' },
  city: { at: [540, 1052], size: 70, width: 890, height: 96, align: 'center' },
} as const;

export function terraceScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { slide, water, cloth, flutes, candles, strings, petals, lens, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [98, 108] });
  const [x, y] = at.time.at;
  return [
    far,
    middle,
    near,
    close,
    ...bay(stage, frames, water, far, middle),
    ...(stage.portrait
      ? [shapes('hush', [softLight('hush', x, y + 40, 860, '#0a0e2a', 0.9)])]
      : [
          ground(
            'hush',
            stage.width,
            stage.height,
            linear([0, 0], [1300, 0], [0, '#0a0e2a', 0.94], [0.7, '#0a0e2a', 0.8], [1, '#0a0e2a', 0]),
          ),
        ]),
    vignette(stage.width, stage.height, '#04061a', 0.5),
    ...laidTable(cloth, flutes, candles, frames, near),
    ...falling(['rose-petal-2', 'rose-petal-5', 'rose-petal-7'], {
      count: 4,
      seed: 33,
      left: petals[0],
      right: petals[1],
      height: stage.height,
      frames,
      sizes: [44, 70],
      fall: 700,
      parent: near,
    }),
    ...standOn(near, [lampStrings(frames, beat(1), strings)]),
    lensLight(lens.at, lens.width, frames, close),
    gild('couple', at.couple.at, CHAMPAGNE, [20, 100], {
      ...at.couple,
      font: FONT.names,
      color: COLORS.paper,
      leading: 1.12,
      reveal: rise(4, 22, 40),
    }),
    say('date_line', at.date.at, { ...at.date, color: CREAM, reveal: wordByWord(12, 20) }),
    say('time_line', at.time.at, { ...at.time, reveal: fadeIn(20, 14) }),
    say('venue', at.venue.at, { ...at.venue, font: FONT.names, color: CREAM, leading: 1.15, reveal: wordByWord(24, 20) }),
    say('city', at.city.at, { ...at.city, reveal: fadeIn(34, 14) }),
  ];
}
