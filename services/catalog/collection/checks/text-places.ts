import type { LottieAnimationFile, LottieLayer } from '../kit/lottie/types.ts';

/** A text layer with its box at a frame, in the video's pixels. */
export interface PlacedText {
  key: string;
  size: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Spot {
  x: number;
  y: number;
  scale: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The value of a property at a frame, interpolated linearly. */
function valueAt(property: unknown, frame: number): number[] {
  if (!isRecord(property)) return [];
  if (property.a !== 1) return [property.k].flat().map(Number);
  const keys = (Array.isArray(property.k) ? property.k : []).filter(isRecord);
  const after = keys.findIndex((key) => Number(key.t) >= frame);
  const next = keys[after === -1 ? keys.length - 1 : after];
  const previous = keys[after <= 0 ? (after === 0 ? 0 : keys.length - 1) : after - 1];
  const [from, to] = [previous, next].map((key) => [key?.s ?? []].flat().map(Number));
  const span = Number(next?.t) - Number(previous?.t);
  const part = span > 0 ? (frame - Number(previous?.t)) / span : 1;
  return (to ?? []).map((value, index) => (from?.[index] ?? value) + (value - (from?.[index] ?? value)) * part);
}

function carried(layer: LottieLayer, siblings: readonly LottieLayer[], frame: number, spot: Spot): Spot {
  const ks = isRecord(layer.ks) ? layer.ks : {};
  const [px = 0, py = 0] = valueAt(ks.p, frame);
  const [ax = 0, ay = 0] = valueAt(ks.a, frame);
  const scale = (valueAt(ks.s, frame)[0] ?? 100) / 100;
  const moved = { x: px + (spot.x - ax) * scale, y: py + (spot.y - ay) * scale, scale: spot.scale * scale };
  const parent = siblings.find((other) => other.ind === layer.parent);
  return parent ? carried(parent, siblings, frame, moved) : moved;
}

/** Every text layer visible at a frame, including those in nested compositions. */
export function textsAt(animation: LottieAnimationFile, frame: number): PlacedText[] {
  const visit = (layers: readonly LottieLayer[], local: number, place: (spot: Spot) => Spot): PlacedText[] =>
    layers.flatMap((layer) => {
      if (local < Number(layer.ip) || local >= Number(layer.op)) return [];
      const here = (spot: Spot) => place(carried(layer, layers, local, spot));
      if (layer.ty === 0) {
        const asset = animation.assets.find(({ id }) => id === layer.refId);
        const inner = asset?.layers ?? [];
        return visit(inner, local - Number(layer.st), here);
      }
      return layer.ty === 5 ? [placed(layer, here)] : [];
    });
  return visit(animation.layers, frame, (spot) => spot);
}

function placed(layer: LottieLayer, place: (spot: Spot) => Spot): PlacedText {
  const document = documentOf(layer);
  const [x = 0, y = 0] = [document.ps ?? []].flat().map(Number);
  const [width = 0, height = 0] = [document.sz ?? []].flat().map(Number);
  const corner = place({ x, y, scale: 1 });
  const far = place({ x: x + width, y: y + height, scale: 1 });
  return {
    key: layer.nm.slice('text:'.length),
    size: Number(document.s) * corner.scale,
    left: corner.x,
    right: far.x,
    top: corner.y,
    bottom: far.y,
  };
}

export function documentOf(layer: LottieLayer): Record<string, unknown> {
  const text = isRecord(layer.t) ? layer.t : {};
  const keys = isRecord(text.d) && Array.isArray(text.d.k) ? text.d.k : [];
  const first: unknown = keys[0];
  return isRecord(first) && isRecord(first.s) ? first.s : {};
}

/** All layers of an animation, including those of its compositions. */
export function allLayers(animation: LottieAnimationFile): LottieLayer[] {
  return [...animation.layers, ...animation.assets.flatMap((asset) => asset.layers ?? [])];
}
