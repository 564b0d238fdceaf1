import { moved, scaled } from '../geometry/transform.ts';
import { EASE, type Track, track } from '../lottie/motion.ts';
import type { Outline, Vector } from '../lottie/types.ts';
import { cuspedArch } from '../motifs/arches.ts';

/** Window shapes for entering a scene. */
export type WindowShape = 'arch' | 'iris' | 'bloom' | 'star' | 'heart' | 'diamond';

/** A window in the centre of the frame that grows until it covers the whole picture; the mask of the incoming scene. */
export function growingWindow(shape: WindowShape, width: number, height: number, first: number, last: number): Track<Outline> {
  if (shape === 'arch') return growingArch(width, height, first, last);
  const reach = Math.hypot(width, height) / 2;
  const unit = UNITS[shape];
  const at = (radius: number): Outline => moved(scaled(unit.outline, radius), width / 2, height / 2);
  return track([first, at(1), EASE.weight], [last, at((reach * 1.06) / unit.inner)]);
}

function growingArch(width: number, height: number, first: number, last: number): Track<Outline> {
  const shape = cuspedArch({ width, height: height * 1.2, rise: height * 0.7, foils: 3 });
  const at = (size: number) => moved(scaled(moved(shape, 0, height * 0.62), size), width / 2, height / 2);
  return track([first, at(0.02), EASE.weight], [last, at(3.2)]);
}

/** Outlines about the size of a circle of radius 1, and the largest circle that fits into each. */
const UNITS: Readonly<Record<Exclude<WindowShape, 'arch'>, { outline: Outline; inner: number }>> = {
  iris: { outline: rounded(4, 1, 1, 0.5523), inner: 1 },
  bloom: { outline: rounded(8, 1, 0.78, 0.34), inner: 0.78 },
  star: { outline: cornered(8, 1, 0.72), inner: 0.7 },
  diamond: { outline: cornered(2, 1, 1), inner: 0.7 },
  heart: { outline: heart(), inner: 0.62 },
};

function ringOf(points: number, outer: number, inner: number): { at: Vector; along: Vector }[] {
  const corners = outer === inner ? points : points * 2;
  return Array.from({ length: corners }, (_, index) => {
    const angle = -Math.PI / 2 + (index * 2 * Math.PI) / corners;
    const radius = outer === inner || index % 2 === 0 ? outer : inner;
    return { at: [Math.cos(angle) * radius, Math.sin(angle) * radius], along: [-Math.sin(angle), Math.cos(angle)] };
  });
}

function rounded(points: number, outer: number, inner: number, pull: number): Outline {
  const corners = ringOf(points, outer, inner);
  const tangents = (side: 1 | -1) =>
    corners.map(({ along: [x = 0, y = 0] }, index) => {
      // Petals have round tips and meet in a point.
      const length = outer === inner || index % 2 === 0 ? pull * side : 0;
      return [x * length, y * length];
    });
  return { v: corners.map(({ at }) => at), i: tangents(-1), o: tangents(1), c: true };
}

function cornered(points: number, outer: number, inner: number): Outline {
  const corners = outer === inner ? ringOf(points * 2, outer, outer) : ringOf(points, outer, inner);
  const zero = corners.map(() => [0, 0]);
  return { v: corners.map(({ at }) => at), i: zero, o: zero, c: true };
}

function heart(): Outline {
  return {
    v: [
      [0, -0.55],
      [1.05, -0.4],
      [0, 1.05],
      [-1.05, -0.4],
    ],
    i: [
      [-0.12, -0.35],
      [0.02, -0.62],
      [0.34, -0.26],
      [0.02, 0.44],
    ],
    o: [
      [0.12, -0.35],
      [-0.02, 0.44],
      [-0.34, -0.26],
      [-0.02, -0.62],
    ],
    c: true,
  };
}
