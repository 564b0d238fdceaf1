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
import { bay, CHAMPAGNE, COLORS, CREAM, FONT, gild, lensLight, say } from './look.ts';

/** The water, the board's middle, width and height, the petal before the lens, and the words. */
const WIDE = {
  slide: [100, 0],
  water: 880,
  board: [960, 430, 1240, 560],
  lens: { at: [180, 1000], width: 360 },
  weekday: { at: [960, 274], size: 66, width: 1000, height: 90 },
  date: { at: [960, 424], size: 200, width: 1060, height: 230 },
  time: { at: [960, 584], size: 70, width: 1000, height: 96 },
} as const;
const UPRIGHT = {
  slide: [60, 40],
  water: 1420,
  board: [540, 700, 880, 800],
  lens: { at: [930, 1740], width: 440 },
  weekday: { at: [540, 484], size: 76, width: 740, height: 110 },
  date: { at: [540, 690], size: 170, width: 740, height: 250 },
  time: { at: [540, 904], size: 72, width: 740, height: 110 },
} as const;

export function signScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { slide, water, board, lens, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [98, 107] });
  const [x, y, w, h] = board;
  const on = track([0, 60, EASE.out], [4, 96, 'hold'], [7, 60, 'hold'], [11, 100]);
  const plate = (inset: number, radius: number) => rect(-w / 2 + inset, -h / 2 + inset, w - inset * 2, h - inset * 2, radius);
  return [
    far,
    middle,
    near,
    close,
    ...bay(stage, frames, water, far, middle),
    vignette(stage.width, stage.height, '#04061a', 0.42),
    ...standOn(far, [sprite('halo', { width: w * 1.9, at: [x, y], scale: [100, 74], opacity: sway(frames, 40, 60, 12) })]),
    shapes('light on the water', [softLight('light on the water', 0, 0, 520, '#ffcf86', 0.5)], {
      at: [x, water + 110],
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
    lensLight(lens.at, lens.width, frames, close),
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
