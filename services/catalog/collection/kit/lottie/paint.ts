import { type Animated, property } from './motion.ts';
import type { LottieProperty, Vector } from './types.ts';

/** A named colour that a designer can change: a Lottie slot. */
export interface SlotColor {
  readonly slot: string;
  readonly hex: string;
}

export type Color = string | SlotColor;

export function hexOf(color: Color): string {
  return typeof color === 'string' ? color : color.hex;
}

/** '#rrggbb' → red, green, blue in 0…1. */
export function channels(color: Color): [number, number, number] {
  const value = Number.parseInt(hexOf(color).slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255].map((part) => Math.round((part / 255) * 1e4) / 1e4) as [
    number,
    number,
    number,
  ];
}

/** Between two colours, in plain sRGB; 0 is `from`. */
export function mix(from: Color, to: Color, amount: number): string {
  const a = channels(from);
  const b = channels(to);
  const parts = [0, 1, 2].map((index) => Math.round(((a[index] ?? 0) * (1 - amount) + (b[index] ?? 0) * amount) * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export function colorProperty(color: Color): LottieProperty {
  const plain: LottieProperty = { a: 0, k: [...channels(color), 1] };
  return typeof color === 'string' ? plain : { ...plain, sid: color.slot };
}

/** Position along a gradient (0…1), colour, opacity (default 1). */
export type Stop = readonly [offset: number, color: Color, alpha?: number];

export interface Gradient {
  kind: 'linear' | 'radial';
  from: Animated<Vector>;
  to: Animated<Vector>;
  stops: readonly Stop[];
}

export function linear(from: Animated<Vector>, to: Animated<Vector>, ...stops: Stop[]): Gradient {
  return { kind: 'linear', from, to, stops };
}

export function radial(center: Animated<Vector>, edge: Animated<Vector>, ...stops: Stop[]): Gradient {
  return { kind: 'radial', from: center, to: edge, stops };
}

/** A small light: a colour that fades to nothing at `radius`. `softLight` makes large ones, which have to be cheap. */
export function glow(center: Vector, radius: number, color: Color, strength = 1): Gradient {
  const edge = [(center[0] ?? 0) + radius, center[1] ?? 0];
  return radial(center, edge, [0, color, strength], [0.25, color, strength * 0.62], [0.55, color, strength * 0.2], [1, color, 0]);
}

export function gradientFields(gradient: Gradient): Record<string, unknown> {
  const { stops } = gradient;
  const colors = stops.flatMap(([offset, color]) => [offset, ...channels(color)]);
  const alphas = stops.some(([, , alpha]) => alpha !== undefined && alpha < 1)
    ? stops.flatMap(([offset, , alpha]) => [offset, alpha ?? 1])
    : [];
  return {
    t: gradient.kind === 'linear' ? 1 : 2,
    s: property(gradient.from),
    e: property(gradient.to),
    g: { p: stops.length, k: { a: 0, k: [...colors, ...alphas].map((value) => Math.round(value * 1e4) / 1e4) } },
  };
}
