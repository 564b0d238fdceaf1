// Scene 3: the day on a sign of running bulbs over the bay, its light on the water.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { chasingBulbs } from '../../kit/motifs/cinema.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { bay, CHAMPAGNE, COLORS, CREAM, FONT, gild, laidTable, lensLights, type Standing, say } from './look.ts';

/** The bay, the board's middle, width and height, the stone before it with its candles, lights before the lens, and the words. */
const WIDE = {
  slide: [100, 0],
  shore: { water: 900, tall: 62, bridge: [700, 78] },
  table: 1004,
  candles: [
    [240, 1052, 100],
    [1640, 1046, 90],
    [1770, 1062, 110],
  ] satisfies Standing[],
  board: [960, 430, 1240, 560],
  lens: [
    [80, 700, 220],
    [1840, 640, 190],
  ] satisfies Standing[],
  weekday: { at: [960, 274], size: 66, width: 1000, height: 90 },
  date: { at: [960, 424], size: 200, width: 1060, height: 230 },
  time: { at: [960, 584], size: 70, width: 1000, height: 96 },
} as const;
const UPRIGHT = {
  slide: [60, 40],
  shore: { water: 1460, tall: 88, bridge: [500, 76] },
  table: 1730,
  candles: [
    [150, 1810, 130],
    [800, 1800, 110],
    [950, 1830, 140],
  ] satisfies Standing[],
  board: [540, 700, 880, 800],
  lens: [
    [60, 1330, 200],
    [1030, 1560, 250],
  ] satisfies Standing[],
  weekday: { at: [540, 484], size: 76, width: 740, height: 110 },
  date: { at: [540, 690], size: 170, width: 740, height: 250 },
  time: { at: [540, 904], size: 72, width: 740, height: 110 },
} as const;

export function signScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { slide, shore, table, candles, board, lens, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [98, 107] });
  const [x, y, w, h] = board;
  const on = track([0, 60, EASE.out], [4, 96, 'hold'], [7, 60, 'hold'], [11, 100]);
  const plate = (inset: number, radius: number) => rect(-w / 2 + inset, -h / 2 + inset, w - inset * 2, h - inset * 2, radius);
  return [
    far,
    middle,
    near,
    close,
    ...bay(stage, frames, shore, far, middle),
    vignette(stage.width, stage.height, '#04061a', 0.3),
    ...standOn(far, [sprite('halo', { width: w * 1.9, at: [x, y], scale: [100, 74], opacity: sway(frames, 40, 60, 12) })]),
    shapes('light on the water', [softLight('light on the water', 0, 0, 520, '#ffcf86', 0.5)], {
      at: [x, shore.water + 60],
      scale: [130, 30],
      opacity: on,
    }),
    shapes(
      'board',
      [
        group('cables', [rect(-w * 0.36, -h / 2 - 1400, 7, 1400), rect(w * 0.36, -h / 2 - 1400, 7, 1400), fill('#8d7650')]),
        group('back', [
          plate(-34, 30),
          fill(linear([0, -h / 2], [0, h / 2], [0, '#4a2244'], [1, '#2a1230'])),
          stroke('#c9a468', 6),
        ]),
        group('face', [
          plate(34, 12),
          fill(linear([0, -h / 2], [0, h / 2], [0, '#10153c'], [1, '#1d2050'])),
          stroke('#e8c98f', 3),
        ]),
      ],
      { at: [x, y] },
    ),
    shapes('bulbs', [chasingBulbs(w, h, 62, 26, frames, beat(0.5))], { at: [x, y], opacity: on }),
    ...laidTable(stage, table, [], candles, frames, near),
    lensLights(lens, frames, close),
    say('weekday', at.weekday.at, { ...at.weekday, tracking: stage.portrait ? 80 : 160, reveal: fadeIn(4, 12) }),
    gild('date_sign', at.date.at, CHAMPAGNE, [22, 90], {
      ...at.date,
      font: FONT.names,
      color: COLORS.paper,
      leading: 1.1,
      reveal: rise(6, 20),
    }),
    say('year_time', at.time.at, { ...at.time, color: CREAM, tracking: stage.portrait ? 20 : 60, reveal: fadeIn(20, 14) }),
  ];
}
