// Scene 3: the day, cut from paper: it stands above the sheet and throws its shadow as the light goes by.
import { ground } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { paperSheet, wavyOval } from '../../kit/motifs/paper-layers.ts';
import { drawing } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, FOIL, FONT, gild, INK, morning, say } from './look.ts';

const WIDE = {
  oval: [760, 470],
  weekday: { y: 262, size: 60, width: 800, tracking: 120 },
  day: { y: 520, size: 400, width: 620, height: 420 },
  month: { y: 776, size: 70, width: 860, tracking: 60 },
  sides: [
    [250, 900, 200],
    [1690, 200, 180],
  ],
} as const;
const UPRIGHT = {
  oval: [470, 800],
  weekday: { y: 560, size: 74, width: 720, tracking: 80 },
  day: { y: 920, size: 540, width: 700, height: 560 },
  month: { y: 1290, size: 84, width: 760, tracking: 20 },
  sides: [
    [130, 1620, 230],
    [950, 300, 200],
  ],
} as const;

export function dayScene(clock: Clock, stage: Stage): Layer[] {
  const { frames } = clock;
  const { width, height, x, y, portrait } = stage;
  const { oval, sides, ...rows } = placesIn(portrait, WIDE, UPRIGHT);
  const { y: y1, ...weekday } = rows.weekday;
  const { y: y2, ...day } = rows.day;
  const { y: y3, ...month } = rows.month;
  const move = { frames, zoom: [100, 106] as const };
  const back = plane('back plane', 0.4, width, height, move);
  const frame = plane('frame plane', 1.5, width, height, move);
  const near = plane('near plane', 2.4, width, height, move);
  const number = { font: FONT.lines, ...day, leading: 1.05 };
  return [
    back,
    frame,
    near,
    ground('sheet', width, height, COLORS.ground),
    ...morning(clock, stage, 29),
    ...standOn(back, [
      // The shadow of the number moves with the light.
      ...(
        [
          [1, '#e0dacf'],
          [0.6, '#d5cec1'],
        ] as const
      ).map(([far, color]) =>
        say('day', track([6, [x + 42 * far, y2 + 46 * far], EASE.linear], [frames, [x + 20 * far, y2 + 38 * far]]), {
          ...number,
          color,
          reveal: fadeIn(6, 18),
        }),
      ),
      gild('day', [x, y2], FOIL, [20, 100], { ...number, reveal: rise(2, 18, 60) }),
      say('weekday', [x, y1], { color: INK, ...weekday, reveal: fadeIn(6, 14) }),
      say('month', [x, y3], { color: INK, ...month, reveal: fadeIn(16, 14) }),
    ]),
    ...standOn(frame, [
      shapes('frame', [paperSheet(wavyOval(oval[0], oval[1], 6, 0.03, 0.5), width * 1.4, height * 1.4, '#f6f3ec', 20)], {
        at: [x, y],
      }),
    ]),
    ...standOn(
      near,
      sides.flatMap(([at, down, radius], index) => [
        drawing('paper-branch', 5, radius * 1.7, { at: [at, down], rotate: index ? 222 : 76 }),
        drawing('paper-branch', 5, radius * 1.6, { at: [at, down], rotate: index ? 168 : -6 }),
        drawing('paper-bloom', 8, radius, {
          at: [at, down],
          rotate: track([0, index * 40, EASE.out], [frames, index * 40 + 22]),
        }),
      ]),
    ),
  ];
}
