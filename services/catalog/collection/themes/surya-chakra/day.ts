// Scene 3: the wheel of the sun from near; it turns to the day in its hub.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { fill, group, rect, repeat } from '../../kit/lottie/shapes.ts';
import { stoneWheel } from '../../kit/motifs/konark.ts';
import { diya } from '../../kit/motifs/lamps.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, LINE, METAL, STONE, say } from './look.ts';

const WIDE = {
  wheel: [560, 540, 640],
  day: { size: 230, width: 300, height: 260 },
  words: 1486,
  weekday: { y: 320, size: 84, width: 560, height: 130 },
  month: { y: 450, size: 68, width: 560, height: 110 },
  lagna: { y: 610, size: 60, width: 560, height: 100 },
  time: { y: 720, size: 90, width: 560, height: 140 },
  lamps: [
    [1260, 1000, 120],
    [1660, 1000, 120],
  ],
} as const;
const UPRIGHT = {
  wheel: [540, 520, 690],
  day: { size: 270, width: 340, height: 310 },
  words: 540,
  weekday: { y: 1350, size: 104, width: 860, height: 150 },
  month: { y: 1474, size: 80, width: 860, height: 120 },
  lagna: { y: 1592, size: 66, width: 860, height: 100 },
  time: { y: 1690, size: 92, width: 760, height: 136 },
  lamps: [
    [110, 1846, 150],
    [970, 1846, 150],
  ],
} as const;

export function dayScene({ frames }: Clock, { width, height, portrait }: Stage): Layer[] {
  const { wheel, day, words, lamps, ...rows } = placesIn(portrait, WIDE, UPRIGHT);
  const [wx, wy, radius] = wheel;
  const { y: y1, ...weekday } = rows.weekday;
  const { y: y2, ...month } = rows.month;
  const { y: y3, ...lagna } = rows.lagna;
  const { y: y4, ...time } = rows.time;
  const move = { frames, zoom: [112, 100] as const, ease: EASE.out };
  const wall = plane('wall plane', 0.5, width, height, move);
  const course = 150;
  return [
    wall,
    ground('wall', width, height, '#6b3f2a'),
    ...standOn(wall, [
      shapes('stones', [
        group('courses', [
          rect(-200, -200, width + 400, 5),
          fill('#3a1d14', 70),
          repeat(Math.ceil((height + 400) / course), { move: [0, course] }),
        ]),
        ...[0, 1].map((odd) =>
          group('joints', [
            group('row', [
              group('joint', [rect(-200 + odd * 170, -200 + odd * course, 5, course), fill('#3a1d14', 60)]),
              repeat(Math.ceil((width + 500) / 340), { move: [340, 0] }),
            ]),
            repeat(Math.ceil((height + 400) / (course * 2)), { move: [0, course * 2] }),
          ]),
        ),
      ]),
    ]),
    ground(
      'evening',
      width,
      height,
      radial(
        [wx, wy],
        [wx, wy + Math.max(width, height) * 0.72],
        [0, '#f0a04a', 0.5],
        [0.42, '#8a3a24', 0.4],
        [1, '#1c060f', 0.94],
      ),
    ),
    shapes('light', [softLight('light', wx, wy, radius * 1.3, '#ffc070', 0.34)], {
      opacity: track([0, 50, EASE.breath], [frames / 2, 100, EASE.breath], [frames, 60]),
    }),
    shapes('wheel', [stoneWheel(radius, STONE)], {
      at: [wx, wy],
      rotate: track([0, -64, EASE.out], [frames * 0.7, -3, EASE.breath], [frames, 4]),
      scale: track([0, [112, 112], EASE.out], [frames, [100, 100]]),
    }),
    vignette(width, height, COLORS.deep, 0.5),
    shapes('shade', [
      group('shade', [
        rect(portrait ? -10 : 1080, portrait ? 1200 : -10, portrait ? width + 20 : 860, portrait ? 760 : height + 20),
        fill(
          portrait
            ? linear([0, 1200], [0, 1420], [0, '#1c060f', 0], [1, '#1c060f', 0.86])
            : linear([1080, 0], [1320, 0], [0, '#1c060f', 0], [1, '#1c060f', 0.82]),
        ),
      ]),
    ]),
    say('day', [wx, wy], { font: FONT.names, color: '#5c0c24', ...day, leading: 1.05, reveal: fadeIn(8, 16) }),
    say('weekday', [words, y1], { font: FONT.names, color: COLORS.paper, ...weekday, reveal: fadeIn(14, 14) }),
    say('month', [words, y2], { color: LINE, ...month, reveal: fadeIn(22, 14) }),
    say('lagna', [words, y3], { color: LINE, ...lagna, reveal: fadeIn(30, 14) }),
    say('time', [words, y4], { font: FONT.names, color: COLORS.paper, ...time, reveal: wordByWord(36, 16) }),
    ...lamps.map(([at, down, size], index) =>
      shapes('lamp', [diya(size, '#a4532c', METAL.shine, frames, index * 5 + 2)], { at: [at, down] }),
    ),
  ];
}
