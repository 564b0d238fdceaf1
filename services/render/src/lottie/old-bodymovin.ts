import { isProperty } from './property.ts';
import type { LottieAnimation } from './types.ts';

type Item = Record<string, unknown>;
type Version = readonly [number, number, number];

/** Colours were 0 to 255 before it. */
const UNIT_COLORS: Version = [4, 1, 9];
/** Whether a path is closed stood beside the path before it, not in it. */
const CLOSED_PATHS: Version = [4, 4, 18];

/** An animation of an early Bodymovin as a later one would have written it; lottie-web mends the same. Others are returned as they are. */
export function mendOldFormat(animation: LottieAnimation): LottieAnimation {
  const version = /^(\d+)\.(\d+)\.(\d+)/
    .exec(String(animation.v ?? ''))
    ?.slice(1)
    .map(Number);
  if (!version) return animation;
  const isBefore = (limit: Version): boolean => {
    const at = limit.findIndex((part, place) => part !== version[place]);
    return at >= 0 && (version[at] ?? 0) < (limit[at] ?? 0);
  };
  if (!isBefore(CLOSED_PATHS)) return animation;
  const colors = isBefore(UNIT_COLORS);
  const mend = (value: unknown): unknown => {
    if (Array.isArray(value)) return typeof value[0] === 'number' ? value : value.map(mend);
    if (typeof value !== 'object' || value === null) return value;
    const item: Item = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mend(inner)]));
    if (item.ty === 'sh') item.ks = closed(item.ks, item.closed === true);
    if ('cl' in item && 'pt' in item) item.pt = closed(item.pt, item.cl === true);
    if (colors && (item.ty === 'fl' || item.ty === 'st')) item.c = divided(item.c);
    return item;
  };
  return mend(animation) as LottieAnimation;
}

/** A path property with `c` in each of its paths that lacks it. */
function closed(property: unknown, isClosed: boolean): unknown {
  const close = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(close);
    if (typeof value !== 'object' || value === null) return value;
    if ('v' in value) return 'c' in value ? value : { ...value, c: isClosed };
    const key: Item = { ...value };
    for (const end of ['s', 'e']) if (end in key) key[end] = close(key[end]);
    return key;
  };
  return isProperty(property) ? { ...property, k: close(property.k) } : property;
}

function divided(color: unknown): unknown {
  const divide = (value: unknown): unknown => {
    if (typeof value === 'number') return value / 255;
    if (Array.isArray(value)) return value.map(divide);
    if (typeof value !== 'object' || value === null) return value;
    const key: Item = { ...value };
    for (const end of ['s', 'e']) if (end in key) key[end] = divide(key[end]);
    return key;
  };
  return isProperty(color) ? { ...color, k: divide(color.k) } : color;
}
