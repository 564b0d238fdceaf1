import { pen } from '../geometry/pen.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';

/** The dimensions of an instant print: the square picture, and the width of the card around it. */
export function instantPrint(picture: number) {
  const side = picture * 0.085;
  const foot = picture * 0.28;
  return { width: picture + side * 2, height: picture + side + foot, side, foot };
}

/** The card of an instant print whose picture is centred on the origin; the picture goes on top. */
export function printCard(picture: number, paper: Color, place: Placement = {}): ShapeItem {
  const { width, height, side } = instantPrint(picture);
  const [x, y] = [-width / 2, -picture / 2 - side];
  return group(
    'instant print',
    [
      group('shadow', [rect(x + 12, y + 20, width, height, 8), fill('#3a2218', 26)]),
      group('card', [
        rect(x, y, width, height, 8),
        fill(linear([0, y], [0, y + height], [0, lighter(paper, 0.4)], [1, darker(paper, 0.05)])),
      ]),
      group('well', [rect(-picture / 2 - 3, -picture / 2 - 3, picture + 6, picture + 6, 4), fill(darker(paper, 0.2))]),
    ],
    place,
  );
}

/** A wooden peg with its grip at the origin; `size` is its height. */
export function peg(size: number, wood: Color, place: Placement = {}): ShapeItem {
  const half = (way: number) =>
    pen()
      .move(way * size * 0.015, -size * 0.6)
      .line(way * size * 0.13, -size * 0.58)
      .line(way * size * 0.15, -size * 0.1)
      .line(way * size * 0.1, size * 0.4)
      .line(way * size * 0.015, size * 0.38)
      .close()
      .outline();
  return group(
    'peg',
    [
      group('shadow', [rect(-size * 0.1, -size * 0.54, size * 0.28, size * 0.94, 4), fill('#3a2218', 22)]),
      group('left half', [outline(half(-1)), fill(linear([-size * 0.15, 0], [0, 0], [0, lighter(wood, 0.24)], [1, wood]))]),
      group('right half', [
        outline(half(1)),
        fill(linear([0, 0], [size * 0.15, 0], [0, lighter(wood, 0.08)], [1, darker(wood, 0.16)])),
      ]),
      group('spring', [
        rect(-size * 0.16, -size * 0.14, size * 0.32, size * 0.05, 4),
        rect(-size * 0.16, -size * 0.05, size * 0.32, size * 0.05, 4),
        fill('#8d9399'),
      ]),
      group('hole', [ellipse([0, -size * 0.02], size * 0.07), fill('#5b6066')]),
    ],
    place,
  );
}

/** A cotton string through points that sags between them. */
export function cottonString(
  points: readonly (readonly [x: number, y: number])[],
  sag: number,
  color: Color,
  width: number,
): ShapeItem {
  const path = pen();
  points.forEach(([x, y], index) => {
    const before = points[index - 1];
    if (!before) path.move(x, y);
    else path.quad((x + before[0]) / 2, (y + before[1]) / 2 + sag * 2, x, y);
  });
  const line = outline(path.outline());
  return group('string', [
    line,
    stroke(darker(color, 0.2), width),
    stroke(lighter(color, 0.3), width * 0.45, { dash: [width * 1.6, width * 2.2] }),
  ]);
}
