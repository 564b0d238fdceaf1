import type { LottieAnimation, LottieAsset, LottieLayer } from '../lottie/types.ts';

/** How layers of an inner composition are carried up to the root: each composition around them, with a single layer in it. */
export interface Wrap {
  layers: (inner: LottieLayer[]) => LottieLayer[];
  /** The compositions around them, made when the layers are known. */
  assets: ((inner: LottieLayer[]) => LottieAsset)[];
}

/** Of layers that stand at the root already. */
export const UNWRAPPED: Wrap = { layers: (inner) => inner, assets: [] };

/** Begins the ids of compositions made here. */
export const AROUND = 'nimantran:around:';

/** Puts a further composition around the layers: `holder` places it, on what `places` give. */
export function wrapIn(outer: Wrap, holder: LottieLayer, places: LottieLayer[]): Wrap {
  const id = `${AROUND}${outer.assets.length}`;
  const held: LottieLayer = { ...holder, refId: id };
  return {
    layers: () => outer.layers([held, ...places]),
    assets: [...outer.assets.map((asset) => () => asset([held, ...places])), (inner) => ({ id, layers: inner })],
  };
}

/** An animation of the given layers alone, with the compositions around them and the assets that they name. */
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
