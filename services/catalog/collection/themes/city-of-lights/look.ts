// Shared by the scenes: midnight and champagne, the city across the bay, strings of lamps, the laid table, type.
import { ground, softLight, twinkles } from '../../kit/atmosphere.ts';
import { pen, polygon } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { bokeh, flameAt } from '../../kit/matter.ts';
import { bulbString } from '../../kit/motifs/bulb-string.ts';
import { type Metal, palette } from '../../kit/palette.ts';
import { seeded } from '../../kit/random.ts';
import { sprite } from '../../kit/sprite.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#0b1030', deep: '#070a1e', metal: '#e8c98f', bloom: '#7a4a78', paper: '#fff8ea' });
/** Champagne: paler than gold. */
export const CHAMPAGNE: Metal = { shade: '#c9a468', body: '#ecd3a0', shine: '#fbeac6', glint: '#fffdf4' };
export const CREAM = '#fff8ea';
export const STRAW = '#f3d9a4';
export const PAIRING = { names: FONTS.playfairItalic, lines: FONTS.josefin } as const;
export const FONT = fontNames(PAIRING);
const USUAL = { font: FONT.lines, size: 52, color: STRAW, width: 1000, height: 70 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);

/** How the bay lies: the line of the water, the height of the city in percent, where the bridge stands and how large. */
export interface Shore {
  water: number;
  tall: number;
  bridge: readonly [x: number, size: number];
}

/** The last light over the bay: the city in two rows, a bridge on cables before it, their lights on the water. Rows stand on their planes. */
export function bay({ width, height, portrait }: Stage, frames: number, shore: Shore, far: Layer, middle: Layer): Layer[] {
  const { water, tall, bridge } = shore;
  const [x, across] = [width / 2, portrait ? 1760 : 2100];
  const rows = (flipped: boolean): Layer[] => {
    const [up, opacity] = flipped ? [tall * -0.6, 40] : [tall, 100];
    const row = (name: string, parent: Layer): Layer =>
      sprite(name, { width: across, hold: [0.5, 1], at: [x, water], scale: [100, up], opacity, parent });
    return [row('city-far-bright', far), row('city-near-bright', middle)];
  };
  return [
    ground(
      'dusk',
      width,
      height,
      linear([0, 0], [0, water], [0, '#0a1038'], [0.45, '#2c2768'], [0.74, '#8a4a86'], [0.9, '#e08078'], [1, '#ffc07a']),
    ),
    twinkles(40, 3, width, water * 0.5, frames, '#fff3d6', [1, 2.6]),
    shapes('city glow', [softLight('city glow', 0, 0, 900, '#ffb060', 0.7)], { at: [bridge[0], water - 10], scale: [130, 36] }),
    ...rows(false),
    shapes('bay', [
      rect(-200, water, width + 400, height),
      fill(
        linear(
          [0, water],
          [0, water + (height - water) * 0.9],
          [0, '#c8706e'],
          [0.16, '#6a3f78'],
          [0.5, '#2b2a66'],
          [1, '#0c1238'],
        ),
      ),
    ]),
    ...rows(true),
    streaks(width, water, frames),
    sprite('ripples', {
      width: across * 1.1,
      hold: [0.5, 0],
      at: track([0, [x - 60, water], EASE.linear], [frames, [x + 60, water + 4]]),
      scale: [100, portrait ? 110 : 60],
      opacity: sway(frames, 44, 18, 8),
      parent: middle,
    }),
    shapes('bridge', [cableBridge(), group('its reflection', [cableBridge()], { scale: [100, -46], opacity: 30 })], {
      at: [bridge[0], water],
      scale: [bridge[1], bridge[1]],
      parent: middle,
    }),
  ];
}

