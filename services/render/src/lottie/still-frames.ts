import { isProperty, keyframeTimes } from './property.ts';
import { LAYER_PRECOMP, type LottieAnimation, type LottieLayer } from './types.ts';

/**
 * Which frames may differ from the one before. A frame is still when no keyframed property is under way and no layer begins
 * or ends there; such a frame equals its predecessor and need not be drawn. Errs on the side of drawing.
 */
export function changedFrames(animation: LottieAnimation, frames: number): boolean[] {
  const changed = new Array<boolean>(frames).fill(false);
  changed[0] = true;
  const mark = (from: number, to: number): void => {
    for (let frame = Math.max(0, Math.floor(from)); frame <= Math.min(frames - 1, Math.ceil(to)); frame += 1)
      changed[frame] = true;
  };
  const precomps = new Map(
    (animation.assets ?? []).flatMap((asset) => (asset.layers ? [[asset.id, asset.layers] as const] : [])),
  );
  const visit = (layers: LottieLayer[], offset: number, from: number, to: number, depth: number): void => {
    for (const layer of layers) {
      const first = Math.max(from, offset + layer.ip);
      const last = Math.min(to, offset + layer.op);
      mark(first, first);
      mark(last, last);
      // A stretched or time-remapped layer runs on another clock; it is taken to move for as long as it is there.
      if ((layer.sr ?? 1) !== 1 || isProperty(layer.tm) || depth > 8) {
        mark(first, last);
        continue;
      }
      const { ty: _, ...animated } = layer;
      // Layer times are written from its start in some players and from the composition's in others: both are covered.
      for (const span of spansOf(animated)) {
        mark(offset + span.from, offset + span.to);
        if (layer.st) mark(offset + layer.st + span.from, offset + layer.st + span.to);
      }
      const inner = layer.ty === LAYER_PRECOMP && layer.refId ? precomps.get(layer.refId) : undefined;
      if (inner) visit(inner, offset + (layer.st ?? 0), first, last, depth + 1);
    }
  };
  visit(animation.layers, -animation.ip, 0, frames, 0);
  return changed;
}

function spansOf(value: unknown): { from: number; to: number }[] {
  if (Array.isArray(value)) return value.flatMap(spansOf);
  if (typeof value !== 'object' || value === null) return [];
  if (isProperty(value)) {
    const times = keyframeTimes(value);
    return times.length > 1 ? [{ from: Math.min(...times), to: Math.max(...times) }] : [];
  }
  return Object.values(value).flatMap(spansOf);
}
