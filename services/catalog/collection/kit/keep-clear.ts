import type { Box, Layer } from './lottie/layers.ts';
import { type Animated, isTrack } from './lottie/motion.ts';
import type { Vector } from './lottie/types.ts';

/** From the middle of a piece to its tip, and a little air, in pixels. */
const REACH = 34;
/** A piece is moved aside in steps of so many pixels. */
const STEP = 12;
/** The keys between which a camera's planes move. */
const ENDS = ['first', 'last'] as const;
type End = (typeof ENDS)[number];

/**
 * The layers of a scene, with what is loose beside words and photos: a petal hides a letter or, in Devanagari, makes another of it,
 * and on a face it looks like a patch. A piece whose way crosses a box is moved aside to a way that crosses none; one that has no such way is
 * left out.
 */
export function keepClear(layers: readonly Layer[], width: number): Layer[] {
  const boxes = layers.flatMap(boxesOf);
  return layers.flatMap((layer) => (layer.isLoose ? movedAside(layer, boxes, width) : [layer]));
}

function movedAside(layer: Layer, boxes: readonly Box[], width: number): Layer[] {
  const { at = [0, 0], parent } = layer.options;
  const ways = ENDS.map((end) => valuesOf(at).map((point) => onPlanes(parent, end, point)));
  const isClear = (by: number): boolean =>
    ways.every((way) => way.every((to, index) => boxes.every((box) => !crosses(way[index - 1] ?? to, to, by, box))));
  if (isClear(0)) return [layer];
  const across = ways.flat().map(([x = 0]) => x);
  const [leftmost, rightmost] = [Math.min(...across), Math.max(...across)];
  const free: number[] = [];
  for (let by = REACH / 2 - rightmost; by < width - REACH / 2 - leftmost; by += STEP) if (isClear(by)) free.push(by);
  // Pieces keep their order from left to right and spread over all that is free.
  const by = free[Math.floor((Math.min(Math.max(leftmost, 0), width - 1) / width) * free.length)];
  return by === undefined ? [] : [{ ...layer, options: { ...layer.options, at: shifted(at, by) } }];
}

function shifted(at: Animated<Vector>, by: number): Animated<Vector> {
  const aside = ([x = 0, ...rest]: Vector): Vector => [x + by, ...rest];
  if (!isTrack(at)) return aside(at);
  return { keys: at.keys.map(([frame, to, ease]) => (ease ? [frame, aside(to), ease] : [frame, aside(to)])) };
}

/** The boxes of a layer at rest, also of those in its composition or its matte. */
function boxesOf(layer: Layer): Box[] {
  const { assets, options, box } = layer;
  const inside = assets.flatMap((asset) => (asset.kind === 'composition' ? asset.layers.flatMap(boxesOf) : []));
  const placed = [...inside, ...(box ? [box] : [])].flatMap(({ left, right, top, bottom }) =>
    ENDS.map((end): Box => {
      const place = (point: Vector): Vector => onPlanes(options.parent, end, onLayer(layer, 'last', point));
      const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [place([left, top]), place([right, bottom])];
      return { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) };
    }),
  );
  return [...placed, ...(options.matte ? boxesOf(options.matte) : [])];
}

/** Where a point of a plane, which may lie on others, is in the scene. */
function onPlanes(plane: Layer | undefined, end: End, point: Vector): Vector {
  return plane ? onPlanes(plane.options.parent, end, onLayer(plane, end, point)) : point;
}

/** Where a point of a layer is on the layer's plane. Rotation is left out: words and photos hardly turn. */
function onLayer({ options }: Layer, end: End, [px = 0, py = 0]: Vector): Vector {
  const { at = [0, 0], anchor: [ax = 0, ay = 0] = [], scale = 100 } = options;
  const [x = 0, y = 0] = valueAt(at, end);
  const [across = 100, down = across] = typeof scale === 'number' ? [scale] : valueAt(scale, end);
  return [x + ((px - ax) * across) / 100, y + ((py - ay) * down) / 100];
}

function valueAt(value: Animated<Vector>, end: End): Vector {
  return valuesOf(value).at(end === 'first' ? 0 : -1) ?? [];
}

function valuesOf(value: Animated<Vector>): readonly Vector[] {
  return isTrack(value) ? value.keys.map(([, at]) => at) : [value];
}

/** Whether the straight way between two points, moved by so much and widened by `REACH`, comes into a box. */
function crosses([x1 = 0, y1 = 0]: Vector, [x2 = 0, y2 = 0]: Vector, by: number, { left, right, top, bottom }: Box): boolean {
  const [enters, leaves] = within(x1 + by, x2 + by, left - REACH, right + REACH);
  const [comes, goes] = within(y1, y2, top - REACH, bottom + REACH);
  return Math.max(0, enters, comes) < Math.min(1, leaves, goes);
}

/** The parts of a way from `from` (0) to `to` (1) at which it comes between two limits and leaves them; none: the first is larger. */
function within(from: number, to: number, low: number, high: number): [number, number] {
  if (from === to) return low < from && from < high ? [0, 1] : [1, 0];
  const [one, other] = [(low - from) / (to - from), (high - from) / (to - from)];
  return one < other ? [one, other] : [other, one];
}
