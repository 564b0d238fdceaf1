// A chapel in the hills, the white arch of an outdoor wedding, and the haze between.
import { pen, polygon } from '../geometry/pen.ts';
import { moved } from '../geometry/transform.ts';
import { type Color, type Gradient, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, outlines, type Placement, rect, repeat, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { gothicArch } from './gothic-arch.ts';

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

/** A whitewashed chapel with a tower, seen from the front; about `size` wide, standing on y = 0. */
export function chapel(size: number, wall: Color, roof: Color, light: Color, place: Placement = {}): ShapeItem {
  const s = (part: number) => size * part;
  const shade = darker(wall, 0.16);
  const cross = (y: number, high: number) => [
    rect(-high * 0.05, y - high, high * 0.1, high),
    rect(-high * 0.27, y - high * 0.74, high * 0.54, high * 0.1),
  ];
  return group(
    'chapel',
    [
      group('side wall', [
        rect(s(0.1), -s(0.34), s(0.56), s(0.34)),
        fill(linear([s(0.1), 0], [s(0.66), 0], [0, shade], [1, darker(wall, 0.08)])),
      ]),
      group('side roof', [
        outline(polygon([s(0.06), -s(0.34)], [s(0.7), -s(0.34)], [s(0.58), -s(0.58)], [0, -s(0.58)])),
        fill(linear([0, -s(0.58)], [0, -s(0.34)], [0, lighter(roof, 0.1)], [1, roof])),
      ]),
      group('side windows', [
        ...outlines([0.27, 0.41, 0.55].map((x) => moved(gothicArch(s(0.055), s(0.16)), s(x), -s(0.09)))),
        fill(light),
      ]),
      group('front', [
        outline(polygon([-s(0.2), 0], [-s(0.2), -s(0.4)], [0, -s(0.62)], [s(0.2), -s(0.4)], [s(0.2), 0])),
        fill(linear([-s(0.2), 0], [s(0.2), 0], [0, lighter(wall, 0.2)], [1, wall])),
      ]),
      group('gable', [
        outline({ ...polygon([-s(0.24), -s(0.36)], [0, -s(0.63)], [s(0.24), -s(0.36)]), c: false }),
        stroke(roof, s(0.028), { join: 'miter' }),
      ]),
      group('tower', [
        rect(-s(0.1), -s(0.86), s(0.2), s(0.3)),
        fill(linear([-s(0.1), 0], [s(0.1), 0], [0, lighter(wall, 0.2)], [1, shade])),
      ]),
      group('belfry', [outline(moved(gothicArch(s(0.085), s(0.17)), 0, -s(0.66))), fill(darker(wall, 0.5))]),
      group('bell', [ellipse([0, -s(0.7)], s(0.045), s(0.05)), fill('#c79a4a')]),
      group('spire', [
        outline(polygon([-s(0.13), -s(0.85)], [0, -s(1.22)], [s(0.13), -s(0.85)])),
        fill(linear([-s(0.13), 0], [s(0.13), 0], [0, lighter(roof, 0.14)], [1, darker(roof, 0.1)])),
      ]),
      group('cross', [...cross(-s(1.2), s(0.15)), fill(darker(roof, 0.2))]),
      group('door', [outline(gothicArch(s(0.13), s(0.25))), fill(darker(roof, 0.12))]),
      group('rose', [ellipse([0, -s(0.38)], s(0.09)), fill(light), stroke(shade, s(0.014))]),
    ],
    place,
  );
}

/** Two painted wooden hoops with rungs between them, standing on y = 0: the arch for the vows. */
export function vowArch(width: number, height: number, wood: Color, place: Placement = {}): ShapeItem {
  const hoop = (wide: number, high: number): Outline => {
    const half = wide / 2;
    return pen()
      .move(-half, 0)
      .line(-half, -(high - half))
      .curve(-half, -(high - half * 0.44), -half * 0.56, -high, 0, -high)
      .curve(half * 0.56, -high, half, -(high - half * 0.44), half, -(high - half))
      .line(half, 0)
      .outline();
  };
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
