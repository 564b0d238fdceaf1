import { evaluate, isProperty, type LottieProperty } from './property.ts';

type Key = Record<string, unknown> & { t: number };

/** Frames that all changes of an animation may be written out to; more would exhaust memory. */
export const WRITTEN_FRAMES = 50_000;

/**
 * A property whose width and height, or other dimensions, change with an easing each, with a keyframe for every frame of such a change:
 * Skottie takes the first dimension's easing for all.
 */
export function withOwnEasings(property: unknown, budget: { frames: number }): unknown {
  if (!isProperty(property) || !Array.isArray(property.k) || !property.k.every(isKey)) return property;
  const keys = property.k;
  if (!keys.some(isUneven)) return property;
  return { ...property, k: keys.flatMap((key, index) => writtenOut(key, keys[index + 1], property, budget)) };
}

const isKey = (value: unknown): value is Key => typeof value === 'object' && value !== null && 't' in value && typeof value.t === 'number';

function isUneven({ s, i, o, h, to, ti }: Key): boolean {
  const isOfNumbers = Array.isArray(s) && s.every((part) => typeof part === 'number');
  // On a way with tangents the first easing is meant for the way.
  if (!isOfNumbers || h === 1 || to !== undefined || ti !== undefined) return false;
  const differs = (end: unknown): boolean =>
    typeof end === 'object' &&
    end !== null &&
    Object.values(end).some((parts: unknown) => Array.isArray(parts) && parts.some((part) => part !== parts[0]));
  return differs(i) || differs(o);
}

function writtenOut(key: Key, next: Key | undefined, property: LottieProperty, budget: { frames: number }): Key[] {
  if (!next || !isUneven(key)) return [key];
  const frames = Math.ceil(next.t - key.t);
  if (!(frames <= budget.frames)) return [key];
  budget.frames -= frames;
  const valueAt = (frame: number): number[] => evaluate(property, frame, []);
  return Array.from({ length: frames }, (_, index) => {
    const t = key.t + index;
    return { t, s: valueAt(t), e: valueAt(Math.min(t + 1, next.t)), i: { x: [1], y: [1] }, o: { x: [0], y: [0] } };
  });
}
