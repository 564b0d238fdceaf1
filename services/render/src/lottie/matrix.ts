import { type Bounds, boundsOf, cornersOf } from '../text/bounds.ts';
import { evaluate } from './property.ts';
import type { LottieAnimation, LottieLayer } from './types.ts';

/** Affine map: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

export const IDENTITY: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** Applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  };
}

export function apply(matrix: Matrix, x: number, y: number): [number, number] {
  return [matrix.a * x + matrix.c * y + matrix.e, matrix.b * x + matrix.d * y + matrix.f];
}

/** The linear factor by which an area grows. */
export function scaleOf(matrix: Matrix): number {
  return Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
}

function ownMatrix(layer: LottieLayer, frame: number): Matrix {
  const ks = layer.ks ?? {};
  const [ax = 0, ay = 0] = evaluate(ks.a, frame, [0, 0]);
  const [sx = 100, sy = sx] = evaluate(ks.s, frame, [100, 100]);
  const [degrees = 0] = evaluate(ks.r ?? ks.rz, frame, [0]);
  const [x, y] = position(ks.p, frame);
  const turn = (degrees * Math.PI) / 180;
  const placed: Matrix = { a: Math.cos(turn), b: Math.sin(turn), c: -Math.sin(turn), d: Math.cos(turn), e: x, f: y };
  const scaled: Matrix = { a: sx / 100, b: 0, c: 0, d: sy / 100, e: 0, f: 0 };
  return multiply(multiply(placed, scaled), { ...IDENTITY, e: -ax, f: -ay });
}

function position(property: unknown, frame: number): [number, number] {
  if (typeof property === 'object' && property !== null && 'x' in property && 'y' in property) {
    return [evaluate(property.x, frame, [0])[0] ?? 0, evaluate(property.y, frame, [0])[0] ?? 0];
  }
  const [x = 0, y = 0] = evaluate(property, frame, [0, 0]);
  return [x, y];
}

/** The layer's transform into its composition at a frame of that composition, parents included. */
export function layerMatrix(layer: LottieLayer, siblings: LottieLayer[], frame: number): Matrix {
  let matrix = ownMatrix(layer, frame);
  let parent = layer.parent;
  for (let depth = 0; parent !== undefined && depth < 32; depth += 1) {
    const found = siblings.find((candidate) => candidate.ind === parent);
    if (!found) break;
    matrix = multiply(ownMatrix(found, frame), matrix);
    parent = found.parent;
  }
  return matrix;
}

/** The video frame of a composition's time zero, and its transform; the first layer that shows it counts. */
export interface Placement {
  startFrame: number;
  matrix: (videoFrame: number) => Matrix;
  /** Percent. */
  opacity: (videoFrame: number) => number;
  /** The rectangles that the composition is drawn in, in pixels of the video. */
  windows: (videoFrame: number) => Bounds[];
}

export function placementOf(animation: LottieAnimation, compositionId: string | null, depth = 0): Placement {
  const whole: Placement = {
    startFrame: 0,
    matrix: () => IDENTITY,
    opacity: () => 100,
    windows: () => [{ left: 0, top: 0, right: animation.w, bottom: animation.h }],
  };
  if (compositionId === null || depth > 8) return whole;
  const hosts = [
    { id: null, layers: animation.layers },
    ...(animation.assets ?? []).map((asset) => ({ id: asset.id, layers: asset.layers ?? [] })),
  ];
  for (const host of hosts) {
    const layer = host.layers.find((candidate) => candidate.refId === compositionId);
    if (!layer) continue;
    const outer = placementOf(animation, host.id, depth + 1);
    const matrix = (frame: number) => multiply(outer.matrix(frame), layerMatrix(layer, host.layers, frame - outer.startFrame));
    return {
      startFrame: outer.startFrame + (layer.st ?? 0),
      matrix,
      opacity: (frame) => (outer.opacity(frame) * opacityOf(layer, frame - outer.startFrame)) / 100,
      windows: (frame) => [...outer.windows(frame), ...windowOf(layer, matrix(frame))],
    };
  }
  return whole;
}

/** The layer's own opacity at a frame of its composition, in percent; 0 before its first and after its last. */
export function opacityOf(layer: LottieLayer, frame: number): number {
  if (layer.hd === true || frame < layer.ip || frame >= layer.op) return 0;
  return evaluate(layer.ks?.o, frame, [100])[0] ?? 100;
}

function windowOf({ w, h }: LottieLayer, matrix: Matrix): Bounds[] {
  if (typeof w !== 'number' || typeof h !== 'number') return [];
  const around = boundsUnder(matrix, { left: 0, top: 0, right: w, bottom: h });
  return around ? [around] : [];
}

/** The upright rectangle around a rectangle that a matrix has moved. */
export function boundsUnder(matrix: Matrix, bounds: Bounds): Bounds | undefined {
  return boundsOf(cornersOf(bounds).map(([x, y]) => apply(matrix, x, y)));
}
