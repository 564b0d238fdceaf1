// Scene 1: the peacock; its train opens behind the names.
import { drifting, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group } from '../../kit/lottie/shapes.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { peacock } from '../../kit/motifs/peacock.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, court, FONT, fan, hush, METAL, NAME, say } from './look.ts';

/** The bird and its train, and the words: beside the bird, or above it. */
const WIDE = {
  light: [900, 520],
  bird: { at: [380, 996], size: 100 },
  train: { root: [590, 752], folded: 104, from: 36, to: 101 },
  lengths: [1290, 1120],
  hushes: [
    [1120, 480, 640, 1],
    [1160, 480, 520, 0.8],
  ],
  x: 1160,
  heading: { y: 206, size: 48 },
  names: [
    { y: 366, size: 200, height: 220 },
    { y: 610, size: 200, height: 200 },
  ],
  and: { y: 490, size: 56 },
  divider: { y: 766, width: 460 },
  request: { y: 842, size: 52, height: 70 },
  width: 840,
} as const;
const UPRIGHT = {
  light: [540, 900],
  bird: { at: [430, 1800], size: 70 },
  train: { root: [584, 1625], folded: 118, from: -40, to: 62 },
  lengths: [1240, 1080],
  hushes: [
    [540, 860, 700, 1],
    [540, 860, 560, 0.9],
  ],
  x: 540,
  heading: { y: 640, size: 64 },
  names: [
    { y: 788, size: 240, height: 240 },
    { y: 1048, size: 240, height: 240 },
  ],
  and: { y: 920, size: 72 },
  divider: { y: 1158, width: 480 },
  request: { y: 1222, size: 66, height: 90 },
  width: 890,
} as const;

export function trainScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { light, bird, train, lengths, hushes, x: X, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { y: top, ...heading } = words.heading;
  const [{ y: firstAt, ...first }, { y: secondAt, ...second }] = words.names;
  const { y: last, ...request } = words.request;
  const column = { width: words.width };
  const rows = [
    { length: lengths[0], eye: 124, count: 12 },
    { length: lengths[1], eye: 100, count: 11 },
  ];
  const [birdX, birdY] = bird.at;
  return [
    ...court(stage, ...light),
    fan({ ...train, rows, first: 2, lasts: beat(4), frames }),
    ...hushes.map((spot) => hush(...spot)),
    shapes('footing', [
      group('shadow', [ellipse([birdX + 40, birdY + 4], 5.6 * bird.size, 0.44 * bird.size), fill('#011412', 60)]),
    ]),
    shapes('bird', [peacock(METAL, frames, { at: [birdX, birdY], scale: bird.size })], {
      at: track([0, [-40, 0], EASE.out], [beat(2), [0, 0]]),
    }),
    ...drifting('mote', () => group('mote', [ellipse([0, 0], 7), fill('#ffe9b3', 70)]), {
      count: 10,
      seed: 9,
      width,
      height,
      frames,
      sizes: [50, 120],
      fall: -260,
      wind: 60,
    }),
    vignette(width, height, COLORS.deep, 0.6),
    say('heading', { ...column, ...heading, at: [X, top], font: FONT.capitals, tracking: 120, from: 8 }),
    say('first', { ...NAME, ...column, ...first, at: [X, firstAt], from: 10 }),
    say('and', { at: [X, words.and.y], size: words.and.size, width: 300, color: '#9fe0d2', from: beat(1) }),
    say('second', { ...NAME, ...column, ...second, at: [X, secondAt], from: beat(1.2) }),
    shapes('divider', [floralDivider(words.divider.width, METAL.shine, '#19a5ac')], {
      at: [X, words.divider.y],
      scale: track([beat(2), [0, 100], EASE.out], [beat(3.4), [100, 100]]),
    }),
    say('request', { ...column, ...request, at: [X, last], from: beat(2.6) }),
  ];
}
