import type { LottieBezier } from './glyph-paths.ts';
import type { PlacedCluster } from './layout.ts';
import type { ClusterState } from './letter-frames.ts';

/** A rectangle in a layer's pixels, y down. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Point = readonly [x: number, y: number];

export function boundsOf(points: readonly Point[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

export function cornersOf({ left, top, right, bottom }: Bounds): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

export function union(all: readonly (Bounds | undefined)[]): Bounds | undefined {
  return boundsOf(all.flatMap((bounds) => (bounds ? cornersOf(bounds) : [])));
}

/** An emoji's picture stays within an em around its line. */
export function emojiBounds({ x, y, advance }: PlacedCluster, size: number): Bounds {
  return { left: x, top: y - size * 1.2, right: x + advance, bottom: y + size * 0.5 };
}

export function grown({ left, top, right, bottom }: Bounds, by: number): Bounds {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** By how much bounds go beyond others on the side where they do most; 0 if they are within. */
export function beyond(bounds: Bounds, others: Bounds): number {
  return Math.max(
    0,
    others.left - bounds.left,
    others.top - bounds.top,
    bounds.right - others.right,
    bounds.bottom - others.bottom,
  );
}

/** Bounds that hold the contours: those of their vertices and handles, at most a little too large. */
export function contourBounds(contours: readonly LottieBezier[]): Bounds | undefined {
  return boundsOf(
    contours.flatMap(({ v, i, o }) =>
      v.flatMap(([x, y], at): Point[] => {
        const [inX, inY] = i[at] ?? [0, 0];
        const [outX, outY] = o[at] ?? [0, 0];
        return [
          [x, y],
          [x + inX, y + inY],
          [x + outX, y + outY],
        ];
      }),
    ),
  );
}

/** The bounds of a letter over all states in which it is seen; a skew is left out. */
export function boundsOverStates(bounds: Bounds | undefined, states: readonly ClusterState[]): Bounds | undefined {
  if (!bounds) return undefined;
  // One state serves all frames in which the letter rests.
  const seen = [...new Set(states)].filter(({ opacity }) => opacity > 0);
  return union(seen.map((state) => boundsOf(cornersOf(bounds).map((corner) => posed(corner, state)))));
}

/** A point of a letter where the letter's state puts it; a skew is left out. */
export function posed([x, y]: Point, { anchor, position, scale, rotation }: ClusterState): Point {
  const turn = (rotation * Math.PI) / 180;
  const wide = ((x - (anchor[0] ?? 0)) * (scale[0] ?? 100)) / 100;
  const high = ((y - (anchor[1] ?? 0)) * (scale[1] ?? 100)) / 100;
  return [
    (position[0] ?? 0) + wide * Math.cos(turn) - high * Math.sin(turn),
    (position[1] ?? 0) + wide * Math.sin(turn) + high * Math.cos(turn),
  ];
}
