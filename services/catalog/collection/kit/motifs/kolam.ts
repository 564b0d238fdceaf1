import { type Animated, EASE, track } from '../lottie/motion.ts';
import type { Color } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, stroke, trim } from '../lottie/shapes.ts';
import type { Outline, ShapeItem, Vector } from '../lottie/types.ts';

type Step = { at: Vector; along: Vector };

/**
 * The lines that wind around every dot of a square field of `size` × `size` dots, each closed: they run diagonally and turn at
 * the edge of the field. Unit: half the distance between dots.
 */
function windingLines(size: number): Step[][] {
  const edge = size * 2;
  return Array.from({ length: size }, (_, index) => {
    const start = index * 2 + 1;
    const steps: Step[] = [];
    let [x, y, dx, dy] = [start, 0, 1, 1];
    do {
      const atSide = x === 0 || x === edge;
      const atEnd = y === 0 || y === edge;
      // At the edge the line follows it; otherwise it runs straight.
      const along: Vector = atSide ? [0, dy] : atEnd ? [dx, 0] : [dx * 0.7, dy * 0.7];
      steps.push({ at: [x, y], along });
      x += dx;
      y += dy;
      if (x === 0 || x === edge) dx = -dx;
      if (y === 0 || y === edge) dy = -dy;
    } while (!(x === start && y === 0));
    return steps;
  });
}

function outlineOf(line: readonly Step[], size: number, gap: number): Outline {
  const half = gap / 2;
  const pull = half * 0.52;
  const tangent = (side: 1 | -1) => line.map(({ along: [x = 0, y = 0] }) => [x * pull * side, y * pull * side]);
  return {
    v: line.map(({ at: [x = 0, y = 0] }) => [(x - size) * half, (y - size) * half]),
    i: tangent(-1),
    o: tangent(1),
    c: true,
  };
}

export interface Kolam {
  /** Dots on each side of the field. */
  size: number;
  /** Distance between dots. */
  gap: number;
  chalk: Color;
  /** First frame, and duration: first the dots row by row, then the lines. */
  first: number;
  frames: number;
}

/** A pulli kolam, centred, a corner up: dots placed row by row, and closed lines that draw themselves around them. */
export function kolam({ size, gap, chalk, first, frames }: Kolam, place: Placement = {}): ShapeItem {
  const dotFrames = frames * 0.3;
  const middle = (size - 1) / 2;
  const dots = Array.from({ length: size }, (_, row) => {
    const start = first + (row / size) * dotFrames;
    return group(
      'row',
      Array.from({ length: size }, (_, column) =>
        group('dot', [ellipse([0, 0], gap * 0.14), fill(chalk)], { at: [(column - middle) * gap, (row - middle) * gap] }),
      ),
      { opacity: track([start, 0, EASE.out], [start + 6, 100]) },
    );
  });
  const lines = windingLines(size).map((line, index) => {
    const start = first + dotFrames + (index / size) * frames * 0.25;
    const drawn: Animated<number> = track([start, 0, EASE.inOut], [start + frames * 0.5, 100]);
    const shape = outlineOf(line, size, gap);
    return group('line', [
      group('dust', [outline(shape), trim(0, drawn), stroke(chalk, gap * 0.16, { opacity: 20 })]),
      group('chalk', [outline(shape), trim(0, drawn), stroke(chalk, gap * 0.066)]),
    ]);
  });
  return group('kolam', [group('corner up', [...dots, ...lines], { rotate: 45 })], place);
}
