import { readFileSync } from 'node:fs';
import type { LintFinding } from '@nimantran/proto/domain/theme-lint';
import { firstTime, isKeyframed, keyframedOf, lastTime } from '../lottie/edit-keyframes.ts';
import { LAYER_NULL, LAYER_PRECOMP, type LottieAnimation, type LottieAsset, type LottieLayer } from '../lottie/types.ts';
import { photoSlotOf } from '../package/check-manifest.ts';
import { imageHeader } from '../package/image-header.ts';
import { packagePath, type ThemePackage } from '../package/theme-package.ts';
import { firstNumber, objects, walkLayers } from './walk.ts';

/** Layers visible in one frame; each costs a traversal and a separate picture, whatever its size. */
const MOST_LAYERS_AT_ONCE = 300;
/** Pixels of an image, relative to a 2160p frame: more are never visible. */
const MOST_IMAGE_PIXELS = 3840 * 2160 * 1.5;
/** From this many layers, caching a composition is worthwhile. */
const MANY_LAYERS = 12;
const LARGE_BLUR = 80;

/** Features that make a theme slow to draw, with costs measured at 1080p. */
export function costFindings({ dir, animation }: ThemePackage): LintFinding[] {
  return [
    ...crowdFindings(animation),
    ...walkLayers(animation).flatMap(({ layer, path, frame }) =>
      [gradientCost(layer, animation), blurCost(layer), blendCost(layer, animation), cameraCost(layer, animation)].flatMap(
        (finding) => (finding ? [{ ...finding, path, frame }] : []),
      ),
    ),
    ...(animation.assets ?? []).flatMap((asset) => imageCost(asset, dir)),
  ];
}

function crowdFindings(animation: LottieAnimation): LintFinding[] {
  const starts = new Map<number, number>();
  const compositions = compositionsOf(animation);
  const count = (layers: LottieLayer[], offset: number, first: number, end: number, depth: number): void => {
    for (const layer of layers) {
      const from = Math.max(first, offset + layer.ip);
      const to = Math.min(end, offset + layer.op);
      if (to <= from || layer.hd === true || layer.ty === LAYER_NULL || depth > 32) continue;
      const inner = layer.ty === LAYER_PRECOMP && layer.refId !== undefined ? compositions.get(layer.refId) : undefined;
      if (inner) count(inner, offset + (layer.st ?? 0), from, to, depth + 1);
      else {
        starts.set(from, (starts.get(from) ?? 0) + 1);
        starts.set(to, (starts.get(to) ?? 0) - 1);
      }
    }
  };
  count(animation.layers, -animation.ip, 0, animation.op - animation.ip, 0);
  let now = 0;
  let most = { layers: 0, frame: 0 };
  for (const [frame, change] of [...starts].toSorted(([one], [other]) => one - other)) {
    now += change;
    if (now > most.layers) most = { layers: now, frame: Math.ceil(frame) };
  }
  if (most.layers <= MOST_LAYERS_AT_ONCE) return [];
  const message = `${most.layers} layers are drawn in one frame; beyond ${MOST_LAYERS_AT_ONCE} a frame takes longer than its encoding.`;
  const advice = 'Put what moves together into one shape layer, as groups.';
  return [{ code: 'cost', severity: 'warning', path: 'root', frame: most.frame, message, advice }];
}

/** The layers of the composition that a layer is in. */
function layersAround(layer: LottieLayer, animation: LottieAnimation): LottieLayer[] {
  return [animation.layers, ...compositionsOf(animation).values()].find((layers) => layers.includes(layer)) ?? [];
}

function compositionsOf(animation: LottieAnimation): Map<string, LottieLayer[]> {
  return new Map((animation.assets ?? []).flatMap(({ id, layers }) => (layers ? [[id, layers] as const] : [])));
}

type Cost = Omit<LintFinding, 'path' | 'frame'>;

function gradientCost(layer: LottieLayer, animation: LottieAnimation): Cost | undefined {
  const gradients = gradientsOf(layer.shapes, animation);
  const moving = gradients.filter(({ stops, animated }) => stops > 2 && (animated || isMoving(layer)));
  if (moving.length === 0) return undefined;
  const message =
    'A moving gradient of three or more colours fills the frame: 6 to 8 ms a frame at 1080p, against 2 ms with two colours.';
  return {
    code: 'cost',
    severity: 'warning',
    message,
    advice: 'Use two colours, or do not let it move: a gradient that does not move is drawn once.',
  };
}

/** Gradients of shapes about as large as the frame. */
function gradientsOf(shapes: unknown, { w, h }: LottieAnimation): { stops: number; animated: boolean }[] {
  return objects(shapes).flatMap((item) => {
    const inner = objects(item.it);
    if (inner.length === 0) return [];
    const isLarge =
      inner.some(({ ty, s }) => (ty === 'rc' || ty === 'el') && coversFrame(s, w, h)) ||
      inner.some((one) => isLargePath(one, w, h));
    const own = isLarge
      ? inner
          .filter(({ ty }) => ty === 'gf')
          .map((fill) => ({ stops: stopsOf(fill.g), animated: [fill.s, fill.e, fill.g].some(hasKeyframes) }))
      : [];
    return [...own, ...gradientsOf(inner, { w, h, fr: 0, ip: 0, op: 0, layers: [] })];
  });
}

