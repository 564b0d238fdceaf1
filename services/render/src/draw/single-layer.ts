import type { LottieAnimation, LottieAsset, LottieLayer } from '../lottie/types.ts';

/** How layers of an inner composition are lifted to the root: each enclosing composition, reduced to a single layer. */
export interface Wrap {
  layers: (inner: LottieLayer[]) => LottieLayer[];
  /** The enclosing compositions, made once the layers are known. */
  assets: ((inner: LottieLayer[]) => LottieAsset)[];
}

/** For layers that are already at the root. */
export const UNWRAPPED: Wrap = { layers: (inner) => inner, assets: [] };

/** Prefix for ids of compositions made here. */
export const AROUND = 'nimantran:around:';

/** Adds an enclosing composition: `holder` positions it, relative to its parents in `places`. */
export function wrapIn(outer: Wrap, holder: LottieLayer, places: LottieLayer[]): Wrap {
  const id = `${AROUND}${outer.assets.length}`;
  const held: LottieLayer = { ...holder, refId: id };
  return {
    layers: () => outer.layers([held, ...places]),
    assets: [...outer.assets.map((asset) => () => asset([held, ...places])), (inner) => ({ id, layers: inner })],
  };
}

/** An animation of only the given layers, with their enclosing compositions and the assets that they refer to. */
export function singleLayerAnimation(layers: LottieLayer[], wrap: Wrap, animation: LottieAnimation): LottieAnimation {
  const { layers: _, assets = [], ...head } = animation;
  return {
    ...head,
    layers: wrap.layers(layers),
    assets: [...wrap.assets.map((asset) => asset(layers)), ...namedAssets(layers, assets)],
  };
}

function namedAssets(layers: LottieLayer[], assets: LottieAsset[], found = new Map<string, LottieAsset>()): LottieAsset[] {
  for (const { refId } of layers) {
    const asset = refId === undefined || found.has(refId) ? undefined : assets.find(({ id }) => id === refId);
    if (!asset) continue;
    found.set(asset.id, asset);
    if (asset.layers) namedAssets(asset.layers, assets, found);
  }
  return [...found.values()];
}
