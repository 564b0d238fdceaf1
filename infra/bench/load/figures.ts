/** The smallest value that at least this share of the values does not exceed; NaN if there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? Number.NaN;
}

/**
 * The Theil–Sen slope of a line through points: the median of the slopes of all pairs, robust against single outliers.
 * In units of y per x; 0 for fewer than two points.
 */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const slopes: number[] = [];
  for (const [index, [x, y]] of points.entries())
    for (const [otherX, otherY] of points.slice(index + 1)) if (otherX !== x) slopes.push((otherY - y) / (otherX - x));
  return slopes.length === 0 ? 0 : percentile(slopes, 0.5);
}

/** The rise of a line through points from first to last, as a share of its start. */
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

/**
 * How much higher the low of the last quarter of a line is than that of the quarter before, as a share of it: the growth of a process between
 * two pieces of work, once its caches are full.
 */
export function riseOfLows(line: readonly number[]): number {
  const quarter = Math.ceil(line.length / 4);
  const before = line.slice(-2 * quarter, -quarter);
  return before.length === 0 ? 0 : Math.min(...line.slice(-quarter)) / Math.min(...before) - 1;
}
