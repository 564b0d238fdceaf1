import { pen } from '../geometry/pen.ts';
import { ellipse, fill, group, outline, type Placement, rect, ring, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { type Metal, metalRamp } from '../palette.ts';

/** A scroll corner for a tooled cover: its outer corner at the origin, extending right and down. */
function scrollCorner(size: number, metal: Metal): ShapeItem {
  const scroll = pen()
    .move(size * 0.06, size)
    .curve(size * 0.06, size * 0.5, size * 0.2, size * 0.34, size * 0.42, size * 0.38)
    .curve(size * 0.6, size * 0.42, size * 0.56, size * 0.64, size * 0.42, size * 0.6)
    .curve(size * 0.34, size * 0.57, size * 0.36, size * 0.47, size * 0.44, size * 0.49)
    .outline();
  const leaf = pen()
    .move(size * 0.12, size * 0.12)
    .curve(size * 0.3, size * 0.1, size * 0.4, size * 0.24, size * 0.4, size * 0.4)
    .curve(size * 0.24, size * 0.4, size * 0.1, size * 0.3, size * 0.12, size * 0.12)
    .close()
    .outline();
  const lines = [group('scroll', [outline(scroll), stroke(metal.body, size * 0.026)])];
  return group('scroll corner', [
    ...lines,
    group('other side', lines, { scale: [-100, 100], rotate: -90 }),
    group('leaf', [outline(leaf), fill(metalRamp(metal, [0, 0], [size * 0.4, size * 0.4]))]),
    group('bead', [
      ellipse([size * 0.06, size * 1.05], size * 0.06),
      ellipse([size * 1.05, size * 0.06], size * 0.06),
      fill(metal.shine),
    ]),
  ]);
}

/** The tooled gold frame of an album's cover. Centred. */
export function tooledFrame(width: number, height: number, corner: number, metal: Metal, place: Placement = {}): ShapeItem {
  const [x, y] = [width / 2, height / 2];
  const frame = (inset: number, line: number) =>
    group('line', [
      rect(-x + inset, -y + inset, width - inset * 2, height - inset * 2, 8),
      stroke(metalRamp(metal, [-x, -y], [x, y]), line),
    ]);
  return group(
    'tooled frame',
    [
      frame(0, 6),
      frame(16, 2),
      ...(
        [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const
      ).map(([sx, sy]) =>
        group('corner', [scrollCorner(corner, metal)], { at: [sx * (x - 34), sy * (y - 34)], scale: [-sx * 100, -sy * 100] }),
      ),
    ],
    place,
  );
}

/** A rosette of laurel around the middle, open at the top. */
export function laurel(radius: number, metal: Metal, place: Placement = {}): ShapeItem {
  const leaf = pen()
    .move(0, 0)
    .curve(radius * 0.1, -radius * 0.08, radius * 0.075, -radius * 0.22, 0, -radius * 0.3)
    .curve(-radius * 0.06, -radius * 0.2, -radius * 0.06, -radius * 0.08, 0, 0)
    .close()
    .outline();
  const paint = fill(metalRamp(metal, [-radius * 0.05, -radius * 0.3], [radius * 0.05, 0]));
  const point = (angle: number, reach: number): [number, number] => [Math.cos(angle) * reach, Math.sin(angle) * reach];
  const stem = pen().move(...point(Math.PI / 2, radius));
  const branch = Array.from({ length: 12 }, (_, index) => {
    const angle = ((88 - index * 12.4) * Math.PI) / 180;
    const before = ((88 - index * 12.4 + 12.4) * Math.PI) / 180;
    stem.quad(...point((angle + before) / 2, radius * 1.006), ...point(angle, radius));
    const along = (angle * 180) / Math.PI;
    const size = 100 - index * 3;
    return group('pair', [
      group('outer leaf', [outline(leaf), paint], { at: point(angle, radius), rotate: along + 34, scale: [size, size] }),
      group('inner leaf', [outline(leaf), paint], {
        at: point(angle, radius),
        rotate: along - 30,
        scale: [-size * 0.86, size * 0.86],
      }),
    ]);
  });
  const side = [group('stem', [outline(stem.outline()), stroke(metal.body, radius * 0.02)]), ...branch];
  return group(
    'laurel',
    [
      group('right', side),
      group('left', side, { scale: [-100, 100] }),
      ring('berries', 3, [ellipse([0, radius * 0.05], radius * 0.07), fill(metal.shine)], { at: [0, radius] }),
    ],
    place,
  );
}
