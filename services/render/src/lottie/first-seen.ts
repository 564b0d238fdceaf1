import type { Scene } from '@nimantran/proto/domain/theme';
import { placementOf } from './matrix.ts';
import { compositions, type LottieAnimation, type LottieLayer } from './types.ts';

/** A layer with the scene in which it is first visible. */
export interface SeenLayer {
  layer: LottieLayer;
  scene: Scene | undefined;
}

/** Every visible layer, with the scene whose rest frame shows it, otherwise the scene in which it appears. */
export function seenLayers(animation: LottieAnimation, scenes: Scene[]): SeenLayer[] {
  return compositions(animation).flatMap(({ id, layers }) => {
    const { startFrame } = placementOf(animation, id);
    return layers
      .filter(({ hd }) => hd !== true)
      .map((layer) => {
        const first = startFrame + layer.ip - animation.ip;
        const last = startFrame + layer.op - 1 - animation.ip;
        const atRest = scenes.find((scene) => scene.still_frame >= first && scene.still_frame <= last);
        const appears = scenes.find((scene) => scene.first_frame <= last && scene.last_frame >= first);
        return { layer, scene: atRest ?? appears };
      });
  });
}
