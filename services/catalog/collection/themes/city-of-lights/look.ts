// Shared by the scenes: midnight and champagne, the city across the bay, strings of lamps, the laid table, type.
import { ground, softLight, twinkles } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { flameAt } from '../../kit/matter.ts';
import { bulbString } from '../../kit/motifs/bulb-string.ts';
import { type Metal, palette } from '../../kit/palette.ts';
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

/** Night over the bay: the city in two rows at the water's edge, its reflection, the lamps of the shore. Rows stand on their planes. */
export function bay({ width, height, portrait }: Stage, frames: number, water: number, far: Layer, middle: Layer): Layer[] {
  const [x, across, tall] = [width / 2, portrait ? 1760 : 2100, portrait ? 100 : 76];
  const rows = (flipped: boolean): Layer[] => {
    const [up, opacity] = flipped ? [tall * -0.62, 34] : [tall, 100];
    return [
      sprite('city-far', {
        width: across,
        hold: [0.5, 1],
        at: [x, water],
        scale: [100, up],
        opacity: opacity * 0.9,
        parent: far,
      }),
      sprite('city-near', { width: across, hold: [0.5, 1], at: [x, water], scale: [100, up], opacity, parent: middle }),
    ];
  };
  return [
    ground('night', width, height, linear([0, 0], [0, water], [0, '#070b24'], [0.6, '#2a2656'], [1, '#7a4f74'])),
    twinkles(36, 3, width, water * 0.6, frames, '#fff3d6', [1, 2.4]),
    shapes('city glow', [softLight('city glow', 0, 0, 900, '#f0a870', 0.6)], { at: [x, water - 20], scale: [130, 46] }),
    ...rows(false),
    shapes('bay', [
      rect(-200, water, width + 400, height),
      fill(linear([0, water], [0, height], [0, '#5a3f68'], [0.2, '#262650'], [1, '#060920'])),
    ]),
    ...rows(true),
    ...[-1, 1].map((way) =>
      sprite('ripples', {
        width: across * 1.1,
        hold: [0.5, 0],
        mirrored: way < 0,
        at: track([0, [x - way * 60, water], EASE.linear], [frames, [x + way * 60, water + 4]]),
        scale: [100, portrait ? 110 : 70],
        opacity: way < 0 ? 16 : sway(frames, 44, 26, 12),
      }),
    ),
    sprite('city-shore', {
      width: across * 0.96,
      hold: [0.5, 0.16],
      at: [x, water + 8],
      opacity: sway(frames, 50, 90, 10),
      parent: middle,
    }),
  ];
}

/** The same night far out of focus, behind the table. */
export function blurredBay({ width, height, portrait }: Stage, frames: number, water: number, far: Layer): Layer[] {
  const across = Math.max(width, height) * 1.24;
  return [
    ground(
      'night',
      width,
      height,
      linear([0, 0], [0, height], [0, '#070b24'], [0.5, '#2b2454'], [0.72, '#6a4468'], [1, '#0a0d28']),
    ),
    shapes('city glow', [softLight('city glow', 0, 0, 900, '#f0a870', 0.6)], {
      at: [width / 2, water],
      scale: [130, 46],
      parent: far,
    }),
    ...(['bokeh-gold', 'bokeh-cool'] as const).map((name, index) =>
      sprite(name, {
        width: across,
        at: [width / 2, portrait ? height / 2 : water - 60],
        rotate: (portrait ? 90 : 0) + index * 180,
        opacity: sway(frames, 76 + index * 14, index ? 54 : 86, 14),
        parent: far,
      }),
    ),
  ];
}

/** A flute by its foot (x, y) and its height; a candle by its foot and the height of its glass. */
export type Standing = readonly [x: number, y: number, height: number];

/** Champagne silk over the table, flutes and candles in glasses on it. */
export function laidTable(
  cloth: readonly [x: number, y: number, mirrored?: 'mirrored'],
  flutes: readonly Standing[],
  candles: readonly Standing[],
  frames: number,
  parent: Layer,
): Layer[] {
  return [
    sprite('silk-champagne', { width: 2600, hold: [0.5, 0], at: [cloth[0], cloth[1]], mirrored: cloth[2] !== undefined, parent }),
    ...candles.flatMap(([x, y, high], index) => [
      sprite('halo', { width: high * 3.4, at: [x, y], scale: [100, 34], opacity: sway(frames, 40, 80, 16, index * 0.3), parent }),
      shapes(
        'candle',
        [
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
        ],
        { at: [x, y], parent },
      ),
      ...flameAt([x, y - high * 0.42], high * 0.66, frames, index * 19 + 4, parent),
    ]),
    ...flutes.flatMap(([x, y, high], index) => [
      sprite('shadow', { width: high * 0.62, at: [x + high * 0.06, y], scale: [100, 40], parent }),
      sprite('flute', {
        width: high * 0.3,
        hold: [0.5, 0.965],
        at: [x, y],
        rotate: track([0, index % 2 ? 5 : -5, EASE.out], [34, 0, EASE.breath], [frames, index % 2 ? -0.8 : 0.8]),
        parent,
      }),
    ]),
  ];
}

/** Petals and lights close to the lens. */
export function lensLight(at: readonly [number, number], width: number, frames: number, parent: Layer): Layer {
  return sprite('rose-petal-4-soft', { width, at, rotate: track([0, 10, EASE.linear], [frames, 60]), parent });
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
