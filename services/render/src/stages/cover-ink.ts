import { isDeepStrictEqual } from 'node:util';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { LAYER_SHAPE, type LottieLayer } from '../lottie/types.ts';
import { type Bounds, grown, union } from '../text/bounds.ts';

const Pair = Type.Object({ a: Type.Optional(Type.Literal(0)), k: Type.Array(Type.Number(), { minItems: 2 }) });
const Rectangle = Type.Object({ ty: Type.Literal('rc'), p: Pair, s: Pair });
const Style = Type.Object({ ty: Type.Union([Type.Literal('fl'), Type.Literal('gf')]) });

const MATTE_ALPHA = 1;
const MATTE_LUMA = 3;
/** Room for soft edges, in pixels of the layer. */
const MARGIN = 4;

/**
 * Enlarges sheets of paint that show only through a text, so that they cover its ink in any script and at any size. A sheet is a
 * layer with one rectangle and its fill, placed like the text that is its matte. `inkOf` holds the outlined texts.
 */
export function coverInk(layers: LottieLayer[], inkOf: ReadonlyMap<LottieLayer, Bounds>): LottieLayer[] {
  return layers.map((layer, index) => {
    const matte = matteOf(layer, layers, index);
    const ink = matte && inkOf.get(matte);
    return ink && isPlacedLike(layer, matte) ? { ...layer, shapes: covering(layer.shapes ?? [], ink) } : layer;
  });
}

function matteOf(layer: LottieLayer, layers: LottieLayer[], index: number): LottieLayer | undefined {
  if (layer.ty !== LAYER_SHAPE || (layer.tt !== MATTE_ALPHA && layer.tt !== MATTE_LUMA)) return undefined;
  return layer.tp === undefined ? layers[index - 1] : layers.find(({ ind }) => ind === layer.tp);
}

/** The opacity may differ, since it moves nothing. */
function isPlacedLike(layer: LottieLayer, other: LottieLayer): boolean {
  const place = ({ ks, parent }: LottieLayer) => ({ ...ks, o: undefined, parent });
  return isDeepStrictEqual(place(layer), place(other));
}

function covering(shapes: unknown[], ink: Bounds): unknown[] {
  const found = sheetOf(shapes);
  if (!found) return shapes;
  const { left, top, right, bottom } = union([found.bounds, grown(ink, MARGIN)]) ?? found.bounds;
  const covers = {
    ...found.rectangle,
    p: { a: 0, k: [(left + right) / 2, (top + bottom) / 2] },
    s: { a: 0, k: [right - left, bottom - top] },
  };
  return shapes.map((shape) => (shape === found.rectangle ? covers : shape));
}

function sheetOf(shapes: unknown[]): { rectangle: object; bounds: Bounds } | undefined {
  const rectangles = shapes.filter((shape) => Check(Rectangle, shape));
  const [only] = rectangles;
  const isSheet = rectangles.length === 1 && shapes.every((shape) => shape === only || Check(Style, shape));
  if (!only || !isSheet) return undefined;
  const [x = 0, y = 0] = only.p.k;
  const [width = 0, height = 0] = only.s.k;
  return { rectangle: only, bounds: { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 } };
}

/** The sheets of paint that show only through the text, each with its rectangle in its own pixels. */
export function sheetsOver(text: LottieLayer, layers: LottieLayer[]): { sheet: LottieLayer; bounds: Bounds }[] {
  return layers.flatMap((layer, index) => {
    if (matteOf(layer, layers, index) !== text) return [];
    const found = sheetOf(layer.shapes ?? []);
    return found ? [{ sheet: layer, bounds: found.bounds }] : [];
  });
}
