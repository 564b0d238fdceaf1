// Scene 5: the old house at night, lit for the wedding; lamps in the courtyard, the day and the place in the sky above it.
import { ground, softLight, twinkles, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { alpana } from '../../kit/motifs/alpana.ts';
import { prajapati } from '../../kit/motifs/bengali-rite.ts';
import { bulbString } from '../../kit/motifs/bulb-string.ts';
import { floralDivider, jasmineString } from '../../kit/motifs/garlands.ts';
import { diya } from '../../kit/motifs/lamps.ts';
import { thakurDalan } from '../../kit/motifs/thakur-dalan.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { CLAY, FONT, gild, LINE, METAL, PASTE, PITH, say, WORD_METAL } from './look.ts';

const WIDE = {
  floor: 968,
  house: [53, 44],
  couple: { y: 150, size: 100, width: 1380, height: 122 },
  divider: 226,
  date: { y: 284, size: 58, width: 1180, height: 88 },
  time: { y: 356, size: 52, width: 1000, height: 80 },
  venue: { y: 434, size: 60, width: 1400, height: 92 },
  city: { y: 504, size: 50, width: 900, height: 76 },
  lamps: [
    [210, 1040, 110],
    [520, 1020, 74],
    [1400, 1020, 74],
    [1710, 1040, 110],
    [800, 1050, 84],
    [1120, 1050, 84],
  ],
  strings: [44, 110],
  buds: [9, 6],
  fly: [1790, 520, 1742, 340],
} as const;
const UPRIGHT = {
  floor: 1560,
  house: [70, 58],
  couple: { y: 318, size: 124, width: 860, height: 300, leading: 1.2 },
  divider: 492,
  date: { y: 576, size: 70, width: 880, height: 108 },
  time: { y: 668, size: 66, width: 800, height: 100 },
  venue: { y: 800, size: 70, width: 800, height: 206 },
  city: { y: 930, size: 64, width: 760, height: 96 },
  lamps: [
    [140, 1800, 150],
    [400, 1740, 100],
    [690, 1740, 100],
    [950, 1800, 150],
    [540, 1850, 120],
  ],
  strings: [30, 88],
  buds: [13, 8],
  fly: [980, 160, 860, 130],
} as const;

export function placeScene({ frames, beat }: Clock, { width, height, x, portrait }: Stage): Layer[] {
  const { floor, house, divider, lamps, strings, buds, fly, ...rows } = placesIn(portrait, WIDE, UPRIGHT);
  const [size, wing] = house;
  const { y: y1, ...couple } = rows.couple;
  const { y: y2, ...date } = rows.date;
  const { y: y3, ...time } = rows.time;
  const { y: y4, ...venue } = rows.venue;
  const { y: y5, ...city } = rows.city;
  const move = { frames, zoom: [100, 106] as const };
  const back = plane('house plane', 0.7, width, height, move);
  const court = plane('court plane', 1.3, width, height, move);
  const near = plane('near plane', 2.4, width, height, move);
  const roof = floor - 802 * (size / 100);
  return [
    back,
    court,
    near,
    ground(
      'night',
      width,
      height,
      linear([0, 0], [0, floor], [0, '#14061c'], [0.4, '#330a26'], [0.8, '#6b1528'], [1, '#a2352c']),
    ),
    twinkles(44, 31, width, roof + 60, frames, '#ffeccb', [1, 2.6]),
    shapes('light of the house', [
      group('light', [softLight('light', 0, 0, width * 0.62, '#ff9a48', 0.5)], { at: [x, floor - 180], scale: [100, 62] }),
    ]),
    ...standOn(back, [
      shapes(
        'wings',
        [-1, 1].map((side) =>
          thakurDalan(
            { plaster: '#7c3f2c', shutter: '#143c30', lit: '#e08a3c' },
            { at: [x + side * (695 * (size / 100) + 640 * (wing / 100)), floor], scale: wing },
          ),
        ),
      ),
      shapes('house', [thakurDalan({ plaster: '#b9683c', shutter: '#1f5a45', lit: '#ffc460' })], { at: [x, floor], scale: size }),
      shapes(
        'bulbs',
        [-2, -1, 0, 1, 2].map((bay) =>
          bulbString(
            {
              width: 270 * (size / 100),
              sag: 46,
              size: portrait ? 22 : 18,
              count: 9,
              colors: ['#ffd45e', '#ff8a4c', '#fff0c0'],
              cord: '#3a1510',
              frames,
              beat: beat(1),
            },
            { at: [x + bay * 270 * (size / 100), roof + 84] },
          ),
        ),
      ),
    ]),
    shapes('court', [
      rect(-200, floor, width + 400, height),
      fill(linear([0, floor], [0, height], [0, '#b8452a'], [0.35, '#7c1a16'], [1, '#2c050a'])),
    ]),
    ...standOn(court, [
      shapes(
        'alpana',
        [
          group('flat', [alpana(portrait ? 620 : 700, { paste: PASTE, first: 0, frames: 90 })], {
            scale: [100, portrait ? 26 : 15],
          }),
        ],
        {
          at: [x, floor + (height - floor) * 0.52],
          opacity: 80,
        },
      ),
      ...lamps.map(([at, down, wide], index) =>
        shapes('lamp', [diya(wide, CLAY, METAL.shine, frames, index * 3 + 2)], { at: [at, down] }),
      ),
    ]),
    shapes('hush', [
      group('hush', [softLight('hush', 0, 0, 700, '#14061c', 0.6)], {
        at: [x, portrait ? 600 : 300],
        scale: [110, portrait ? 110 : 60],
      }),
    ]),
    vignette(width, height, '#0c0310', 0.5),
    gild('couple', [x, y1], WORD_METAL, [24, 90], { ...couple, reveal: fadeIn(4, 16) }),
    shapes('divider', [floralDivider(portrait ? 520 : 440, METAL.body, '#e0435c')], {
      at: [x, divider],
      scale: track([12, [0, 100], EASE.weight], [34, [100, 100]]),
    }),
    say('date_line', [x, y2], { ...date, reveal: wordByWord(12, 20) }),
    say('time', [x, y3], { color: LINE, ...time, reveal: fadeIn(20, 14) }),
    say('venue', [x, y4], { font: FONT.names, ...venue, reveal: wordByWord(26, 20) }),
    say('city', [x, y5], { color: LINE, ...city, reveal: fadeIn(34, 14) }),
    shapes('prajapati', [prajapati(portrait ? 120 : 110, PITH, frames)], {
      at: track(
        [0, [fly[0] + 260, fly[1]], EASE.breath],
        [60, [fly[0], fly[1] - 60], EASE.breath],
        [120, [fly[2], fly[3]], EASE.breath],
        [190, [fly[2] + 50, fly[3] + 36], EASE.breath],
        [frames, [fly[2] + 20, fly[3]]],
      ),
      rotate: track([0, -80, EASE.breath], [60, -40, EASE.breath], [120, -10, EASE.breath], [frames, 16]),
    }),
    ...standOn(near, [
      shapes(
        'tuberoses',
        [-1, 1].flatMap((side) =>
          strings.map((beside, index) =>
            jasmineString(buds[index] ?? 6, portrait ? 36 : 38, '#fffdf4', '#c4161c', {
              at: [side < 0 ? beside : width - beside, -110],
              rotate: sway(frames, 84 + index * 10, 0, 1.8, index * 0.3 + (side > 0 ? 0.25 : 0)),
            }),
          ),
        ),
      ),
    ]),
  ];
}
