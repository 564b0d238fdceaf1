// Theatre velvet: the pleated drapes, the valance above them.
import { pen, polygon } from '../geometry/pen.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, outlines, type Placement, rect, repeat, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';

/** One side's drape: folds from x = 0 to `width`, a gold fringe at the bottom. Scale it horizontally to open it. */
export function drape(
  width: number,
  height: number,
  folds: number,
  cloth: Color,
  metal: Metal,
  place: Placement = {},
): ShapeItem {
  const step = width / folds;
  const foot = (x: number): number => height - step * 0.1 * Math.cos((x / step) * Math.PI * 2);
  const fold: Outline = pen()
    .move(0, -20)
    .line(step + 1, -20)
    .line(step + 1, foot(step))
    .curve(step * 0.8, foot(step), step * 0.72, foot(step * 0.5), step * 0.5, foot(step * 0.5))
    .curve(step * 0.28, foot(step * 0.5), step * 0.2, foot(0), 0, foot(0))
    .close()
    .outline();
  const hem = pen()
    .move(0, foot(0))
    .curve(step * 0.2, foot(0), step * 0.28, foot(step * 0.5), step * 0.5, foot(step * 0.5))
    .curve(step * 0.72, foot(step * 0.5), step * 0.8, foot(step), step, foot(step))
    .outline();
  const paint = linear(
    [0, 0],
    [step, 0],
    [0, darker(cloth, 0.62)],
    [0.34, cloth],
    [0.52, lighter(cloth, 0.16)],
    [0.72, cloth],
    [1, darker(cloth, 0.62)],
  );
  return group(
    'drape',
    [
      group('folds', [group('fold', [outline(fold), fill(paint)]), repeat(folds, { move: [step, 0] })]),
      group(
        'fringe',
        [
          group('hem', [outline(hem), stroke(metal.shade, 34, { cap: 'butt', dash: [5, 3] })]),
          repeat(folds, { move: [step, 0] }),
        ],
        { at: [0, 10] },
      ),
      group(
        'braid',
        [group('hem', [outline(hem), stroke(metal.body, 10, { cap: 'butt' })]), repeat(folds, { move: [step, 0] })],
        { at: [0, -10] },
      ),
    ],
    place,
  );
}

/** Swags of velvet side by side across the top, fringed, with a tassel where two meet. Centred, hangs from y = 0. */
export function valance(
  width: number,
  depth: number,
  swags: number,
  cloth: Color,
  metal: Metal,
  place: Placement = {},
): ShapeItem {
  const step = width / swags;
  const lower = pen()
    .move(-step / 2, 0)
    .curve(-step * 0.42, depth * 0.86, step * 0.42, depth * 0.86, step / 2, 0);
  const folds = [0.26, 0.46, 0.66, 0.84].map((part) =>
    pen()
      .move(-step / 2, 0)
      .curve(-step * 0.4, depth * 0.86 * part, step * 0.4, depth * 0.86 * part, step / 2, 0)
      .outline(),
  );
  const edge = lower.outline();
  const body = { ...edge, c: true };
  const tassel = (): ShapeItem =>
    group('tassel', [
      group('cord', [rect(-4, 0, 8, depth * 0.5), fill(metal.body)]),
      group('knob', [
        ellipse([0, depth * 0.52], depth * 0.2),
        fill(radial([-4, depth * 0.48], [depth * 0.1, depth * 0.58], [0, metal.glint], [1, metal.body])),
      ]),
      group('skirt', [
        outline(
          polygon(
            [-depth * 0.08, depth * 0.56],
            [depth * 0.08, depth * 0.56],
            [depth * 0.13, depth * 0.98],
            [-depth * 0.13, depth * 0.98],
          ),
        ),
        fill(metalRamp(metal, [-depth * 0.12, 0], [depth * 0.12, 0])),
      ]),
    ]);
  const start = -width / 2 + step / 2;
  return group(
    'valance',
    [
      group(
        'swags',
        [
          group('swag', [
            group('shade', [outline(body), fill('#000000', 36)], { at: [0, 16] }),
            group('velvet', [
              outline(body),
              fill(linear([0, 0], [0, depth * 0.66], [0, darker(cloth, 0.5)], [1, lighter(cloth, 0.08)])),
            ]),
            group('folds', [...outlines(folds), stroke(darker(cloth, 0.5), depth * 0.022, { opacity: 70 })]),
            group('fringe', [outline(edge), stroke(metal.shade, depth * 0.16, { cap: 'butt', dash: [5, 3] })], {
              at: [0, depth * 0.05],
            }),
            group('braid', [outline(edge), stroke(metal.body, depth * 0.05, { cap: 'butt' })], { at: [0, -depth * 0.03] }),
          ]),
          repeat(swags, { move: [step, 0] }),
        ],
        { at: [start, 0] },
      ),
      group('tassels', [group('one', [tassel()]), repeat(swags + 1, { move: [step, 0] })], { at: [start - step / 2, 0] }),
      group('pelmet', [rect(-width / 2 - 40, -60, width + 80, 76), fill(metalRamp(metal, [0, -60], [0, 16]))]),
      group('pelmet line', [rect(-width / 2 - 40, -4, width + 80, 5), fill(metal.shade)]),
    ],
    place,
  );
}
