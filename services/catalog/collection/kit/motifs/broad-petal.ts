// The petal of open flowers and round leaves.
import { pen } from '../geometry/pen.ts';
import { symmetric } from '../geometry/transform.ts';
import type { Outline } from '../lottie/types.ts';

/** A broad petal from its base at the origin upwards, a little dented at its rim. */
export function broadPetal(width: number, length: number): Outline {
  const half = width / 2;
  return symmetric(
    pen()
      .move(0, -length * 0.95)
      .curve(half * 0.3, -length * 1.06, half * 0.95, -length * 1.0, half, -length * 0.62)
      .curve(half * 1.02, -length * 0.3, half * 0.5, -length * 0.06, 0, 0)
      .outline(),
  );
}
