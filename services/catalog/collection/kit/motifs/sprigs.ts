// Leaves and the sprigs they grow on.
import { pen } from '../geometry/pen.ts';
import { moved, symmetric } from '../geometry/transform.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { fill, group, outline, type Placement, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { broadPetal } from './broad-petal.ts';

/** A leaf from its stalk at the origin upwards, with a vein. */
export function leaf(width: number, length: number, color: Color, place: Placement = {}): ShapeItem {
  const half = width / 2;
  const blade = symmetric(
    pen()
      .move(0, -length)
      .curve(half * 0.5, -length * 0.82, half * 1.16, -length * 0.56, half * 0.86, -length * 0.3)
      .curve(half * 0.62, -length * 0.12, half * 0.2, -length * 0.04, 0, 0)
      .outline(),
  );
  const vein = pen()
    .move(0, -length * 0.04)
    .line(0, -length * 0.86)
    .outline();
  return group(
    'leaf',
    [
      group('blade', [outline(blade), fill(linear([-half, 0], [half, 0], [0, lighter(color, 0.16)], [1, darker(color, 0.16)]))]),
      group('vein', [outline(vein), stroke(lighter(color, 0.36), width * 0.035, { opacity: 70 })]),
    ],
    place,
  );
}

/** A sprig from the origin upwards: pairs of leaves on a bent stalk. `round` leaves are eucalyptus. */
export function sprig(length: number, color: Color, pairs: number, round: boolean, place: Placement = {}): ShapeItem {
  const bend = length * 0.12;
  const stalk = pen()
    .move(0, 0)
    .quad(bend, -length * 0.5, 0, -length)
    .outline();
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const part = (index + 0.7) / (pairs + 0.3);
    const size = length * (round ? 0.2 : 0.26) * (1.1 - part * 0.55);
    const at = [bend * 2 * part * (1 - part), -length * part];
    const tone = index % 2 ? color : lighter(color, 0.12);
    return [-1, 1].map((side) =>
      round
        ? group('coin', [coin(size), fill(linear([0, 0], [0, -size], [0, darker(tone, 0.12)], [1, lighter(tone, 0.22)]))], {
            at,
            rotate: side * (58 - part * 22),
          })
        : leaf(size * 0.42, size, tone, { at, rotate: side * (52 - part * 18) }),
    );
  });
  return group(
    'sprig',
    [group('stalk', [outline(stalk), stroke(darker(color, 0.14), Math.max(2, length * 0.012))]), ...leaves.flat()],
    place,
  );
}

function coin(size: number): ShapeItem {
  return outline(moved(broadPetal(size * 0.86, size * 0.9), 0, -size * 0.06));
}
