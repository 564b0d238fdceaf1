// Stained-glass windows in lead and stone, whose panes light up one after another.
import { pen, polygon } from '../geometry/pen.ts';
import { moved } from '../geometry/transform.ts';
import { EASE, type Track, track } from '../lottie/motion.ts';
import { type Color, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, repeat, stroke } from '../lottie/shapes.ts';
import type { ShapeItem, Vector } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { petal } from './arches.ts';

export type Glass = readonly [Color, ...Color[]];

/** When the panes light up: the first frame, and the frames between one pane and the next. */
export interface Lighting {
  from: number;
  step: number;
}

const LEAD = '#0d0b12';

/** A pane's light fades in and then stays constant. */
function lit({ from, step }: Lighting, order: number): Track<number> {
  const start = from + order * step;
  return track([start, 14, EASE.inOut], [start + 14, 100]);
}

function toneOf(glass: Glass, index: number): Color {
  return glass[index % glass.length] ?? glass[0];
}

function pane(
  shape: ShapeItem,
  color: Color,
  from: Vector,
  to: Vector,
  opacity: Track<number>,
  place: Placement = {},
): ShapeItem {
  return group('pane', [shape, fill(radial(from, to, [0, lighter(color, 0.5)], [1, color])), stroke(LEAD, 7)], {
    ...place,
    opacity,
  });
}

/** A rose window: twelve petals between an inner and an outer wreath of roundels. Centred. */
export function roseWindow(radius: number, glass: Glass, lighting: Lighting, stone: Color, place: Placement = {}): ShapeItem {
  const around = (count: number, draw: (index: number) => ShapeItem) => Array.from({ length: count }, (_, index) => draw(index));
  const r = (part: number) => radius * part;
  const long = moved(petal(r(0.27), r(0.42), 0.62), 0, -r(0.27));
  const wedge = pen()
    .move(0, -r(0.4))
    .quad(r(0.07), -r(0.56), r(0.085), -r(0.7))
    .quad(0, -r(0.78), -r(0.085), -r(0.7))
    .quad(-r(0.07), -r(0.56), 0, -r(0.4))
    .close()
    .outline();
  return group(
    'rose window',
    [
      group('lead', [ellipse([0, 0], r(2)), fill(LEAD)]),
      group('ground glass', [ellipse([0, 0], r(1.96)), fill(radial([0, 0], [r(1), 0], [0, '#3a58c0'], [1, '#1a2a70']))], {
        opacity: lit(lighting, 8),
      }),
      ...around(6, (index) =>
        pane(
          outline(moved(petal(r(0.2), r(0.2)), 0, -r(0.05))),
          toneOf(glass, index * 2),
          [0, 0],
          [0, -r(0.26)],
          lit(lighting, index),
          { rotate: index * 60 },
        ),
      ),
      group('heart', [ellipse([0, 0], r(0.14)), fill('#fff0bd'), stroke(LEAD, 6)], { opacity: lit(lighting, 0) }),
      ...around(12, (index) =>
        pane(outline(long), toneOf(glass, index), [0, -r(0.3)], [0, -r(0.7)], lit(lighting, 5 + index), { rotate: index * 30 }),
      ),
      ...around(12, (index) =>
        pane(outline(wedge), toneOf(glass, index + 3), [0, -r(0.5)], [0, -r(0.8)], lit(lighting, 10 + index), {
          rotate: index * 30 + 15,
        }),
      ),
      ...around(24, (index) =>
        pane(
          ellipse([0, -r(0.86)], r(0.185)),
          toneOf(glass, index * 3 + (index % 2)),
          [0, -r(0.86)],
          [0, -r(0.98)],
          lit(lighting, 15 + index * 0.8),
          {
            rotate: index * 15,
          },
        ),
      ),
      group('inner tracery', [ellipse([0, 0], r(0.56)), stroke(stone, r(0.035))]),
      group('middle tracery', [ellipse([0, 0], r(1.52)), stroke(stone, r(0.03))]),
      group('rim', [ellipse([0, 0], r(2.02)), stroke(stone, r(0.09))]),
      group('rim shade', [ellipse([0, 0], r(2.1)), stroke(darker(stone, 0.4), r(0.02))]),
      group('rim light', [ellipse([0, 0], r(1.94)), stroke(lighter(stone, 0.25), r(0.012))]),
    ],
    place,
  );
}

/**
 * The glass of a lancet: diamond quarries, a border of strips, stacked medallions. Cut it with `gothicArch`. Origin: middle of
 * the sill.
 */
export function lancetGlass(width: number, height: number, glass: Glass, lighting: Lighting, place: Placement = {}): ShapeItem {
  const half = width / 2;
  const strip = width * 0.13;
  const step = width * 0.9;
  const medals = Math.floor((height - width * 0.3) / step);
  const items: ShapeItem[] = [group('lead', [rect(-half, -height, width, height), fill(LEAD)])];
  const [dx, dy] = [width * 0.12, width * 0.17];
  const quarry = outline(polygon([0, -dy], [dx, 0], [0, dy], [-dx, 0]));
  for (let row = 0; row * dy < height; row += 1) {
    const at = [(row % 2 ? -0.42 : -0.3) * width, -row * dy];
    const quarries = [group('quarry', [quarry, fill(toneOf(glass, row + 1)), stroke(LEAD, 4)]), repeat(4, { move: [dx * 2, 0] })];
    items.push(group('quarries', quarries, { at, opacity: lit(lighting, row * 0.7) }));
  }
  for (let row = 0; row * step * 0.5 < height; row += 1)
    for (const side of [-1, 1]) {
      const x = side < 0 ? -half : half - strip;
      items.push(
        group(
          'strip',
          [
            rect(x, -(row + 1) * step * 0.5, strip, step * 0.5),
            fill(toneOf(glass, row * 2 + (side < 0 ? 0 : 3))),
            stroke(LEAD, 6),
          ],
          {
            opacity: lit(lighting, row * 1.5 + 2),
          },
        ),
      );
    }
  for (let index = 0; index < medals; index += 1) {
    const y = -width * 0.55 - index * step;
    const color = toneOf(glass, index * 2 + 1);
    const light = lit(lighting, index * 3 + 4);
    items.push(
      pane(ellipse([0, 0], width * 0.66), color, [0, 0], [0, width * 0.4], light, { at: [0, y] }),
      ...[0, 90, 180, 270].map((turn) =>
        pane(outline(petal(width * 0.2, width * 0.27)), toneOf(glass, index + 4), [0, 0], [0, -width * 0.3], light, {
          at: [0, y],
          rotate: turn + 45,
        }),
      ),
      group('heart', [ellipse([0, 0], width * 0.13), fill('#fff0bd'), stroke(LEAD, 4)], { at: [0, y], opacity: light }),
    );
  }
  return group('lancet glass', items, place);
}
