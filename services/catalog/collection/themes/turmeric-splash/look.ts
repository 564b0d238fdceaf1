// Shared by the scenes: yellow on yellow, deep maroon, brass, powder in the air.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { type Color, linear } from '../../kit/lottie/paint.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { brassBowl, heap } from '../../kit/motifs/bowls.ts';
import { marigold } from '../../kit/motifs/garlands.ts';
import { puff } from '../../kit/motifs/powder.ts';
import { GOLD, palette } from '../../kit/palette.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#ffd447', deep: '#6b0f24', metal: '#d3a044', bloom: '#f28a12', paper: '#fff6d6' });
export const MAROON = '#6b0f24';
export const TURMERIC = '#f5ae14';
export const LEMON = '#ffe06a';
export const ORANGE = '#f28a12';
export const PAIRING = { names: FONTS.modak, text: FONTS.mukta, bold: FONTS.muktaBold };
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.text, size: 56, color: COLORS.deep, width: 860, height: 84, leading: 1.3 });

export function sunlight(x: number, y: number): Layer[] {
  const { width, height } = STAGE;
  return [
    ground('yellow', width, height, linear([0, 0], [width, height], [0, '#ffe27a'], [1, '#fbb62a'])),
    shapes('light', [softLight('light', x, y, 900, '#fff7cf', 0.9)]),
  ];
}

/** Clouds by position: x, y, size, seed, tone. */
export function clouds(list: readonly (readonly [x: number, y: number, size: number, seed: number, tone?: Color])[]) {
  return list.map(([x, y, size, seed, tone = TURMERIC]) => ({
    to: [x, y] as const,
    size,
    turn: (seed % 2 ? 1 : -1) * 14,
    item: puff(200, tone, seed),
  }));
}

export function flowers(list: readonly (readonly [x: number, y: number, size: number, tone?: Color])[]) {
  return list.map(([x, y, size, tone = ORANGE], index) => ({
    to: [x, y] as const,
    size,
    turn: (index % 2 ? 1 : -1) * 220,
    item: marigold(60, tone),
  }));
}

/** A brass bowl heaped with turmeric; its foot is at the origin. */
export function haldiBowl(width: number): ShapeItem[] {
  return [brassBowl(width, GOLD), heap(width, width * 0.26, TURMERIC, '#ffdf63', { at: [0, -width * 0.42] })];
}
