import { startSpan } from '@nimantran/kit/trace';
import type { RenderStep } from '../pipeline/render-step.ts';

const MOST_STEPS = 600;
const NAME = /^[a-z_]{1,20}$/;
const DEEPEST = 4;

/** Adds a rendering process's steps to the running trace, since it cannot reach a collector. Its report is untrusted input. */
export function recordSteps(steps: readonly RenderStep[], { parent, sinceMs }: { parent: string; sinceMs: number }): number {
  const now = Date.now();
  let left = MOST_STEPS;

  function record(step: RenderStep, under: string, depth: number): void {
    const { name, startedAtMs, endedAtMs, figures = {}, inside = [] } = step;
    const isSound = NAME.test(name) && sinceMs <= startedAtMs && startedAtMs <= endedAtMs && endedAtMs <= now;
    if (left === 0 || depth > DEEPEST || !isSound) return;
    left -= 1;
    const numbers = Object.entries(figures).filter(([key, value]) => NAME.test(key) && Number.isFinite(value));
    const attributes = Object.fromEntries(numbers.slice(0, 10).map(([key, value]) => [`nimantran.render.${key}`, value]));
    const span = startSpan({ name: `render ${name}`, parent: under, startedAtMs, attributes });
    for (const part of inside) record(part, span.trace, depth + 1);
    span.end(endedAtMs);
  }
  for (const step of steps) record(step, parent, 1);
  return MOST_STEPS - left;
}
