import { isProperty } from '../lottie/property.ts';
import type { Bare } from './finding.ts';
import { objects } from './walk.ts';

/** Skottie limits a skew to this many degrees. */
const LARGEST_SKEW = 85;

const STEEP_SKEW: Bare = {
  code: 'shape',
  severity: 'warning',
  message: `A skew of more than ${LARGEST_SKEW}° is drawn as one of ${LARGEST_SKEW}°.`,
  advice: 'Keep the skew smaller, or turn the layer instead.',
};
const OVERSHOT_CURVE: Bare = {
  code: 'shape',
  severity: 'note',
  message: 'An easing that overshoots on a curved path goes on beyond the ends of the path; other players stop there.',
  advice: 'If the layer should stop at the ends, use an easing between 0 and 1.',
};

/** Movements of a layer and its shapes that are drawn differently from the editor; each kind is reported once per layer. */
export function motionFindings(layer: unknown): Bare[] {
  const found = new Set<Bare>();
  const visit = (value: unknown, key: string): void => {
    if (Array.isArray(value)) {
      if (typeof value[0] !== 'number') for (const item of value) visit(item, key);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    if (isProperty(value)) {
      if (key === 'sk' && values(value.k).some((degrees) => Math.abs(degrees) > LARGEST_SKEW)) found.add(STEEP_SKEW);
      if (objects(value.k).some(overshoots)) found.add(OVERSHOT_CURVE);
    }
    for (const [name, inner] of Object.entries(value)) visit(inner, name);
  };
  visit(layer, '');
  return [...found];
}

function values(k: unknown): number[] {
  if (typeof k === 'number') return [k];
  if (!Array.isArray(k)) return [];
  return k.flatMap((item: unknown) =>
    typeof item === 'object' && item !== null && 's' in item ? values(item.s) : typeof item === 'number' ? [item] : [],
  );
}

/** Whether a keyframe begins a curve (`to`, `ti`) with an easing below 0 or above 1. */
function overshoots(key: Record<string, unknown>): boolean {
  const isCurved = [key.to, key.ti].some((tangent) => values(tangent).some((part) => part !== 0));
  const ends = [key.o, key.i].flatMap((end) => (typeof end === 'object' && end !== null && 'y' in end ? values(end.y) : []));
  return isCurved && ends.some((y) => y < 0 || y > 1);
}
