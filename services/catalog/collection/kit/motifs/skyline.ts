// A city at night: towers whose windows light up one by one, with out-of-focus lights in front.
import { polygon } from '../geometry/pen.ts';
import { EASE, track } from '../lottie/motion.ts';
import { type Color, type Gradient, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outlines, type Placement, rect, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { seeded } from '../random.ts';

export type Roof = 'flat' | 'step' | 'spire' | 'slant' | 'crown' | 'tank';
export type Building = readonly [x: number, width: number, height: number, roof: Roof];

export interface CityPaint {
  walls: Color | Gradient;
  edge: Color;
  windows: readonly [Color, ...Color[]];
}

/** When the windows light up: the first frame and the duration. */
export interface Evening {
  from: number;
  frames: number;
  /** The share of windows lit in the end. */
  lit: number;
}

const BATCHES = 14;

function box(x: number, y: number, width: number, height: number): Outline {
  return polygon([x - width / 2, y - height], [x + width / 2, y - height], [x + width / 2, y], [x - width / 2, y]);
}

function shapeOf([x, w, h, roof]: Building): Outline[] {
  const tower = box(x, 0, w, h);
  switch (roof) {
    case 'flat':
      return [tower, box(x - w * 0.2, -h, w * 0.24, w * 0.12)];
    case 'step':
      return [
        tower,
        box(x, -h, w * 0.7, w * 0.3),
        box(x, -h - w * 0.3, w * 0.4, w * 0.26),
        box(x, -h - w * 0.56, w * 0.04, w * 0.5),
      ];
    case 'spire':
      return [tower, polygon([x - w * 0.5, -h], [x, -h - w * 1.1], [x + w * 0.5, -h]), box(x, -h - w, w * 0.05, w * 0.7)];
    case 'slant':
      return [tower, polygon([x - w / 2, -h], [x + w / 2, -h - w * 0.5], [x + w / 2, -h])];
    case 'crown':
      return [
        tower,
        ...[-0.36, -0.12, 0.12, 0.36].map((dx) => box(x + w * dx, -h, w * 0.12, w * (0.34 - Math.abs(dx) * 0.4))),
        box(x, -h - w * 0.24, w * 0.03, w * 0.4),
      ];
    case 'tank':
      return [
        tower,
        box(x + w * 0.16, -h - w * 0.1, w * 0.3, w * 0.24),
        box(x + w * 0.08, -h, w * 0.03, w * 0.12),
        box(x + w * 0.24, -h, w * 0.03, w * 0.12),
      ];
  }
}

/** The towers as one dark shape, standing on y = 0, and their windows, which light up in small groups. */
export function city(
  buildings: readonly Building[],
  paint: CityPaint,
  evening: Evening,
  seed: number,
  place: Placement = {},
): ShapeItem {
  const random = seeded(seed);
  const batches: ShapeItem[][] = Array.from({ length: BATCHES }, () => []);
  for (const [x, width, height] of buildings) {
    const columns = Math.max(3, Math.round(width / 27));
    const cell = width / (columns + 0.6);
    const style = random();
    const high = style < 0.35 ? 0.62 : 0.42;
    const step = cell * (style < 0.35 ? 1.5 : 1.15);
    for (let y = -height + step * 0.8; y < -step; y += step)
      for (let column = 0; column < columns; column += 1) {
        if (random() > evening.lit) continue;
        const left = x - width / 2 + cell * (column + 0.55);
        batches[Math.floor(random() * BATCHES)]?.push(rect(left, y, cell * 0.5, cell * high * 1.3, 1));
      }
  }
  const lights = batches.map((panes, index) => {
    const first = evening.from + (evening.frames * index) / BATCHES;
    const dims = index % 5 === 4 ? 46 : 100;
    return group('windows', [...panes, fill(paint.windows[index % paint.windows.length] ?? paint.windows[0])], {
      opacity: track([first, index < 3 ? 60 : 0, EASE.inOut], [first + 8, 100, EASE.breath], [first + 90, dims]),
    });
  });
  return group(
    'city',
    [
      group('towers', [...outlines(buildings.flatMap(shapeOf)), fill(paint.walls), stroke(paint.edge, 1.4, { opacity: 40 })]),
      ...lights,
    ],
    place,
  );
}

/** Towers side by side over a width, all different. Heights in pixels. */
export function towers(
  width: number,
  seed: number,
  heights: readonly [low: number, high: number],
  widths: readonly [number, number],
): Building[] {
  const random = seeded(seed);
  const roofs: readonly [Roof, ...Roof[]] = ['flat', 'step', 'flat', 'slant', 'crown', 'tank', 'flat', 'spire'];
  const row: Building[] = [];
  for (let x = 0; x < width + widths[1]; ) {
    const w = random.between(...widths);
    row.push([Math.round(x + w / 2), Math.round(w), Math.round(random.between(...heights)), random.pick(roofs)]);
    x += w * random.between(0.86, 1.06);
  }
  return row;
}

/** An out-of-focus light: a disc with a brighter rim. */
export function bokeh(radius: number, color: Color, strength: number, place: Placement = {}): ShapeItem {
  return group(
    'bokeh',
    [
      group('disc', [
        ellipse([0, 0], radius * 2),
        fill(
          radial(
            [0, 0],
            [radius, 0],
            [0, color, strength * 0.5],
            [0.82, color, strength * 0.7],
            [0.93, color, strength],
            [1, color, 0],
          ),
        ),
      ]),
    ],
    place,
  );
}
