// The pointed arch of churches.
import { pen } from '../geometry/pen.ts';
import { symmetric } from '../geometry/transform.ts';
import type { Outline } from '../lottie/types.ts';

/** A gothic arch of two arcs. Origin: middle of the sill. */
export function gothicArch(width: number, height: number): Outline {
  const half = width / 2;
  const spring = -(height - width * 0.95);
  return symmetric(
    pen()
      .move(0, -height)
      .curve(half * 0.52, -height + width * 0.2, half, spring - width * 0.36, half, spring)
      .line(half, 0)
      .outline(),
  );
}
