import { pen, polygon } from '../geometry/pen.ts';
import { moved } from '../geometry/transform.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, repeat, ring, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, type Metal, metalRamp } from '../palette.ts';
import { petal } from './arches.ts';

export interface SilkBorder {
  /** From x = 0 and y = 0; the body of the cloth starts below it. */
  length: number;
  width: number;
  silk: Color;
  accent: Color;
  zari: Metal;
}

/** A woven border of South Indian silk: zari stripes, flowers between lines of beads, temple points towards the cloth. */
export function silkBorder({ length, width, silk, accent, zari }: SilkBorder, place: Placement = {}): ShapeItem {
  const w = (part: number) => width * part;
  const gold = linear([0, 0], [0, width], [0, zari.body], [0.35, zari.shine], [0.6, zari.body], [1, zari.shade]);
  const row = (name: string, step: number, y: number, items: readonly ShapeItem[]) =>
    group(name, [group('one', items), repeat(Math.ceil(length / step) + 1, { move: [step, 0] })], { at: [0, y] });
  // The dots are round ends of dashes: a hundred in one line cost as much as one.
  const dotted = (name: string, y: number, size: number, step: number, paint: Color) =>
    group(name, [outline(pen().move(0, y).line(length, y).outline()), stroke(paint, size, { dash: [0.1, step] })]);
  const point = w(0.2);
  return group(
    'silk border',
    [
      group('band', [rect(0, 0, length, width), fill(silk)]),
      group('zari', [
        rect(0, w(0.02), length, w(0.1)),
        rect(0, w(0.17), length, w(0.03)),
        rect(0, w(0.7), length, w(0.03)),
        rect(0, w(0.76), length, w(0.07)),
        fill(gold),
      ]),
      group('accent', [rect(0, w(0.225), length, w(0.45)), fill(accent)]),
      group('weave', [
        rect(0, w(0.225), length, w(0.45)),
        fill(linear([0, w(0.225)], [0, w(0.675)], [0, '#000000', 0.28], [1, '#000000', 0])),
      ]),
      row('flowers', w(0.46), w(0.45), [
        ring('petals', 8, [outline(moved(petal(w(0.08), w(0.14)), 0, -w(0.04))), fill(metalRamp(zari, [0, -w(0.18)], [0, 0]))]),
        group('heart', [ellipse([0, 0], w(0.075)), fill(silk)]),
      ]),
      row('diamonds', w(0.46), w(0.45), [
        group('diamond', [
          outline(polygon([w(0.23), -w(0.1)], [w(0.275), 0], [w(0.23), w(0.1)], [w(0.185), 0])),
          fill(zari.body),
        ]),
        group('dot', [ellipse([w(0.23), 0], w(0.03)), fill(accent)]),
      ]),
      dotted('beads', w(0.255), w(0.026), w(0.07), zari.shine),
      dotted('lower beads', w(0.645), w(0.026), w(0.07), zari.shine),
      dotted('studs', w(0.07), w(0.03), w(0.06), darker(silk, 0.1)),
      row('temple points', point, width, [
        group('point', [outline(polygon([0, 0], [point / 2, w(0.3)], [point, 0])), fill(gold)]),
        group('inner point', [
          outline(polygon([point * 0.28, w(0.02)], [point / 2, w(0.15)], [point * 0.72, w(0.02)])),
          fill(silk),
        ]),
      ]),
      group('last zari', [rect(0, w(0.88), length, w(0.12)), fill(gold)]),
      row('last studs', w(0.1), w(0.94), [
        outline(polygon([0, -w(0.04)], [w(0.03), 0], [0, w(0.04)], [-w(0.03), 0])),
        fill(silk),
      ]),
    ],
    place,
  );
}
