import { pen } from '../geometry/pen.ts';
import { moved, symmetric } from '../geometry/transform.ts';
import { ellipse, fill, group, outline, outlines, type Placement, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { type Metal, metalRamp } from '../palette.ts';
import { finial, petal } from './arches.ts';
import { flame } from './lamps.ts';

/** A kuthuvilakku: the tall brass lamp of the south with five wicks, standing on y = 0, `height` high. */
export function oilLamp(height: number, metal: Metal, frames: number, seed = 1, place: Placement = {}): ShapeItem {
  const u = height / 100;
  const shaft = symmetric(
    pen()
      .move(0, -74 * u)
      .line(2 * u, -74 * u)
      .curve(2 * u, -70 * u, 5 * u, -69 * u, 5 * u, -66 * u)
      .curve(5 * u, -63 * u, 2 * u, -62 * u, 2 * u, -59 * u)
      .curve(2 * u, -55 * u, 6.4 * u, -54 * u, 6.4 * u, -50 * u)
      .curve(6.4 * u, -46 * u, 2.4 * u, -46 * u, 2.2 * u, -41 * u)
      .curve(2 * u, -36 * u, 4.4 * u, -35 * u, 4.4 * u, -32 * u)
      .curve(4.4 * u, -29 * u, 2.6 * u, -28 * u, 2.6 * u, -24 * u)
      .curve(2.8 * u, -18 * u, 7 * u, -17 * u, 8 * u, -13 * u)
      .curve(9 * u, -10 * u, 18 * u, -9 * u, 19 * u, -3 * u)
      .line(19 * u, 0)
      .line(0, 0)
      .outline(),
  );
  const bowl = symmetric(
    pen()
      .move(0, -79 * u)
      .line(17 * u, -79 * u)
      .curve(21 * u, -79.4 * u, 22 * u, -81 * u, 22.4 * u, -81.6 * u)
      .curve(20 * u, -74 * u, 10 * u, -72 * u, 0, -72 * u)
      .outline(),
  );
  const spire = symmetric(
    pen()
      .move(0, -93 * u)
      .curve(1.4 * u, -92 * u, 3 * u, -90 * u, 3 * u, -88 * u)
      .curve(3 * u, -85 * u, 1.6 * u, -84 * u, 1.8 * u, -79 * u)
      .line(0, -79 * u)
      .outline(),
  );
  const gold = metalRamp(metal, [-14 * u, 0], [14 * u, 0]);
  const wicks = [-19, -10, 10, 19].map((x, index) =>
    flame(7.4 * u, frames, seed + index, { at: [x * u, (-79.4 - Math.abs(x) * 0.07) * u] }),
  );
  return group(
    'oil lamp',
    [
      group('spire', [outline(spire), ...outlines(finial(9 * u).map((shape) => moved(shape, 0, -91 * u))), fill(gold)]),
      ...wicks,
      group('bowl', [outline(bowl), fill(metalRamp(metal, [-22 * u, 0], [22 * u, 0]))]),
      flame(6.6 * u, frames, seed + 7, { at: [0, -77 * u] }),
      group('shaft', [outline(shaft), fill(gold)]),
      group(
        'rings',
        [-66, -50, -32, -13].map((y) => ellipse([0, y * u], (y === -50 ? 13 : 9.4) * u, 1.5 * u)).concat(fill(metal.shade, 70)),
      ),
      group('foot line', [
        outline(
          pen()
            .move(-18.6 * u, -3 * u)
            .line(18.6 * u, -3 * u)
            .outline(),
        ),
        stroke(metal.shade, 0.6 * u),
      ]),
      group(
        'foot petals',
        [-12, -6, 0, 6, 12].map((x) => outline(moved(petal(4.6 * u, 4.8 * u), x * u, -3.4 * u))).concat(fill(metal.shade, 40)),
      ),
    ],
    place,
  );
}
