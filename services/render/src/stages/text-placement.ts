import type { Scene } from '@nimantran/proto/domain/theme';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { apply, boundsUnder, layerMatrix, type Matrix, multiply, opacityOf, placementOf, scaleOf } from '../lottie/matrix.ts';
import type { LottieAnimation, LottieLayer } from '../lottie/types.ts';
import { type Bounds, union } from '../text/bounds.ts';
import type { Alignment, TextRoom, TextStyle } from '../text/layout.ts';
import { LEAST_OPACITY } from '../text/resting-ink.ts';
import type { TextLayerData } from '../text/text-document.ts';
import { pathAt, shapeBounds } from '../text/text-path.ts';

/** Text stays inside this share of the frame's width, and no smaller than these shares of its height. */
const SAFE_WIDTH = 0.84;
const SMALLEST_LANDSCAPE = 0.042;
const SMALLEST_PORTRAIT = 0.032;

const Masks = Type.Array(Type.Object({ mode: Type.Literal('a'), inv: Type.Optional(Type.Literal(false)), pt: Type.Unknown() }));

/** The position of a text layer when its scene is at rest, in pixels of the animation's frame. */
export interface TextPlace {
  scene: Scene | undefined;
  /** Frame pixels per pixel of the layer. */
  scale: number;
  /** The layer's origin in the frame. */
  x: number;
  y: number;
  upright: boolean;
  frameWidth: number;
  smallestSize: number;
  rests: TextRest[];
}

/** A scene that shows the text at its still. */
export interface TextRest {
  scene: Scene;
  /** In the layer's composition. */
  frame: number;
  /** From the layer's pixels to the frame's. */
  matrix: Matrix;
  /** The text is invisible outside these, in the frame's pixels: the frame, its compositions, its masks. */
  windows: Bounds[];
}

export function placeText(
  layer: LottieLayer,
  siblings: LottieLayer[],
  compositionId: string | null,
  animation: LottieAnimation,
  scenes: Scene[],
): TextPlace {
  const placement = placementOf(animation, compositionId);
  const first = placement.startFrame + layer.ip;
  const last = placement.startFrame + layer.op - 1;
  const scene =
    scenes.find((candidate) => candidate.still_frame >= first && candidate.still_frame <= last) ??
    scenes.find((candidate) => candidate.first_frame <= last && candidate.last_frame >= first);
  const frame = Math.min(last, Math.max(first, scene?.still_frame ?? (first + last) / 2));
  const matrixAt = (at: number): Matrix =>
    multiply(placement.matrix(at), layerMatrix(layer, siblings, at - placement.startFrame));
  const matrix = matrixAt(frame);
  const rests = scenes.flatMap((shown): TextRest[] => {
    const at = shown.still_frame;
    const own = at - placement.startFrame;
    if ((placement.opacity(at) * opacityOf(layer, own)) / 100 < LEAST_OPACITY) return [];
    const masks = maskBounds(layer, own).flatMap((bounds) => boundsUnder(matrixAt(at), bounds) ?? []);
    return [{ scene: shown, frame: own, matrix: matrixAt(at), windows: [...placement.windows(at), ...masks] }];
  });
  const portrait = animation.h > animation.w;
  const [x, y] = apply(matrix, 0, 0);
  return {
    ...{ scene, x, y },
    scale: Math.max(scaleOf(matrix), 0.01),
    upright: Math.abs(matrix.b) < 0.02 && matrix.a > 0,
    frameWidth: animation.w,
    rests,
    smallestSize: animation.h * (portrait ? SMALLEST_PORTRAIT : SMALLEST_LANDSCAPE),
  };
}

/** Where the layer's masks let it be seen, if they only add. */
function maskBounds(layer: LottieLayer, frame: number): Bounds[] {
  const masks = layer.masksProperties;
  if (layer.hasMask !== true || !Check(Masks, masks) || masks.length === 0) return [];
  const open = union(masks.map(({ pt }) => shapeBounds(pt, frame)));
  return open ? [open] : [];
}

/** `j` of the text document: 0 left, 1 right, 2 centre; 3 to 6 are justified, with the last line left, right, centred or full. */
export function alignmentOf(justify: number): Alignment {
  if (justify === 1 || justify === 4) return 'right';
  return justify === 2 || justify === 5 ? 'center' : 'left';
}

export function justifyOf(justify: number): TextStyle['justify'] {
  if (justify === 6) return 'all';
  return justify >= 3 && justify <= 5 ? 'all but last' : undefined;
}

/** The length of its path, its box or, for a point text, the part of the safe width on the sides it grows to. */
export function roomOf({ document, path, frames }: TextLayerData, place: TextPlace): TextRoom {
  const along = path && pathAt(path, frames?.first ?? 0);
  if (along) return { kind: 'point', maxWidth: Math.max(1, along.length + along.lastMargin - along.firstMargin) };
  const [width, height] = document.sz ?? [];
  if (width && height) {
    const [x = 0, y = 0] = document.ps ?? [];
    return { kind: 'box', x, y, width, height, vertical: document.vj === 1 ? 'center' : document.vj === 2 ? 'bottom' : 'top' };
  }
  const safe = place.frameWidth * SAFE_WIDTH;
  return { kind: 'point', maxWidth: Math.min(safe, sideRoom(alignmentOf(document.j ?? 0), place)) / place.scale };
}

function sideRoom(alignment: Alignment, place: TextPlace): number {
  const margin = (place.frameWidth * (1 - SAFE_WIDTH)) / 2;
  const toLeft = place.x - margin;
  const toRight = place.frameWidth - margin - place.x;
  const room = alignment === 'left' ? toRight : alignment === 'right' ? toLeft : 2 * Math.min(toLeft, toRight);
  // A text that is rotated, or rests outside the safe width on purpose, is measured against the full frame width.
  return place.upright && room > place.frameWidth * 0.1 ? room : Number.POSITIVE_INFINITY;
}