/** Lights of the shore drawn out on the water: long soft strokes that flicker. */
function streaks(width: number, water: number, frames: number): Layer {
  const random = seeded(41);
  const colors = ['#ffd58a', '#ffb46a', '#ff9a8a', '#fff0c8'];
  return shapes(
    'streaks',
    Array.from({ length: 34 }, (_, index) => {
      const [wide, long] = [random.between(4, 11), random.between(60, 190)];
      return group(
        'streak',
        [
          rect(-wide / 2, 0, wide, long, wide / 2),
          fill(linear([0, 0], [0, long], [0, colors[index % 4] ?? '#ffd58a', 0.9], [1, '#ffb46a', 0])),
        ],
        {
          at: [random.between(-60, width + 60), water + random.between(0, 10)],
          opacity: sway(frames, Math.round(random.between(30, 70)), 55, 32, random()),
        },
      );
    }),
  );
}

/** A bridge on cables over the water, its middle at the origin: two masts, fans of cables, lamps along the road; 1500 wide. */
function cableBridge(): ShapeItem {
  const masts = [-330, 330];
  const deck = -34;
  const cables = masts.flatMap((mast) =>
    [-1, 1].flatMap((side) =>
      Array.from({ length: 9 }, (_, index) => {
        const reach = 60 + index * 30;
        return outline(
          pen()
            .move(mast, -330 + index * 12)
            .line(mast + side * reach, deck)
            .outline(),
        );
      }),
    ),
  );
  return group('bridge', [
    group('cables', [...cables, stroke('#ffe0a0', 2.2, { opacity: 80 })]),
    group('masts', [
      ...masts.flatMap((mast) => [
        outline(
          polygon(
            [mast - 26, 0],
            [mast - 5, -350],
            [mast + 5, -350],
            [mast + 26, 0],
            [mast + 15, 0],
            [mast, -250],
            [mast - 15, 0],
          ),
        ),
      ]),
      fill(linear([0, -350], [0, 0], [0, '#fff0c4'], [0.5, '#f0b060'], [1, '#8a4a5a'])),
    ]),
    group('road', [rect(-2400, deck, 4800, 10), fill(linear([0, deck], [0, deck + 10], [0, '#ffe3a8'], [1, '#7a4a66']))]),
    group('piers', [
      ...Array.from({ length: 24 }, (_, index) => rect(-2300 + index * 200, deck + 8, 12, -deck)),
      fill('#4a2f5a'),
    ]),
    group('lamps', [...Array.from({ length: 97 }, (_, index) => ellipse([-2400 + index * 50, deck - 6], 9)), fill('#fff6d8')]),
    ...masts.map((mast) => group('beacon', [softLight('beacon', mast, -352, 46, '#ff8a6a', 0.9)])),
  ]);
}

/** The same night far out of focus, behind the table. */
export function blurredBay(stage: Stage, frames: number, water: number, far: Layer): Layer[] {
  const { width, height, portrait } = stage;
  const across = Math.max(width, height) * 1.24;
  return [
    ground(
      'night',
      width,
      height,
      linear(
        [0, 0],
        [0, height],
        [0, '#0a1038'],
        [0.42, '#2f2868'],
        [0.62, '#8a4a80'],
        [0.72, '#d87a70'],
        [0.86, '#3a2a5c'],
        [1, '#12143c'],
      ),
    ),
    shapes('city glow', [softLight('city glow', 0, 0, 900, '#f0a870', 0.6)], {
      at: [width / 2, water],
      scale: [130, 46],
      parent: far,
    }),
    ...(['gold', 'cool'] as const).map((tone, index) =>
      bokeh(tone, stage, across, {
        at: [width / 2, portrait ? height / 2 : water - 60],
        mirrored: index > 0,
        opacity: sway(frames, 76 + index * 14, index ? 54 : 86, 14),
        parent: far,
      }),
    ),
  ];
}

/** A flute by its foot (x, y) and its height; a candle by its foot and the height of its glass. */
export type Standing = readonly [x: number, y: number, height: number];

