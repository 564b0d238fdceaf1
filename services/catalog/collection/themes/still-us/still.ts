// Scene 1: sunset over the terrace; two prints are drawn in along the line, the names in large letters beside or above them.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import {
  beforeLens,
  FIRST,
  FONT,
  HOURS,
  hung,
  type Jar,
  jars,
  lamps,
  line,
  MUSTARD,
  potted,
  SECOND,
  type Spray,
  STRAW,
  say,
  squiggle,
  terrace,
} from './look.ts';

const WIDE = {
  slide: [-90, 0],
  view: { city: 990, tall: 36, wall: 1034, light: 560 },
  line: [
    [-200, 90],
    [1180, 170],
    [1610, 144],
    [2200, 40],
  ],
  prints: [
    [1180, 168, 390, -4, 200],
    [1610, 146, 390, 5, 260],
  ],
  lamps: [
    [420, -20, 1100, 70],
    [1500, -20, 1100, 60],
  ],
  pots: [
    [1080, 1060, 190],
    [1800, 1070, 230],
  ],
  jars: [
    [1330, 1036, 84],
    [1460, 1044, 104],
  ] satisfies Jar[],
  sprays: [[-60, 1130, 560, -64, 0]] satisfies Spray[],
  still: { at: [530, 226], size: 100, width: 730, height: 150, align: 'left' },
  names: { at: [530, 440], size: 164, width: 730, height: 390, align: 'left' },
  squiggle: [168, 668, 380],
  after: { at: [530, 726], size: 68, width: 730, align: 'left' },
} as const;
const UPRIGHT = {
  slide: [-40, 60],
  view: { city: 1640, tall: 84, wall: 1720, light: 760 },
  line: [
    [-200, 830],
    [300, 892],
    [780, 886],
    [1280, 800],
  ],
  prints: [
    [300, 890, 400, -4, 200],
    [780, 884, 400, 5, 280],
  ],
  lamps: [
    [260, -20, 900, 110],
    [860, -20, 900, 90],
  ],
  pots: [
    [140, 1780, 240],
    [930, 1790, 270],
  ],
  jars: [
    [420, 1740, 100],
    [640, 1752, 120],
  ] satisfies Jar[],
  sprays: [[1140, 1990, 620, 62, 1]] satisfies Spray[],
  still: { at: [540, 290], size: 116, width: 880, height: 170, align: 'center' },
  names: { at: [540, 510], size: 180, width: 900, height: 300, align: 'center' },
  squiggle: [350, 668, 380],
  after: { at: [540, 748], size: 76, width: 880, align: 'center' },
} as const;

export function stillScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const {
    slide,
    view,
    line: string,
    prints,
    lamps: strings,
    pots,
    jars: candles,
    sprays,
    squiggle: stroke,
    ...at
  } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [98, 107] });
  return [
    far,
    middle,
    near,
    close,
    ...terrace(stage, HOURS.sunset, view, frames, far, middle),
    ...pots.flatMap((pot) => potted(pot, frames, middle)),
    ...jars(candles, frames, middle),
    lamps(strings, frames, beat(1), near),
    ...standOn(middle, [line(string)]),
    ...[FIRST, SECOND].flatMap((place, index) => {
      const [x, y, picture, lean, comes] = prints[index] ?? prints[0];
      return hung(place, { at: [x, y], picture, lean, comes, frames, parent: middle });
    }),
    ...beforeLens(stage, sprays, frames, close),
    say('still', { ...at.still, font: FONT.big, color: STRAW }),
    say('names', { ...at.names, leading: 1.16, font: FONT.big, from: -22, by: 'pop' }),
    squiggle(stroke[0], stroke[1], stroke[2], MUSTARD, 8),
    say('after', { ...at.after, from: 14 }),
  ];
}
