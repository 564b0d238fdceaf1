import { pen } from '../geometry/pen.ts';
import { moved } from '../geometry/transform.ts';
import { EASE, type Key, type Track } from '../lottie/motion.ts';
import { type Color, glow, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, ring, stroke } from '../lottie/shapes.ts';
import type { ShapeItem, Vector } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { drop, petal } from './arches.ts';

/** A flame's flickering scale over `frames`, different for every `seed`. */
export function flicker(frames: number, seed: number): Track<Vector> {
  const keys: Key<Vector>[] = [];
  for (let frame = 0, index = seed; frame <= frames + 8; frame += 7, index += 1) {
    const height = 100 + 11 * Math.sin(index * 12.9898) + 5 * Math.sin(index * 4.1);
    keys.push([frame, [100 + 5 * Math.sin(index * 7.3), height], EASE.breath]);
  }
  return { keys };
}

/** A flame standing on y = 0. */
export function flame(size: number, frames: number, seed: number, place: Placement = {}): ShapeItem {
  return group(
    'flame',
    [
      group('halo', [ellipse([0, -size * 0.5], size * 5), fill(glow([0, -size * 0.5], size * 2.5, '#ffb347', 0.5))]),
      group(
        'fire',
        [
          group('outer', [
            outline(drop(size * 0.55, size)),
            fill(linear([0, -size], [0, 0], [0, '#ff9a2e'], [0.55, '#ffc24a'], [1, '#f2671f'])),
          ]),
          group('inner', [
            outline(drop(size * 0.3, size * 0.62)),
            fill(linear([0, -size * 0.62], [0, 0], [0, '#fff8dc'], [1, '#ffd873'])),
          ]),
        ],
        { scale: flicker(frames, seed) },
      ),
    ],
    place,
  );
}

/** A clay lamp with its flame, standing on y = 0. */
export function diya(width: number, clay: Color, trimColor: Color, frames: number, seed = 1, place: Placement = {}): ShapeItem {
  const half = width / 2;
  const bowl = pen()
    .move(-half, -width * 0.3)
    .curve(-half * 0.9, width * 0.02, -half * 0.3, 0, 0, 0)
    .curve(half * 0.3, 0, half * 0.9, width * 0.02, half, -width * 0.3)
    .curve(half * 0.5, -width * 0.2, -half * 0.5, -width * 0.2, -half, -width * 0.3)
    .close()
    .outline();
  return group(
    'diya',
    [
      group('light on the ground', [
        ellipse([0, 0], width * 2.4, width * 0.5),
        fill(radial([0, 0], [width * 1.2, 0], [0, '#ffb347', 0.5], [1, '#ffb347', 0])),
      ]),
      flame(width * 0.52, frames, seed, { at: [0, -width * 0.25] }),
      group('oil', [ellipse([0, -width * 0.285], width * 0.94, width * 0.14), fill(darker(clay, 0.45))]),
      group('bowl', [
        outline(bowl),
        fill(linear([-half, 0], [half, 0], [0, darker(clay, 0.3)], [0.4, lighter(clay, 0.15)], [1, darker(clay, 0.35)])),
      ]),
      ...[-0.56, -0.28, 0, 0.28, 0.56].map((x) =>
        group('dot', [ellipse([x * half, -width * (0.17 - 0.03 * (1 - x * x) * 2)], width * 0.045), fill(trimColor)]),
      ),
    ],
    place,
  );
}

/** A pierced brass lamp that hangs from a chain; the origin is the hook. */
export function hangingLamp(
  size: number,
  chain: number,
  metal: Metal,
  frames: number,
  seed = 1,
  place: Placement = {},
): ShapeItem {
  const ramp = metalRamp(metal, [-size * 0.5, 0], [size * 0.5, 0]);
  const body = pen()
    .move(0, 0)
    .curve(size * 0.1, size * 0.2, size * 0.5, size * 0.25, size * 0.46, size * 0.6)
    .curve(size * 0.42, size * 0.9, size * 0.16, size * 0.95, 0, size * 1.15)
    .curve(-size * 0.16, size * 0.95, -size * 0.42, size * 0.9, -size * 0.46, size * 0.6)
    .curve(-size * 0.5, size * 0.25, -size * 0.1, size * 0.2, 0, 0)
    .close()
    .outline();
  const window = moved(petal(size * 0.17, size * 0.34), 0, size * 0.78);
  return group(
    'hanging lamp',
    [
      group('chain', [rect(-size * 0.012, 0, size * 0.024, chain, 1), fill(metal.body)]),
      group(
        'lamp',
        [
          group('halo', [ellipse([0, size * 0.6], size * 4.4), fill(glow([0, size * 0.6], size * 2.2, '#ffb347', 0.42))]),
          group('body', [outline(body), fill(ramp)]),
          ...[-0.26, 0, 0.26].map((x, index) =>
            group('window', [
              outline(moved(window, x * size, 0)),
              fill(linear([0, size * 0.4], [0, size * 0.8], [0, '#ffe9a8'], [1, index === 1 ? '#ffb03a' : '#f7941d'])),
            ]),
          ),
          group('bands', [
            rect(-size * 0.46, size * 0.34, size * 0.92, size * 0.035, 4),
            rect(-size * 0.45, size * 0.83, size * 0.9, size * 0.035, 4),
            fill(metal.shine),
          ]),
          group('cap', [ellipse([0, size * 0.05], size * 0.2, size * 0.16), fill(metal.shine)]),
          flame(size * 0.16, frames, seed, { at: [0, size * 0.76] }),
        ],
        { at: [0, chain] },
      ),
    ],
    place,
  );
}

/** Rays of light from the centre, with soft ends. */
export function rays(radius: number, count: number, color: Color, strength: number, place: Placement = {}): ShapeItem {
  const wedge = pen()
    .move(0, 0)
    .line(-radius * 0.06, -radius)
    .line(radius * 0.06, -radius)
    .close()
    .outline();
  const light = radial([0, 0], [radius, 0], [0, color, strength * 0.85], [1, color, 0]);
  return ring('rays', count, [outline(wedge), fill(light)], place);
}

/** A thin double circle with beads: a frame for a medallion. */
export function beadedRing(radius: number, metal: Metal, beads: number, place: Placement = {}): ShapeItem {
  return group(
    'beaded ring',
    [
      group('rim', [ellipse([0, 0], radius * 2), stroke(metalRamp(metal, [0, -radius], [0, radius]), radius * 0.035)]),
      group('inner rim', [ellipse([0, 0], radius * 1.8), stroke(metal.body, radius * 0.012)]),
      ring('beads', beads, [ellipse([0, -radius * 0.95], radius * 0.035), fill(metal.glint)]),
    ],
    place,
  );
}
