import type { Outline } from '../../kit/lottie/types.ts';

/** A circle as an outline, for a photo's opening. */
export const CIRCLE = (radius: number): Outline => {
  const pull = radius * 0.5523;
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
};
