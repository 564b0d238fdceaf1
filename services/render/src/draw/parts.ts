import { type Changes, markLayer, markProperties } from '../lottie/changes.ts';
import { layerMatrix, type Matrix } from '../lottie/matrix.ts';
import { isProperty, outlineAt } from '../lottie/property.ts';
import { LAYER_PRECOMP, type LottieAnimation, type LottieAsset, type LottieLayer } from '../lottie/types.ts';
import { type MaskSpan, maskSpans } from './mask-cover.ts';
import { UNWRAPPED, type Wrap, wrapIn } from './single-layer.ts';

/** A layer, or neighbours that rest and move together, as a separate animation. Frames count from the start of the video. */
export interface Part {
  kind: 'part';
  layers: LottieLayer[];
  wrap: Wrap;
  /** The same with the mask of the composition around it, for drawing it alone. */
  masked?: Wrap | undefined;
  /** Visible in `[first, end)`. */
  first: number;
  end: number;
  changes: Changes;
}

/** A composition that fades as a whole, or is seen through a mask: its parts are drawn together, then composited. */
export interface Fade {
  kind: 'fade';
  opacity: unknown;
  window?: Window;
  /** Frame of the video that is frame 0 of the keyframes. */
  offset: number;
  first: number;
  end: number;
  /** Changes of the opacity and the mask only. */
  changes: Changes;
  children: Node[];
}

/** A mask of plain edges, in a composition that stays in its place. */
export interface Window {
  outline: unknown;
  matrix: Matrix;
}

/** The elements of a picture, the lowest first. */
export type Node = Part | Fade;

const LAYER_NULL = 3;
const LAYER_CAMERA = 13;
const DEEPEST = 8;
/** With fewer still frames than this, caching a picture is not worthwhile. */
export const LEAST_STILL_FRAMES = 4;

interface Place {
  wrap: Wrap;
  masked?: Wrap | undefined;
  offset: number;
  first: number;
  end: number;
  /** Changes caused by the enclosing compositions. */
  changes: Changes;
  depth: number;
  /** The only frame that will be drawn, if there is just one. */
  only: number | undefined;
}

/**
 * Splits an animation into pieces that look the same when drawn one after the other, so that resting ones are drawn once.
 * Compositions are opened if nothing changes: no matte, effect, blending or different clock, no mask but a plain one. With
 * `only`, pieces that this frame does not show come back without their layers.
 */
export function splitIntoParts(animation: LottieAnimation, frames: number, only?: number): Node[] {
  const assets = new Map((animation.assets ?? []).map((asset) => [asset.id, asset]));
  const root: Place = {
    wrap: UNWRAPPED,
    offset: -animation.ip,
    first: 0,
    end: frames,
    changes: new Uint8Array(frames),
    depth: 0,
    only,
  };
  if (!canSplit(animation.layers)) return whole(animation, frames, assets);
  return splitLayers(animation.layers, root, assets);
}

function whole(animation: LottieAnimation, frames: number, assets: ReadonlyMap<string, LottieAsset>): Node[] {
  const changes = new Uint8Array(frames);
  for (const layer of animation.layers) markLayer(changes, layer, -animation.ip, assets);
  return [{ kind: 'part', layers: animation.layers, wrap: UNWRAPPED, first: 0, end: frames, changes }];
}

function splitLayers(layers: LottieLayer[], place: Place, assets: ReadonlyMap<string, LottieAsset>): Node[] {
  const nodes: Node[] = [];
  for (const [index, layer] of [...layers.entries()].reverse()) {
    const first = Math.max(place.first, Math.ceil(place.offset + layer.ip));
    const end = Math.min(place.end, Math.ceil(place.offset + layer.op));
    if (!isDrawn(layer) || first >= end) continue;
    if (place.only !== undefined && (place.only < first || place.only >= end)) {
      // It stays between its neighbours, which are joined as in the whole video.
      const { wrap, masked, changes } = place;
      nodes.push({ kind: 'part', layers: [], wrap, masked, first, end, changes });
      continue;
    }
    const inner = layer.refId === undefined ? undefined : assets.get(layer.refId)?.layers;
    const open = inner && opens(layer) && canSplit(inner) && place.depth < DEEPEST && !isFaintPicture(layer, place, end, assets);
    const opened = open ? inner : undefined;
    for (const span of opened ? spansOf(layer, place.offset, first, end) : [{ first, end, covered: false }]) {
      const window = span.covered ? undefined : windowOf(layer, layers, { ...place, ...span });
      if (opened && (span.covered || window)) {
        nodes.push(...openComposition(layer, opened, layers, { ...place, ...span }, assets, window));
      } else addPart(nodes, partOf(layer, index, layers, { ...place, ...span }, assets));
    }
  }
  return nodes;
}

