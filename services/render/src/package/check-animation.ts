import { compositions, LAYER_PRECOMP, type LottieAnimation, type LottieLayer } from '../lottie/types.ts';
import {
  MAX_FRAME,
  MAX_IMAGE_SIDE,
  MAX_KEYFRAMES,
  MAX_LAYERS,
  MAX_PARENT_DEPTH,
  MAX_PRECOMP_DEPTH,
  MAX_SHAPES,
  MAX_STAR_POINTS,
  MAX_VERTICES,
} from './limits.ts';
import { wrong } from './read-json.ts';

const LAYER_IMAGE = 2;

/**
 * Refuses animations that would never finish, exhaust memory or refer to missing parts: cycles of precompositions, parents
 * and mattes, more layers, shapes or keyframes than a drawing can have, invalid sizes and times. Throws `theme_invalid`.
 */
export function checkAnimation(animation: LottieAnimation): void {
  checkTimes(animation);
  const precomps = new Map<string, LottieLayer[]>();
  const assets = new Set<string>();
  for (const asset of animation.assets ?? []) {
    if (assets.has(asset.id)) throw wrong(`has two assets with the id “${asset.id}”`);
    assets.add(asset.id);
    if (asset.layers) precomps.set(asset.id, asset.layers);
    checkSide(asset.w, `the asset “${asset.id}”`);
    checkSide(asset.h, `the asset “${asset.id}”`);
  }
  let keyframes = 0;
  for (const { layers } of compositions(animation)) {
    for (const layer of layers) {
      checkLayer(layer);
      if (layer.refId !== undefined) checkReference(layer, precomps, assets);
      keyframes += keyframesIn(layer);
      if (keyframes > MAX_KEYFRAMES) throw wrong(`has more than ${MAX_KEYFRAMES} keyframes`);
    }
    checkParents(layers);
    checkMattes(layers);
  }
  new Expansion(precomps).check(animation.layers);
}

function checkTimes({ w, h, fr, ip, op }: LottieAnimation): void {
  checkSide(w, 'the animation');
  checkSide(h, 'the animation');
  if (!(fr > 0)) throw wrong(`has an animation of ${fr} frames a second`);
  if (!(op > ip)) throw wrong('has an animation without a frame: its op is not after its ip');
}

function checkSide(side: unknown, what: string): void {
  if (side === undefined) return;
  if (typeof side !== 'number' || side < 0 || side > MAX_IMAGE_SIDE)
    throw wrong(`gives ${what} a side of ${String(side).slice(0, 40)} pixels; 0 to ${MAX_IMAGE_SIDE} are possible`);
}

function checkLayer(layer: LottieLayer): void {
  const name = nameOf(layer);
  for (const side of [layer.w, layer.h, layer.sw, layer.sh]) checkSide(side, name);
  for (const time of [layer.ip, layer.op, layer.st ?? 0])
    if (Math.abs(time) > MAX_FRAME) throw wrong(`lets ${name} begin or end at frame ${time}, beyond ${MAX_FRAME}`);
  if (layer.sr === 0) throw wrong(`stretches ${name} in time by 0`);
}

function checkReference(layer: LottieLayer, precomps: Map<string, LottieLayer[]>, assets: Set<string>): void {
  const { refId = '', ty } = layer;
  if (ty === LAYER_PRECOMP && !precomps.has(refId))
    throw wrong(`shows the composition “${refId}” in ${nameOf(layer)}, which it lacks`);
  if (ty === LAYER_IMAGE && !assets.has(refId)) throw wrong(`shows the image “${refId}” in ${nameOf(layer)}, which it lacks`);
}

function checkParents(layers: LottieLayer[]): void {
  const byIndex = new Map(layers.flatMap((layer) => (layer.ind === undefined ? [] : [[layer.ind, layer]])));
  for (const layer of layers) {
    let at: LottieLayer | undefined = layer;
    for (let depth = 0; at?.parent !== undefined; depth += 1) {
      if (depth > MAX_PARENT_DEPTH)
        throw wrong(`attaches ${nameOf(layer)} to itself, or below more than ${MAX_PARENT_DEPTH} parents`);
      at = byIndex.get(at.parent);
    }
  }
}

function checkMattes(layers: LottieLayer[]): void {
  const indexes = new Set(layers.map((layer) => layer.ind));
  for (const [place, layer] of layers.entries()) {
    if (layer.tt === undefined || layer.tt === 0) continue;
    const named = layer.tp !== undefined;
    if (named ? !indexes.has(Number(layer.tp)) || layer.tp === layer.ind : place === 0)
      throw wrong(`gives ${nameOf(layer)} a matte that is not there`);
  }
}

