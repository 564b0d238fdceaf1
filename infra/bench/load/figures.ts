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
 * How much higher the peak of the last quarter of a line is than that of its first quarter, as a share. A process that fills its caches first,
 * and whose collector gives back what earlier work used, has grown only if it needs more than it once had.
 */
export function riseOfPeaks(line: readonly number[]): number {
  const quarter = Math.ceil(line.length / 4);
  return Math.max(...line.slice(-quarter)) / Math.max(...line.slice(0, quarter)) - 1;
}
