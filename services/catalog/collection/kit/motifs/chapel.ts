// A chapel in the hills, the white arch of an outdoor wedding, and the haze between.
import { pen, polygon } from '../geometry/pen.ts';
import { moved, symmetric } from '../geometry/transform.ts';
import { type Color, type Gradient, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, outlines, type Placement, rect, repeat, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { dome } from './arches.ts';

/** A ridge over the whole width, to be filled down to `bottom`. The three heights are those of its left, middle and right. */
export function ridge(width: number, heights: readonly [number, number, number], bottom: number): Outline {
  const [left, middle, right] = heights;
  return pen()
    .move(-160, left)
    .curve(width * 0.14, left - 30, width * 0.3, middle + 40, width * 0.5, middle)
    .curve(width * 0.7, middle - 40, width * 0.86, right + 36, width + 160, right)
    .line(width + 160, bottom)
    .line(-160, bottom)
    .close()
    .outline();
}

/** A whitewashed chapel of Goa: scrolled gable between two low towers; about `size` wide, standing on y = 0. */
export function chapel(size: number, wall: Color, roof: Color, light: Color, place: Placement = {}): ShapeItem {
  const s = (part: number) => size * part;
  const [shade, trim] = [darker(wall, 0.16), darker(wall, 0.24)];
  const lit = (from: number, to: number) => linear([s(from), 0], [s(to), 0], [0, lighter(wall, 0.2)], [1, darker(wall, 0.07)]);
  const cross = (x: number, y: number, high: number) => [
    rect(s(x) - high * 0.06, y - high, high * 0.12, high),
    rect(s(x) - high * 0.3, y - high * 0.76, high * 0.6, high * 0.12),
  ];
  const gable = symmetric(
    pen()
      .move(0, -s(0.78))
      .curve(s(0.07), -s(0.78), s(0.1), -s(0.73), s(0.1), -s(0.68))
      .curve(s(0.1), -s(0.6), s(0.2), -s(0.62), s(0.21), -s(0.52))
      .line(s(0.21), -s(0.44))
      .line(0, -s(0.44))
      .outline(),
  );
  const tower = (x: number) => [
    group('tower', [rect(s(x - 0.075), -s(0.6), s(0.15), s(0.6)), fill(lit(x - 0.075, x + 0.075))]),
    group('cornices', [
      rect(s(x - 0.09), -s(0.62), s(0.18), s(0.025)),
      rect(s(x - 0.09), -s(0.43), s(0.18), s(0.02)),
      fill(trim),
    ]),
    group('belfry', [outline(moved(roundArch(s(0.07), s(0.12)), s(x), -s(0.45))), fill(darker(wall, 0.5))]),
    group('bell', [ellipse([s(x), -s(0.49)], s(0.035), s(0.04)), fill('#c79a4a')]),
    group('cupola', [outline(moved(dome(s(0.15), s(0.12)), s(x), -s(0.62))), fill(lit(x - 0.07, x + 0.07))]),
    group('pinnacle', [...cross(x, -s(0.735), s(0.075)), fill(darker(roof, 0.2))]),
    group('window', [outline(moved(roundArch(s(0.05), s(0.1)), s(x), -s(0.18))), fill(light)]),
  ];
  return group(
    'chapel',
    [
      group('side wall', [
        rect(s(0.3), -s(0.32), s(0.46), s(0.32)),
        fill(linear([s(0.3), 0], [s(0.76), 0], [0, shade], [1, darker(wall, 0.08)])),
      ]),
      group('tiles', [
        outline(polygon([s(0.24), -s(0.31)], [s(0.8), -s(0.31)], [s(0.68), -s(0.47)], [s(0.2), -s(0.47)])),
        fill(linear([0, -s(0.47)], [0, -s(0.31)], [0, lighter(roof, 0.1)], [1, roof])),
      ]),
      group('side windows', [
        ...outlines([0.45, 0.57, 0.69].map((x) => moved(roundArch(s(0.05), s(0.14)), s(x), -s(0.09)))),
        fill(light),
      ]),
      group('front', [rect(-s(0.21), -s(0.46), s(0.42), s(0.46)), fill(lit(-0.2, 0.2))]),
      group('gable', [outline(gable), fill(lit(-0.2, 0.2)), stroke(trim, s(0.014))]),
      group('cornice', [rect(-s(0.23), -s(0.455), s(0.46), s(0.025)), fill(trim)]),
      ...tower(-0.27),
      ...tower(0.27),
      group('cross', [...cross(0, -s(0.78), s(0.12)), fill(darker(roof, 0.2))]),
      group('niche', [outline(moved(roundArch(s(0.07), s(0.11)), 0, -s(0.53))), fill(shade)]),
      group('windows', [
        ...outlines([-0.12, 0, 0.12].map((x) => moved(roundArch(s(0.06), s(0.11)), s(x), -s(0.31)))),
        fill(light),
      ]),
      group('door', [outline(roundArch(s(0.12), s(0.22))), fill(darker(roof, 0.12)), stroke(trim, s(0.014))]),
    ],
    place,
  );
}

/** A round-headed opening, its foot in the middle of y = 0. */
const roundArch = (width: number, height: number): Outline => roundHead(width, height).close().outline();

/** From the left foot over a round head to the right one. */
function roundHead(width: number, height: number): ReturnType<typeof pen> {
  const half = width / 2;
  return pen()
    .move(-half, 0)
    .line(-half, -(height - half))
    .curve(-half, -(height - half * 0.45), -half * 0.55, -height, 0, -height)
    .curve(half * 0.55, -height, half, -(height - half * 0.45), half, -(height - half))
    .line(half, 0);
}

/** Two painted wooden hoops with rungs between them, standing on y = 0: the arch for the vows. */
export function vowArch(width: number, height: number, wood: Color, place: Placement = {}): ShapeItem {
  const hoop = (wide: number, high: number): Outline => roundHead(wide, high).outline();
  const gap = width * 0.13;
  const bar = width * 0.034;
  const inner = hoop(width - gap * 2, height - gap);
  const outer = hoop(width, height);
  const paint: Gradient = linear([-width / 2, 0], [width / 2, 0], [0, lighter(wood, 0.4)], [1, darker(wood, 0.12)]);
  const rungs = Math.floor((height - width / 2) / (gap * 1.25));
  const ladder = (side: number) =>
    group('rungs', [
      rect(side < 0 ? -width / 2 : width / 2 - gap, -gap, gap, bar * 0.5),
      fill(darker(wood, 0.06)),
      repeat(rungs, { move: [0, -gap * 1.25] }),
    ]);
  const fan = Array.from({ length: 9 }, (_, index) => {
    const angle = -Math.PI + ((index + 0.5) * Math.PI) / 9;
    const [cx, cy] = [0, -(height - width / 2)];
    const [near, far] = [width / 2 - gap, width / 2];
    return outline({
      ...polygon(
        [cx + Math.cos(angle) * near, cy + Math.sin(angle) * near],
        [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far],
      ),
      c: false,
    });
  });
  return group(
    'vow arch',
    [
      ladder(-1),
      ladder(1),
      group('fan', [...fan, stroke(darker(wood, 0.06), bar * 0.5)]),
      ...[inner, outer].flatMap((shape) => [
        group('shade', [outline(shape), stroke(darker(wood, 0.34), bar, { opacity: 40 })], { at: [bar * 0.3, bar * 0.35] }),
        group('hoop', [outline(shape), stroke(paint, bar)]),
        group('light', [outline(shape), stroke('#ffffff', bar * 0.22, { opacity: 80 })], { at: [-bar * 0.22, -bar * 0.1] }),
      ]),
    ],
    place,
  );
}
