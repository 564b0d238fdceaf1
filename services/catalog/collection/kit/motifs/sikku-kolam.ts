import { type SplinePoint, through } from '../geometry/spline.ts';
import { moved } from '../geometry/transform.ts';
import type { Animated } from '../lottie/motion.ts';
import type { Color } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, repeat, ring, stroke, trim } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { drop, petal } from './arches.ts';

/** The lines that wind around `columns` × `rows` dots and bounce off the edge; a dot takes 2 × 2 units. */
function windings(columns: number, rows: number): Outline[] {
  const [width, height] = [columns * 2, rows * 2];
  const seen = new Set<string>();
  const loops: Outline[] = [];
  for (let start = 1; start < width; start += 2) {
    if (seen.has(`${start},0`)) continue;
    const points: SplinePoint[] = [];
    let [x, y, dx, dy] = [start, 0, 1, 1];
    do {
      points.push([x - columns, y - rows]);
      if (y === 0 || y === height) seen.add(`${x},${y}`);
      if (x + dx < 0 || x + dx > width) dx = -dx;
      if (y + dy < 0 || y + dy > height) dy = -dy;
      x += dx;
      y += dy;
    } while (x !== start || y !== 0);
    loops.push(through(points));
  }
  return loops;
}

export interface KolamInk {
  line: Color;
  /** Colour of the petals around it. */
  red: Color;
  weight: number;
  /** The percentage of each line that is drawn. */
  drawn: Animated<number>;
  /** The dots appear before the lines. */
  dots: Animated<number>;
}

/**
 * A sikku kolam: rice-flour lines that wind around dots, in a square standing on its corner, with petals in the gaps. `radius` to
 * its corners.
 */
export function sikkuKolam(radius: number, count: number, ink: KolamInk, place: Placement = {}): ShapeItem {
  const unit = (radius * 0.74) / (count * Math.SQRT2);
  const line = [trim(0, ink.drawn), stroke(ink.line, ink.weight)];
  const scaledLoops = windings(count, count).map((loop) => ({
    ...loop,
    v: loop.v.map((point) => point.map((part) => part * unit)),
    i: loop.i.map((point) => point.map((part) => part * unit)),
    o: loop.o.map((point) => point.map((part) => part * unit)),
  }));
  const first = -(count - 1) * unit;
  const reach = radius * 0.74;
  return group(
    'kolam',
    [
      group(
        'woven',
        [
          group(
            'row',
            [
              group('dot', [ellipse([first, first], unit * 0.42), fill(ink.line)]),
              repeat(count, { move: [unit * 2, 0] }),
              repeat(count, { move: [0, unit * 2] }),
            ],
            { opacity: ink.dots },
          ),
          ...scaledLoops.map((loop) => group('loop', [outline(loop), ...line])),
        ],
        { rotate: 45 },
      ),
      ring('corner petals', 4, [
        outline(moved(petal(radius * 0.16, radius * 0.22), 0, -reach * 1.03)),
        fill(ink.red, ink.drawn),
        ...line,
      ]),
      ring(
        'side petals',
        4,
        [
          group(
            'leaves',
            [-38, 38, 0].map((turn) =>
              group('leaf', [outline(moved(petal(radius * 0.13, radius * 0.26), 0, 0)), fill(ink.red, ink.drawn), ...line], {
                rotate: turn,
                at: [0, -reach * 0.76],
              }),
            ),
          ),
          group('seed', [outline(moved(drop(radius * 0.03, radius * 0.08), 0, -reach * 1.16)), fill(ink.line, ink.drawn)]),
        ],
        { rotate: 45 },
      ),
    ],
    place,
  );
}
