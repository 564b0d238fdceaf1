import { channelsOf, hexOf } from '../lottie/color.ts';
import type { LottieAnimation } from '../lottie/types.ts';

const SHADED = new Set(['gf', 'gs']);

/**
 * An animation in a palette. Fills and strokes name their slot and take its colour when words are bound. The stops of gradients,
 * texts and solids cannot name one: what has exactly the own colour of a slot takes that slot's colour here.
 * @param own the theme's colours by slot, as #rrggbb
 * @param chosen the same slots in the palette
 */
export function paintPalette(
  animation: LottieAnimation,
  own: Readonly<Record<string, string>>,
  chosen: Readonly<Record<string, string>>,
): LottieAnimation {
  const changes = new Map(
    Object.entries(own).flatMap(([slot, hex]) => {
      const other = (chosen[slot] ?? hex).toLowerCase();
      return other === hex.toLowerCase() ? [] : [[hex.toLowerCase(), other] as const];
    }),
  );
  if (changes.size === 0) return animation;
  /** Red, green, blue and whatever follows, from 0 to 1. */
  const painted = (color: readonly number[]): readonly number[] => {
    const other = changes.get(hexOf(color));
    return other === undefined ? color : [...channelsOf(other), ...color.slice(3)];
  };
  const stops = (count: number, values: readonly number[]): number[] =>
    Array.from({ length: count }, (_, stop) => [values[stop * 4] ?? 0, ...painted(values.slice(stop * 4 + 1, stop * 4 + 4))])
      .flat()
      .concat(values.slice(count * 4));
  const gradient = (count: number, value: unknown): unknown => {
    if (isNumbers(value)) return stops(count, value);
    if (Array.isArray(value)) return value.map((item: unknown) => gradient(count, item));
    return isRecord(value)
      ? mapped(value, (inner, name) => (['k', 's', 'e'].includes(name) ? gradient(count, inner) : inner))
      : value;
  };
  const paint = (value: unknown): unknown => {
    if (Array.isArray(value)) return isNumbers(value) ? value : value.map(paint);
    if (!isRecord(value)) return value;
    const isShaded = typeof value.ty === 'string' && SHADED.has(value.ty);
    return mapped(value, (inner, name) => {
      if (isShaded && name === 'g' && isRecord(inner)) return gradient(Number(inner.p), inner);
      if (name === 'fc' || name === 'sc') {
        if (isNumbers(inner)) return painted(inner);
        if (typeof inner === 'string') return changes.get(inner.toLowerCase()) ?? inner;
      }
      return paint(inner);
    });
  };
  const layersOf = <Holder extends { layers?: LottieAnimation['layers'] }>(holder: Holder): Holder =>
    holder.layers ? { ...holder, layers: paint(holder.layers) as LottieAnimation['layers'] } : holder;
  return { ...layersOf(animation), ...(animation.assets && { assets: animation.assets.map(layersOf) }) };
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'number');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapped = (record: Record<string, unknown>, change: (value: unknown, name: string) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