/** A table of dark polished stone from `top` down; flutes and candles in glasses stand on it and are mirrored in it. */
export function laidTable(
  { width, height }: Stage,
  top: number,
  flutes: readonly Standing[],
  candles: readonly Standing[],
  frames: number,
  parent: Layer,
): Layer[] {
  const glass = (high: number) =>
    group('glass', [
      rect(-high * 0.3, -high, high * 0.6, high, high * 0.1),
      fill(
        linear(
          [-high * 0.3, 0],
          [high * 0.3, 0],
          [0, '#ffe7b0', 0.75],
          [0.3, '#ff9a3c', 0.42],
          [0.7, '#ffb65a', 0.5],
          [1, '#fff3d0', 0.8],
        ),
      ),
    ]);
  const tilt = (index: number) =>
    track([0, index % 2 ? 5 : -5, EASE.out], [34, 0, EASE.breath], [frames, index % 2 ? -0.8 : 0.8]);
  return [
    shapes(
      'table',
      [
        group('top', [
          rect(-300, top, width + 600, height - top + 300),
          fill(linear([0, top], [0, height], [0, '#5a3654'], [0.3, '#2a1c44'], [1, '#0d0d2c'])),
        ]),
        group('edge', [rect(-300, top, width + 600, 4), fill('#ffd9a0', 85)]),
        group('lip', [
          rect(-300, top + 4, width + 600, 12),
          fill(linear([0, top + 4], [0, top + 16], [0, '#ffc88a', 0.5], [1, '#ffc88a', 0])),
        ]),
        ...[...candles, ...flutes].map(([x, y, high]) =>
          group('light on the stone', [softLight('light on the stone', 0, 0, high * 0.7, '#ffb45a', 0.62)], {
            at: [x, y + 6],
            scale: [150, 26],
          }),
        ),
      ],
      { parent },
    ),
    ...flutes.map(([x, y, high], index) =>
      sprite('flute', {
        width: high * 0.3,
        hold: [0.5, 0.965],
        at: [x, y],
        scale: [100, -46],
        rotate: tilt(index),
        opacity: 26,
        parent,
      }),
    ),
    ...candles.flatMap(([x, y, high], index) => [
      shapes('mirrored candle', [glass(high)], { at: [x, y], scale: [100, -70], opacity: 34, parent }),
      sprite('halo', { width: high * 3.4, at: [x, y], scale: [100, 34], opacity: sway(frames, 40, 80, 16, index * 0.3), parent }),
      shapes('candle', [glass(high)], { at: [x, y], parent }),
      ...flameAt([x, y - high * 0.42], high * 0.66, frames, index * 19 + 4, parent),
    ]),
    ...flutes.map(([x, y, high], index) =>
      sprite('flute', { width: high * 0.3, hold: [0.5, 0.965], at: [x, y], rotate: tilt(index), parent }),
    ),
  ];
}

/** Golden lights of the terrace close to the lens, out of focus: each with its place and width; they drift. */
export function lensLights(list: readonly Standing[], frames: number, parent: Layer): Layer {
  return shapes(
    'lights before the lens',
    list.map(([x, y, width], index) =>
      group(
        'light',
        [
          group('disc', [ellipse([0, 0], width), fill('#ffcf8a', 20)]),
          group('rim', [ellipse([0, 0], width * 0.97), stroke('#ffe6b8', width * 0.03, { opacity: 34 })]),
        ],
        {
          at: track([0, [x, y], EASE.linear], [frames, [x + (index % 2 ? -36 : 36), y - 30]]),
          opacity: sway(frames, 50 + index * 9, 74, 22, index * 0.3),
        },
      ),
    ),
    { parent },
  );
}

/** Strings of lamps over the terrace. */
export function lampStrings(
  frames: number,
  beat: number,
  spots: readonly (readonly [x: number, y: number, width: number, sag: number])[],
): Layer {
  return shapes(
    'strings of lamps',
    spots.map(([x, y, width, sag]) =>
      bulbString(
        { width, sag, size: 30, count: Math.round(width / 84), colors: ['#ffd58a', '#ffe6b4'], cord: '#0a0c20', frames, beat },
        { at: [x, y] },
      ),
    ),
  );
}
