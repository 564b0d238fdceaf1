import { pen, polygon } from '../geometry/pen.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, repeat, rosette } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';

/** A wrapped box with a bow; stands on y = 0. */
export function gift(width: number, height: number, color: Color, ribbon: Color, place: Placement = {}): ShapeItem {
  const half = width / 2;
  const loop = pen()
    .move(0, 0)
    .curve(width * 0.08, -width * 0.26, width * 0.42, -width * 0.28, width * 0.36, -width * 0.08)
    .curve(width * 0.32, 0, width * 0.12, width * 0.01, 0, 0)
    .close()
    .outline();
  const box = linear([-half, 0], [half, 0], [0, lighter(color, 0.12)], [0.6, color], [1, darker(color, 0.2)]);
  const band = linear([-width * 0.1, 0], [width * 0.1, 0], [0, lighter(ribbon, 0.3)], [1, darker(ribbon, 0.1)]);
  return group(
    'gift',
    [
      group('box', [rect(-half, -height, width, height, 6), fill(box)]),
      group('lid', [rect(-half * 1.07, -height - width * 0.03, width * 1.07, height * 0.22, 6), fill(lighter(color, 0.08))]),
      group('lid shade', [rect(-half, -height + height * 0.22 - width * 0.03, width, height * 0.05), fill('#000000', 14)]),
      group('ribbon', [rect(-width * 0.09, -height - width * 0.03, width * 0.18, height + width * 0.03), fill(band)]),
      group(
        'bow',
        [
          group('loop', [outline(loop), fill(lighter(ribbon, 0.1))]),
          group('loop', [outline(loop), fill(darker(ribbon, 0.06))], { scale: [-100, 100] }),
          group('knot', [ellipse([0, -width * 0.03], width * 0.14, width * 0.11), fill(lighter(ribbon, 0.25))]),
        ],
        { at: [0, -height - width * 0.02] },
      ),
    ],
    place,
  );
}

/** A flat ribbon with folded ends, for a name. Centred. */
export function ribbonBanner(width: number, height: number, color: Color, place: Placement = {}): ShapeItem {
  const half = width / 2;
  const tail = height * 0.95;
  const end = polygon([0, 0], [tail, 0], [tail * 0.66, height / 2], [tail, height], [0, height]);
  const side = group('end', [
    group('tail', [outline(end), fill(linear([0, 0], [tail, 0], [0, darker(color, 0.3)], [1, darker(color, 0.12)]))], {
      at: [half - tail * 0.42, -height / 2 + height * 0.24],
    }),
    group('fold', [
      outline(polygon([half, height / 2], [half - tail * 0.42, height / 2], [half - tail * 0.42, height * 0.74])),
      fill(darker(color, 0.45)),
    ]),
  ]);
  return group(
    'ribbon',
    [
      side,
      group('other end', [side], { scale: [-100, 100] }),
      group('band', [
        rect(-half, -height / 2, width, height, 4),
        fill(linear([0, -height / 2], [0, height / 2], [0, lighter(color, 0.1)], [1, darker(color, 0.07)])),
      ]),
      group('stitches', [
        rect(-half, -height / 2 + height * 0.09, width, 2),
        rect(-half, height / 2 - height * 0.09 - 2, width, 2),
        fill('#ffffff', 45),
      ]),
    ],
    place,
  );
}

/** A cone hat with stripes and a pompon; stands on y = 0. */
export function partyHat(width: number, colors: readonly [Color, Color], pompon: Color, place: Placement = {}): ShapeItem {
  const h = width * 1.2;
  const half = width / 2;
  const stripe = (low: number, high: number) =>
    polygon(
      [-half * (1 - low), -h * low - width * 0.06 * 0],
      [half * (1 - low), -h * (low + 0.12)],
      [half * (1 - high), -h * (high + 0.12)],
      [-half * (1 - high), -h * high],
    );
  const cone = pen()
    .move(0, -h)
    .line(half, 0)
    .quad(0, width * 0.18, -half, 0)
    .close()
    .outline();
  return group(
    'party hat',
    [
      group('cone', [
        outline(cone),
        fill(linear([-half, 0], [half, 0], [0, lighter(colors[0], 0.18)], [0.5, colors[0]], [1, darker(colors[0], 0.22)])),
      ]),
      group('stripes', [
        outline(stripe(0.14, 0.28)),
        outline(stripe(0.44, 0.56)),
        outline(stripe(0.7, 0.78)),
        fill(colors[1], 92),
      ]),
      group('brim', [group('puff', [ellipse([0, 0], width * 0.13), fill(pompon)]), repeat(9, { move: [width / 8, 0] })], {
        at: [-half, width * 0.03],
      }),
      group('pompon', [
        rosette(14, width * 0.2, width * 0.12, 40, 0, [0, -h]),
        fill(radial([-width * 0.05, -h - width * 0.05], [width * 0.2, -h], [0, lighter(pompon, 0.4)], [1, pompon])),
      ]),
    ],
    place,
  );
}
