import { round } from '../lottie/motion.ts';
import type { Outline, Vector } from '../lottie/types.ts';

type Matrix = readonly [number, number, number, number, number, number];

function apply(shape: Outline, [a, b, c, d, tx, ty]: Matrix): Outline {
  const turn = ([x = 0, y = 0]: Vector): Vector => [round(a * x + c * y), round(b * x + d * y)];
  const place = ([x = 0, y = 0]: Vector): Vector => [round(a * x + c * y + tx), round(b * x + d * y + ty)];
  return { v: shape.v.map(place), i: shape.i.map(turn), o: shape.o.map(turn), c: shape.c };
}

export function moved(shape: Outline, x: number, y: number): Outline {
  return apply(shape, [1, 0, 0, 1, x, y]);
}

export function scaled(shape: Outline, x: number, y = x): Outline {
  return apply(shape, [x, 0, 0, y, 0, 0]);
}

/** Completes an open right half, from top to bottom, with its mirror image. */
export function symmetric(half: Outline): Outline {
  const flip = ([x = 0, y = 0]: Vector): Vector => [-x + 0, y];
  const back = (list: readonly Vector[]) => [...list].reverse().map(flip);
  return { v: [...half.v, ...back(half.v)], i: [...half.i, ...back(half.o)], o: [...half.o, ...back(half.i)], c: true };
}
