// Scene 5: full morning. The house on the shore with its lamps lit, a canoe passing, the day and the place in the bright sky.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { canoe, glitter, mist, tharavad } from '../../kit/motifs/backwater.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { nilavilakku } from '../../kit/motifs/kerala-rite.ts';
import { lotus } from '../../kit/motifs/lotus.ts';
import { nearFronds, palmShore, palmTree } from '../../kit/motifs/palms.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { FONT, INK, METAL, say, water } from './look.ts';

const WIDE = {
  horizon: 924,
  house: 60,
  palms: [
    [80, 600, 0.06],
    [250, 430, 0.1],
    [1840, 620, -0.07],
    [1680, 420, -0.12],
  ],
  lamps: [400, 196],
  couple: { y: 148, size: 96, width: 1000, height: 136 },
  divider: 228,
  date: { y: 296, size: 62, width: 1120, height: 92 },
  time: { y: 378, size: 54, width: 1100, height: 82 },
  venue: { y: 474, size: 68, width: 1080, height: 104 },
  city: { y: 556, size: 54, width: 900, height: 82 },
  canoe: { from: 240, to: 820, y: 1010, size: 56 },
  lotuses: [
    [1560, 1050, 150],
    [1730, 1026, 100],
    [1426, 1058, 90],
  ],
} as const;
const UPRIGHT = {
  horizon: 1500,
  house: 76,
  palms: [
    [10, 470, -0.06],
    [150, 350, -0.04],
    [1072, 490, 0.06],
    [940, 330, 0.04],
  ],
  lamps: [376, 240],
  couple: { y: 348, size: 112, width: 700, height: 280, leading: 1.15 },
  divider: 506,
  date: { y: 578, size: 72, width: 860, height: 110 },
  time: { y: 704, size: 66, width: 800, height: 200 },
  venue: { y: 918, size: 70, width: 780, height: 210 },
  city: { y: 1046, size: 66, width: 760, height: 100 },
  canoe: { from: 180, to: 520, y: 1660, size: 78 },
  lotuses: [
    [840, 1816, 220],
    [1000, 1770, 140],
    [640, 1830, 130],
  ],
} as const;

export function placeScene({ frames }: Clock, { width, height, x, portrait }: Stage): Layer[] {
  const { horizon, house, palms, lamps, divider, canoe: boat, lotuses, ...rows } = placesIn(portrait, WIDE, UPRIGHT);
  const { y: y1, ...couple } = rows.couple;
  const { y: y2, ...date } = rows.date;
  const { y: y3, ...time } = rows.time;
  const { y: y4, ...venue } = rows.venue;
  const { y: y5, ...city } = rows.city;
  const move = { frames, zoom: [107, 100] as const, ease: EASE.out };
  const far = plane('far plane', 0.3, width, height, move);
  const shore = plane('shore plane', 0.8, width, height, move);
  const near = plane('near plane', 1.8, width, height, move);
  return [
    far,
    shore,
    near,
    ground(
      'sky',
      width,
      height,
      linear([0, 0], [0, horizon], [0, '#fdeec9'], [0.5, '#fff8e8'], [0.82, '#ffe6b4'], [1, '#fbd493']),
    ),
    shapes('sun', [softLight('sun', width * 0.78, height * 0.12, width * 0.5, '#fff2bf', 0.9)]),
    ...standOn(far, [
      shapes('far shore', [palmShore(width + 500, portrait ? 210 : 170, '#8fae8c', '#e3cf98', 23)], { at: [x, horizon + 2] }),
      shapes('mist', [mist(width, 160, '#fff6dd', 0.85, frames, 140, { at: [x, horizon - 40] })]),
    ]),
    ...standOn(shore, [
      shapes(
        'palms',
        palms.map(([at, size, lean], index) =>
          palmTree(
            size,
            lean,
            linear([0, -size], [0, 0], [0, '#6d5a34'], [1, '#4a3a20']),
            frames,
            70 + index,
            { at: [at, horizon + 6] },
            radial([0, -size * 0.1], [0, size * 0.42], [0, '#6f9a4e'], [0.5, '#3f7a4c'], [1, '#24573f']),
          ),
        ),
      ),
      shapes('bank', [
        group('bank', [
          rect(-300, horizon - 8, width + 600, 30, 14),
          fill(linear([0, horizon - 8], [0, horizon + 22], [0, '#7f9a52'], [1, '#4d5a2c'])),
        ]),
      ]),
      shapes('house', [tharavad({ tiles: '#a8492a', wall: '#f6e7c8', wood: '#5c3116', lit: '#ffc766' })], {
        at: [x, horizon - 6],
        scale: house,
      }),
      ...[-1, 1].map((side, index) =>
        shapes('lamp', [nilavilakku(lamps[1], METAL, frames, 10 + index * 12)], { at: [x + side * lamps[0], horizon + 12] }),
      ),
    ]),
    shapes('water', [water(width, horizon + 18, height - horizon, '#2c7072', '#64a39a', '#f3d79c')]),
    ...standOn(shore, [
      shapes(
        'house in the water',
        [
          tharavad(
            { tiles: '#a8492a', wall: '#f6e7c8', wood: '#5c3116', lit: '#ffc766' },
            { scale: [house, -house * 0.4], opacity: 30 },
          ),
        ],
        {
          at: [x, horizon + 20],
        },
      ),
    ]),
    shapes('light on the water', [glitter(width, height - horizon, 70, '#fffbe6', frames, 9)], { at: [x, horizon + 24] }),
    ...standOn(near, [
      shapes('canoe', [canoe('#3a2414', frames)], {
        at: track([0, [boat.from, boat.y], EASE.linear], [frames, [boat.to, boat.y]]),
        scale: boat.size,
      }),
      ...lotuses.map(([at, y, size], index) =>
        shapes('lotus', [lotus(size, METAL, '#e88aa4')], {
          at: track(
            [0, [at, y], EASE.breath],
            [frames * 0.3, [at - 5, y + 5], EASE.breath],
            [frames * 0.65, [at + 4, y], EASE.breath],
            [frames, [at, y + 5]],
          ),
          rotate: index * 3 - 3,
        }),
      ),
    ]),
    say('couple', [x, y1], { font: FONT.names, color: '#8a2c10', ...couple, reveal: fadeIn(6, 16) }),
    shapes('divider', [floralDivider(portrait ? 520 : 440, '#a8741c', '#c2542a')], {
      at: [x, divider],
      scale: track([12, [0, 100], EASE.weight], [34, [100, 100]]),
    }),
    say('date_line', [x, y2], { color: INK, ...date, reveal: wordByWord(14, 20) }),
    say('time', [x, y3], { color: INK, ...time, reveal: fadeIn(22, 14) }),
    say('venue', [x, y4], { font: FONT.names, color: '#8a2c10', ...venue, reveal: wordByWord(28, 20) }),
    say('city', [x, y5], { color: INK, ...city, reveal: fadeIn(36, 14) }),
    ...[-1, 1].map((side) =>
      shapes(
        'near fronds',
        [nearFronds(portrait ? 520 : 620, '#1f4a35', frames, 17 + side, {}, portrait ? [-6, 20, 46] : [-8, 16, 42])],
        {
          at: track(
            [0, [x - side * (width / 2 + (portrait ? 90 : 30)), -130], EASE.out],
            [frames, [x - side * (width / 2 + (portrait ? 270 : 230)), -160]],
          ),
          scale: [side * 100, 100],
        },
      ),
    ),
  ];
}
