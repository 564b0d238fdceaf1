// Phulkari: counted floss-silk embroidery of flowers. Every patch is one thread laid back and forth.
import { pen, polygon } from '../geometry/pen.ts';
import { type Animated, EASE, type Track, track } from '../lottie/motion.ts';
import type { Color } from '../lottie/paint.ts';
import { fill, group, outline, type Placement, rect, repeat, ring, stroke, trim } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker } from '../palette.ts';

/** The path of a thread that fills a diamond from top to bottom. */
function laidThread(width: number, height: number, step: number): Outline {
  const rows = Math.max(4, Math.round(height / step));
  const path = pen().move(0, -height / 2);
  for (let row = 1; row < rows; row += 1) {
    const y = -height / 2 + (height * row) / rows;
    const half = (width / 2) * (1 - Math.abs(y) / (height / 2));
    path.line(row % 2 ? half : -half, y);
  }
  return path.line(0, height / 2).outline();
}

/** A diamond of satin stitch, `drawn` percent of it laid. */
export function stitchedDiamond(
  width: number,
  height: number,
  color: Color,
  drawn: Animated<number>,
  place: Placement = {},
): ShapeItem {
  const step = Math.max(3.4, height / 20);
  const [x, y] = [width * 0.46, height * 0.46];
  return group(
    'stitched diamond',
    [
      group('below', [outline(polygon([0, -y], [x, 0], [0, y], [-x, 0])), fill(darker(color, 0.2), drawn)]),
      group('thread', [outline(laidThread(width, height, step)), trim(0, drawn), stroke(color, step * 0.92)]),
    ],
    place,
  );
}

/** Four diamonds around a point and one in their centre: the unit of a bagh. `size` from tip to tip. */
export function phulkariTile(
  size: number,
  [first, second, heart]: readonly [Color, Color, Color],
  drawn: Animated<number>,
  place: Placement = {},
): ShapeItem {
  const part = size * 0.47;
  const shift = size * 0.25;
  return group(
    'phulkari tile',
    [
      stitchedDiamond(part, part, first, drawn, { at: [0, -shift] }),
      stitchedDiamond(part, part, first, drawn, { at: [0, shift], rotate: 180 }),
      stitchedDiamond(part, part, second, drawn, { at: [-shift, 0], rotate: -90 }),
      stitchedDiamond(part, part, second, drawn, { at: [shift, 0], rotate: 90 }),
      stitchedDiamond(size * 0.17, size * 0.17, heart, drawn),
    ],
    place,
  );
}

/** A large eight-petalled embroidered flower; its rings are stitched one after another. */
export function phulkariFlower(
  radius: number,
  [first, second, third]: readonly [Color, Color, Color],
  start: number,
  lasts: number,
  place: Placement = {},
): ShapeItem {
  const round = (part: number) => track([start + lasts * part, 0, EASE.inOut], [start + lasts * (part + 0.5), 100]);
  const r = (part: number) => radius * part;
  return group(
    'phulkari flower',
    [
      ring('outer', 16, [stitchedDiamond(r(0.15), r(0.3), third, round(0.5), { at: [0, -r(0.85)] })]),
      ring('between', 8, [stitchedDiamond(r(0.24), r(0.44), second, round(0.3), { at: [0, -r(0.58)] })], { rotate: 22.5 }),
      ring('petals', 8, [stitchedDiamond(r(0.3), r(0.58), first, round(0.12), { at: [0, -r(0.42)] })]),
      ring('heart', 8, [stitchedDiamond(r(0.1), r(0.2), third, round(0), { at: [0, -r(0.11)] })], { rotate: 22.5 }),
    ],
    place,
  );
}

export interface Band {
  length: number;
  width: number;
  cloth: Color;
  silks: readonly [Color, Color, Color];
  /** The stitching runs along the band from `first` for `lasts` frames. */
  first: number;
  lasts: number;
}

/** A border of phulkari along x from 0, across y from 0: large tiles between rows of small diamonds and running stitch. */
export function phulkariBand({ length, width, cloth, silks, first, lasts }: Band, place: Placement = {}): ShapeItem {
  const [one, two, three] = silks;
  const tile = width * 0.6;
  const count = Math.max(1, Math.round(length / (tile * 1.04)));
  const gap = length / count;
  const wave = (turn: number): Track<number> =>
    track([first + (lasts * turn) / 6, 0, EASE.inOut], [first + (lasts * turn) / 6 + lasts * 0.5, 100]);
  const row = (name: string, copies: number, step: number, at: readonly [number, number], item: ShapeItem) =>
    group(name, [group('one', [item]), repeat(copies, { move: [step, 0] })], { at });
  const smalls = Math.round(length / (width * 0.13));
  const small = length / smalls;
  const stitchLine = (y: number, color: Color) =>
    group('running stitch', [
      outline(pen().move(0, y).line(length, y).outline()),
      stroke(color, width * 0.022, { cap: 'butt', dash: [width * 0.07, width * 0.035] }),
    ]);
  const tiles = [0, 1, 2].map((turn) =>
    row(
      'tiles',
      Math.ceil((count - turn) / 3),
      gap * 3,
      [gap * (turn + 0.5), width / 2],
      phulkariTile(tile, turn % 2 ? [two, one, three] : [one, two, three], wave(turn)),
    ),
  );
  const between = (y: number, turn: number) =>
    row('between', count - 1, gap, [gap, y], stitchedDiamond(tile * 0.34, tile * 0.34, three, wave(turn)));
  return group(
    'phulkari band',
    [
      group('cloth', [rect(0, 0, length, width), fill(cloth)]),
      ...tiles,
      between(width * 0.32, 2),
      between(width * 0.68, 3),
      row('upper', smalls, small, [small / 2, width * 0.105], stitchedDiamond(small * 0.9, small * 1.2, two, wave(1))),
      row('lower', smalls, small, [small / 2, width * 0.895], stitchedDiamond(small * 0.9, small * 1.2, one, wave(2))),
      stitchLine(width * 0.02, three),
      stitchLine(width * 0.98, three),
    ],
    place,
  );
}
