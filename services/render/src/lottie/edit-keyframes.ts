import { cubicBezier } from './property.ts';
import type { LottieLayer } from './types.ts';

/** A keyframe as in the file; its other members (tangents, labels) are preserved. */
interface Keyframe {
  t: number;
  s?: unknown;
  e?: unknown;
  i?: unknown;
  o?: unknown;
  h?: unknown;
}

export interface Keyframed {
  k: Keyframe[];
}

/** An animated property: numbers, colours, paths and text documents alike. */
export function isKeyframed(value: unknown): value is Keyframed {
  if (typeof value !== 'object' || value === null || !('k' in value) || !Array.isArray(value.k)) return false;
  return value.k.length > 0 && value.k.every(isKeyframe);
}

function isKeyframe(value: unknown): value is Keyframe {
  return typeof value === 'object' && value !== null && 't' in value && typeof value.t === 'number';
}

/** The layer with each animated property replaced by the result of `edit`; compositions that it shows are unchanged. */
export function editKeyframes(layer: LottieLayer, edit: (property: Keyframed) => unknown): LottieLayer {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (isKeyframed(value)) return edit(value);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]));
  };
  const edited = Object.entries(layer).map(([key, value]) => [key, visit(value)] as const);
  return { ...layer, ...Object.fromEntries(edited) };
}

export function keyframedOf(layer: LottieLayer): Keyframed[] {
  const found: Keyframed[] = [];
  editKeyframes(layer, (property) => {
    found.push(property);
    return property;
  });
  return found;
}

export function firstTime(property: Keyframed): number {
  return Math.min(...property.k.map(({ t }) => t));
}

export function lastTime(property: Keyframed): number {
  return Math.max(...property.k.map(({ t }) => t));
}

export function shifted(property: Keyframed, by: number): Keyframed {
  return { ...property, k: property.k.map((keyframe) => ({ ...keyframe, t: keyframe.t + by })) };
}

/** The property unchanged up to `time`, and constant from there on. */
export function heldFrom(property: Keyframed, time: number): Keyframed {
  if (lastTime(property) <= time) return property;
  const before = property.k.filter(({ t }) => t < time);
  return { ...property, k: [...before, { t: time, s: valueAt(property, time), h: 1 }] };
}

export function heldUntil(property: Keyframed, time: number): Keyframed {
  if (firstTime(property) >= time) return property;
  const after = property.k.filter(({ t }) => t > time);
  const start = property.k.findLast(({ t }) => t <= time);
  const exact = start?.t === time ? start : { ...easingOf(start), t: time, s: valueAt(property, time) };
  return { ...property, k: [exact, ...after] };
}

/** Spatial tangents apply to the whole path between two keyframes; a path that is cut becomes straight. */
function easingOf(keyframe: Keyframe | undefined): Omit<Keyframe, 't'> {
  return { ...(keyframe?.i === undefined ? {} : { i: keyframe.i }), ...(keyframe?.o === undefined ? {} : { o: keyframe.o }) };
}

/** The property without [from, to); what follows moves forward, and a different value changes over within `blend` frames. */
export function rippled(property: Keyframed, from: number, to: number, blend: number): Keyframed {
  const length = to - from;
  const before = property.k.filter(({ t }) => t < from);
  const inside = property.k.some(({ t }) => t >= from && t < to);
  const later = (start: number): Keyframe[] =>
    property.k.filter(({ t }) => t >= start).map((keyframe) => ({ ...keyframe, t: keyframe.t - length }));
  if (!inside) return { ...property, k: [...before, ...later(to)] };
  const arrival = later(to + blend);
  const middle = [
    { t: from, s: valueAt(property, from), ...LINEAR },
    { t: from + blend, s: valueAt(property, to + blend), ...LINEAR },
  ];
  return { ...property, k: [...before, ...middle.filter(({ t }) => arrival[0]?.t !== t), ...arrival] };
}

const LINEAR = { i: { x: [1], y: [1] }, o: { x: [0], y: [0] } };

/** The value at a time, as the file writes values: numbers, lists of numbers, paths. Values that cannot be interpolated jump. */
export function valueAt({ k }: Keyframed, time: number): unknown {
  const at = Math.max(
    0,
    k.findLastIndex(({ t }) => t <= time),
  );
  const current = k[at];
  const next = k[at + 1];
  const start = current?.s ?? k[at - 1]?.e;
  if (!current || !next || current.h === 1 || time <= current.t) return start;
  const linear = (time - current.t) / (next.t - current.t);
  return mix(start, next.s ?? current.e, (dimension) => eased(current, dimension, linear));
}

function eased({ i, o }: Keyframe, dimension: number, linear: number): number {
  const [x1, y1, x2, y2] = [pick(o, 'x', dimension), pick(o, 'y', dimension), pick(i, 'x', dimension), pick(i, 'y', dimension)];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return linear;
  return cubicBezier(x1, y1, x2, y2, linear);
}

function pick(tangent: unknown, axis: 'x' | 'y', dimension: number): number | undefined {
  if (typeof tangent !== 'object' || tangent === null) return undefined;
  const value: unknown = Object.entries(tangent).find(([key]) => key === axis)?.[1];
  const list = Array.isArray(value) ? value : [value];
  const found: unknown = list[Math.min(dimension, list.length - 1)];
  return typeof found === 'number' ? found : undefined;
}

function mix(from: unknown, to: unknown, weight: (dimension: number) => number, dimension = 0): unknown {
  if (typeof from === 'number' && typeof to === 'number') return from + (to - from) * weight(dimension);
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
    const flat = from.every((item) => typeof item === 'number');
    return from.map((item: unknown, index) => mix(item, to[index], weight, flat ? index : 0));
  }
  if (typeof from === 'object' && from !== null && typeof to === 'object' && to !== null && !Array.isArray(from)) {
    const target = new Map<string, unknown>(Object.entries(to));
    return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, mix(value, target.get(key), weight, 0)]));
  }
  return from;
}
