// Shared by the scenes: a sky of cut paper in peach and white, its clouds in sheets that throw shadows, a balloon, sunlight.

import { ground, softLight } from '../../kit/atmosphere.ts';
import { fourPlanes } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, type Track, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import type { Vector } from '../../kit/lottie/types.ts';
import { fibres, shafts } from '../../kit/matter.ts';
import { palette } from '../../kit/palette.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const COLORS = palette({ ground: '#b4def0', deep: '#1f3f63', metal: '#d9a066', bloom: '#f79b80', paper: '#fffaf2' });
export const PEACH = '#f79b80';
export const SKY = '#8cc8e4';
export const BUTTER = '#fbd88a';
export const MINT = '#9ed8bf';
export const RUST = '#a83c20';
export const PAIRING = { name: FONTS.fraunces, text: FONTS.poppins };
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.name, size: 70, color: COLORS.deep, width: 880, height: 100, leading: 1.15 });

type Planes = ReturnType<typeof fourPlanes>;

/** A camera that never stands still. Its planes must be among the scene's layers. */
export function planesOf(stage: Stage, frames: number, slide: readonly [number, number]): Planes {
  return fourPlanes(stage, { frames, slide, zoom: [100, 106] });
}

/** The sky from top to foot, the sun with its shafts, the grain of the paper. */
export function sky(
  stage: Stage,
  frames: number,
  [top, foot]: readonly [string, string],
  sun: readonly [number, number],
): Layer[] {
  const { width, height } = stage;
  const [x, y] = sun;
  return [
    ground('sky', width, height, linear([0, 0], [0, height], [0, top], [0.5, '#e6f3f6'], [1, foot])),
    shapes('sun', [softLight('sun', x, y, 640, '#fff3cf', 0.95), softLight('heart of the sun', x, y, 220, BUTTER, 0.9)]),
    fibres(stage, 2060, 26),
    shafts([x + 560, y + 720], 1900, frames, sway(frames, 110, 62, 24)),
  ];
}

/** Loose clouds that cross the sky: position, width, the way that they drift. */
export function passing(
  frames: number,
  list: readonly (readonly [x: number, y: number, width: number, way: number])[],
  parent: Layer,
): Layer[] {
  return list.map(([x, y, width, way], index) =>
    sprite(index % 2 ? 'paper-cloud-1' : 'paper-cloud-2', {
      width,
      mirrored: index % 3 === 1,
      at: track([0, [x - way / 2, y], EASE.linear], [frames, [x + way / 2, y]]),
      parent,
    }),
  );
}

/** A balloon; `width` is that of its envelope, `at` its middle. */
export function balloon(
  tone: 'peach' | 'sky',
  width: number,
  frames: number,
  at: Track<Vector>,
  parent: Layer,
  swing: readonly [period: number, amount: number] = [100, 2.2],
): Layer {
  return sprite(`paper-balloon-${tone}`, { width: width * 1.04, at, rotate: sway(frames, swing[0], 0, swing[1]), parent });
}

/** The width of a bank, how much higher than the white one the two behind it stand, the height of the two foremost. */
const UPRIGHT = { bank: 1760, behind: [150, 74], front: 1846, nearest: 1916 } as const;
const WIDE = { bank: 2400, behind: [104, 50], front: 1180, nearest: 1236 } as const;

/** Banks of paper cloud that rise from below, the nearest white; `top` is the line on which the heads of the white one stand. */
export function banks(stage: Stage, frames: number, top: number, { far, middle, near }: Planes): Layer[] {
  const { bank: width, behind, front, nearest } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { x } = stage;
  const rising = (from: number, to: number, y: number, late: number) =>
    track([late, [x + from, y + 260], EASE.out], [late + 30, [x + (from + to) / 2, y], EASE.breath], [frames, [x + to, y]]);
  const bank = (tone: string, at: Track<Vector>, parent: Layer, mirrored = false): Layer =>
    sprite(`cloud-bank-${tone}`, { width, hold: [0.5, 0.263], mirrored, at, parent });
  return [
    bank('blue', rising(-40, 30, top - behind[0], 0), far),
    bank('peach', rising(50, -20, top - behind[1], 4), far, true),
    bank('white', rising(-30, 30, top, 8), middle),
    bank('peach', rising(30, -30, front, 12), near),
    bank('blue', rising(-50, 20, nearest, 15), near, true),
  ];
}

/** A great cloud that floats in from one side and holds words; `at` is its middle. */
export function wordCloud(
  at: readonly [number, number],
  width: number,
  frames: number,
  late: number,
  side: 1 | -1,
  mirrored = false,
): Layer {
  const [x, y] = at;
  return sprite('paper-cloud-1', {
    width,
    mirrored,
    at: track([late, [x + side * 1100, y], EASE.out], [late + 28, [x, y], EASE.breath], [frames, [x + side * -14, y]]),
  });
}

/** Clouds before the lens, out of focus: place, width, the way that they drift. */
export function close(
  frames: number,
  list: readonly (readonly [x: number, y: number, width: number, way: number])[],
  parent: Layer,
): Layer[] {
  return list.map(([x, y, width, way]) =>
    sprite('paper-cloud-soft', {
      width,
      at: track([0, [x - way / 2, y], EASE.linear], [frames, [x + way / 2, y]]),
      opacity: 88,
      parent,
    }),
  );
}
