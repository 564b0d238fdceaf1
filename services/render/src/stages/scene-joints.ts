import type { Scene } from '@nimantran/proto/domain/theme';
import { editKeyframes, firstTime, heldFrom, heldUntil, keyframedOf, lastTime, shifted } from '../lottie/edit-keyframes.ts';
import { evaluate } from '../lottie/property.ts';
import { LAYER_PRECOMP, type LottieAsset, type LottieLayer } from '../lottie/types.ts';

/** A removed stretch [from, to) of the timeline, and the scenes around it. Frames are those of the uncut video. */
export interface Cut {
  before: Scene | undefined;
  /** The last scene of the stretch: the way it ends is how the scene after comes in. */
  gone: Scene;
  after: Scene | undefined;
  from: number;
  to: number;
  staying: LottieLayer[];
  leaving: LottieLayer[];
  coming: LottieLayer[];
  fps: number;
  order: LottieLayer[];
}

/** The effect of the cut on layers; those of the scene after are still in frames of the uncut video. */
export interface Joint {
  edited: Map<LottieLayer, LottieLayer[]>;
  /** Layers that take the place, and so the depth, of a removed one. */
  insteadOf: Map<LottieLayer, LottieLayer[]>;
  assets: LottieAsset[];
}

/**
 * The scene before hands over to the scene after as the removed one would have done. If both are compositions, it takes over the
 * removed one's layer from its rest on: its depth and the way it leaves. Otherwise it stays until the scene after has come in.
 */
export function handOver(cut: Cut): Joint {
  const stage = stageOf(cut.leaving, cut.to);
  if (stage && cut.before) {
    const dressed = dress(cut, cut.before, stage);
    if (dressed) return dressed;
  }
  return hold(cut);
}

/** The video now starts with the scene after: the transition that brought it in over the removed one is already complete. */
export function openWith(cut: Cut): Joint {
  const end = Math.max(cut.to, ...cut.leaving.map(({ op }) => op));
  const rest = cut.after?.still_frame ?? cut.to;
  const isStage = stageOf(cut.coming, cut.to) !== undefined;
  const edited = cut.coming
    .filter(({ ip }) => ip <= cut.to)
    .map((layer): [LottieLayer, LottieLayer[]] => {
      const settled = editKeyframes(layer, (property) => {
        if (firstTime(property) >= end) return property;
        if (isStage) return heldUntil(property, rest);
        // Later motion on a layer of its own is part of the scene, and still happens.
        return heldUntil(property, property.k.findLast(({ t }) => t <= end)?.t ?? cut.to);
      });
      return [layer, [settled]];
    });
  return { edited: new Map(edited), insteadOf: new Map(), assets: [] };
}

/** The video now ends with the scene before, which does not begin to leave. */
export function restAtEnd(cut: Cut): Joint {
  const edited = standing(cut.staying, cut.from).map((layer): [LottieLayer, LottieLayer[]] => [layer, [rested(layer, cut)]]);
  return { edited: new Map(edited), insteadOf: new Map(), assets: [] };
}

function standing(layers: LottieLayer[], end: number): LottieLayer[] {
  return layers.filter(({ op, td, hd }) => op >= end && !td && hd !== true);
}

/** The one composition that a scene consists of when it ends; undefined if it is built in another way. */
function stageOf(layers: LottieLayer[], end: number): LottieLayer | undefined {
  const [stage, ...others] = standing(layers, end);
  if (!stage || others.length > 0 || stage.ty !== LAYER_PRECOMP || stage.refId === undefined) return undefined;
  const isHungOn = layers.some(({ parent }) => parent !== undefined && parent === stage.ind);
  return isHungOn || stage.tt || stage.ddd || stage.tm ? undefined : stage;
}

/** The position of a scene's composition in the frame at rest. */
function restOf({ ks = {} }: LottieLayer, frame: number): number[] {
  const [ax = 0, ay = 0] = evaluate(ks.a, frame, [0, 0]);
  const [x = 0, y = 0] = evaluate(ks.p, frame, [0, 0]);
  const [sx = 100, sy = sx] = evaluate(ks.s, frame, [100, 100]);
  const [opacity = 100] = evaluate(ks.o, frame, [100]);
  const [turn = 0] = evaluate(ks.r, frame, [0]);
  return [x - ax, y - ay, sx, sy, opacity, turn];
}

const IDENTITY = [0, 0, 100, 100, 100, 0];
const isNear = (one: number[], other: number[]): boolean =>
  one.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 0.5);