function coversFrame(size: unknown, width: number, height: number): boolean {
  if (typeof size !== 'object' || size === null || !('k' in size) || !Array.isArray(size.k)) return false;
  const [x, y]: unknown[] = size.k;
  return typeof x === 'number' && typeof y === 'number' && x >= width * 0.9 && y >= height * 0.9;
}

function isLargePath({ ty, ks }: Record<string, unknown>, width: number, height: number): boolean {
  if (ty !== 'sh' || typeof ks !== 'object' || ks === null || !('k' in ks)) return false;
  const path = ks.k;
  if (typeof path !== 'object' || path === null || !('v' in path) || !Array.isArray(path.v)) return false;
  const points = path.v.filter((point: unknown): point is number[] => Array.isArray(point));
  const side = (axis: number): number => {
    const values = points.map((point) => point[axis] ?? 0);
    return Math.max(...values) - Math.min(...values);
  };
  return points.length > 0 && side(0) >= width * 0.9 && side(1) >= height * 0.9;
}

function stopsOf(gradient: unknown): number {
  if (typeof gradient !== 'object' || gradient === null || !('p' in gradient)) return 0;
  return typeof gradient.p === 'number' ? gradient.p : 0;
}

function hasKeyframes(property: unknown): boolean {
  if (isKeyframed(property)) return property.k.length > 1;
  if (typeof property !== 'object' || property === null) return false;
  return 'k' in property && isKeyframed(property.k) && property.k.k.length > 1;
}

/** Whether the layer changes for most of its visible time. */
function isMoving(layer: LottieLayer): boolean {
  const { ks } = layer;
  const place: LottieLayer = { ty: layer.ty, ip: layer.ip, op: layer.op, ...(ks ? { ks } : {}) };
  const length = layer.op - layer.ip;
  return keyframedOf(place).some(
    (property) =>
      property.k.length > 1 &&
      Math.min(lastTime(property), layer.op) - Math.max(firstTime(property), layer.ip) >= length * 0.8 &&
      length >= 30,
  );
}

function blurCost(layer: LottieLayer): Cost | undefined {
  const blur = objects(layer.ef).find(({ mn, ty }) => mn === 'ADBE Gaussian Blur 2' || ty === 29);
  const strength = firstNumber(objects(blur?.ef)[0]?.v) ?? 0;
  if (strength <= LARGE_BLUR || !isMoving(layer)) return undefined;
  const message = `A moving layer is blurred by ${Math.round(strength)}: wide blurs are among the slowest effects to draw.`;
  return { code: 'cost', severity: 'warning', message, advice: 'Use a soft gradient instead, or do not let the layer move.' };
}

/** A layer that blends needs all layers around it on one surface (`draw/parts.ts`), whether they rest or not. */
function blendCost(layer: LottieLayer, animation: LottieAnimation): Cost | undefined {
  if (!layer.bm) return undefined;
  const { length } = layersAround(layer, animation);
  if (length < MANY_LAYERS) return undefined;
  const message = `A layer blends with what is below it, so all ${length} layers of its composition are drawn in every frame in which one of them moves.`;
  const advice =
    'Choose colours that look right without a blend mode, or put the layer and what it blends with into a composition of their own.';
  return { code: 'cost', severity: 'warning', message, advice };
}

/** A null or composition that moves all the time with many children: a camera. */
function cameraCost(layer: LottieLayer, animation: LottieAnimation): Cost | undefined {
  if (!isMoving(layer)) return undefined;
  const hanging =
    layer.ty === LAYER_NULL
      ? layersAround(layer, animation).filter(({ parent }) => parent === layer.ind)
      : layer.refId === undefined
        ? undefined
        : compositionsOf(animation).get(layer.refId);
  if (!hanging || hanging.length < MANY_LAYERS) return undefined;
  const message = `${hanging.length} layers move with this one for as long as it is seen, so all of them are drawn in every frame.`;
  return { code: 'cost', severity: 'note', message, advice: 'Stop the camera early, or move only what is near it.' };
}

function imageCost(asset: LottieAsset, dir: string): LintFinding[] {
  if (asset.layers || asset.p === undefined || asset.p.startsWith('data:') || photoSlotOf(asset) !== undefined) return [];
  const header = imageHeader(readFileSync(packagePath({ dir }, `${asset.u ?? ''}${asset.p}`)));
  if (!header || header.width * header.height <= MOST_IMAGE_PIXELS) return [];
  const message = `The image has ${header.width} × ${header.height} pixels, more than a 2160p frame can show.`;
  const advice = 'Save it at 3840 pixels or less on its longer side.';
  return [{ code: 'cost', severity: 'warning', path: `assets.${asset.id}`, message, advice }];
}
