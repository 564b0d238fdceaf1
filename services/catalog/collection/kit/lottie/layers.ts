import { type Animated, property } from './motion.ts';
import { inPaintOrder } from './shapes.ts';
import type { LottieLayer, Outline, ShapeItem, Vector } from './types.ts';

/** A layer's position and motion; `turnY` rotates it in depth around its vertical axis. */
export interface LayerPlacement {
  at?: Animated<Vector>;
  anchor?: Vector;
  scale?: Animated<Vector> | number;
  rotate?: Animated<number>;
  opacity?: Animated<number>;
  turnY?: Animated<number>;
}

export interface LayerOptions extends LayerPlacement {
  /** First frame shown, and the frame before which it ends; default the whole composition. */
  from?: number;
  until?: number;
  parent?: Layer;
  /** Shows this layer only where the matte is drawn. */
  matte?: Layer;
  /** Shows this layer only where the matte is not drawn. */
  matteOut?: Layer;
  masks?: readonly Animated<Outline>[];
}

/** A rectangle, in pixels of its layer. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A layer before it has a number. */
export interface Layer {
  readonly name: string;
  readonly options: LayerOptions;
  readonly body: Readonly<Record<string, unknown>> & { readonly ty: number };
  /** Compositions and pictures that must be among the animation's assets. */
  readonly assets: readonly AssetSource[];
  /** A petal, a spark or the like, which moves freely: it is moved aside where it would come near words or a photo. */
  readonly isLoose?: boolean;
  /** What nothing loose may hide: the box of a text or of a photo's opening, around the layer's place. */
  readonly box?: Box;
}

export type AssetSource = CompositionAsset | PhotoAsset | SpriteAsset;

export interface CompositionAsset {
  readonly kind: 'composition';
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly layers: readonly Layer[];
}

export interface PhotoAsset {
  readonly kind: 'photo';
  readonly slot: string;
  readonly width: number;
  readonly height: number;
  readonly file: string;
}

/** A picture of `props/`, which packages bring along, or a piece of one. */
export interface SpriteAsset {
  readonly kind: 'sprite';
  readonly id: string;
  /** Its place in the whole picture. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly file: string;
}

export function shapes(name: string, items: readonly ShapeItem[], options: LayerOptions = {}): Layer {
  return { name, options, body: { ty: 4, shapes: inPaintOrder(items) }, assets: [] };
}

export function empty(name: string, options: LayerOptions = {}): Layer {
  return { name, options, body: { ty: 3 }, assets: [] };
}

/** A composition as one layer: a scene, or a motif used in several places. */
export function nested(name: string, asset: CompositionAsset, options: LayerOptions & { startAt?: number } = {}): Layer {
  const { startAt, ...rest } = options;
  const body = { ty: 0, refId: asset.id, w: asset.width, h: asset.height, st: startAt ?? 0 };
  return { name, options: rest, body, assets: [asset] };
}

export function photo(asset: PhotoAsset, options: LayerOptions = {}): Layer {
  return { name: `photo ${asset.slot}`, options, body: { ty: 2, refId: `photo:${asset.slot}` }, assets: [asset] };
}

/** The camera for layers that turn in depth: `distance` in pixels from the picture; less is more dramatic. */
export function eye(width: number, height: number, distance: number): Layer {
  return {
    name: 'eye',
    options: {},
    body: { ty: 13, pe: property(distance), camera: [width / 2, height / 2, -distance] },
    assets: [],
  };
}

/** Converts paint order to Lottie's order and numbers. Mattes come just above the layers they cut; a sprite is a layer for each of its pieces. */
export function numbered(layers: readonly Layer[], frames: number): LottieLayer[] {
  const order: { layer: Layer; matteFor?: 'in' | 'out' }[] = [];
  for (const whole of [...layers].reverse()) {
    for (const layer of layersOf(whole)) {
      const matte = layer.options.matte ?? layer.options.matteOut;
      if (matte) order.push({ layer: onlyLayerOf(matte), matteFor: 'in' });
      order.push({ layer });
    }
  }
  const index = new Map(order.map(({ layer }, position) => [layer, position + 1]));
  return order.map(({ layer, matteFor }, position) => {
    const written = writeLayer(layer, position + 1, frames, index);
    return matteFor ? { ...written, td: 1 } : written;
  });
}

/** For a sprite, a layer for each of its pieces; another layer stays as it is. */
function layersOf(layer: Layer): readonly Layer[] {
  const sprites = layer.assets.filter((asset) => asset.kind === 'sprite');
  if (sprites.length === 0) return [layer];
  const [x = 0, y = 0] = layer.options.anchor ?? [];
  return sprites.map(({ id, left, top }) => ({
    ...layer,
    options: { ...layer.options, anchor: [x - left, y - top] },
    body: { ...layer.body, refId: id },
  }));
}

function onlyLayerOf(layer: Layer): Layer {
  const [piece, ...others] = layersOf(layer);
  if (!piece || others.length > 0) throw new Error(`The matte "${layer.name}" consists of pieces.`);
  return piece;
}

function writeLayer(layer: Layer, ind: number, frames: number, index: ReadonlyMap<Layer, number>): LottieLayer {
  const { options, body } = layer;
  const { camera, ...rest } = body;
  const parent = options.parent ? index.get(options.parent) : undefined;
  if (options.parent && parent === undefined)
    throw new Error(`Layer "${layer.name}" has a parent that is not in its composition.`);
  const matte = options.matte ? 1 : options.matteOut ? 2 : undefined;
  return {
    ...rest,
    ty: body.ty,
    nm: layer.name,
    ind,
    ip: options.from ?? 0,
    op: options.until ?? frames,
    st: typeof body.st === 'number' ? body.st : 0,
    ...(options.turnY !== undefined || camera ? { ddd: 1 } : {}),
    ks: camera ? cameraTransform(camera) : transform(options),
    ...(parent === undefined ? {} : { parent }),
    ...(matte === undefined ? {} : { tt: matte }),
    ...(options.masks ? { hasMask: true, masksProperties: options.masks.map(writeMask) } : {}),
  };
}

function writeMask(mask: Animated<Outline>): Record<string, unknown> {
  return { mode: 'a', inv: false, pt: property(mask), o: property(100), x: property(0) };
}

function transform(options: LayerOptions): Record<string, unknown> {
  const scale = typeof options.scale === 'number' ? [options.scale, options.scale, 100] : (options.scale ?? [100, 100, 100]);
  const shared = {
    o: property(options.opacity ?? 100),
    p: property(options.at ?? [0, 0, 0]),
    a: property(options.anchor ?? [0, 0, 0]),
    s: property(scale),
  };
  if (options.turnY === undefined) return { ...shared, r: property(options.rotate ?? 0) };
  return { ...shared, rx: property(0), ry: property(options.turnY), rz: property(options.rotate ?? 0), or: property([0, 0, 0]) };
}

function cameraTransform(camera: unknown): Record<string, unknown> {
  const position = Array.isArray(camera) ? camera.map(Number) : [0, 0, -1000];
  const target = [position[0] ?? 0, position[1] ?? 0, 0];
  return {
    o: property(100),
    p: property(position),
    a: property(target),
    rx: property(0),
    ry: property(0),
    rz: property(0),
    or: property([0, 0, 0]),
  };
}
