import { round } from '../lottie/motion.ts';
import type { Outline, Vector } from '../lottie/types.ts';

/** A point of a spline; a third number 1 makes it a corner. */
export type SplinePoint = readonly [x: number, y: number, corner?: 1];

/**
 * A smooth line through points (Catmull-Rom as cubics): for figures, hands and vines, which are easier to design with points than
 * with tangents.
 */
export function through(points: readonly SplinePoint[], closed = true, roundness = 1): Outline {
  const count = points.length;
  const at = (index: number): SplinePoint => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  const tangent = (index: number, side: 1 | -1): Vector => {
    const [here, other] = [at(index), at(index + side)];
    if (here[2] === 1) return [0, 0];
    const [before, after] = [at(index - 1), at(index + 1)];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy);
    if (length === 0) return [0, 0];
    // A third of the distance to the neighbour, so that close points do not make loops.
    const reach = (Math.hypot(other[0] - here[0], other[1] - here[1]) / 3) * roundness * side;
    return [round((dx / length) * reach), round((dy / length) * reach)];
  };
  return {
    v: points.map(([x, y]) => [round(x), round(y)]),
    i: points.map((_, index) => tangent(index, -1)),
    o: points.map((_, index) => tangent(index, 1)),
    c: closed,
  };
}

/** A limb, scarf or horn: a line through points with a thickness at each, as a closed outline with round ends. */
export function ribbon(points: readonly (readonly [x: number, y: number, thickness: number])[]): Outline {
  const sides = points.map(([x, y, thickness], index) => {
    const [bx, by] = points[Math.max(0, index - 1)] ?? [x, y];
    const [ax, ay] = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
    const length = Math.hypot(ax - bx, ay - by) || 1;
    const [nx, ny] = [(-(ay - by) / length) * (thickness / 2), ((ax - bx) / length) * (thickness / 2)];
    return { left: [x + nx, y + ny] as const, right: [x - nx, y - ny] as const };
  });
  const tip = (
    end: readonly [number, number, number] | undefined,
    inner: readonly [number, number, number] | undefined,
  ): SplinePoint[] => {
    if (!end || !inner) return [];
    const [dx, dy] = [end[0] - inner[0], end[1] - inner[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [[end[0] + (dx / length) * end[2] * 0.5, end[1] + (dy / length) * end[2] * 0.5]];
  };
  return through([
    ...tip(points[0], points[1]),
    ...sides.map(({ left }) => left),
    ...tip(points.at(-1), points.at(-2)),
    ...sides.map(({ right }) => right).reverse(),
  ]);
}

/** Points spread evenly along an outline, each with its heading in degrees (0 is up), for strings of objects. */
export function along(shape: Outline, count: number): { at: readonly [number, number]; heading: number }[] {
  const vertices = shape.v.length;
  const pieces = shape.c ? vertices : vertices - 1;
  const point = (t: number): readonly [number, number] => {
    const piece = Math.min(pieces - 1, Math.floor(t * pieces));
    const u = t * pieces - piece;
    const next = (piece + 1) % vertices;
    const axis = (k: 0 | 1): number => {
      const [from, to] = [shape.v[piece]?.[k] ?? 0, shape.v[next]?.[k] ?? 0];
      const [out, into] = [from + (shape.o[piece]?.[k] ?? 0), to + (shape.i[next]?.[k] ?? 0)];
      return from * (1 - u) ** 3 + 3 * out * u * (1 - u) ** 2 + 3 * into * u * u * (1 - u) + to * u ** 3;
    };
    return [axis(0), axis(1)];
  };
  // Steps of equal length, measured over short chords.
  const chords = 240;
  const samples = Array.from({ length: chords + 1 }, (_, index) => point(index / chords));
  const lengths = samples.map(([x, y], index) => {
    const [bx, by] = samples[Math.max(0, index - 1)] ?? [x, y];
    return Math.hypot(x - bx, y - by);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const places: { at: readonly [number, number]; heading: number }[] = [];
  let walked = 0;
  for (let index = 1; index < samples.length && places.length < count; index += 1) {
    walked += lengths[index] ?? 0;
    if (walked < (whole * (places.length + 0.5)) / count) continue;
    const [x, y] = samples[index] ?? [0, 0];
    const [bx, by] = samples[index - 1] ?? [0, 0];
    places.push({ at: [x, y], heading: (Math.atan2(x - bx, by - y) * 180) / Math.PI });
  }
  return places;
}
