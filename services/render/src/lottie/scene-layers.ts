import type { Scene } from '@nimantran/proto/domain/theme';
import { LAYER_NULL, type LottieAnimation, type LottieLayer } from './types.ts';

/** Index of the scene that a root layer belongs to, or all scenes. */
export type SceneOwner = number | 'all';

/**
 * The scene of each root layer: the one that contains the midpoint of its visible time. A layer visible throughout several scenes
 * belongs to all. A matte goes with the layer it cuts; a null, which is never visible, with its children.
 */
export function sceneOwners({ layers, ip, op }: LottieAnimation, scenes: Scene[]): SceneOwner[] {
  const own = layers.map((layer) => ownerBySpan(layer, scenes, ip, op));
  const withMattes = layers.map((layer, index) => {
    if (!layer.td) return own[index] ?? 'all';
    const cut = layers.findIndex(
      (other, at) => other.tt && (typeof other.tp === 'number' ? other.tp === layer.ind : at === index + 1),
    );
    return own[cut] ?? own[index] ?? 'all';
  });
  const ownerOf = (index: number, depth: number): SceneOwner => {
    const layer = layers[index];
    if (layer?.ty !== LAYER_NULL || layer.ind === undefined || depth > 32) return withMattes[index] ?? 'all';
    const children = layers.flatMap((child, at) => (child.parent === layer.ind ? [ownerOf(at, depth + 1)] : []));
    const [first = 'all', ...others] = children;
    return others.every((other) => other === first) ? first : 'all';
  };
  return layers.map((_, index) => ownerOf(index, 0));
}

function ownerBySpan(layer: LottieLayer, scenes: Scene[], ip: number, op: number): SceneOwner {
  const first = Math.max(layer.ip, ip) - ip;
  const end = Math.min(layer.op, op) - ip;
  const whole = scenes.filter((scene) => first <= scene.first_frame && end > scene.last_frame);
  if (whole.length > 1) return 'all';
  const middle = (first + end - 1) / 2;
  const found = scenes.findLastIndex((scene) => scene.first_frame <= middle);
  return Math.max(found, 0);
}
