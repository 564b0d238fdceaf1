// Turned-wood windows: beads and spindles, shutters, and the light through them.
import { polygon } from '../geometry/pen.ts';
import type { Color, Gradient } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, repeat, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';

export interface TurnedWood {
  wood: Color | Gradient;
  light: Color;
  shade: Color;
}

/** Beads at the crossings of a grid, spindles between them, a ring in each field. Fills columns × rows cells from the origin. */
export function turnedScreen(
  cell: number,
  columns: number,
  rows: number,
  { wood, light, shade }: TurnedWood,
  place: Placement = {},
): ShapeItem {
  const bead = cell * 0.25;
  const spindle = polygon(
    [bead * 0.4, -cell * 0.055],
    [cell / 2, -cell * 0.085],
    [cell - bead * 0.4, -cell * 0.055],
    [cell - bead * 0.4, cell * 0.055],
    [cell / 2, cell * 0.085],
    [bead * 0.4, cell * 0.055],
  );
  const upright = { ...spindle, v: spindle.v.map(([x = 0, y = 0]) => [y, x]) };
  const tiled = (name: string, items: readonly ShapeItem[]) =>
    group(name, [group('row', [group('cell', items), repeat(columns, { move: [cell, 0] })]), repeat(rows, { move: [0, cell] })]);
  return group(
    'turned screen',
    [
      tiled('shade', [
        ellipse([cell * 0.04, cell * 0.07], bead * 2.1),
        ellipse([cell / 2 + cell * 0.04, cell / 2 + cell * 0.07], cell * 0.5),
        stroke(shade, cell * 0.1, { opacity: 55 }),
      ]),
      tiled('spindles', [outline(spindle), outline(upright), fill(wood)]),
      tiled('rings', [ellipse([cell / 2, cell / 2], cell * 0.5), stroke(wood, cell * 0.085)]),
      tiled('beads', [ellipse([0, 0], bead * 1.9), fill(wood)]),
      tiled('lights', [ellipse([-bead * 0.22, -bead * 0.26], bead * 0.6), fill(light, 80)]),
    ],
    place,
  );
}

/** A frame of inlaid lines around the picture: two rules, and lozenges in the band between them. */
export function inlaidBorder(
  width: number,
  height: number,
  margin: number,
  band: number,
  line: Color | Gradient,
  stone: Color,
): ShapeItem {
  const inner = margin + band;
  const lozenge = polygon([0, -band * 0.26], [band * 0.26, 0], [0, band * 0.26], [-band * 0.26, 0]);
  const along = (length: number) => {
    const count = Math.max(1, Math.floor(length / (band * 0.92)));
    return { count, step: length / count };
  };
  const [across, down] = [along(width - 2 * margin - band), along(height - 2 * margin - band)];
  const row = (count: number, move: [number, number], at: [number, number]) =>
    group('lozenges', [group('lozenge', [outline(lozenge), fill(stone)]), repeat(count, { move })], { at });
  return group('inlaid border', [
    group('outer rule', [rect(margin, margin, width - 2 * margin, height - 2 * margin), stroke(line, 5, { join: 'miter' })]),
    group('inner rule', [rect(inner, inner, width - 2 * inner, height - 2 * inner), stroke(line, 3, { join: 'miter' })]),
    row(across.count, [across.step, 0], [margin + band / 2, margin + band / 2]),
    row(across.count + 1, [across.step, 0], [margin + band / 2, height - margin - band / 2]),
    row(down.count, [0, down.step], [margin + band / 2, margin + band / 2 + down.step]),
    row(down.count, [0, down.step], [width - margin - band / 2, margin + band / 2]),
  ]);
}
