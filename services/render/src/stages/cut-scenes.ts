import type { Scene } from '@nimantran/proto/domain/theme';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { editKeyframes, rippled, shifted } from '../lottie/edit-keyframes.ts';
import { type SceneOwner, sceneOwners } from '../lottie/scene-layers.ts';
import { LAYER_NULL, LAYER_PRECOMP, type LottieAnimation, type LottieLayer } from '../lottie/types.ts';
import { permanent } from '../pipeline/errors.ts';
import { type Cut, handOver, openWith, restAtEnd } from './scene-joints.ts';

export interface CutScenes {
  animation: LottieAnimation;
  /** The scenes that are left, with their frames in the shorter video. */
  scenes: Scene[];
  /** Length of the video in frames. */
  frames: number;
}

/** A change of a layer that runs through all scenes is given this long at a cut where nothing else says how long. */
const LEAST_BLEND_FRAMES = 12;

/**
 * Takes the scenes out of the video that have nothing to show: those with `only_with` of which no field or photo is filled. What
 * belongs to such a scene goes; all that follows comes earlier; layers that run through lose that stretch of time. The scene before
 * hands over to the scene after exactly as the removed one would have done. Throws `nothing_to_show` where no scene is left.
 */
export function cutScenes(
  animation: LottieAnimation,
  { scenes, frames }: Pick<ThemeManifest, 'scenes' | 'frames'>,
  filled: ReadonlySet<string>,
): CutScenes {
  const gone = scenes.map((scene) => scene.only_with?.some((key) => filled.has(key)) === false);
  if (gone.every(Boolean))
    throw permanent('bind', 'nothing_to_show', 'Every scene of this theme needs words or a photo, and none were given.');
  let result: CutScenes = { animation, scenes, frames };
  // From the last to the first, so that the numbers of what is still to be cut stay as they are.
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

/** A layer that goes leaves its place behind where one that stays hangs on it. */
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
  // The content of a composition that runs through is not cut: it plays on. One that starts after the cut starts earlier.
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
