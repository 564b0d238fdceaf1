import type { Outline } from '../lottie/types.ts';

/** Tangent length with which four cubics make a circle. */
const QUARTER = 0.5523;

/** A circle around the origin as an outline, for openings and masks. */
export function circle(radius: number): Outline {
  const pull = radius * QUARTER;
  return {
    v: [
      [0, -radius],
      [radius, 0],
      [0, radius],
      [-radius, 0],
    ],
    i: [
      [-pull, 0],
      [0, -pull],
      [pull, 0],
      [0, pull],
    ],
    o: [
      [pull, 0],
      [0, pull],
      [-pull, 0],
      [0, -pull],
    ],
    c: true,
  };
}
