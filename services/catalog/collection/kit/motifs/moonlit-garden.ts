// A garden by night: crescent, cypresses, a pavilion, the pool between.
import { pen, polygon } from '../geometry/pen.ts';
import { moved, symmetric } from '../geometry/transform.ts';
import { type Color, type Gradient, glow, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, outlines, type Placement, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { dome, finial } from './arches.ts';
import { keelArch } from './star-lattice.ts';

/** The young moon of an evening, lit from the lower right, with its halo. Centred on the full disc. */
export function crescent(radius: number, color: Color, halo: number, place: Placement = {}): ShapeItem {
  const k = radius * 0.5523;
  const moon = pen()
    .move(radius * 0.5, -radius * 0.866)
    .curve(radius * 0.02, -radius * 1.16, -radius, -radius * 0.72, -radius, 0)
    .curve(-radius, k, -k, radius, 0, radius)
    .curve(radius * 0.5, radius, radius * 0.86, radius * 0.66, radius * 0.96, radius * 0.24)
    .curve(radius * 0.62, radius * 0.62, radius * 0.02, radius * 0.6, -radius * 0.22, radius * 0.16)
    .curve(-radius * 0.46, -radius * 0.26, -radius * 0.12, -radius * 0.76, radius * 0.5, -radius * 0.866)
    .close()
    .outline();
  return group(
    'crescent',
    [
      group('halo', [ellipse([0, 0], radius * halo * 2), fill(glow([0, 0], radius * halo, color, 0.42))]),
      group('moon', [outline(moon), fill(linear([-radius, -radius], [radius, radius], [0, '#ffffff'], [1, color]))], {
        scale: [-100, 100],
      }),
    ],
    place,
  );
}

/** A cypress, standing on y = 0. */
export function cypress(width: number, height: number): Outline {
  const half = width / 2;
  return symmetric(
    pen()
      .move(0, -height)
      .curve(half * 0.5, -height * 0.8, half * 1.15, -height * 0.5, half, -height * 0.22)
      .curve(half * 0.9, -height * 0.08, half * 0.4, -height * 0.04, half * 0.14, -height * 0.03)
      .line(half * 0.14, 0)
      .outline(),
  );
}

/** A garden pavilion of three lit arches under a dome, two kiosks beside it. About `width` wide, standing on y = 0. */
export function pavilion(
  width: number,
  walls: Color | Gradient,
  light: Color | Gradient,
  edge: Color,
  place: Placement = {},
): ShapeItem {
  const w = (part: number) => width * part;
  const box = (x: number, y: number, wide: number, high: number) =>
    polygon([x - wide / 2, y - high], [x + wide / 2, y - high], [x + wide / 2, y], [x - wide / 2, y]);
  const kiosk = (x: number, y: number, size: number): Outline[] => [
    box(x, y, size, size * 0.9),
    moved(dome(size * 0.86, size * 0.72), x, y - size * 0.88),
    ...finial(size * 0.34).map((shape) => moved(shape, x, y - size * 1.54)),
  ];
  const solid = [
    box(0, 0, w(1.06), w(0.035)),
    box(0, 0, w(1), w(0.25)),
    box(0, w(-0.24), w(1.04), w(0.02)),
    box(0, 0, w(0.36), w(0.33)),
    box(0, w(-0.32), w(0.39), w(0.018)),
    box(0, w(-0.33), w(0.24), w(0.05)),
    moved(dome(w(0.27), w(0.26)), 0, w(-0.37)),
    ...finial(w(0.1)).map((shape) => moved(shape, 0, w(-0.615))),
    ...kiosk(w(-0.42), w(-0.26), w(0.1)),
    ...kiosk(w(0.42), w(-0.26), w(0.1)),
  ];
  const openings = [
    moved(keelArch(w(0.2), w(0.25), w(0.11)), 0, w(-0.03)),
    ...[-0.41, -0.285, 0.285, 0.41].map((x) => moved(keelArch(w(0.085), w(0.16), w(0.06)), w(x), w(-0.03))),
    ...[-0.42, 0.42].map((x) => moved(keelArch(w(0.045), w(0.06), w(0.024)), w(x), w(-0.27))),
  ];
  return group(
    'pavilion',
    [
      group('walls', [...outlines(solid), fill(walls), stroke(edge, width * 0.0022, { opacity: 55 })]),
      group('light', [...outlines(openings), fill(light)]),
    ],
    place,
  );
}

/** A water channel in perspective: `far` wide at y = 0 and `near` wide at `depth`, with its stone rim. */
export function gardenPool(
  far: number,
  near: number,
  depth: number,
  water: Gradient,
  rim: Color,
  place: Placement = {},
): ShapeItem {
  const basin = (grow: number) =>
    polygon([-far / 2 - grow * 0.3, 0], [far / 2 + grow * 0.3, 0], [near / 2 + grow * 2, depth], [-near / 2 - grow * 2, depth]);
  return group(
    'pool',
    [
      group('rim', [outline(basin(30)), fill(rim)]),
      group('water', [outline(basin(0)), fill(water)]),
      group('edge', [outline(basin(0)), stroke('#ffe7a8', 2, { opacity: 50 })]),
    ],
    place,
  );
}
