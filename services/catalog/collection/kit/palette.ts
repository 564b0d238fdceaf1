import { type Animated, EASE, track } from './lottie/motion.ts';
import type { Gradient } from './lottie/paint.ts';
import { type Color, linear, mix, type SlotColor, type Stop } from './lottie/paint.ts';
import type { Vector } from './lottie/types.ts';

/** A theme's five colours; each is a slot that a designer can change. */
export type Palette = Readonly<Record<'ground' | 'deep' | 'metal' | 'bloom' | 'paper', SlotColor>>;

export function palette(colors: Record<keyof Palette, string>): Palette {
  const slot = (name: keyof Palette): SlotColor => ({ slot: name, hex: colors[name] });
  return { ground: slot('ground'), deep: slot('deep'), metal: slot('metal'), bloom: slot('bloom'), paper: slot('paper') };
}

export function hexColors(colors: Palette): Record<string, string> {
  return Object.fromEntries(Object.values(colors).map((color) => [color.slot, color.hex]));
}

/** Gold's four tones: shade, body, shine and glint. */
export interface Metal {
  shade: string;
  body: string;
  shine: string;
  glint: string;
}

export const GOLD: Metal = { shade: '#8a5a1c', body: '#d3a044', shine: '#f3d489', glint: '#fff6d8' };
/** Gold for text on dark grounds: even its darkest tone is legible. */
export const PALE_GOLD: Metal = { shade: '#d8a850', body: '#eec878', shine: '#ffe9b3', glint: '#fffbef' };

/** The four tones across a shape lit from above. */
export function metalRamp(metal: Metal, from: Vector, to: Vector): Gradient {
  return linear(from, to, [0, metal.shine], [0.28, metal.body], [0.5, metal.glint], [0.66, metal.body], [1, metal.shade]);
}

/** The four tones with a highlight that passes once from left to right. */
export function movingLight(metal: Metal, width: number, first: number, last: number): Gradient {
  const stops: Stop[] = [
    [0, metal.body],
    [0.3, metal.shine],
    [0.44, metal.body],
    [0.5, metal.glint],
    [0.56, metal.shine],
    [0.75, metal.body],
    [1, metal.shine],
  ];
  const way = (start: number): Animated<Vector> =>
    track([first, [start - width * 1.1, -width * 0.12], EASE.inOut], [last, [start + width * 0.5, width * 0.1]]);
  return linear(way(-width), way(width), ...stops);
}

export function lighter(color: Color, amount: number): string {
  return mix(color, '#ffffff', amount);
}

export function darker(color: Color, amount: number): string {
  return mix(color, '#000000', amount);
}
