import { evaluate, isProperty, type LottieProperty } from './property.ts';

type Key = Record<string, unknown> & { t: number };

/** Frames that all changes of an animation may be written out to; more would exhaust memory. */
export const WRITTEN_FRAMES = 50_000;

/** Two keyframes nearer to each other are one to Skottie, which then draws neither. */
const SHORTEST = 0.01;

/**
 * A property whose width and height, or other dimensions, change with an easing each, with a keyframe for every frame of such a change:
 * Skottie takes the first dimension's easing for all.
 */
export function withOwnEasings(property: unknown, budget: { frames: number }): unknown {
  if (!isProperty(property) || !Array.isArray(property.k) || !property.k.every(isKey)) return property;
  const keys = property.k;
  if (!keys.some((key, index) => isUneven(key, keys[index + 1]))) return property;
  return { ...property, k: keys.flatMap((key, index) => writtenOut(key, keys[index + 1], property, budget)) };
}

const isKey = (value: unknown): value is Key =>
  typeof value === 'object' && value !== null && 't' in value && typeof value.t === 'number';

/** Whether dimensions that change from this keyframe to the next do so with different easings. */
function isUneven({ s, e, i, o, h, to, ti }: Key, next: Key | undefined): boolean {
  const end = e ?? next?.s;
  // On a path with tangents the first easing is that of the path.
  if (!isList(s) || !isList(end) || h === 1 || to !== undefined || ti !== undefined) return false;
  const moving = s.flatMap((from, dimension) => (typeof from === 'number' && from !== end[dimension] ? [dimension] : []));
  const differs = (handle: unknown): boolean =>
    typeof handle === 'object' &&
    handle !== null &&
    Object.values(handle).some((parts: unknown) => isList(parts) && new Set(moving.map((at) => parts[at] ?? parts[0])).size > 1);
  return differs(i) || differs(o);
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

function writtenOut(key: Key, next: Key | undefined, property: LottieProperty, budget: { frames: number }): Key[] {
  if (!next || !isUneven(key, next)) return [key];
  const frames = Math.ceil(next.t - key.t - SHORTEST);
  if (!(frames <= budget.frames)) return [key];
  budget.frames -= frames;
  const valueAt = (frame: number): number[] => evaluate(property, frame, []);
  return Array.from({ length: frames }, (_, index) => {
    const t = key.t + index;
    return { t, s: valueAt(t), e: valueAt(Math.min(t + 1, next.t)), i: { x: [1], y: [1] }, o: { x: [0], y: [0] } };
  });
}