/** When a composition shows all of itself: always without masks, otherwise while they hide nothing. */
function spansOf(layer: LottieLayer, offset: number, first: number, end: number): MaskSpan[] {
  const masked = Array.isArray(layer.masksProperties) && layer.masksProperties.length > 0;
  return masked ? maskSpans(layer, offset, first, end) : [{ first, end, covered: true }];
}

/** The only mask of a layer of the video, which the frame can be clipped to while the layer stays in its place. */
function windowOf(layer: LottieLayer, siblings: LottieLayer[], { depth, offset, first, end }: Place): Window | undefined {
  const [mask, ...others] = Array.isArray(layer.masksProperties) ? layer.masksProperties : [];
  if (depth > 0 || others.length > 0 || !isPlainMask(mask)) return undefined;
  const moves = new Uint8Array(end);
  for (const { ks } of [layer, ...parentsOf(layer, siblings)]) {
    const { o: _, ...placed } = ks ?? {};
    markProperties(moves, placed, offset);
  }
  if (moves.subarray(first + 1).includes(1)) return undefined;
  for (let frame = first; frame < end; frame += 1) if (!outlineAt(mask.pt, frame - offset)) return undefined;
  return { outline: mask.pt, matrix: layerMatrix(layer, siblings, first - offset) };
}

function isPlainMask(mask: unknown): mask is { pt: unknown } {
  if (typeof mask !== 'object' || mask === null) return false;
  const { mode, inv, o, f, x, pt }: Record<string, unknown> = { ...mask };
  const isAlways = (property: unknown, value: number): boolean =>
    property === undefined || (isProperty(property) && [property.k].flat().every((part) => part === value));
  return mode === 'a' && inv !== true && isAlways(o, 100) && isAlways(f, 0) && isAlways(x, 0) && pt !== undefined;
}

function partOf(
  layer: LottieLayer,
  index: number,
  siblings: LottieLayer[],
  { wrap, masked, offset, first, end, changes: around }: Place,
  assets: ReadonlyMap<string, LottieAsset>,
): Part {
  const layers = neededLayers(layer, index, siblings);
  const changes = Uint8Array.from(around);
  for (const one of layers) {
    if (one === layer || isMatteOf(one, layer)) markLayer(changes, one, offset, assets);
    else markProperties(changes, one.ks, offset);
  }
  return { kind: 'part', layers, wrap, masked, first, end, changes };
}

function addPart(nodes: Node[], part: Part): void {
  const below = nodes.at(-1);
  if (below?.kind === 'part' && belongTogether(below, part)) nodes[nodes.length - 1] = joined(below, part);
  else nodes.push(part);
}
function openComposition(
  layer: LottieLayer,
  inner: LottieLayer[],
  siblings: LottieLayer[],
  place: Place,
  assets: ReadonlyMap<string, LottieAsset>,
  window: Window | undefined,
): Node[] {
  const { o: opacity, ...placed } = layer.ks ?? {};
  const changes = Uint8Array.from(place.changes);
  const around = parentsOf(layer, siblings);
  for (const ks of [placed, ...around.map((parent) => parent.ks)]) markProperties(changes, ks, place.offset);
  const unmasked = { ...layer, masksProperties: undefined, hasMask: undefined };
  const within = (wrap: Wrap, holder: LottieLayer): Wrap => wrapIn(wrap, { ...holder, ks: placed }, around.map(asNull));
  const children = splitLayers(
    inner,
    {
      wrap: within(place.wrap, unmasked),
      masked: window ? within(place.wrap, layer) : place.masked && within(place.masked, unmasked),
      offset: place.offset + (layer.st ?? 0),
      first: place.first,
      end: place.end,
      changes,
      depth: place.depth + 1,
      only: place.only,
    },
    assets,
  );
  const always = !isProperty(opacity) || (typeof opacity.k === 'number' && opacity.k >= 100);
  if (always && !window) return children;
  const fading = new Uint8Array(place.changes.length);
  markProperties(fading, [opacity, window?.outline], place.offset);
  const { offset, first, end } = place;
  return [{ kind: 'fade', opacity, ...(window && { window }), offset, first, end, changes: fading, children }];
}

function isDrawn(layer: LottieLayer): boolean {
  return layer.hd !== true && layer.ty !== LAYER_NULL && layer.ty !== LAYER_CAMERA && !layer.td;
}

/** Whether the layers inside a composition may be drawn without the composition's own surface. */
function opens(layer: LottieLayer): boolean {
  const plain = !layer.tt && !layer.bm && !layer.ddd && !isProperty(layer.tm) && (layer.sr ?? 1) === 1;
  const effects = Array.isArray(layer.ef) ? layer.ef.length : 0;
  return layer.ty === LAYER_PRECOMP && plain && effects === 0;
}

