// Scene 4: evening by the temple tank; lamps float on the water, the day and the place above the towers.
import { ground, softLight, twinkles, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { glitter } from '../../kit/motifs/backwater.ts';
import { floralDivider, marigoldString } from '../../kit/motifs/garlands.ts';
import { deula } from '../../kit/motifs/konark.ts';
import { diya } from '../../kit/motifs/lamps.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { FONT, gild, LINE, METAL, say, sea, WORD_METAL } from './look.ts';

const WIDE = {
  water: 900,
  towers: [
    [330, 560],
    [1590, 620],
    [720, 250],
    [1240, 230],
  ],
  couple: { y: 150, size: 100, width: 1000, height: 144 },
  divider: 234,
  date: { y: 306, size: 62, width: 980, height: 92 },
  time: { y: 388, size: 56, width: 900, height: 84 },
  venue: { y: 486, size: 66, width: 900, height: 100 },
  city: { y: 572, size: 54, width: 760, height: 82 },
  lamps: [
    [300, 1010, 96],
    [620, 974, 60],
    [960, 1030, 110],
    [1310, 970, 60],
    [1640, 1012, 92],
    [1130, 948, 40],
    [800, 946, 40],
  ],
  strings: [34, 108],
  buds: [12, 7],
} as const;
const UPRIGHT = {
  water: 1540,
  towers: [
    [230, 520],
    [850, 580],
    [500, 250],
    [660, 220],
  ],
  couple: { y: 350, size: 124, width: 860, height: 300 },
  divider: 532,
  date: { y: 622, size: 74, width: 860, height: 190 },
  time: { y: 742, size: 70, width: 800, height: 104 },
  venue: { y: 876, size: 74, width: 800, height: 220 },
  city: { y: 1016, size: 66, width: 760, height: 100 },
  lamps: [
    [220, 1790, 130],
    [520, 1690, 84],
    [830, 1800, 140],
    [700, 1620, 52],
    [330, 1630, 56],
    [560, 1856, 110],
  ],
  strings: [24, 84],
  buds: [15, 9],
} as const;

export function placeScene({ frames }: Clock, { width, height, x, portrait }: Stage): Layer[] {
  const { water, towers, divider, lamps, strings, buds, ...rows } = placesIn(portrait, WIDE, UPRIGHT);
  const { y: y1, ...couple } = rows.couple;
  const { y: y2, ...date } = rows.date;
  const { y: y3, ...time } = rows.time;
  const { y: y4, ...venue } = rows.venue;
  const { y: y5, ...city } = rows.city;
  const move = { frames, zoom: [107, 100] as const, ease: EASE.out };
  const back = plane('temple plane', 0.6, width, height, move);
  const front = plane('lamp plane', 1.3, width, height, move);
  const near = plane('near plane', 2.4, width, height, move);
  const tower = (index: number, flip = false) => {
    const [at, tall] = towers[index] ?? [0, 100];
    const far = index > 1;
    return deula(tall, far ? '#7a2a3c' : '#96503a', '#ffc46a', {
      at: [at, water + 4],
      ...(flip ? { scale: [index % 2 ? -100 : 100, -36], opacity: 34 } : { scale: [index % 2 ? -100 : 100, 100] }),
    });
  };
  return [
    back,
    front,
    near,
    ground(
      'night',
      width,
      height,
      linear([0, 0], [0, water], [0, '#1c0a2a'], [0.4, '#4a1038'], [0.76, '#96283a'], [1, '#f08a48']),
    ),
    twinkles(40, 17, width, water * 0.6, frames, '#ffeccb', [1, 2.6]),
    shapes('last light', [softLight('last light', x, water, width * 0.4, '#ffb868', 0.5)]),
    ...standOn(back, [shapes('towers', [tower(2), tower(3), tower(0), tower(1)])]),
    shapes('water', [sea(width, water, height - water + 100, '#240a2a', '#b8503e')]),
    ...standOn(back, [shapes('towers in the water', [tower(0, true), tower(1, true)])]),
    shapes('light on the water', [glitter(width, height - water - 20, 60, '#ffc882', frames, 25)], { at: [x, water + 6] }),
    ...standOn(
      front,
      lamps.map(([at, down, size], index) =>
        shapes('floating lamp', [diya(size, '#a4532c', METAL.shine, frames, index * 3 + 1)], {
          at: track([0, [at - 26, down], EASE.linear], [frames, [at + 26, down]]),
          rotate: sway(frames, 56, 0, 2.2, index * 0.17),
        }),
      ),
    ),
    shapes('hush', [softLight('hush', x, portrait ? 620 : 340, portrait ? 640 : 600, '#1c0a2a', 0.5)]),
    vignette(width, height, '#10040f', 0.5),
    gild('couple', [x, y1], WORD_METAL, [24, 90], { ...couple, leading: 1.2, reveal: fadeIn(4, 16) }),
    shapes('divider', [floralDivider(portrait ? 520 : 440, METAL.body, '#e0435c')], {
      at: [x, divider],
      scale: track([12, [0, 100], EASE.weight], [34, [100, 100]]),
    }),
    say('date_line', [x, y2], { ...date, reveal: wordByWord(12, 20) }),
    say('time', [x, y3], { color: LINE, ...time, reveal: fadeIn(20, 14) }),
    say('venue', [x, y4], { font: FONT.names, ...venue, reveal: wordByWord(26, 20) }),
    say('city', [x, y5], { color: LINE, ...city, reveal: fadeIn(34, 14) }),
    ...standOn(near, [
      shapes(
        'garlands',
        [-1, 1].flatMap((side) =>
          strings.map((beside, index) =>
            marigoldString(buds[index] ?? 8, 30, ['#f0851f', '#f8b52c'], {
              at: [side < 0 ? beside : width - beside, -90],
              rotate: sway(frames, 80 + index * 10, 0, 1.5, index * 0.3 + (side > 0 ? 0.25 : 0)),
            }),
          ),
        ),
      ),
    ]),
  ];
}
