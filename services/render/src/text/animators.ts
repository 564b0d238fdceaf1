import { evaluate, keyframeTimes } from '../lottie/property.ts';
import type { PlacedCluster } from './layout.ts';
import type { TextAnimator } from './text-document.ts';

/** What the animators of a text layer do to one cluster at one frame. */
export interface ClusterPose {
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
  rotation: number;
  opacity: number;
}

export interface UnitTotals {
  characters: number;
  letters: number;
  words: number;
  lines: number;
}

export function totalsOf(clusters: PlacedCluster[]): UnitTotals {
  const last = (pick: (cluster: PlacedCluster) => number): number => Math.max(0, ...clusters.map((cluster) => pick(cluster) + 1));
  return {
    characters: last((cluster) => cluster.index),
    letters: last((cluster) => cluster.indexWithoutSpaces),
    words: last((cluster) => cluster.word),
    lines: last((cluster) => cluster.line),
  };
}

/** Index of the cluster and number of units, in the unit the selector counts: 1 characters, 2 letters, 3 words, 4 lines. */
function unitOf(basedOn: number, cluster: PlacedCluster, totals: UnitTotals): { index: number; total: number } {
  if (basedOn === 2) return { index: cluster.indexWithoutSpaces, total: totals.letters };
  if (basedOn === 3) return { index: cluster.word, total: totals.words };
  if (basedOn === 4) return { index: cluster.line, total: totals.lines };
  return { index: cluster.index, total: totals.characters };
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const number = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback);

/**
 * How much of an animator a cluster takes, 0 to 1 (negative with a negative amount): the range selector of After Effects with
 * start, end, offset, amount and the shapes square, ramp up, ramp down, triangle, round and smooth.
 */
export function selectorWeight(
  selector: Record<string, unknown> | undefined,
  cluster: PlacedCluster,
  totals: UnitTotals,
  frame: number,
): number {
  if (!selector) return 1;
  const { index, total } = unitOf(number(selector.b, 1), cluster, totals);
  if (total === 0) return 0;
  const perUnit = number(selector.r, 1) === 2 ? 1 : total / 100;
  const [offset = 0] = evaluate(selector.o, frame, [0]);
  const [rawStart = 0] = evaluate(selector.s, frame, [0]);
  const [rawEnd = 100] = evaluate(selector.e, frame, [number(selector.r, 1) === 2 ? total : 100]);
  const [amount = 100] = evaluate(selector.a, frame, [100]);
  const start = (Math.min(rawStart, rawEnd) + offset) * perUnit;
  const end = (Math.max(rawStart, rawEnd) + offset) * perUnit;
  const weight = shapeWeight(number(selector.sh, 1), index, start, end);
  return (weight * amount) / 100;
}

function shapeWeight(shape: number, index: number, start: number, end: number): number {
  if (shape === 1) return clamp(Math.min(index + 1, end) - Math.max(index, start));
  const span = end - start;
  const position = span <= 0 ? (index + 0.5 >= end ? 1 : 0) : (index + 0.5 - start) / span;
  if (shape === 2) return clamp(position);
  if (shape === 3) return 1 - clamp(position);
  if (position <= 0 || position >= 1) return 0;
  const triangle = 1 - Math.abs(2 * position - 1);
  if (shape === 4) return triangle;
  if (shape === 5) return Math.sqrt(1 - (2 * position - 1) ** 2);
  return (1 - Math.cos(Math.PI * triangle)) / 2;
}

/** Adds up all animators for a cluster at a frame. Opacity and scale multiply, position and rotation add. */
export function poseAt(animators: TextAnimator[], cluster: PlacedCluster, totals: UnitTotals, frame: number): ClusterPose {
  const pose: ClusterPose = { x: 0, y: 0, scaleX: 1, scaleY: 1, rotation: 0, opacity: 1 };
  for (const animator of animators) {
    const values = animator.a ?? {};
    const weight = selectorWeight(animator.s, cluster, totals, frame);
    if (weight === 0) continue;
    const [dx = 0, dy = 0] = evaluate(values.p, frame, [0, 0]);
    const [sx = 100, sy = sx] = evaluate(values.s, frame, [100, 100]);
    const [turn = 0] = evaluate(values.r, frame, [0]);
    const [opacity = 100] = evaluate(values.o, frame, [100]);
    pose.x += dx * weight;
    pose.y += dy * weight;
    pose.scaleX *= 1 + (sx / 100 - 1) * weight;
    pose.scaleY *= 1 + (sy / 100 - 1) * weight;
    pose.rotation += turn * weight;
    pose.opacity *= clamp(1 + (opacity / 100 - 1) * weight);
  }
  return pose;
}

/** First and last frame at which an animator changes anything; undefined where the animators only colour or stand still. */
export function animatedSpan(animators: TextAnimator[]): { first: number; last: number } | undefined {
  const times = animators.flatMap((animator) =>
    [...Object.values(animator.s ?? {}), ...Object.values(animator.a ?? {})].flatMap(keyframeTimes),
  );
  return times.length === 0 ? undefined : { first: Math.floor(Math.min(...times)), last: Math.ceil(Math.max(...times)) };
}

/** Whether an animator moves or fades letters, as opposed to colouring them. */
export function moves(animator: TextAnimator): boolean {
  return ['o', 'p', 's', 'r'].some((key) => animator.a?.[key] !== undefined);
}

/** A colour or width that an animator sets, with the weight left aside: animators that colour are taken for the whole text. */
export function animatorValue(animators: TextAnimator[], key: 'fc' | 'sc' | 'sw'): unknown {
  return animators.findLast((animator) => animator.a?.[key] !== undefined)?.a?.[key];
}
