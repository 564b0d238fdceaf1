// Scene 1: the first shore to see the sun. The stone wheel turns as it rises; the names.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { glitter, mist } from '../../kit/motifs/backwater.ts';
import { drawn } from '../../kit/motifs/drawn.ts';
import { deula, stoneWheel } from '../../kit/motifs/konark.ts';
import { rays } from '../../kit/motifs/lamps.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, LINE, STONE, say, sea, WORD_METAL } from './look.ts';

const WIDE = {
  horizon: 800,
  sun: [510, 640],
  wheel: [510, 612, 400],
  temple: [1850, 150],
  words: 1380,
  title: { y: 196, size: 92, width: 770, height: 140 },
  names: { size: 120, width: 770, height: 180 },
  rows: [380, 512, 640],
} as const;
const UPRIGHT = {
  horizon: 1500,
  sun: [540, 1350],
  wheel: [540, 1420, 500],
  temple: [900, 420],
  words: 540,
  title: { y: 262, size: 104, width: 860, height: 140 },
  names: { size: 134, width: 880, height: 210 },
  rows: [470, 630, 780],
} as const;

export function shoreScene({ frames }: Clock, { width, height, x, portrait }: Stage): Layer[] {
  const { horizon, sun, wheel, temple, words, title, names, rows } = placesIn(portrait, WIDE, UPRIGHT);
  const [first, joined, second] = rows;
  const [wx, wy, radius] = wheel;
  const { y: top, ...headed } = title;
  const move = { frames, zoom: [100, 109] as const, ease: EASE.inOut };
  const far = plane('far plane', 0.3, width, height, move);
  const subject = plane('wheel plane', 1.1, width, height, move);
  const near = plane('near plane', 2.4, width, height, move);
  const row = { ...names, leading: 1.2 };
  return [
    far,
    subject,
    near,
    ground(
      'sky',
      width,
      height,
      linear([0, 0], [0, horizon], [0, '#260a2e'], [0.34, '#5c1238'], [0.66, '#b83a36'], [0.88, '#f0883e'], [1, '#ffc060']),
    ),
    ...standOn(far, [
      shapes('sun', [
        rays(width * 0.7, 28, '#ffd890', 0.3, { at: [sun[0], sun[1]], rotate: track([0, 0, EASE.linear], [frames, 10]) }),
        softLight('light', sun[0], sun[1], radius * 2, '#ffce78', 0.75),
      ]),
      shapes('temples', [deula(temple[1], '#4a1630', '#ffb85c', { at: [temple[0], horizon + 6] })]),
    ]),
    shapes('sea', [sea(width, horizon, height - horizon + 200, '#3a1236', '#e88a4a')]),
    shapes('light on the sea', [glitter(width * 1.1, height - horizon - 80, 60, '#ffd08a', frames, 13)], {
      at: [x, horizon + 4],
    }),
    shapes('mist', [mist(width * 0.9, 80, '#ffd9a0', 0.36, frames, 130, { at: [x, horizon] })]),
    ...standOn(subject, [
      shapes('wheel', [stoneWheel(radius, STONE)], {
        at: track([0, [wx - (portrait ? 0 : 60), wy + 40], EASE.out], [frames, [wx, wy]]),
        rotate: track([0, -40, EASE.out], [frames, 12]),
      }),
    ]),
    vignette(width, height, COLORS.deep, 0.5),
    shapes('hush', [softLight('hush', words, portrait ? 520 : 460, portrait ? 600 : 560, '#2a0820', 0.42)]),
    say('title', [words, top], { font: FONT.names, color: LINE, ...headed, reveal: fadeIn(-8, 12) }),
    gild('first_honoured', [words, first], WORD_METAL, [30, 92], { ...row, reveal: wordByWord(6, 18) }),
    say('joined', [words, joined], { color: LINE, size: portrait ? 72 : 60, width: 300, height: 100, reveal: fadeIn(16, 12) }),
    gild('second_honoured', [words, second], WORD_METAL, [40, 102], { ...row, reveal: wordByWord(18, 18) }),
    ...standOn(near, [
      shapes('beach', [
        drawn(
          `M-400 ${height - 130} C${width * 0.2} ${height - 190} ${width * 0.6} ${height - 70} ${width + 400} ${height - 150} V${height + 300} H-400 Z`,
          linear([0, height - 120], [0, height + 60], [0, '#8a4a34'], [1, '#2c0c18']),
        ),
      ]),
      shapes(
        'foam',
        [
          drawn(
            `M-400 ${height - 136} C${width * 0.2} ${height - 196} ${width * 0.6} ${height - 76} ${width + 400} ${height - 156} V${height - 144} C${width * 0.6} ${height - 62} ${width * 0.2} ${height - 182} -400 ${height - 122} Z`,
            '#ffe6c0',
          ),
        ],
        {
          at: track(
            [0, [0, -16], EASE.breath],
            [44, [10, 12], EASE.breath],
            [88, [-6, -14], EASE.breath],
            [132, [8, 10], EASE.breath],
            [176, [0, -12]],
          ),
          opacity: 70,
        },
      ),
    ]),
  ];
}
