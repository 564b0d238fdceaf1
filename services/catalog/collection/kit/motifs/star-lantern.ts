// A lantern of pierced brass and glass.
import { pen, polygon } from '../geometry/pen.ts';
import { symmetric } from '../geometry/transform.ts';
import { type Color, glow, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, repeat, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { type Metal, metalRamp } from '../palette.ts';
import { flicker } from './lamps.ts';
import { eightStar } from './star-lattice.ts';

/** A lantern of pierced brass and glass on its chain; the origin is the hook. */
export function starLantern(
  size: number,
  chain: number,
  metal: Metal,
  glass: Color,
  frames: number,
  seed: number,
  place: Placement = {},
): ShapeItem {
  const ramp = metalRamp(metal, [-size * 0.4, 0], [size * 0.4, 0]);
  const half = size * 0.38;
  const roof = symmetric(
    pen()
      .move(0, 0)
      .curve(size * 0.03, size * 0.2, half * 1.1, size * 0.22, half * 1.08, size * 0.46)
      .line(0, size * 0.46)
      .outline(),
  );
  const body = polygon([-half, size * 0.5], [half, size * 0.5], [half * 0.72, size * 1.24], [-half * 0.72, size * 1.24]);
  const foot = symmetric(
    pen()
      .move(0, size * 1.24)
      .line(half * 0.86, size * 1.24)
      .curve(half * 0.7, size * 1.42, half * 0.16, size * 1.4, 0, size * 1.6)
      .outline(),
  );
  const flame = ellipse([0, size * 0.9], size * 0.16, size * 0.34);
  return group(
    'star lantern',
    [
      group('chain', [ellipse([0, 6], 7, 12), stroke(metal.body, 2.4), repeat(Math.ceil(chain / 13), { move: [0, 13] })]),
      group(
        'lantern',
        [
          group('halo', [ellipse([0, size * 0.88], size * 4.6), fill(glow([0, size * 0.88], size * 2.3, glass, 0.4))]),
          group('glass', [outline(body), fill(linear([0, size * 0.5], [0, size * 1.24], [0, glass], [1, '#fff3c9']))]),
          group('flame', [flame, fill('#fffdf0')], { anchor: [0, size], at: [0, size], scale: flicker(frames, seed) }),
          group('panes', [
            ...[-0.34, 0.34].map((x) =>
              outline(
                polygon(
                  [half * x * 1.12 - 1, size * 0.5],
                  [half * x * 1.12 + 1, size * 0.5],
                  [half * x * 0.82 + 1, size * 1.24],
                  [half * x * 0.82 - 1, size * 1.24],
                ),
              ),
            ),
            stroke(metal.shade, size * 0.03),
          ]),
          group(
            'stars',
            [-0.58, 0, 0.58].map((x) =>
              group('star', [outline(eightStar(size * 0.11)), stroke(metal.shade, size * 0.022)], {
                at: [half * x, size * 0.82],
              }),
            ),
          ),
          group('rim', [outline(body), stroke(ramp, size * 0.05)]),
          group('roof', [outline(roof), fill(ramp)]),
          group('band', [rect(-half * 1.16, size * 0.44, half * 2.32, size * 0.09, size * 0.03), fill(metal.shine)]),
          group('foot', [outline(foot), fill(ramp)]),
          group('foot band', [rect(-half * 0.92, size * 1.2, half * 1.84, size * 0.07, size * 0.03), fill(metal.shine)]),
        ],
        { at: [0, chain] },
      ),
    ],
    place,
  );
}
