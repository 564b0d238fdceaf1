import { type Bounds, boundsOf, cornersOf, type Point, union } from './bounds.ts';
import type { LottieBezier } from './glyph-paths.ts';
import type { PlacedCluster } from './layout.ts';
import type { ClusterState } from './letter-frames.ts';

/** An emoji's picture stays within an em around its line. */
export function emojiBounds({ x, y, advance }: PlacedCluster, size: number): Bounds {
  return { left: x, top: y - size * 1.2, right: x + advance, bottom: y + size * 0.5 };
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
