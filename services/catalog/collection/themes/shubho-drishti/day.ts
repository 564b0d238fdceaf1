// Scene 4: dusk in the courtyard between banana plants. A chandmala comes down: weekday, day and month, each in its medallion of pith.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { alpana } from '../../kit/motifs/alpana.ts';
import { bananaPlant } from '../../kit/motifs/banana-plant.ts';
import { chandmalaDisc } from '../../kit/motifs/bengali-rite.ts';
import { kalash } from '../../kit/motifs/kalash.ts';
import { diya } from '../../kit/motifs/lamps.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { CLAY, COLORS, FONT, INK, LINE, METAL, PASTE, PITH, RED, say } from './look.ts';

const WIDE = {
  floor: 840,
  discs: [
    [560, 190, 168],
    [560, 530, 218],
    [560, 868, 168],
  ],
  weekday: { size: 60, width: 226, height: 100 },
  day: { size: 190, width: 290, height: 230 },
  month: { size: 60, width: 226, height: 100 },
  words: 1300,
  lagna: { y: 330, size: 76, width: 640, height: 120 },
  time: { y: 470, size: 104, width: 660, height: 160 },
  pot: [1300, 930, 190],
  plants: [
    [70, 900, 980],
    [1900, 900, 980],
  ],
  lamps: [
    [1060, 960, 92],
    [1540, 960, 92],
  ],
} as const;
const UPRIGHT = {
  floor: 1560,
  discs: [
    [540, 270, 210],
    [540, 690, 270],
    [540, 1110, 210],
  ],
  weekday: { size: 76, width: 284, height: 120 },
  day: { size: 240, width: 360, height: 280 },
  month: { size: 76, width: 284, height: 120 },
  words: 540,
  lagna: { y: 1378, size: 76, width: 700, height: 120 },
  time: { y: 1484, size: 104, width: 760, height: 170 },
  pot: [540, 1850, 170],
  plants: [
    [30, 1640, 1150],
    [1050, 1640, 1180],
  ],
  lamps: [
    [240, 1826, 120],
    [840, 1826, 120],
  ],
} as const;

export function dayScene({ frames }: Clock, { width, height, portrait }: Stage): Layer[] {
  const { floor, discs, words, pot, plants, lamps, ...rows } = placesIn(portrait, WIDE, UPRIGHT);
  const { y: y1, ...lagna } = rows.lagna;
  const { y: y2, ...time } = rows.time;
  const move = { frames, zoom: [107, 100] as const, ease: EASE.out };
  const back = plane('back plane', 0.5, width, height, move);
  const near = plane('near plane', 1.9, width, height, move);
  const [top, middle, foot] = discs;
  const nail: readonly [number, number] = [top[0], -500];
  const hook = empty('hook', {
    anchor: [nail[0], nail[1]],
    at: track([0, [nail[0], nail[1] - height * 0.5], EASE.out], [26, [nail[0], nail[1]]]),
    rotate: track(
      [0, 3, EASE.breath],
      [26, -2.2, EASE.breath],
      [50, 1.3, EASE.breath],
      [76, -0.8, EASE.breath],
      [102, 0.5, EASE.breath],
      [130, -0.4, EASE.breath],
      [160, 0.4],
    ),
  });
  return [
    back,
    near,
    hook,
    ground('sky', width, height, linear([0, 0], [0, floor], [0, '#3a0d2c'], [0.4, '#7c1b35'], [0.72, '#cf4a32'], [1, '#f6a24c'])),
    ...standOn(back, [
      shapes('dusk', [group('glow', [softLight('glow', 0, 0, 900, '#ffd087', 0.7)], { at: [words, floor], scale: [120, 52] })]),
      shapes('floor', [
        rect(-300, floor, width + 600, height),
        fill(linear([0, floor], [0, height], [0, '#c24a2c'], [0.3, '#8f2119'], [1, '#43080c'])),
      ]),
      shapes(
        'alpana on the floor',
        [group('flat', [alpana(portrait ? 700 : 660, { paste: PASTE, first: 0, frames: 76 })], { scale: [100, 30] })],
        {
          at: [pot[0], pot[1] - 6],
          opacity: 88,
        },
      ),
      shapes('plants', [
        ...plants.map(([at, down, tall], index) =>
          bananaPlant(tall, index ? '#4b8a3a' : '#3f7d38', { at: [at, down], rotate: sway(frames, 92, 0, 1, index * 0.4) }),
        ),
      ]),
    ]),
    shapes('hush', [softLight('hush', words, portrait ? 1440 : 400, portrait ? 420 : 520, '#3a0812', portrait ? 0.46 : 0.6)]),
    shapes(
      'pot',
      [kalash(pot[2], { shade: '#6e2410', body: '#b4552c', shine: '#d9824e', glint: '#f2b07a' }, '#3f7d38', '#fff3e0')],
      { at: [pot[0], pot[1]] },
    ),
    ...lamps.map(([at, down, size], index) =>
      shapes('lamp', [diya(size, CLAY, METAL.shine, frames, index * 4 + 3)], { at: [at, down] }),
    ),
    vignette(width, height, COLORS.deep, 0.55),
    ...standOn(hook, [
      shapes('thread', [group('thread', [rect(top[0] - 4, -700, 8, 700 + foot[1], 4), fill(METAL.body)])]),
      ...discs.map(([at, down, radius]) => shapes('medallion', [chandmalaDisc(radius, PITH)], { at: [at, down] })),
      say('weekday', [top[0], top[1]], { font: FONT.names, color: INK, ...rows.weekday, leading: 1.2 }),
      say('day', [middle[0], middle[1]], { font: FONT.names, color: RED, ...rows.day, leading: 1.05 }),
      say('month', [foot[0], foot[1]], { font: FONT.names, color: INK, ...rows.month, leading: 1.2 }),
    ]),
    say('lagna', [words, y1], { color: LINE, ...lagna, reveal: fadeIn(24, 14) }),
    say('time', [words, y2], { font: FONT.names, color: COLORS.paper, ...time, reveal: wordByWord(32, 16) }),
    ...standOn(near, [
      shapes('near lamps', [
        diya(portrait ? 230 : 210, '#5c2413', METAL.body, frames, 9, { at: [portrait ? 70 : 240, height + 30], opacity: 90 }),
        diya(portrait ? 260 : 240, '#5c2413', METAL.body, frames, 14, {
          at: [width - (portrait ? 60 : 200), height + 36],
          opacity: 90,
        }),
      ]),
    ]),
  ];
}
