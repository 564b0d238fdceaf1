// Shared by the scenes: dawn over the river, its banks, foliage, lamps afloat, type, and the boy's photo.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { glow, linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../../kit/lottie/shapes.ts';
import { falling, fibres, lamp, shafts } from '../../kit/matter.ts';
import { drawn, inked } from '../../kit/motifs/drawn.ts';
import { birdOnWing, reeds } from '../../kit/motifs/riverside.ts';
import { palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { sprite } from '../../kit/sprite.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { youngScholar } from '../../samples/young-scholar.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#fbd9b4', deep: '#3a2417', metal: '#b8863b', bloom: '#d9694f', paper: '#fff6e6' });
export const INK = '#3a2417';
export const RUST = '#7a2a0c';
export const PAIRING = { names: FONTS.fraunces, lines: FONTS.garamond, devanagari: FONTS.tiro };
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.lines, size: 66, color: INK, width: 760, height: 90 });
export const BOY = photoPlace('boy', "Boy's photo", youngScholar, false);

interface Dawn {
  /** The water's edge on the far side. */
  water: number;
  sun: readonly [x: number, y: number];
  radius?: number;
}

/** Sky with the rising sun and its shafts, hills in haze, the river with its ripples. Far things drift with their plane. */
export function dawn(stage: Stage, frames: number, far: Layer, { water, sun, radius = 96 }: Dawn): Layer[] {
  const [x, y] = sun;
  const { width, height, portrait } = stage;
  const reach = Math.max(width, height);
  const hills = (base: number, tall: number, shift: number) =>
    `M-200 ${base} C${60 + shift} ${base - tall} ${260 + shift} ${base - tall * 1.2} ${480 + shift} ${base - tall * 0.4} C${660 + shift} ${base - tall * 1.5} ${900 + shift} ${base - tall * 1.1} ${1080 + shift} ${base - tall * 0.5} C${1300 + shift} ${base - tall * 1.3} ${1560 + shift} ${base - tall} 2140 ${base - tall * 0.4} L2140 ${base + 60} L-200 ${base + 60} Z`;
  return [
    ground('sky', width, height, linear([0, 0], [0, water], [0, '#f0b49c'], [0.5, '#fbd3ac'], [1, '#fff1d4'])),
    fibres(stage, reach * 1.06, 40),
    ...(
      [
        [0.4, 300, 620, 46],
        [0.62, 820, 480, 34],
      ] as const
    ).map(([part, at, size, strength], index) =>
      sprite('smoke', {
        width: size * 1.7,
        at: track([0, [at - 60, water * part], EASE.linear], [frames, [at + 90, water * part]]),
        scale: [100, 26],
        rotate: index * 180,
        opacity: strength,
      }),
    ),
    shapes(
      'sun',
      [
        softLight('halo', 0, 0, radius * 4, '#fff4cc', 0.95),
        group('disc', [ellipse([0, 0], radius * 2), fill(linear([0, -radius], [0, radius], [0, '#fff3c4'], [1, '#ffae4e']))]),
      ],
      { at: track([0, [x, y + 70], EASE.out], [frames, [x, y]]) },
    ),
    shapes(
      'far hills',
      [drawn(hills(water - 34, 120, 120), linear([0, water - 210], [0, water], [0, '#d49a90'], [1, '#f6d0ac']))],
      { parent: far },
    ),
    shapes('hills', [drawn(hills(water, 84, -160), linear([0, water - 150], [0, water], [0, '#a47c62'], [1, '#e6bd90']))], {
      parent: far,
    }),
    shapes('river', [
      rect(-100, water - 4, width + 200, height),
      fill(linear([0, water], [0, height], [0, '#ffe9c4'], [0.25, '#f0bd94'], [1, '#b06f5c'])),
    ]),
    shapes(
      'light on the river',
      [ellipse([0, 0], radius * 5, height - water), fill(glow([0, 0], radius * 2.6, '#fff6d8', 0.9))],
      {
        at: [x, water + (height - water) * 0.3],
        opacity: sway(frames, 60, 74, 22),
      },
    ),
    ...[-1, 1].map((way) =>
      sprite('ripples', {
        width: reach * 1.25,
        hold: [0.5, 0],
        mirrored: way < 0,
        at: track([0, [width / 2 - way * 60, water], EASE.linear], [frames, [width / 2 + way * 60, water + 6]]),
        scale: [100, portrait ? 150 : 90],
        opacity: way < 0 ? (portrait ? 22 : 34) : sway(frames, 48, portrait ? 34 : 50, 18),
      }),
    ),
    shafts([width * 0.5, height * 0.4], reach * 1.1, frames, sway(frames, 100, 62, 18)),
  ];
}

