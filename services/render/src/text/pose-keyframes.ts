import type { ClusterState } from './letter-frames.ts';

type Values = number[];

interface Sample {
  frame: number;
  value: Values;
}

/** The states of a cluster, each with its frame; while it rests, only the first and the last. */
export interface StateTrack {
  frames: number[];
  states: ClusterState[];
}

/** Adds the state at the next frame. Letters rest most of the time: one state then serves many frames. */
export function addState({ frames, states }: StateTrack, frame: number, state: ClusterState | undefined): void {
  if (!state) return;
  const before = states.at(-1);
  if (!before || !isSame(before, state)) {
    frames.push(frame);
    states.push(state);
  } else if (states.at(-2) === before) frames[frames.length - 1] = frame;
  else {
    frames.push(frame);
    states.push(before);
  }
}

function isSame(one: ClusterState, other: ClusterState): boolean {
  const isEqual = (left: number[] | undefined, right: number[] | undefined): boolean =>
    left === right || (left?.length === right?.length && left?.every((value, at) => value === right?.[at]) === true);
  return (
    one.opacity === other.opacity &&
    one.rotation === other.rotation &&
    one.skew === other.skew &&
    one.skewAxis === other.skewAxis &&
    one.fillOpacity === other.fillOpacity &&
    one.strokeOpacity === other.strokeOpacity &&
    isEqual(one.position, other.position) &&
    isEqual(one.anchor, other.anchor) &&
    isEqual(one.scale, other.scale) &&
    isEqual(one.fill, other.fill) &&
    isEqual(one.stroke, other.stroke) &&
    isEqual(one.strokeWidth, other.strokeWidth)
  );
}

/** Lottie properties of a cluster's transform from its state at every frame; states on a straight line are left out. */
export function poseProperties(track: StateTrack): Record<string, unknown> {
  const property = (pick: (state: ClusterState) => Values, tolerance: number): unknown => trackProperty(track, pick, tolerance);
  return {
    a: property((state) => state.anchor, 0.05),
    p: property((state) => state.position, 0.05),
    s: property((state) => state.scale, 0.05),
    r: property((state) => [state.rotation], 0.02),
    o: property((state) => [state.opacity], 0.2),
    sk: property((state) => [state.skew], 0.02),
    // Skottie turns the axis the other way.
    sa: property((state) => [-state.skewAxis], 0.02),
  };
}

export function trackProperty({ frames, states }: StateTrack, pick: (state: ClusterState) => Values, tolerance: number): unknown {
  const samples = states.map((state, index) => ({ frame: frames[index] ?? 0, value: pick(state) }));
  return toProperty(samples, tolerance);
}

function toProperty(samples: Sample[], tolerance: number): unknown {
  const kept = simplify(samples, tolerance);
  const [only] = kept;
  const single = (value: Values): unknown => {
    const rounded = value.map(round);
    return { a: 0, k: rounded.length === 1 ? rounded[0] : rounded };
  };
  if (!only) return { a: 0, k: 0 };
  if (kept.every((sample) => distance(sample.value, only.value) <= tolerance)) return single(only.value);
  const linear = { i: { x: [1], y: [1] }, o: { x: [0], y: [0] } };
  return { a: 1, k: kept.map((sample) => ({ t: sample.frame, s: sample.value.map(round), ...linear })) };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

function distance(left: Values, right: Values): number {
  return left.reduce((most, value, index) => Math.max(most, Math.abs(value - (right[index] ?? 0))), 0);
}

/** Ramer–Douglas–Peucker over time: drops samples that a straight line replaces within the tolerance. */
function simplify(samples: Sample[], tolerance: number): Sample[] {
  if (samples.length <= 2) return samples;
  const kept = new Set([0, samples.length - 1]);
  const open: [number, number][] = [[0, samples.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const worst = farthest(samples, span, tolerance);
    if (worst === undefined) continue;
    kept.add(worst);
    open.push([span[0], worst], [worst, span[1]]);
  }
  return samples.filter((_, index) => kept.has(index));
}

/** The sample between two that lies farthest from the line between them, if beyond the tolerance. */
function farthest(samples: Sample[], [from, to]: [number, number], tolerance: number): number | undefined {
  const [first, last] = [samples[from], samples[to]];
  let worst = tolerance;
  let found: number | undefined;
  for (let index = from + 1; index < to; index += 1) {
    const sample = samples[index];
    if (!first || !last || !sample) continue;
    const share = (sample.frame - first.frame) / (last.frame - first.frame);
    const onLine = first.value.map((value, dimension) => value + ((last.value[dimension] ?? value) - value) * share);
    const off = distance(sample.value, onLine);
    if (off > worst) {
      worst = off;
      found = index;
    }
  }
  return found;
}
