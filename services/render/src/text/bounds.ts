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

export function grown({ left, top, right, bottom }: Bounds, by: number): Bounds {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** How far bounds go beyond others, on the side where they go farthest; 0 if they are within. */
export function beyond(bounds: Bounds, others: Bounds): number {
  return Math.max(
    0,
    others.left - bounds.left,
    others.top - bounds.top,
    bounds.right - others.right,
    bounds.bottom - others.bottom,
  );
}
