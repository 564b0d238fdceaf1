// Scene 1: an alpana draws itself on the red floor around the words; the butterfly of Prajapati settles. The camera goes through its middle.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { alpana } from '../../kit/motifs/alpana.ts';
import { prajapati } from '../../kit/motifs/bengali-rite.ts';
import { diya } from '../../kit/motifs/lamps.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { CLAY, COLORS, gild, LINE, METAL, PASTE, PITH, redFloor, say, WORD_METAL } from './look.ts';

const WIDE = {
  middle: [960, 540],
  radius: 690,
  side: 430,
  sideAt: [
    [10, 20],
    [1910, 1060],
  ],
  invocation: { y: 388, size: 46, width: 520, height: 80 },
  title: { y: 534, size: 132, width: 610, height: 190 },
  welcome: { y: 676, size: 50, width: 480, height: 80 },
  lamps: [
    [150, 1010, 190],
    [1770, 1010, 190],
  ],
  fly: [
    [1720, 150],
    [1330, 250],
  ],
  insect: 190,
} as const;
const UPRIGHT = {
  middle: [540, 900],
  radius: 790,
  side: 440,
  sideAt: [
    [0, -20],
    [1080, 1880],
  ],
  invocation: { y: 700, size: 64, width: 700, height: 100 },
  title: { y: 900, size: 164, width: 700, height: 250 },
  welcome: { y: 1094, size: 66, width: 640, height: 110 },
  lamps: [
    [140, 1836, 220],
    [940, 1836, 220],
  ],
  fly: [
    [1000, 160],
    [806, 350],
  ],
  insect: 220,
} as const;

export function floorScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height, portrait } = stage;
  const { middle, radius, side, sideAt, lamps, fly, insect, ...rows } = placesIn(portrait, WIDE, UPRIGHT);
  const [x, y] = middle;
  const move = { frames, zoom: [100, 108] as const, ease: EASE.inOut };
  const floor = plane('floor plane', 1, width, height, move);
  const near = plane('near plane', 2.6, width, height, move);
  const { y: y1, ...invocation } = rows.invocation;
  const { y: y2, ...title } = rows.title;
  const { y: y3, ...welcome } = rows.welcome;
  return [
    floor,
    near,
    ...redFloor(stage, x, y),
    ...standOn(floor, [
      ...sideAt.map((at, index) =>
        shapes('side alpana', [alpana(side, { paste: PASTE, first: -30, frames: 110 }, { opacity: 62 })], {
          at,
          rotate: track([0, index * 20, EASE.linear], [frames, index * 20 + 5]),
        }),
      ),
      shapes('alpana', [alpana(radius, { paste: PASTE, first: -16, frames: 104 })], {
        at: [x, y],
        rotate: track([0, -7, EASE.out], [frames, 3]),
      }),
    ]),
    shapes('glow', [softLight('glow', x, y, radius * 0.52, '#ffb067', 0.26)], {
      opacity: track([0, 60, EASE.breath], [60, 100, EASE.breath], [frames, 70]),
    }),
    vignette(width, height, COLORS.deep, 0.62),
    say('invocation', [x, y1], { color: LINE, ...invocation, reveal: fadeIn(6, 12) }),
    gild('title', [x, y2], WORD_METAL, [26, 96], { ...title, leading: 1.25, reveal: fadeIn(-6, 12) }),
    say('welcome', [x, y3], { ...welcome, reveal: fadeIn(18, 14) }),
    shapes('prajapati', [prajapati(insect, PITH, frames)], {
      at: track(
        [0, fly[0], EASE.breath],
        [34, [fly[0][0] - 190, fly[0][1] + 130], EASE.breath],
        [74, fly[1], EASE.breath],
        [frames, [fly[1][0] - 12, fly[1][1] + 8]],
      ),
      rotate: track([0, -70, EASE.breath], [34, -110, EASE.breath], [74, -34, EASE.breath], [frames, -28]),
    }),
    ...standOn(near, [
      ...lamps.map(([at, down, size], index) =>
        shapes('lamp', [diya(size, CLAY, METAL.shine, frames, index * 5 + 2)], { at: [at, down] }),
      ),
    ]),
  ];
}