/** The bank in front: earth with a strip of light, and grass along its edge. */
export function bank({ width, height }: Stage, left: number, right: number, rise = 60): Layer {
  const edge = (down: number) =>
    `M-200 ${left + down} C${width * 0.2} ${left - rise + down} ${width * 0.46} ${(left + right) / 2 + rise + down} ${width + 200} ${right + down}`;
  return shapes('bank', [
    drawn(
      `${edge(0)} L${width + 200} ${height + 200} L-200 ${height + 200} Z`,
      linear([0, Math.min(left, right) - rise], [0, height], [0, '#b98a52'], [0.3, '#8f6237'], [1, '#4c2f1b']),
    ),
    inked(edge(4), '#f7dca0', 5, { opacity: 80 }),
    reeds(width + 300, 76, '#7d8a3a', 4, { at: [width * 0.5, Math.max(left, right) + 34] }),
    reeds(width + 300, 54, '#a3a650', 11, { at: [width * 0.5, Math.max(left, right) + 60] }),
  ]);
}

/** The banyan on its feet at a point, with its shadow and with roots that swing from its branches. */
export function tree(at: readonly [number, number], width: number, frames: number, parent: Layer): Layer[] {
  const [x, y] = at;
  const w = (part: number) => width * part;
  return [
    sprite('shadow', { width: w(0.9), at: [x, y - w(0.006)], scale: [100, 26], parent }),
    ...[-0.3, -0.19, 0.22, 0.33].map((dx, index) =>
      sprite('aerial-roots', {
        width: w(0.15),
        hold: [0.5, 0],
        mirrored: index % 2 === 0,
        at: [x + w(dx), y - w(0.54)],
        rotate: sway(frames, 92 + index * 7, 0, 2.4, index * 0.23),
        parent,
      }),
    ),
    sprite('banyan', {
      width,
      hold: [0.512, 0.976],
      at,
      scale: sway2(frames),
      parent,
    }),
  ];
}

/** The crown breathes in the wind. */
function sway2(frames: number) {
  return track(
    [0, [100, 100], EASE.breath],
    [frames / 3, [100.8, 99.7], EASE.breath],
    [(frames / 3) * 2, [99.8, 100.3], EASE.breath],
    [frames, [100.7, 99.8]],
  );
}

/** Birds that cross the sky in a loose line. */
export function flock(frames: number, from: readonly [number, number], to: readonly [number, number], count = 5): Layer {
  return shapes(
    'birds',
    Array.from({ length: count }, (_, index) =>
      birdOnWing(62 - index * 5, '#5a3a2a', frames, 22 + index * 3, {
        at: [index * -86 + (index % 2) * 20, (index % 2 ? -1 : 1) * 14 * index],
      }),
    ),
    { at: track([0, from, EASE.linear], [frames, to]), rotate: sway(frames, 120, 0, 1) },
  );
}

/** A spray of leaves that reaches in from a corner and moves in the wind. */
export function sprayOf(
  name: 'leaf-spray' | 'leaf-spray-soft',
  at: readonly [number, number],
  width: number,
  turn: number,
  frames: number,
  parent: Layer,
  mirrored = false,
): Layer {
  return sprite(name, { width, hold: [0.04, 0.12], at, mirrored, rotate: sway(frames, 84, turn, 3.4, width / 1000), parent });
}

/** Leaves that fall through a strip. */
export function fallingLeaves(
  stage: Stage,
  frames: number,
  seed: number,
  [left, right]: readonly [number, number],
  parent: Layer,
  count = 5,
): Layer[] {
  return falling(['leaf-2', 'leaf-1', 'leaf-2'], {
    count,
    seed,
    left,
    right,
    height: stage.height,
    frames,
    sizes: [30, 56],
    fall: 520,
    wind: -30,
    parent,
  });
}

/** Where a lamp floats (x, y), and its width. */
export type Afloat = readonly [x: number, y: number, width: number];

/** Lamps on the water, each over its reflected light. */
export function afloat(lamps: readonly Afloat[], frames: number, parent: Layer): Layer[] {
  return lamps.flatMap(([x, y, width], index) => [
    sprite('halo', {
      width: width * 1.5,
      at: [x + width * 0.3, y + width * 0.3],
      scale: track([0, [100, 44], EASE.breath], [frames / 2, [116, 54], EASE.breath], [frames, [98, 42]]),
      opacity: 90,
      parent,
    }),
    sprite('shadow', { width: width * 1.2, at: [x, y + width * 0.24], scale: [100, 60], opacity: 60, parent }),
    ...lamp('diya', width * 0.463, { at: [x, y], width, frames, seed: index * 13 + 5, mirrored: index % 2 === 1, parent }),
  ]);
}
