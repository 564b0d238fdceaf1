import type { LottieKeyframe, LottieProperty } from './types.ts';

/** The easing between two keys: a CSS-style cubic Bézier, or a hold. */
export type Ease = readonly [number, number, number, number] | 'hold';

export const EASE = {
  linear: [0, 0, 1, 1],
  /** Starts slowly, settles slowly: the default for anything heavy. */
  weight: [0.55, 0, 0.12, 1],
  inOut: [0.6, 0, 0.4, 1],
  out: [0.16, 0.75, 0.25, 1],
  in: [0.6, 0.05, 0.9, 0.55],
  /** Overshoots slightly and returns, like a light object on a string. */
  spring: [0.3, 1.5, 0.5, 1],
  breath: [0.37, 0, 0.63, 1],
} as const satisfies Record<string, Ease>;

export type Key<V> = readonly [frame: number, value: V, ease?: Ease];

/** A value that changes over frames. */
export interface Track<V> {
  readonly keys: readonly Key<V>[];
}

export type Animated<V> = V | Track<V>;

/** A track through the given keys; each key's ease applies to the segment after it. */
export function track<V>(...keys: readonly Key<V>[]): Track<V> {
  return { keys };
}

/** A change from one value to another between two frames. */
export function tween<V>(first: number, last: number, from: V, to: V, ease: Ease = EASE.weight): Track<V> {
  return track([first, from, ease], [last, to]);
}

/** A value that swings around `middle` during the whole scene: flames, hanging strings, balloons. */
export function sway(frames: number, period: number, middle: number, amount: number, phase = 0): Track<number> {
  const keys: Key<number>[] = [];
  for (let frame = -phase * period, side = 1; frame <= frames + period; frame += period / 2, side = -side)
    keys.push([Math.round(frame), middle + amount * side, EASE.breath]);
  return { keys };
}

export function isTrack<V>(value: Animated<V>): value is Track<V> {
  return typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys);
}

export function round(value: number, digits = 2): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor + 0;
}

function rounded(value: unknown): unknown {
  if (typeof value === 'number') return round(value, 3);
  if (Array.isArray(value)) return value.map(rounded);
  // Outlines too: most of a video's bytes are their coordinates.
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rounded(part)]));
  return value;
}

/** A Lottie property of a number, vector or (through `wrap`) any other animatable value. */
export function property<V>(value: Animated<V>, wrap: (value: V) => unknown = rounded): LottieProperty {
  if (!isTrack(value)) return { a: 0, k: wrap(value) };
  const keys = value.keys.map(([frame, at, ease], index): LottieKeyframe => {
    const wrapped = wrap(at);
    const key: LottieKeyframe = { t: frame, s: Array.isArray(wrapped) ? wrapped : [wrapped] };
    if (index === value.keys.length - 1) return key;
    if (ease === 'hold') return { ...key, h: 1 };
    const [x1, y1, x2, y2] = ease ?? EASE.weight;
    return { ...key, o: { x: [x1], y: [y1] }, i: { x: [x2], y: [y2] } };
  });
  return { a: 1, k: keys };
}
