import { pen } from '../geometry/pen.ts';
import { type Color, glow, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, repeat, rosette } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { flame } from './lamps.ts';

export interface CakeColors {
  sponge: Color;
  icing: Color;
  accent: Color;
  plate: Metal;
}

/** A cake of three tiers with dripping icing and lit candles. Stands on y = 0; `width` is the plate's. */
export function cake(width: number, colors: CakeColors, candles: number, frames: number, place: Placement = {}): ShapeItem {
  const tier = (w: number, h: number, y: number, color: Color, drips: number): ShapeItem[] => {
    const body = linear(
      [-w / 2, 0],
      [w / 2, 0],
      [0, darker(color, 0.16)],
      [0.3, lighter(color, 0.12)],
      [0.75, color],
      [1, darker(color, 0.2)],
    );
    const path = pen()
      .move(-w / 2, y - h)
      .line(w / 2, y - h);
    const step = w / drips;
    path.line(w / 2, y - h + h * 0.16);
    for (let index = 0; index < drips; index += 1) {
      const depth = h * (0.24 + 0.2 * Math.abs(Math.sin(index * 2.3 + w)));
      const x = w / 2 - step * index;
      path
        .curve(x, y - h + depth * 1.6, x - step * 0.72, y - h + depth * 1.6, x - step * 0.76, y - h + h * 0.2)
        .quad(x - step * 0.88, y - h + h * 0.1, x - step, y - h + h * 0.16);
    }
    return [
      group('tier', [rect(-w / 2, y - h, w, h, 14), fill(body)]),
      group(
        'beads',
        [
          group('bead', [ellipse([0, 0], w * 0.042), fill(colors.icing)]),
          repeat(Math.round(w / (width * 0.034)), { move: [width * 0.034, 0] }),
        ],
        { at: [-w / 2 + width * 0.017, y - width * 0.008] },
      ),
      group('icing', [
        outline(path.close().outline()),
        fill(linear([0, y - h], [0, y - h * 0.3], [0, lighter(colors.icing, 0.2)], [1, darker(colors.icing, 0.07)])),
      ]),
      group('top', [ellipse([0, y - h], w, w * 0.07), fill(lighter(colors.icing, 0.3))]),
    ];
  };
  const top = -width * 0.74;
  const candle = (x: number, index: number) =>
    group(
      'candle',
      [
        group('wax', [
          rect(-width * 0.011, -width * 0.12, width * 0.022, width * 0.12, 4),
          fill(linear([-8, 0], [8, 0], [0, lighter(colors.accent, 0.3)], [1, darker(colors.accent, 0.1)])),
        ]),
        flame(width * 0.062, frames, index * 5 + 2, { at: [0, -width * 0.125] }),
      ],
      { at: [x, top + width * 0.006] },
    );
  const span = width * 0.2;
  return group(
    'cake',
    [
      group('plate', [ellipse([0, 0], width, width * 0.08), fill(metalRamp(colors.plate, [-width / 2, 0], [width / 2, 0]))]),
      group('plate edge', [ellipse([0, -width * 0.008], width * 0.95, width * 0.064), fill(colors.plate.shine)]),
      ...tier(width * 0.8, width * 0.28, -width * 0.012, colors.sponge, 9),
      ...tier(width * 0.58, width * 0.24, -width * 0.29, colors.accent, 7),
      ...tier(width * 0.36, width * 0.21, -width * 0.53, colors.sponge, 5),
      ...[-0.3, -0.15, 0, 0.15, 0.3].map((x, index) =>
        group('star', [rosette(5, width * 0.026, width * 0.012, 20), fill(index % 2 ? '#ffffff' : colors.plate.body)], {
          at: [x * width, -width * 0.09],
        }),
      ),
      group('candle light', [
        ellipse([0, top - width * 0.15], width * 0.9),
        fill(glow([0, top - width * 0.15], width * 0.45, '#ffd27a', 0.5)),
      ]),
      ...Array.from({ length: candles }, (_, index) =>
        candle(candles === 1 ? 0 : -span / 2 + (span * index) / (candles - 1), index),
      ),
    ],
    place,
  );
}
