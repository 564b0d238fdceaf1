import { isProperty } from './property.ts';
import { LAYER_PRECOMP, type LottieAsset, type LottieLayer } from './types.ts';

export type Changes = Uint8Array;

const DEEPEST = 8;

function mark(changes: Changes, from: number, to: number): void {
  for (let frame = Math.max(0, from); frame <= Math.min(changes.length - 1, to); frame += 1) changes[frame] = 1;
}

/** Marks the frames at which keyframed properties anywhere in `value` change; `offset` is the video frame of their frame 0. */
export function markProperties(changes: Changes, value: unknown, offset: number): void {
  if (Array.isArray(value)) {
    for (const item of value) markProperties(changes, item, offset);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (isProperty(value) && Array.isArray(value.k) && value.k.some(isKeyframe)) {
    markKeyframes(changes, value.k, offset);
    return;
  }
  for (const inner of Object.values(value)) markProperties(changes, inner, offset);
}

interface Keyframe {
  t: number;
  s?: unknown;
  e?: unknown;
  h?: number;
  to?: unknown;
  ti?: unknown;
}

function isKeyframe(value: unknown): value is Keyframe {
  return typeof value === 'object' && value !== null && 't' in value && typeof value.t === 'number';
}

function markKeyframes(changes: Changes, keyframes: unknown[], offset: number): void {
  for (const [index, keyframe] of keyframes.entries()) {
    const next = keyframes[index + 1];
    if (!isKeyframe(keyframe) || !isKeyframe(next)) continue;
    const end = Math.ceil(offset + next.t);
    const target = next.s ?? keyframe.e;
    if (keyframe.h === 1) mark(changes, end, end);
    // A path that leaves a point and returns to it moves too: the tangents show it.
    else if (keyframe.to || keyframe.ti || JSON.stringify(keyframe.s) !== JSON.stringify(target))
      mark(changes, Math.floor(offset + keyframe.t) + 1, end);
  }
}

/** A layer without position and timing, which the caller marks. */
function paintOf(layer: LottieLayer): unknown {
  const { ks: _, layers: __, ...paint } = layer;
  return paint;
}

/** Marks everything that changes a layer's picture within its composition: transform, paint, content, start and end. */
export function markLayer(
  changes: Changes,
  layer: LottieLayer,
  offset: number,
  assets: ReadonlyMap<string, LottieAsset>,
  depth = 0,
): void {
  const first = Math.ceil(offset + layer.ip);
  const end = Math.ceil(offset + layer.op);
  mark(changes, first, first);
  mark(changes, end, end);
  // A stretched or time-remapped layer has a different clock; it counts as moving while it is visible.
  if ((layer.sr ?? 1) !== 1 || isProperty(layer.tm) || depth > DEEPEST) {
    mark(changes, first, end);
    return;
  }
  markProperties(changes, layer.ks, offset);
  markProperties(changes, paintOf(layer), offset);
  if (layer.ty !== LAYER_PRECOMP || layer.refId === undefined) return;
  const start = offset + (layer.st ?? 0);
  for (const inner of assets.get(layer.refId)?.layers ?? []) markLayer(changes, inner, start, assets, depth + 1);
}
