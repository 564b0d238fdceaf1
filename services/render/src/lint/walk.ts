import { placementOf } from '../lottie/matrix.ts';
import { compositions, type LottieAnimation, type LottieLayer } from '../lottie/types.ts';

export interface WalkedLayer {
  layer: LottieLayer;
  /** `composition › layer`. */
  path: string;
  /** Frame of the video in which the layer first appears. */
  frame: number;
  composition: string | null;
}

/** Every drawn layer, in the order of the file. */
export function walkLayers(animation: LottieAnimation): WalkedLayer[] {
  return compositions(animation).flatMap(({ id, layers }) => {
    const { startFrame } = placementOf(animation, id);
    const asset = animation.assets?.find((candidate) => candidate.id === id);
    const place = id === null ? 'root' : (asset?.nm ?? id);
    return layers
      .filter(({ hd }) => hd !== true)
      .map((layer, index) => ({
        layer,
        path: `${place} › ${layer.nm ?? `layer ${layer.ind ?? index + 1}`}`,
        frame: Math.max(0, Math.round(startFrame + layer.ip - animation.ip)),
        composition: id,
      }));
  });
}

/** The objects in a list of unknown content. */
export function objects(value: unknown): Record<string, unknown>[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => (typeof item === 'object' && item !== null ? [{ ...item }] : []));
}

/** The number of a fixed property, or of the first keyframe. */
export function firstNumber(property: unknown): number | undefined {
  if (typeof property === 'number') return property;
  if (Array.isArray(property)) return firstNumber(property[0]);
  if (typeof property !== 'object' || property === null) return undefined;
  if ('k' in property) return firstNumber(property.k);
  return 's' in property ? firstNumber(property.s) : undefined;
}
