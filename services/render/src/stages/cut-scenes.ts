import type { Scene } from '@nimantran/proto/domain/theme';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { editKeyframes, rippled, shifted } from '../lottie/edit-keyframes.ts';
import { type SceneOwner, sceneOwners } from '../lottie/scene-layers.ts';
import { LAYER_NULL, LAYER_PRECOMP, type LottieAnimation, type LottieLayer } from '../lottie/types.ts';
import { permanent } from '../pipeline/errors.ts';
import { type Cut, handOver, openWith, restAtEnd } from './scene-joints.ts';

export interface CutScenes {
  animation: LottieAnimation;
  scenes: Scene[];
  frames: number;
}

/** Duration of a value change at a cut, for a layer that runs through all scenes, if nothing else defines it. */
const LEAST_BLEND_FRAMES = 12;

/**
 * Cuts scenes without content from the video: those with `only_with` none of whose fields or photos is filled. Layers
 * of such a scene are removed; everything after it moves forward; layers that run through lose that interval. The scene before
 * transitions to the scene after exactly as the removed one would have done. Throws `nothing_to_show` if no scene is left.
 */
export function cutScenes(
  animation: LottieAnimation,
  { scenes, frames }: Pick<ThemeManifest, 'scenes' | 'frames'>,
  filled: ReadonlySet<string>,
): CutScenes {
  const gone = scenes.map((scene) => scene.only_with?.some((key) => filled.has(key)) === false);
  if (gone.every(Boolean))
    throw permanent('bind', 'nothing_to_show', 'Every scene of this theme needs texts or a photo, but none were given.');
  let result: CutScenes = { animation, scenes, frames };
  // From last to first, so that the indexes of the scenes still to be cut stay valid.
  for (let last = scenes.length - 1; last >= 0; last -= 1) {
    if (!gone[last]) continue;
    let first = last;
    while (gone[first - 1]) first -= 1;
    result = cutRun(result, first, last);
    last = first;
  }
  return result.animation === animation ? result : { ...result, animation: withoutUnusedCompositions(result.animation) };
}

/** Cuts the neighbouring scenes `first` to `last`. */
function cutRun({ animation, scenes, frames }: CutScenes, first: number, last: number): CutScenes {
  const origin = animation.ip;
  const at = (scene: Scene): Scene => ({
    ...scene,
    first_frame: scene.first_frame + origin,
    last_frame: scene.last_frame + origin,
    still_frame: scene.still_frame + origin,
  });
  const [before, gone, after] = [scenes[first - 1], scenes[last], scenes[last + 1]].map((scene) => scene && at(scene));
  const from = before ? (scenes[first]?.first_frame ?? 0) + origin : origin;
  const to = after ? after.first_frame : frames + origin;
  if (!gone) return { animation, scenes, frames };
  const owners = sceneOwners(animation, scenes);
  const owned = (index: number): LottieLayer[] => animation.layers.filter((_, at) => owners[at] === index);
  const cut: Cut = {
    before,
    gone,
    after,
    from,
    to,
    leaving: owned(last),
    staying: owned(first - 1),
    coming: owned(last + 1),
    fps: animation.fr,
    order: animation.layers,
  };
  const joint = before && after ? handOver(cut) : after ? openWith(cut) : restAtEnd(cut);
  const tail = Math.max(0, ...cut.leaving.map((layer) => layer.op - to));
  const ripple = { from, to, blend: Math.max(LEAST_BLEND_FRAMES, tail) };
  const layers = animation.layers.flatMap((layer, index): LottieLayer[] => {
    const owner = owners[index] ?? 'all';
    const added = joint.insteadOf.get(layer);
    if (isCut(owner, first, last)) return added ?? keptAsParent(layer, index, animation.layers, owners, first, last);
    if (owner === 'all') return [rippleLayer(layer, ripple)];
    const edited = joint.edited.get(layer) ?? [layer];
    return owner > last ? edited.map((one) => shiftLayer(one, from - to)) : edited;
  });
  return {
    animation: { ...animation, op: animation.op - (to - from), layers, assets: [...(animation.assets ?? []), ...joint.assets] },
    scenes: scenes.flatMap((scene, index) => (index < first ? [scene] : index > last ? [movedScene(scene, from - to)] : [])),
    frames: frames - (to - from),
  };
}

function isCut(owner: SceneOwner, first: number, last: number): boolean {
  return owner !== 'all' && owner >= first && owner <= last;
}

/** A removed layer becomes a null if a remaining layer has it as its parent. */
function keptAsParent(
  layer: LottieLayer,
  index: number,
  layers: LottieLayer[],
  owners: SceneOwner[],
  first: number,
  last: number,
): LottieLayer[] {
  const isNeeded = layers.some(
    (child, at) => at !== index && child.parent === layer.ind && !isCut(owners[at] ?? 'all', first, last),
  );
  if (!isNeeded || layer.ind === undefined) return [];
  const { nm, ind, parent, ip, op, st, ks } = layer;
  return [{ ty: LAYER_NULL, nm, ind, ip, op, st, ks, ...(parent === undefined ? {} : { parent }) }];
}

function shiftLayer(layer: LottieLayer, by: number): LottieLayer {
  const moved = editKeyframes(layer, (property) => shifted(property, by));
  return { ...moved, ip: layer.ip + by, op: layer.op + by, st: (layer.st ?? 0) + by };
}

function rippleLayer(layer: LottieLayer, { from, to, blend }: { from: number; to: number; blend: number }): LottieLayer {
  const time = (frame: number): number => (frame >= to ? frame - (to - from) : Math.min(frame, from));
  const edited = editKeyframes(layer, (property) => rippled(property, from, to, blend));
  // A composition that runs through is not cut inside: it plays on. One that starts after the cut starts earlier.
  const st = (layer.st ?? 0) >= to ? (layer.st ?? 0) - (to - from) : layer.st;
  return { ...edited, ip: time(layer.ip), op: time(layer.op), ...(st === undefined ? {} : { st }) };
}

function movedScene(scene: Scene, by: number): Scene {
  return {
    ...scene,
    first_frame: scene.first_frame + by,
    last_frame: scene.last_frame + by,
    still_frame: scene.still_frame + by,
  };
}

/** Compositions that only the removed scenes showed are neither outlined nor drawn. */
function withoutUnusedCompositions(animation: LottieAnimation): LottieAnimation {
  const compositions = new Map((animation.assets ?? []).flatMap(({ id, layers }) => (layers ? [[id, layers] as const] : [])));
  const used = new Set<string>();
  const visit = (layers: LottieLayer[]): void => {
    for (const { ty, refId } of layers) {
      if (ty !== LAYER_PRECOMP || refId === undefined || used.has(refId)) continue;
      used.add(refId);
      visit(compositions.get(refId) ?? []);
    }
  };
  visit(animation.layers);
  return { ...animation, assets: animation.assets?.filter((asset) => !asset.layers || used.has(asset.id)) };
}
