// Scene 1: white marble and water at dawn under a border that is stitched as it appears; the names in the sky.
import type { Clock } from '../../kit/build-theme.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { border, COLORS, dawn, NAME, RED, say } from './look.ts';

/** The hall below the names, or beside them. */
const UPRIGHT = {
  hall: { x: 540, shore: 1510, size: 86, mirrored: -60 },
  border: 190,
  x: 540,
  width: 880,
  invocation: { y: 252, size: 70, height: 104 },
  heading: { y: 352, size: 74, height: 110 },
  names: { rows: [472, 664], size: 118, width: 900, height: 170 },
  and: { y: 568, size: 62, height: 90 },
  occasion: { y: 768, size: 64, height: 96 },
} as const;
const WIDE = {
  hall: { x: 1384, shore: 830, size: 60, mirrored: -43 },
  border: 118,
  x: 506,
  width: 690,
  invocation: { y: 212, size: 56, height: 84 },
  heading: { y: 300, size: 66, height: 98 },
  names: { rows: [424, 620], size: 130, width: 690, height: 170 },
  and: { y: 524, size: 52, height: 76 },
  occasion: { y: 732, size: 54, height: 80 },
} as const;

export function dawnScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { hall, border: wide, x, width, names, ...rows } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { y: invoked, ...invocation } = rows.invocation;
  const { y: headed, ...heading } = rows.heading;
  const { y: between, ...and } = rows.and;
  const { y: last, ...occasion } = rows.occasion;
  const {
    rows: [first, second],
    ...name
  } = names;
  return [
    ...dawn(stage, frames, hall),
    border(stage, -10, wide, -14, beat(2.6)),
    border(stage, stage.height + 10, wide, -6, beat(2.8), -1),
    say('invocation', { ...invocation, at: [x, invoked], width, color: '#7a3a14' }),
    say('heading', { ...heading, at: [x, headed], width, color: RED, font: NAME.font, from: 4 }),
    say('first', { ...NAME, ...name, at: [x, first], color: COLORS.deep, from: 8 }),
    say('and', { ...and, at: [x, between], width: 300, color: RED, from: 16 }),
    say('second', { ...NAME, ...name, at: [x, second], color: COLORS.deep, from: 18 }),
    say('occasion', { ...occasion, at: [x, last], width, color: '#7a3a14', from: beat(1.4) }),
  ];
}
