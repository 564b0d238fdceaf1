/**
 * Animated values of a Lottie: `{ a: 0, k: value }` or `{ a: 1, k: [{ t, s, i, o, h }] }`. Values are number arrays; a plain
 * number is an array of one. Spatial tangents (`to`, `ti`) are ignored: positions move in straight lines here.
 */
export interface LottieProperty {
  a?: number;
  k: unknown;
}

interface Keyframe {
  t: number;
  s?: unknown;
  e?: unknown;
  i?: { x: unknown; y: unknown };
  o?: { x: unknown; y: unknown };
  h?: number;
}

export function isProperty(value: unknown): value is LottieProperty {
  return typeof value === 'object' && value !== null && 'k' in value;
}

function numbers(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : [];
}

function keyframesOf(property: LottieProperty): Keyframe[] | undefined {
  const k = property.k;
  if (!Array.isArray(k) || k.length === 0) return undefined;
  const isKeyframe = (item: unknown): item is Keyframe => typeof item === 'object' && item !== null && 't' in item;
  return k.every(isKeyframe) ? k : undefined;
}

export const isAnimated = (property: LottieProperty): boolean => keyframesOf(property) !== undefined;

/** A property with each of its values changed, fixed or at keyframes. A plain number stays a plain number. */
export function withEach(property: unknown, change: (value: number[]) => number[]): unknown {
  if (!isProperty(property)) return property;
  const apply = (value: unknown): unknown => {
    if (typeof value === 'number') return change([value])[0];
    return Array.isArray(value) && value.every((item) => typeof item === 'number') ? change(value) : value;
  };
  const { k } = property;
  if (!Array.isArray(k) || typeof k[0] === 'number') return { ...property, k: apply(k) };
  return {
    ...property,
    k: k.map((key: unknown) => {
      if (typeof key !== 'object' || key === null) return key;
      const changed: Record<string, unknown> = { ...key };
      for (const end of ['s', 'e']) if (end in changed) changed[end] = apply(changed[end]);
      return changed;
    }),
  };
}

/** The frames between which the property changes; empty when it never does. */
export function keyframeTimes(property: unknown): number[] {
  if (!isProperty(property)) return [];
  return keyframesOf(property)?.map((keyframe) => keyframe.t) ?? [];
}

/** The value at a frame of the layer's composition, or `fallback` if the property is absent. */
export function evaluate(property: unknown, frame: number, fallback: number[]): number[] {
  if (!isProperty(property)) return fallback;
  const { start, end, easeOf } = around(property, frame);
  const from = numbers(start);
  if (from.length === 0) return fallback;
  if (!easeOf) return from;
  const to = numbers(end);
  return from.map((value, dimension) => value + ((to[dimension] ?? value) - value) * easeOf(dimension));
}

/** A closed or open path: vertices, and tangents relative to them. */
export interface Outline {
  v: [number, number][];
  i: [number, number][];
  o: [number, number][];
  c?: boolean | undefined;
}

/** The path of an outline at a frame; undefined if it is none, or its keyframes differ in their number of vertices. */
export function outlineAt(property: unknown, frame: number): Outline | undefined {
  if (!isProperty(property)) return undefined;
  const { start, end, easeOf } = around(property, frame);
  const [from, to] = [outlineOf(start), outlineOf(end)];
  if (!from || !easeOf) return from;
  if (to?.v.length !== from.v.length) return undefined;
  const part = easeOf(0);
  const between = (one: [number, number][], other: [number, number][]) =>
    one.map(([x, y], index): [number, number] => {
      const [toX, toY] = other[index] ?? [x, y];
      return [x + (toX - x) * part, y + (toY - y) * part];
    });
  return { v: between(from.v, to.v), i: between(from.i, to.i), o: between(from.o, to.o), c: from.c };
}

function outlineOf(value: unknown): Outline | undefined {
  const path = Array.isArray(value) ? value[0] : value;
  return typeof path === 'object' && path !== null && 'v' in path ? (path as Outline) : undefined;
}

/** The values before and after a frame; without `easeOf` the first one holds. */
function around(
  property: LottieProperty,
  frame: number,
): { start: unknown; end?: unknown; easeOf?: (dimension: number) => number } {
  const keyframes = keyframesOf(property);
  if (!keyframes) return { start: property.k };
  const at = keyframes.findLastIndex((keyframe) => keyframe.t <= frame);
  const current = keyframes[Math.max(at, 0)];
  const next = keyframes[at + 1];
  const start = current?.s === undefined ? keyframes[at - 1]?.e : current.s;
  if (!current || at < 0 || !next || current.h === 1) return { start };
  const linear = (frame - current.t) / (next.t - current.t);
  return { start, end: next.s === undefined ? current.e : next.s, easeOf: (dimension) => ease(current, dimension, linear) };
}

function ease(keyframe: Keyframe, dimension: number, linear: number): number {
  if (!keyframe.i || !keyframe.o) return linear;
  const pick = (value: unknown): number => {
    const list = numbers(value);
    return list[Math.min(dimension, list.length - 1)] ?? 0;
  };
  return cubicBezier(pick(keyframe.o.x), pick(keyframe.o.y), pick(keyframe.i.x), pick(keyframe.i.y), linear);
}

/** y of the timing curve (0,0) (x1,y1) (x2,y2) (1,1) at x, by bisection: exact to 1e-5 and safe for every curve. */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number, x: number): number {
  const at = (a: number, b: number, t: number): number => 3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (at(x1, x2, middle) < x) low = middle;
    else high = middle;
  }
  return at(y1, y2, (low + high) / 2);
}
