import { isProperty } from '../lottie/property.ts';
import { LAYER_PRECOMP, LAYER_TEXT, type LottieAnimation, type LottieLayer } from '../lottie/types.ts';
import { withText } from '../text/text-document.ts';

const DEEPEST = 32;

/**
 * The animation with empty texts wherever one frame of the video shows none, so that only what it shows has to be set. Every
 * layer keeps its place, and the frame looks the same.
 */
export function withoutUnseenTexts(animation: LottieAnimation, frame: number): LottieAnimation {
  const seen = layersSeenAt(animation, frame);
  const emptied = (layer: LottieLayer): LottieLayer => (layer.ty !== LAYER_TEXT || seen.has(layer) ? layer : withText(layer, ''));
  return {
    ...animation,
    layers: animation.layers.map(emptied),
    assets: (animation.assets ?? []).map((asset) => (asset.layers ? { ...asset, layers: asset.layers.map(emptied) } : asset)),
  };
}

function layersSeenAt(animation: LottieAnimation, frame: number): Set<LottieLayer> {
  const compositions = new Map((animation.assets ?? []).flatMap(({ id, layers }) => (layers ? [[id, layers] as const] : [])));
  const seen = new Set<LottieLayer>();
  /** An undefined time is not known: everything may be seen. */
  const look = (layers: LottieLayer[], time: number | undefined, depth: number): void => {
    for (const layer of layers) {
      if (time !== undefined && (time < layer.ip - 1 || time > layer.op + 1)) continue;
      seen.add(layer);
      const inner = layer.ty === LAYER_PRECOMP && layer.refId !== undefined ? compositions.get(layer.refId) : undefined;
      if (!inner || depth >= DEEPEST) continue;
      const runsAlong = time !== undefined && (layer.sr ?? 1) === 1 && !isProperty(layer.tm);
      look(inner, runsAlong ? time - (layer.st ?? 0) : undefined, depth + 1);
    }
  };
  look(animation.layers, frame + animation.ip, 0);
  return seen;
}