/** Counts keyframes and refuses oversized paths. Keyframes are the objects with a time `t` in an animated property's `k`. */
function keyframesIn(value: unknown): number {
  if (!isObject(value)) return 0;
  let found = 0;
  if (Array.isArray(value)) {
    // Not by its entries, each with a name: lists of numbers are most of an animation.
    for (const item of value) if (typeof item === 'object') found += keyframesIn(item);
    return found;
  }
  for (const key of Object.keys(value)) {
    const item = value[key];
    if (key === 'v' && Array.isArray(item) && item.length > MAX_VERTICES)
      throw wrong(`has a path of more than ${MAX_VERTICES} points`);
    if (key === 'k' && Array.isArray(item) && isKeyframe(item[0])) found += item.length;
    found += keyframesIn(item);
  }
  return found;
}

function isKeyframe(value: unknown): boolean {
  return isObject(value) && 't' in value;
}

interface Extent {
  layers: number;
  shapes: number;
  depth: number;
}

/** Counts the contents of a composition with all precompositions expanded; each is counted once and cached. */
class Expansion {
  readonly #precomps: Map<string, LottieLayer[]>;
  readonly #known = new Map<string, Extent>();
  readonly #open = new Set<string>();

  constructor(precomps: Map<string, LottieLayer[]>) {
    this.#precomps = precomps;
  }

  check(layers: LottieLayer[]): void {
    this.#extentOf(layers);
    // Compositions that are never shown are parsed too.
    for (const id of this.#precomps.keys()) this.#extentOfPrecomp(id);
  }

  #extentOf(layers: LottieLayer[]): Extent {
    const extent = { layers: 0, shapes: 0, depth: 0 };
    for (const layer of layers) {
      const inner = layer.ty === LAYER_PRECOMP ? this.#extentOfPrecomp(layer.refId ?? '') : undefined;
      extent.layers += 1 + (inner?.layers ?? 0);
      extent.shapes += shapesIn(layer.shapes) + (inner?.shapes ?? 0);
      extent.depth = Math.max(extent.depth, inner?.depth ?? 0);
      if (extent.layers > MAX_LAYERS)
        throw wrong(`has more than ${MAX_LAYERS} layers, those of its compositions counted each time`);
      if (extent.shapes > MAX_SHAPES)
        throw wrong(`has more than ${MAX_SHAPES} shapes, those of its compositions counted each time`);
    }
    return extent;
  }

  #extentOfPrecomp(id: string): Extent {
    const known = this.#known.get(id);
    if (known) return known;
    if (this.#open.has(id)) throw wrong(`has a composition that shows itself: “${id}”`);
    if (this.#open.size >= MAX_PRECOMP_DEPTH) throw wrong(`nests compositions deeper than ${MAX_PRECOMP_DEPTH} levels`);
    this.#open.add(id);
    const inner = this.#extentOf(this.#precomps.get(id) ?? []);
    this.#open.delete(id);
    const extent = { ...inner, depth: inner.depth + 1 };
    if (extent.depth > MAX_PRECOMP_DEPTH) throw wrong(`nests compositions deeper than ${MAX_PRECOMP_DEPTH} levels`);
    this.#known.set(id, extent);
    return extent;
  }
}

/** Shapes of a list including those of its groups; a repeater's copies all count. */
function shapesIn(shapes: unknown): number {
  if (!Array.isArray(shapes)) return 0;
  let count = 0;
  let copies = 1;
  for (const shape of shapes.filter(isObject)) {
    count += 1 + shapesIn(shape.it);
    if (shape.ty === 'rp') copies *= Math.max(1, largestIn(shape.c));
    if (shape.ty === 'sr' && largestIn(shape.pt) > MAX_STAR_POINTS)
      throw wrong(`has a star of more than ${MAX_STAR_POINTS} points`);
  }
  return count * copies;
}

function largestIn(property: unknown): number {
  if (typeof property === 'number') return property;
  if (Array.isArray(property)) return property.reduce((most: number, item: unknown) => Math.max(most, largestIn(item)), 0);
  if (!isObject(property)) return 0;
  return Math.max(largestIn(property.k), largestIn(property.s), largestIn(property.e));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function nameOf({ nm, ind }: LottieLayer): string {
  return nm ? `the layer “${nm.slice(0, 60)}”` : `the layer ${ind ?? 'without a name'}`;
}
