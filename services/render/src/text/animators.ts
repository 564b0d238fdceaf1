import { evaluate, keyframeTimes } from '../lottie/property.ts';
import type { PlacedCluster } from './layout.ts';
import { type Selector, selectorsAt, type UnitTotals, type WeightOf } from './range-selector.ts';
import type { TextAnimator } from './text-document.ts';

/** The effect of a text layer's animators on one cluster at one frame: pixels of the layer, degrees, shares of 1. */
export interface ClusterPose {
  x: number;
  y: number;
  anchorX: number;
  anchorY: number;
  scaleX: number;
  scaleY: number;
  rotation: number;
  skew: number;
  skewAxis: number;
  opacity: number;
  fillOpacity: number;
  strokeOpacity: number;
  /** Extra space before the cluster. */
  tracking: number;
  lineX: number;
  lineY: number;
}

export function selectorsOf(animator: TextAnimator): Selector[] {
  if (animator.s === undefined) return [];
  return Array.isArray(animator.s) ? animator.s : [animator.s];
}

type Values = Record<string, number[]>;

/** The animators of a text at one frame: their values, and their weight for each cluster. */
export type AnimatorsAt = { values: Values; weight: WeightOf }[];

/** If two dimensions are animated but one is written, it applies to both. */
const FALLBACKS: Values = {
  p: [0, 0],
  a: [0, 0],
  s: [100, 100],
  r: [0],
  sk: [0],
  sa: [0],
  o: [100],
  fo: [100],
  so: [100],
  t: [0],
  ls: [0, 0],
};
const MOVING = Object.keys(FALLBACKS);

export function animatorsAt(animators: TextAnimator[], totals: UnitTotals, frame: number): AnimatorsAt {
  return animators.map((animator) => {
    const used = Object.entries(animator.a ?? {}).filter(([, property]) => property !== undefined);
    const values = Object.fromEntries(used.map(([key, property]) => [key, evaluate(property, frame, FALLBACKS[key] ?? [])]));
    return { values, weight: selectorsAt(selectorsOf(animator), totals, frame) };
  });
}

const share = (value: number, weight: number): number => Math.min(1, Math.max(0, 1 + (value / 100 - 1) * weight));

/** Combines all animators for a cluster. Opacities and scales multiply, all else adds. */
export function poseOf(animators: AnimatorsAt, cluster: PlacedCluster): ClusterPose {
  const pose: ClusterPose = {
    ...{ x: 0, y: 0, anchorX: 0, anchorY: 0, scaleX: 1, scaleY: 1, rotation: 0, skew: 0, skewAxis: 0 },
    ...{ opacity: 1, fillOpacity: 1, strokeOpacity: 1, tracking: 0, lineX: 0, lineY: 0 },
  };
  for (const { values, weight: weightOf } of animators) {
    const weight = weightOf(cluster);
    if (weight === 0) continue;
    const [dx = 0, dy = 0] = values.p ?? [];
    const [ax = 0, ay = 0] = values.a ?? [];
    const [sx = 100, sy = sx] = values.s ?? [];
    pose.x += dx * weight;
    pose.y += dy * weight;
    pose.anchorX += ax * weight;
    pose.anchorY += ay * weight;
    pose.scaleX *= 1 + (sx / 100 - 1) * weight;
    pose.scaleY *= 1 + (sy / 100 - 1) * weight;
    pose.rotation += (values.r?.[0] ?? 0) * weight;
    pose.skew += (values.sk?.[0] ?? 0) * weight;
    pose.skewAxis += (values.sa?.[0] ?? 0) * weight;
    pose.opacity *= share(values.o?.[0] ?? 100, weight);
    pose.fillOpacity *= share(values.fo?.[0] ?? 100, weight);
    pose.strokeOpacity *= share(values.so?.[0] ?? 100, weight);
    pose.tracking += (values.t?.[0] ?? 0) * weight;
    const spacing = values.ls ?? [];
    pose.lineX += (spacing.length > 1 ? (spacing[0] ?? 0) : 0) * weight;
    pose.lineY += (spacing[1] ?? spacing[0] ?? 0) * weight;
  }
  return pose;
}

/** A colour (0 to 1 per channel) or width, moved by each animator from the document's own by its weight. */
export function blended(animators: AnimatorsAt, cluster: PlacedCluster, key: 'fc' | 'sc' | 'sw', own: number[]): number[] {
  let blend = own;
  for (const { values, weight: weightOf } of animators) {
    const wanted = values[key];
    if (!wanted || wanted.length === 0) continue;
    const weight = weightOf(cluster);
    // A stroke's width grows by the animator's, as in the original; a colour turns into the animator's.
    blend = blend.map((value, index) =>
      key === 'sw' ? Math.max(0, value + (wanted[index] ?? 0) * weight) : value + ((wanted[index] ?? value) - value) * weight,
    );
  }
  return blend;
}

/** First and last frame at which an animator changes anything, within `[from, to]`; undefined if none does. */
export function animatedSpan(properties: unknown[], from: number, to: number): { first: number; last: number } | undefined {
  const times = properties.flatMap(keyframeTimes);
  if (times.length === 0) return undefined;
  const low = times.reduce((least, time) => Math.min(least, time));
  const high = times.reduce((most, time) => Math.max(most, time));
  const within = (frame: number): number => Math.min(to, Math.max(from, frame));
  return { first: within(Math.floor(low)), last: within(Math.ceil(high)) };
}

/** Every property of the animators that may have keyframes. */
export function animatorProperties(animators: TextAnimator[]): unknown[] {
  return animators.flatMap((animator) => [...selectorsOf(animator).flatMap(Object.values), ...Object.values(animator.a ?? {})]);
}

/** Whether an animator moves or fades letters, as opposed to colouring them. */
export function moves(animator: TextAnimator): boolean {
  return MOVING.some((key) => animator.a?.[key] !== undefined);
}

/** Whether an animator always applies to the whole text, so that its colours can be used directly. */
export function takesAll(animator: TextAnimator): boolean {
  return selectorsOf(animator).every((selector) => {
    const constant = (key: string, value: number): boolean => {
      const found = selector[key];
      return keyframeTimes(found).length === 0 && evaluate(found, 0, [value])[0] === value;
    };
    const end = selector.r === 2 ? keyframeTimes(selector.e).length === 0 && selector.e === undefined : constant('e', 100);
    return selector.t !== 1 && (selector.sh ?? 1) === 1 && constant('s', 0) && end && constant('o', 0) && constant('a', 100);
  });
}