/** The removed scene's layer, showing the scene before from its rest on. */
function dress(cut: Cut, before: Scene, robe: LottieLayer): Joint | undefined {
  const length = cut.to - cut.from;
  const start = before.still_frame + 1;
  const content = contentOf(cut, before, robe);
  if (!content || !isNear(restOf(robe, cut.gone.still_frame), IDENTITY)) return undefined;
  const { ef: _, masksProperties: __, hasMask: ___, bm: ____, ...plain } = robe;
  const masks = movingMasks(robe);
  const moved = editKeyframes({ ...plain, ...(masks.length > 0 ? { hasMask: true, masksProperties: masks } : {}) }, (property) =>
    shifted(heldUntil(property, cut.gone.still_frame), -length),
  );
  const end = robe.op - length;
  const tm = end > content.op ? { tm: playUntil(content.op - 1, start, content.st, cut.fps) } : {};
  const worn = { ...moved, nm: content.nm, refId: content.refId, ip: start, op: end, st: content.st, ...tm };
  return {
    edited: new Map(
      content.layers.map((layer) => [layer, layer.ip < start ? [{ ...layer, op: Math.min(layer.op, start) }] : []]),
    ),
    insteadOf: new Map([[robe, [worn]]]),
    assets: content.asset ? [content.asset] : [],
  };
}

interface Content {
  refId: string;
  nm: string;
  st: number;
  /** The first frame with nothing left to show. */
  op: number;
  layers: LottieLayer[];
  asset?: LottieAsset;
}

/** The scene before as one composition: its own, or else one made of its layers. */
function contentOf(cut: Cut, before: Scene, robe: LottieLayer): Content | undefined {
  const own = stageOf(cut.staying, cut.from);
  const isSameKind = own !== undefined && own.parent === robe.parent && isPlain(own);
  if (isSameKind && own.refId !== undefined && isNear(restOf(own, before.still_frame), IDENTITY))
    return { refId: own.refId, nm: own.nm ?? before.name, st: own.st ?? 0, op: own.op, layers: [own] };
  if (robe.parent !== undefined) return undefined;
  const indices = new Set(cut.staying.map(({ ind }) => ind));
  const stands = standing(cut.staying, cut.from);
  if (stands.length === 0 || cut.staying.some(({ parent, bm }) => bm || (parent !== undefined && !indices.has(parent))))
    return undefined;
  const id = `until the cut: ${before.name}`;
  const layers = cut.staying.map((layer) => rested(layer, cut));
  return {
    refId: id,
    nm: before.name,
    st: 0,
    op: Math.min(...stands.map(({ op }) => op)),
    layers: cut.staying,
    asset: { id, layers },
  };
}

/** The layer has nothing but its way in and out: no look that its content would lose with it. */
function isPlain(layer: LottieLayer): boolean {
  const effects = Array.isArray(layer.ef) ? layer.ef.length : 0;
  return effects === 0 && !layer.bm && (layer.sr ?? 1) === 1 && masksOf(layer).length === movingMasks(layer).length;
}

function masksOf(layer: LottieLayer): unknown[] {
  return Array.isArray(layer.masksProperties) ? layer.masksProperties : [];
}

/** Masks that open or close; one that never changes is a frame around the scene. */
function movingMasks(layer: LottieLayer): unknown[] {
  return masksOf(layer).filter((mask) => keyframedOf({ ty: layer.ty, ip: layer.ip, op: layer.op, mask }).length > 0);
}

/** Time that runs with the composition's own up to `last`, and stops there. */
function playUntil(last: number, start: number, st: number, fps: number): { a: 1; k: object[] } {
  const seconds = (frame: number): number[] => [(frame - st) / fps];
  const linear = { i: { x: [1], y: [1] }, o: { x: [0], y: [0] } };
  const from = Math.min(start, last - 1);
  return {
    a: 1,
    k: [
      { t: from, s: seconds(from), ...linear },
      { t: last, s: seconds(last), h: 1 },
    ],
  };
}

/** A layer of the scene before, which no longer leaves: motions that begin after its rest and outlast it do not begin. */
function rested(layer: LottieLayer, { before, from }: Cut): LottieLayer {
  return editKeyframes(layer, (property) => {
    const leaves = property.k.find(({ t }) => t >= (before?.still_frame ?? from))?.t;
    return leaves === undefined || lastTime(property) < from ? property : heldFrom(property, leaves);
  });
}

/** Without compositions to exchange: the scene before stays until one above it has come in, or uncovers one below by leaving. */
function hold(cut: Cut): Joint {
  const tail = Math.max(0, ...cut.leaving.map(({ op }) => op - cut.to));
  const stays = standing(cut.staying, cut.from);
  const ground = (layers: LottieLayer[]): number => Math.max(-1, ...layers.map((layer) => cut.order.indexOf(layer)));
  const isCovered = ground(cut.coming.filter(({ ip }) => ip <= cut.to + 1)) < ground(stays);
  const edited = stays.map((layer): [LottieLayer, LottieLayer[]] => {
    return [layer, [isCovered ? rested({ ...layer, op: Math.max(layer.op, cut.from + tail) }, cut) : layer]];
  });
  return { edited: new Map(edited), insteadOf: new Map(), assets: [] };
}
