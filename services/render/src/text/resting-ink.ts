import { apply, type Matrix, scaleOf } from '../lottie/matrix.ts';
import { type Bounds, boundsOf, grown, type Point } from './bounds.ts';
import { clusterContours, type LottieBezier } from './glyph-paths.ts';
import { emojiBounds, posed } from './ink-bounds.ts';
import type { Alignment, PlacedCluster, TextLayout } from './layout.ts';
import { type ClusterState, letterFrames } from './letter-frames.ts';
import type { TextLayerData } from './text-document.ts';

/** The part of the frame that a text covers, in the frame's pixels. */
export interface Ink {
  bounds: Bounds;
  /** From top to bottom of each letter in every column of `CELL` pixels, before it is moved down. */
  columns: () => ReadonlyMap<number, readonly Span[]>;
  /** By so many pixels it is moved down. */
  down: number;
}

export interface Span {
  top: number;
  bottom: number;
}

/** Ink is known to so many pixels. */
export const CELL = 4;
/** Fainter texts and letters do not count as seen, in percent. */
export const LEAST_OPACITY = 10;
const STEPS = 4;

/** The ink of a text at a frame of its composition, after the letters' animation and `matrix`; undefined if none is seen. */
export function inkAt(
  layout: TextLayout,
  data: TextLayerData,
  alignment: Alignment,
  frame: number,
  matrix: Matrix,
): Ink | undefined {
  const edge = ((data.document.sw ?? 0) / 2) * scaleOf(matrix);
  const letters = lettersAt(layout, data, alignment, frame).map(({ cluster, state }) => {
    const place = ([x, y]: Point): Point => apply(matrix, ...(state ? posed([x, y], state) : ([x, y] as const)));
    return outlinesOf(cluster, layout.size).map((line) => line.map(place));
  });
  const bounds = boundsOf(letters.flat(2));
  if (!bounds) return undefined;
  let known: Map<number, Span[]> | undefined;
  return {
    bounds: grown(bounds, edge),
    columns: () => {
      known ??= columnsOf(letters, edge);
      return known;
    },
    down: 0,
  };
}

export function movedDown({ bounds, columns, down }: Ink, by: number): Ink {
  return { bounds: { ...bounds, top: bounds.top + by, bottom: bounds.bottom + by }, columns, down: down + by };
}

function columnsOf(letters: Point[][][], edge: number): Map<number, Span[]> {
  const columns = new Map<number, Span[]>();
  for (const lines of letters) {
    for (const [column, { top, bottom }] of spansOf(lines)) {
      const spans = columns.get(column) ?? [];
      columns.set(column, spans);
      spans.push({ top: top - edge, bottom: bottom + edge });
    }
  }
  return columns;
}

/**
 * By how many pixels two texts overlap, in the direction in which they overlap least; negative if they are only nearer to each other
 * than `apart`; undefined if they keep that distance.
 */
export function overlapOf(one: Ink, other: Ink, apart: number): number | undefined {
  const [a, b] = [one.bounds, other.bounds];
  const isFar = (from: number, to: number, next: number, end: number): boolean => from > end + apart || next > to + apart;
  if (isFar(a.left, a.right, b.left, b.right) || isFar(a.top, a.bottom, b.top, b.bottom)) return undefined;
  let high = Number.NEGATIVE_INFINITY;
  let wide = 0;
  const others = other.columns();
  const lower = other.down - one.down;
  for (const [column, spans] of one.columns()) {
    const there = others.get(column);
    if (!there) continue;
    let deepest = Number.NEGATIVE_INFINITY;
    for (const span of spans) {
      for (const { top, bottom } of there) {
        deepest = Math.max(deepest, Math.min(span.bottom, bottom + lower) - Math.max(span.top, top + lower));
      }
    }
    high = Math.max(high, deepest);
    if (deepest > 0) wide += CELL;
  }
  if (high <= -apart) return undefined;
  return high > 0 ? Math.min(high, wide) : high;
}

function lettersAt(
  layout: TextLayout,
  data: TextLayerData,
  alignment: Alignment,
  frame: number,
): { cluster: PlacedCluster; state?: ClusterState }[] {
  if (data.animators.length === 0 && !data.path) {
    return layout.clusters.filter(({ isSpace }) => !isSpace).map((cluster) => ({ cluster }));
  }
  const { clusters, at } = letterFrames(layout, data, alignment);
  const states = at(frame);
  return clusters.flatMap((cluster, index) => {
    const state = states[index];
    return state && state.opacity >= LEAST_OPACITY ? [{ cluster, state }] : [];
  });
}

function outlinesOf(cluster: PlacedCluster, size: number): Point[][] {
  if (!cluster.emoji) return clusterContours(cluster, size).map(lineOf);
  const { left, top, right, bottom } = emojiBounds(cluster, size);
  return [
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
      [left, top],
    ],
  ];
}

/** A contour as a line of points from its start around to its start. */
function lineOf({ v, i, o }: LottieBezier): Point[] {
  const start = v[0];
  if (!start) return [];
  const points: Point[] = [start];
  for (const [at, from] of v.entries()) {
    const next = (at + 1) % v.length;
    const to = v[next] ?? start;
    const [outX, outY] = o[at] ?? [0, 0];
    const [inX, inY] = i[next] ?? [0, 0];
    const isStraight = outX === 0 && outY === 0 && inX === 0 && inY === 0;
    for (let step = 1; step <= (isStraight ? 1 : STEPS); step += 1) {
      const t = isStraight ? 1 : step / STEPS;
      const mix = (a: number, b: number, c: number, d: number): number =>
        (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
      points.push([mix(from[0], from[0] + outX, to[0] + inX, to[0]), mix(from[1], from[1] + outY, to[1] + inY, to[1])]);
    }
  }
  return points;
}

/** Top and bottom of the lines in each column that they pass through. */
function spansOf(lines: Point[][]): Map<number, Span> {
  const spans = new Map<number, Span>();
  const touch = (column: number, y: number): void => {
    const span = spans.get(column);
    if (!span) spans.set(column, { top: y, bottom: y });
    else {
      span.top = Math.min(span.top, y);
      span.bottom = Math.max(span.bottom, y);
    }
  };
  for (const line of lines) {
    for (const [index, [x2, y2]] of line.entries()) {
      const [x1, y1] = line[index - 1] ?? [x2, y2];
      const [first, last] = [Math.floor(Math.min(x1, x2) / CELL), Math.floor(Math.max(x1, x2) / CELL)];
      touch(Math.floor(x1 / CELL), y1);
      touch(Math.floor(x2 / CELL), y2);
      for (let column = first; column < last; column += 1) {
        const y = y1 + ((y2 - y1) * ((column + 1) * CELL - x1)) / (x2 - x1);
        touch(column, y);
        touch(column + 1, y);
      }
    }
  }
  return spans;
}