/** A composition that rests at less than full opacity, which would be composited in every frame if it were opened. */
function isFaintPicture(
  layer: LottieLayer,
  { first, offset }: Place,
  end: number,
  assets: ReadonlyMap<string, LottieAsset>,
): boolean {
  const opacity = layer.ks?.o;
  if (!isProperty(opacity) || typeof opacity.k !== 'number' || opacity.k >= 100) return false;
  const changes = new Uint8Array(end);
  markLayer(changes, layer, offset, assets);
  return !changes.subarray(Math.max(first, Math.ceil(offset + layer.ip)) + 1).includes(1);
}

/** Layers that blend with what is below them, or take another layer as an effect's input, need all of it on one surface. */
function canSplit(layers: LottieLayer[]): boolean {
  return layers.every((layer) => !layer.bm && !namesOtherLayer(layer.ef));
}

const EFFECT_INPUT_LAYER = 10;

function namesOtherLayer(effects: unknown): boolean {
  if (Array.isArray(effects)) return effects.some(namesOtherLayer);
  if (typeof effects !== 'object' || effects === null) return false;
  if ('ty' in effects && effects.ty === EFFECT_INPUT_LAYER) return true;
  return 'ef' in effects && namesOtherLayer(effects.ef);
}

function parentsOf(layer: LottieLayer, siblings: LottieLayer[]): LottieLayer[] {
  const parents: LottieLayer[] = [];
  let wanted = layer.parent;
  while (wanted !== undefined && parents.length < 32) {
    const ind = wanted;
    const found = siblings.find((candidate) => candidate.ind === ind);
    if (!found || parents.includes(found)) break;
    parents.push(found);
    wanted = found.parent;
  }
  return parents;
}

/** A layer reduced to a parent for others, without a picture. Cameras have none. */
function asNull(layer: LottieLayer): LottieLayer {
  if (layer.ty === LAYER_CAMERA) return layer;
  const { nm, ind, parent, ip, op, st, ks, ddd, ao } = layer;
  const known = { nm, ind, parent, st, ks, ddd, ao };
  const given = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
  return { ip, op, ...given, ty: LAYER_NULL };
}

function matteOf(layer: LottieLayer, index: number, siblings: LottieLayer[]): LottieLayer | undefined {
  if (!layer.tt) return undefined;
  return typeof layer.tp === 'number' ? siblings.find((candidate) => candidate.ind === layer.tp) : siblings[index - 1];
}

function isMatteOf(candidate: LottieLayer, layer: LottieLayer): boolean {
  return Boolean(layer.tt) && Boolean(candidate.td) && candidate.ty !== LAYER_NULL;
}

/** The layer with its matte, the parents of both and, for 3D layers, the camera. */
function neededLayers(layer: LottieLayer, index: number, siblings: LottieLayer[]): LottieLayer[] {
  const matte = matteOf(layer, index, siblings);
  const drawn = matte ? [matte, layer] : [layer];
  const places = drawn.flatMap((one) => parentsOf(one, siblings)).filter((one) => !drawn.includes(one));
  const inSpace = [...drawn, ...places].some((one) => one.ddd);
  const cameras = inSpace ? siblings.filter((one) => one.ty === LAYER_CAMERA) : [];
  const hung = cameras.flatMap((camera) => parentsOf(camera, siblings));
  const others = new Set([...places, ...cameras, ...hung].filter((one) => !drawn.includes(one)));
  return [...drawn, ...[...others].map(asNull)];
}

/** Neighbours that are visible at the same time and never rest, or always change together, are drawn together. */
function belongTogether(below: Part, above: Part): boolean {
  if (below.wrap !== above.wrap || below.first !== above.first || below.end !== above.end) return false;
  if (neverRests(below) && neverRests(above)) return true;
  return below.changes.every((change, frame) => change === above.changes[frame]);
}

function neverRests({ changes, first, end }: Part): boolean {
  let still = 0;
  for (let frame = first + 1; frame < end; frame += 1) {
    still = changes[frame] === 1 ? 0 : still + 1;
    if (still >= LEAST_STILL_FRAMES) return false;
  }
  return true;
}

function joined(below: Part, above: Part): Part {
  const changes = below.changes.map((change, frame) => change | (above.changes[frame] ?? 0));
  const drawn = [...above.layers, ...below.layers];
  // A layer may be both drawn and a parent: the drawn one serves as both.
  const pictures = new Set(
    drawn.filter((layer) => layer.ty !== LAYER_NULL && layer.ty !== LAYER_CAMERA).map((layer) => layer.ind),
  );
  const places = new Map(
    drawn.filter(isPlace).flatMap((layer) => (pictures.has(layer.ind) ? [] : [[layer.ind, layer] as const])),
  );
  return { ...below, layers: [...drawn.filter((layer) => !isPlace(layer)), ...places.values()], changes };
}

function isPlace(layer: LottieLayer): boolean {
  return layer.ty === LAYER_NULL || layer.ty === LAYER_CAMERA;
}
