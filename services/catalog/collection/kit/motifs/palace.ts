import { pen, polygon } from '../geometry/pen.ts';
import { moved, scaled } from '../geometry/transform.ts';
import type { Color, Gradient } from '../lottie/paint.ts';
import { fill, group, outlines, type Placement, rect, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { cuspedArch, dome, finial } from './arches.ts';

interface Silhouette {
  solid: Outline[];
  openings: Outline[];
}

/** A pavilion on four pillars under a dome. Stands on y = 0, `width` wide and about 1.7 times as high. */
export function chhatri(width: number): Silhouette {
  const pillar = width * 0.07;
  const height = width * 0.62;
  const box = (x: number, y: number, w: number, h: number) => polygon([x, y], [x + w, y], [x + w, y + h], [x, y + h]);
  const eave = polygon(
    [-width * 0.62, -height - width * 0.02],
    [width * 0.62, -height - width * 0.02],
    [width * 0.5, -height - width * 0.13],
    [-width * 0.5, -height - width * 0.13],
  );
  const cap = moved(dome(width * 0.78, width * 0.56), 0, -height - width * 0.13);
  const mast = finial(width * 0.32).map((shape) => moved(shape, 0, -height - width * 0.66));
  const wall = box(-width * 0.46, -height, width * 0.92, height);
  const bay = (width * 0.92 - pillar * 3) / 2;
  const arch = cuspedArch({ width: bay, height: height * 0.74, rise: height * 0.3, foils: 2 });
  const openings = [-1, 1].map((side) => moved(arch, side * (bay + pillar) * 0.5, -height * 0.1));
  return { solid: [wall, eave, cap, ...mast, box(-width * 0.52, -height * 0.1, width * 1.04, height * 0.1)], openings };
}

/** A tower block with rows of arched windows and battlements. Stands on y = 0. */
export function tower(width: number, height: number, rows: number, columns: number): Silhouette {
  const wall = polygon([-width / 2, -height], [width / 2, -height], [width / 2, 0], [-width / 2, 0]);
  const cornice = polygon(
    [-width * 0.55, -height],
    [width * 0.55, -height],
    [width * 0.52, -height - width * 0.04],
    [-width * 0.52, -height - width * 0.04],
  );
  const merlonWidth = width / (columns * 2 + 1);
  const merlons = Array.from({ length: columns * 2 + 1 }, (_, index) => {
    const x = -width / 2 + merlonWidth * (index + 0.5);
    return moved(
      pen()
        .move(-merlonWidth * 0.36, 0)
        .line(-merlonWidth * 0.36, -merlonWidth * 0.4)
        .quad(-merlonWidth * 0.3, -merlonWidth * 0.8, 0, -merlonWidth)
        .quad(merlonWidth * 0.3, -merlonWidth * 0.8, merlonWidth * 0.36, -merlonWidth * 0.4)
        .line(merlonWidth * 0.36, 0)
        .close()
        .outline(),
      x,
      -height - width * 0.035,
    );
  });
  const cellW = width / columns;
  const cellH = Math.min(height / rows, cellW * 1.6);
  const openings: Outline[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const arch = cuspedArch({ width: cellW * 0.42, height: cellH * 0.5, rise: cellH * 0.2, foils: 1 });
      openings.push(moved(arch, -width / 2 + cellW * (column + 0.5), -height + cellH * (row + 0.92)));
    }
  return { solid: [wall, cornice, ...merlons], openings };
}

function placed({ solid, openings }: Silhouette, x: number, y: number, size = 1): Silhouette {
  const put = (shape: Outline) => moved(scaled(shape, size), x, y);
  return { solid: solid.map(put), openings: openings.map(put) };
}

function together(parts: readonly Silhouette[]): Silhouette {
  return { solid: parts.flatMap((part) => part.solid), openings: parts.flatMap((part) => part.openings) };
}

function big(width: number, height: number): Silhouette {
  return { solid: [dome(width, height), ...finial(height * 0.42).map((shape) => moved(shape, 0, -height * 0.96))], openings: [] };
}

/** A lake palace as one silhouette: wings, pavilions and the main dome. About 1500 wide, standing on y = 0. */
export function palaceOutline(): Silhouette {
  return together([
    placed(tower(330, 250, 3, 5), -560, 0),
    placed(tower(330, 250, 3, 5), 560, 0),
    placed(tower(260, 340, 4, 4), -300, 0),
    placed(tower(260, 340, 4, 4), 300, 0),
    placed(tower(380, 420, 4, 5), 0, 0),
    placed(big(240, 190), 0, -432),
    placed(chhatri(96), -145, -430),
    placed(chhatri(96), 145, -430),
    placed(chhatri(112), -300, -350),
    placed(chhatri(112), 300, -350),
    placed(chhatri(92), -470, -258),
    placed(chhatri(92), 470, -258),
    placed(chhatri(92), -650, -258),
    placed(chhatri(92), 650, -258),
    placed(tower(120, 160, 2, 2), -770, 0),
    placed(tower(120, 160, 2, 2), 770, 0),
    placed(chhatri(84), -770, -166),
    placed(chhatri(84), 770, -166),
  ]);
}

/** The palace as a picture: walls in one paint, windows lit. */
export function palace(walls: Color | Gradient, windows: Color | Gradient, place: Placement = {}, edge?: Color): ShapeItem {
  const { solid, openings } = palaceOutline();
  return group(
    'palace',
    [
      group('walls', [...outlines(solid), fill(walls), ...(edge ? [stroke(edge, 1.5, { opacity: 45 })] : [])]),
      group('windows', [...outlines(openings), fill(windows)]),
    ],
    place,
  );
}

/** Distant roofs and domes in one flat tone: the farthest plane. Repeats over `width`. */
export function farCity(width: number, tone: Color | Gradient, place: Placement = {}): ShapeItem {
  const parts: Silhouette[] = [];
  const heights = [70, 120, 90, 150, 60, 110, 170, 80, 130, 65, 105, 145];
  for (let x = -width / 2, index = 0; x < width / 2; x += 118, index += 1) {
    const height = heights[index % heights.length] ?? 90;
    parts.push(placed(tower(130, height, 1, 3), x, 0));
    if (index % 3 === 1) parts.push(placed(big(70, 60), x, -height - 4));
    if (index % 3 === 0) parts.push(placed(chhatri(46), x + 20, -height - 4));
  }
  const { solid } = together(parts);
  return group('far city', [...outlines(solid), fill(tone)], place);
}

/** Light lines on water. `spread`: how much wider the water is for each pixel further down, as in a channel that runs towards the viewer. */
export function ripples(width: number, rows: number, paint: Color, spread = 0): ShapeItem {
  const lines = Array.from({ length: rows }, (_, row) => {
    const y = row * (16 + row * 2.4);
    const across = width + y * spread;
    const w = across * (0.25 + 0.5 * Math.abs(Math.sin(row * 2.7)));
    const x = Math.sin(row * 5.1) * across * 0.2;
    return rect(x - w / 2, y, w, 2 + row * 0.35, 2);
  });
  return group('ripples', [...lines, fill(paint, 34)]);
}
