import { type ClusterPose, poseAt, type UnitTotals } from './animators.ts';
import type { PlacedCluster } from './layout.ts';
import type { TextAnimator } from './text-document.ts';

type Values = number[];

interface Sample {
  frame: number;
  value: Values;
}

/** Lottie properties of a cluster's group transform, made by sampling its animators at every frame and dropping what a line gives. */
export function poseProperties(
  animators: TextAnimator[],
  cluster: PlacedCluster,
  totals: UnitTotals,
  span: { first: number; last: number } | undefined,
  anchor: [number, number],
): Record<string, unknown> {
  const first = span?.first ?? 0;
  const last = span?.last ?? 0;
  const poses: { frame: number; pose: ClusterPose }[] = [];
  for (let frame = first; frame <= last; frame += 1) poses.push({ frame, pose: poseAt(animators, cluster, totals, frame) });
  const property = (pick: (pose: ClusterPose) => Values, tolerance: number): unknown =>
    toProperty(
      poses.map(({ frame, pose }) => ({ frame, value: pick(pose) })),
      tolerance,
    );
  return {
    ty: 'tr',
    a: { a: 0, k: anchor },
    p: property((pose) => [anchor[0] + pose.x, anchor[1] + pose.y], 0.05),
    s: property((pose) => [pose.scaleX * 100, pose.scaleY * 100], 0.05),
    r: property((pose) => [pose.rotation], 0.02),
    o: property((pose) => [pose.opacity * 100], 0.2),
  };
}

function toProperty(samples: Sample[], tolerance: number): unknown {
  const kept = simplify(samples, tolerance);
  const [only] = kept;
  if (kept.length <= 1 || !only) return { a: 0, k: only && only.value.length === 1 ? only.value[0] : (only?.value ?? 0) };
  const flat = kept.every((sample) => distance(sample.value, only.value) <= tolerance);
  if (flat) return { a: 0, k: only.value.length === 1 ? only.value[0] : only.value };
  const linear = { i: { x: [1], y: [1] }, o: { x: [0], y: [0] } };
  return {
    a: 1,
    k: kept.map((sample) => ({ t: sample.frame, s: sample.value.map((value) => Math.round(value * 1000) / 1000), ...linear })),
  };
}

function distance(left: Values, right: Values): number {
  return Math.max(...left.map((value, index) => Math.abs(value - (right[index] ?? 0))));
}

/** Ramer–Douglas–Peucker over time: keeps the samples without which a straight line would be off by more than the tolerance. */
function simplify(samples: Sample[], tolerance: number): Sample[] {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last || samples.length <= 2) return samples;
  let worst = 0;
  let worstAt = 0;
  for (const [index, sample] of samples.entries()) {
    const share = (sample.frame - first.frame) / (last.frame - first.frame);
    const onLine = first.value.map((value, dimension) => value + ((last.value[dimension] ?? value) - value) * share);
    const off = distance(sample.value, onLine);
    if (off > worst) {
      worst = off;
      worstAt = index;
    }
  }
  if (worst <= tolerance) return [first, last];
  return [...simplify(samples.slice(0, worstAt + 1), tolerance), ...simplify(samples.slice(worstAt), tolerance).slice(1)];
}
