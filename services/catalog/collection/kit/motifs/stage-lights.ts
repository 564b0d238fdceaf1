// A stage's boards, its beam of light, its footlights.
import { pen, polygon } from '../geometry/pen.ts';
import { type Color, glow, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, outlines, type Placement, rect, repeat, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';

/** The boards of a stage in perspective, from y = 0 down. */
export function boards(width: number, depth: number, wood: Color, place: Placement = {}): ShapeItem {
  const lines = Array.from({ length: 15 }, (_, index): Outline => {
    const x = (index - 7) / 7;
    return { ...polygon([x * width * 0.46, 0], [x * width * 0.92, depth]), c: false };
  });
  return group(
    'boards',
    [
      group('wood', [rect(-width, 0, width * 2, depth), fill(linear([0, 0], [0, depth], [0, darker(wood, 0.45)], [1, wood]))]),
      group('joints', [...outlines(lines), stroke(darker(wood, 0.6), 3, { opacity: 60 })]),
      group('edge', [rect(-width, 0, width * 2, 4), fill(lighter(wood, 0.3), 50)]),
    ],
    place,
  );
}

/** A beam from the origin down to a pool of light `spread` wide, `length` below. */
export function spotlight(length: number, spread: number, color: Color, place: Placement = {}): ShapeItem {
  const cone = polygon([-24, 0], [24, 0], [spread / 2, length], [-spread / 2, length]);
  return group(
    'spotlight',
    [
      group('beam', [outline(cone), fill(linear([0, 0], [0, length], [0, color, 0.34], [1, color, 0.06]))]),
      group('pool', [ellipse([0, 0], spread * 1.1), fill(glow([0, 0], spread * 0.55, color, 0.7))], {
        at: [0, length],
        scale: [100, 20],
      }),
    ],
    place,
  );
}

/** Shell-shaped footlights along the edge of the stage, shining upwards. */
export function footlights(width: number, count: number, metal: Metal, place: Placement = {}): ShapeItem {
  const step = width / count;
  const shell = pen()
    .move(-step * 0.3, 0)
    .curve(-step * 0.32, -step * 0.42, step * 0.32, -step * 0.42, step * 0.3, 0)
    .close()
    .outline();
  return group(
    'footlights',
    [
      group(
        'lights',
        [
          group('light', [ellipse([0, 0], step * 2.2), fill(glow([0, 0], step * 1.1, '#ffcf86', 0.55))]),
          repeat(count, { move: [step, 0] }),
        ],
        { at: [-width / 2 + step / 2, -step * 0.2] },
      ),
      group(
        'shells',
        [group('shell', [outline(shell), fill(metalRamp(metal, [0, -step * 0.4], [0, 0]))]), repeat(count, { move: [step, 0] })],
        { at: [-width / 2 + step / 2, 0] },
      ),
    ],
    place,
  );
}
