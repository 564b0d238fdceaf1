// Scene 5: night on the terrace; cards on the line show day and time, the place is below them until the end.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { peg } from '../../kit/motifs/pegged-print.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import {
  beforeLens,
  CORAL,
  FONT,
  HOURS,
  INK,
  type Jar,
  jars,
  lamps,
  line,
  MUSTARD,
  potted,
  type Spray,
  STRAW,
  say,
  TEAL,
  terrace,
  WOOD,
} from './look.ts';

interface Card {
  color: string;
  ink: string;
  font: string;
  lean: number;
}

const CARDS = {
  day: { color: CORAL, ink: '#2a0a12', font: FONT.big, lean: -3 },
  month: { color: MUSTARD, ink: INK, font: FONT.hand, lean: 2 },
  time_line: { color: TEAL, ink: '#fffaf2', font: FONT.hand, lean: -2 },
} as const satisfies Record<string, Card>;
type Key = keyof typeof CARDS;

/** Where a card's peg holds it, its width and height, and the size of its words. */
type Hangs = readonly [key: Key, x: number, y: number, width: number, height: number, size: number];

const WIDE = {
  slide: [70, 0],
  view: { city: 1026, tall: 34, wall: 1060, light: 960 },
  lines: [
    [
      [-300, 20],
      [430, 112],
      [960, 140],
      [1490, 112],
      [2220, 10],
    ],
  ],
  cards: [
    ['day', 430, 112, 360, 280, 196],
    ['month', 960, 140, 470, 280, 84],
    ['time_line', 1490, 112, 400, 280, 92],
  ] satisfies Hangs[],
  lamps: [
    [400, -20, 1150, 50],
    [1520, -20, 1150, 60],
  ],
  pots: [
    [100, 1100, 230],
    [1810, 1104, 250],
  ],
  jars: [
    [330, 1066, 90],
    [1590, 1070, 100],
  ] satisfies Jar[],
  sprays: [
    [-60, -60, 420, 8, 0],
    [1990, 1150, 460, 66, 1],
  ] satisfies Spray[],
  hush: [960, 690],
  invitation: { at: [960, 490], size: 66, width: 1400 },
  venue: { at: [960, 606], size: 98, width: 1500, height: 180 },
  city: { at: [960, 726], size: 66, width: 1400 },
  sign: { at: [960, 828], size: 76, width: 1100 },
} as const;
const UPRIGHT = {
  slide: [30, 60],
  view: { city: 1690, tall: 44, wall: 1764, light: 540 },
  lines: [
    [
      [-300, 60],
      [280, 176],
      [740, 180],
      [1380, 90],
    ],
    [
      [-300, 500],
      [540, 586],
      [1380, 520],
    ],
  ],
  cards: [
    ['day', 280, 176, 330, 300, 200],
    ['month', 740, 180, 450, 300, 80],
    ['time_line', 540, 586, 520, 230, 100],
  ] satisfies Hangs[],
  lamps: [
    [250, -30, 900, 80],
    [860, -30, 900, 70],
  ],
  pots: [
    [130, 1840, 250],
    [950, 1850, 280],
  ],
  jars: [
    [400, 1800, 120],
    [640, 1810, 140],
  ] satisfies Jar[],
  sprays: [
    [1150, 560, 420, -12, 1],
    [-70, 1990, 520, -62, 0],
  ] satisfies Spray[],
  hush: [540, 1160],
  invitation: { at: [540, 948], size: 72, width: 890, height: 274 },
  venue: { at: [540, 1150], size: 100, width: 890, height: 260 },
  city: { at: [540, 1326], size: 76, width: 890, height: 200, leading: 1.15 },
  sign: { at: [540, 1448], size: 90, width: 880 },
} as const;

function card([key, x, y, width, height, size]: Hangs, index: number, frames: number): Layer[] {
  const { color, ink, font, lean } = CARDS[key];
  const from = index * 4;
  const pivot = empty(`peg of ${key}`, {
    at: track([from, [x + 300, y - 10], EASE.out], [from + 22, [x, y], EASE.linear], [frames, [x - 14, y]]),
    rotate: sway(frames, 76, lean, 1.4, index * 0.3),
  });
  return [
    pivot,
    shapes(
      `card of ${key}`,
      [
        group('shadow', [rect(-width / 2 + 10, -14 + 18, width, height, 10), fill('#120a1e', 34)]),
        group('paper', [rect(-width / 2, -14, width, height, 10), fill(color)]),
      ],
      { parent: pivot },
    ),
    say(key, {
      at: [0, height / 2 + 2],
      size,
      width: width - 50,
      height: height - 60,
      leading: 1.2,
      font,
      color: ink,
      from: from + 8,
      options: { parent: pivot },
    }),
    shapes(`wood of ${key}`, [peg(92, WOOD)], { parent: pivot }),
  ];
}

export function partyScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const {
    slide,
    view,
    lines,
    cards,
    lamps: strings,
    pots,
    jars: candles,
    sprays,
    hush,
    ...at
  } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [98, 107] });
  return [
    far,
    middle,
    near,
    close,
    ...terrace(stage, HOURS.night, view, frames, far, middle),
    shapes('hush', [softLight('hush', hush[0], hush[1], 900, '#0c1030', 0.66)]),
    ...pots.flatMap((pot) => potted(pot, frames, middle)),
    ...jars(candles, frames, middle),
    lamps(strings, frames, beat(1), near),
    ...standOn(
      middle,
      lines.map((points) => line(points, 10)),
    ),
    ...cards.flatMap((each, index) => card(each, index, frames)),
    ...beforeLens(stage, sprays, frames, close),
    say('invitation', { ...at.invitation, color: STRAW, from: 16, by: 'words' }),
    say('venue', { ...at.venue, font: FONT.big, leading: 1.15, from: 22, by: 'words' }),
    say('city', { ...at.city, color: STRAW, from: 32 }),
    say('sign', { ...at.sign, font: FONT.big, color: '#ffb59c', from: 40 }),
  ];
}
