// Scene 4: the table on the terrace, the bay and fireworks beyond; names, day and place until the end.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { firework } from '../../kit/motifs/fireworks.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { bay, CHAMPAGNE, COLORS, CREAM, FONT, gild, laidTable, lampStrings, lensLights, type Standing, say } from './look.ts';

const WIDE = {
  slide: [-80, 16],
  shore: { water: 880, tall: 36, bridge: [720, 54] },
  table: 968,
  flutes: [
    [1430, 1034, 680],
    [1632, 1020, 650],
  ] satisfies Standing[],
  candles: [
    [1270, 1024, 100],
    [1532, 1004, 84],
    [1780, 1030, 120],
  ] satisfies Standing[],
  strings: [
    [420, -14, 1000, 80],
    [1440, -14, 1100, 120],
  ],
  fires: [
    { at: [1560, 250], radius: 150, color: '#ffd58a', burst: 40 },
    { at: [1780, 400], radius: 110, color: '#ff9a9a', burst: 100 },
    { at: [1240, 330], radius: 100, color: '#ffe9c0', burst: 150 },
    { at: [1700, 230], radius: 140, color: '#ffb87a', burst: 205 },
    { at: [1300, 250], radius: 120, color: '#ffd58a', burst: 260 },
    { at: [1800, 330], radius: 120, color: '#ff9a9a', burst: 310 },
  ],
  lens: [
    [70, 1000, 220],
    [1880, 760, 170],
  ] satisfies Standing[],
  couple: { at: [600, 206], size: 116, width: 880, height: 160, align: 'left' },
  date: { at: [600, 340], size: 62, width: 880, height: 84, align: 'left' },
  time: { at: [600, 422], size: 62, width: 880, height: 84, align: 'left' },
  venue: { at: [600, 548], size: 76, width: 880, height: 176, align: 'left' },
  city: { at: [600, 674], size: 62, width: 880, height: 82, align: 'left' },
} as const;
const UPRIGHT = {
  slide: [-40, 60],
  shore: { water: 1440, tall: 56, bridge: [440, 62] },
  table: 1630,
  flutes: [
    [450, 1770, 620],
    [640, 1750, 590],
  ] satisfies Standing[],
  candles: [
    [230, 1760, 130],
    [548, 1700, 90],
    [860, 1770, 150],
  ] satisfies Standing[],
  strings: [
    [260, -20, 900, 110],
    [860, -20, 900, 130],
  ],
  fires: [
    { at: [170, 1210], radius: 110, color: '#ffd58a', burst: 40 },
    { at: [910, 1220], radius: 120, color: '#ff9a9a', burst: 100 },
    { at: [220, 1240], radius: 100, color: '#ffe9c0', burst: 155 },
    { at: [880, 1200], radius: 110, color: '#ffb87a', burst: 205 },
    { at: [160, 1230], radius: 120, color: '#ffd58a', burst: 260 },
    { at: [900, 1230], radius: 110, color: '#ff9a9a', burst: 310 },
  ],
  lens: [
    [40, 1560, 220],
    [1040, 1500, 180],
  ] satisfies Standing[],
  couple: { at: [540, 320], size: 132, width: 890, height: 180, align: 'center' },
  date: { at: [540, 492], size: 70, width: 890, height: 100, align: 'center' },
  time: { at: [540, 590], size: 70, width: 890, height: 100, align: 'center' },
  venue: { at: [540, 774], size: 88, width: 890, height: 250, align: 'center' },
  city: { at: [540, 944], size: 70, width: 890, height: 96, align: 'center' },
} as const;

export function terraceScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { slide, shore, table, flutes, candles, strings, fires, lens, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [98, 108] });
  return [
    far,
    middle,
    near,
    close,
    ...bay(stage, frames, shore, far, middle),
    ...standOn(
      far,
      fires.filter(({ burst }) => burst < frames).map((fire) => firework({ ...fire, at: [...fire.at] })),
    ),
    vignette(stage.width, stage.height, '#04061a', 0.34),
    ...laidTable(stage, table, flutes, candles, frames, near),
    ...standOn(near, [lampStrings(frames, beat(1), strings)]),
    lensLights(lens, frames, close),
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
