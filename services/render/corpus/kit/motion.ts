/** Values of a Lottie property, fixed or animated, in the terms of the format (lottie-spec 1.0). */
export type Vec = readonly number[];

/** A cubic outline: vertices with their in and out tangents, relative to the vertex. */
export interface Outline {
  v: Vec[];
  i: Vec[];
  o: Vec[];
  c: boolean;
}

export type Ease = readonly [number, number, number, number] | 'hold';

export const EASE = {
  linear: [0, 0, 1, 1],
  weight: [0.55, 0, 0.12, 1],
  out: [0.16, 0.75, 0.25, 1],
  breath: [0.37, 0, 0.63, 1],
  /** Overshoots its target a little and returns. */
  spring: [0.3, 1.5, 0.5, 1],
} as const satisfies Record<string, Ease>;

type Single = number | Vec | Outline;
type Key = readonly [frame: number, value: Single, ease?: Ease];
export interface Track {
  readonly keys: readonly Key[];
}
/** Two independent values, as After Effects separates a position. */
export interface Split {
  readonly x: Value;
  readonly y: Value;
}
export type Value = Single | Track | Split;

export function track(...keys: Key[]): Track {
  return { keys };
}

/** A change from one value to another between two frames. */
export function tween(first: number, last: number, from: Single, to: Single, ease: Ease = EASE.weight): Track {
  return track([first, from, ease], [last, to]);
}

/** Swings around `middle` from `first` to `last`: for hanging objects, leaves and balloons. */
export function sway(first: number, last: number, period: number, middle: number, amount: number, phase = 0): Track {
  const keys: Key[] = [];
  for (let frame = first - phase * period, side = 1; frame < last + period; frame += period / 2, side = -side)
    keys.push([Math.round(frame), middle + amount * side, EASE.breath]);
  return { keys };
}

export const round = (value: number): number => Math.round(value * 1000) / 1000 + 0;

function plain(value: Single): unknown {
  if (typeof value === 'number') return round(value);
  return 'v' in value
    ? { v: value.v.map(numbers), i: value.i.map(numbers), o: value.o.map(numbers), c: value.c }
    : numbers(value);
}

function numbers(value: Vec): number[] {
  return value.map(round);
}

/** Arrays also have a member of this name, a function. */
export function isTrack(value: Value): value is Track {
  return typeof value === 'object' && 'keys' in value && typeof value.keys === 'object';
}

/** The property as written to the file. */
export function prop(value: Value): Record<string, unknown> {
  if (typeof value === 'object' && 'x' in value) return { s: true, x: prop(value.x), y: prop(value.y) };
  if (!isTrack(value)) return { a: 0, k: plain(value) };
  const k = value.keys.map(([frame, at, ease], index) => {
    const s = plain(at);
    const key = { t: frame, s: Array.isArray(s) ? s : [s] };
    if (index === value.keys.length - 1) return key;
    if (ease === 'hold') return { ...key, h: 1 };
    const [x1, y1, x2, y2] = ease ?? EASE.weight;
    return { ...key, o: { x: [x1], y: [y1] }, i: { x: [x2], y: [y2] } };
  });
  return { a: 1, k };
}

/** Pseudo-random numbers between 0 and 1, the same in every run (mulberry32). */
export function seeded(seed: number): (low?: number, high?: number) => number {
  let state = seed >>> 0;
  return (low = 0, high = 1) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return low + (high - low) * (((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296);
  };
}
