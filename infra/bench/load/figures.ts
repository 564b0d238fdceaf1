/** The value below or at which a share of the values lies; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? Number.NaN;
}

/**
 * The slope of a line through points by Theil and Sen: the median of the slopes of all pairs, which single outliers do not move.
 * In units of y by x; 0 of fewer than two points.
 */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const slopes: number[] = [];
  for (const [index, [x, y]] of points.entries())
    for (const [otherX, otherY] of points.slice(index + 1)) if (otherX !== x) slopes.push((otherY - y) / (otherX - x));
  return slopes.length === 0 ? 0 : percentile(slopes, 0.5);
}

/** How much a line through points rises from the first to the last, as a share of where it begins. */
export function growthOf(points: readonly (readonly [x: number, y: number])[]): number {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return 0;
  const slope = slopeOf(points);
  const begin = percentile(
    points.map(([x, y]) => y - slope * (x - first[0])),
    0.5,
  );
  return (slope * (last[0] - first[0])) / begin;
}
