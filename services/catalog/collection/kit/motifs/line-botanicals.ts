// Plants in a single line that draws itself.
import { pen } from '../geometry/pen.ts';
import { type Animated, EASE, track } from '../lottie/motion.ts';
import type { Color } from '../lottie/paint.ts';
import { group, outline, type Placement, stroke, trim } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';

export interface Line {
  ink: Color;
  weight: number;
  /** First frame, and the duration for the whole plant. */
  from: number;
  frames: number;
}

function drawn(
  { ink, weight, from, frames }: Line,
  shape: Outline,
  begin: number,
  end: number,
  place: Placement = {},
): ShapeItem {
  const grown: Animated<number> = track([from + frames * begin, 0, EASE.inOut], [from + frames * end, 100]);
  // A trimmed line of zero length would still show its round cap.
  const seen = track([from + frames * begin, 0, 'hold'], [from + frames * begin + 1, 100]);
  return group('line', [outline(shape), trim(0, grown), stroke(ink, weight)], { ...place, opacity: seen });
}

/** A leaf in one stroke: up its vein and back around its edge. */
function leafLine(length: number, width: number): Outline {
  const half = width / 2;
  return pen()
    .move(0, 0)
    .curve(half * 0.2, -length * 0.3, -half * 0.1, -length * 0.6, half * 0.05, -length * 0.9)
    .curve(half * 1.2, -length * 0.7, half * 1.2, -length * 0.24, 0, 0)
    .curve(-half * 1.3, -length * 0.24, -half * 1.1, -length * 0.72, 0, -length)
    .outline();
}

/** A branch from the origin upwards: a bent stalk, pairs of leaves, a leaf at its tip. */
export function lineBranch(length: number, pairs: number, line: Line, place: Placement = {}): ShapeItem {
  const bend = length * 0.16;
  const stalk = pen()
    .move(0, 0)
    .curve(bend, -length * 0.3, bend * 1.1, -length * 0.7, 0, -length)
    .outline();
  const at = (part: number) => [
    bend * 3 * part * (1 - part) * (1 - part) + bend * 3.3 * part * part * (1 - part),
    -length * part,
  ];
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const part = 0.16 + (0.74 * index) / pairs;
    const size = length * (0.34 - 0.16 * part);
    return [-1, 1].map((side) =>
      drawn(line, leafLine(size, size * 0.44), 0.15 + part * 0.5, 0.45 + part * 0.55, {
        at: at(part + (side > 0 ? 0.03 : 0)),
        rotate: side * (50 - part * 14),
        scale: [side * 100, 100],
      }),
    );
  });
  return group(
    'line branch',
    [
      drawn(line, stalk, 0, 0.6),
      ...leaves.flat(),
      drawn(line, leafLine(length * 0.2, length * 0.09), 0.6, 1, { at: [0, -length], rotate: -8 }),
    ],
    place,
  );
}

/** An open poppy on its stalk; the origin is the foot. */
export function linePoppy(height: number, line: Line, place: Placement = {}): ShapeItem {
  const r = height * 0.26;
  const stalk = pen()
    .move(0, 0)
    .curve(-height * 0.1, -height * 0.3, height * 0.08, -height * 0.5, 0, -height + r * 0.5)
    .outline();
  const bowl = pen()
    .move(-r * 0.1, r * 0.42)
    .curve(-r * 0.9, r * 0.36, -r * 1.24, -r * 0.36, -r * 0.82, -r * 0.72)
    .curve(-r * 0.6, -r * 0.9, -r * 0.44, -r * 0.66, -r * 0.3, -r * 0.78)
    .curve(-r * 0.1, -r * 1.02, r * 0.2, -r * 0.98, r * 0.34, -r * 0.74)
    .curve(r * 0.5, -r * 0.62, r * 0.66, -r * 0.88, r * 0.86, -r * 0.66)
    .curve(r * 1.2, -r * 0.28, r * 0.86, r * 0.4, r * 0.1, r * 0.42)
    .outline();
  const fold = pen()
    .move(-r * 0.82, -r * 0.72)
    .curve(-r * 0.6, -r * 0.2, -r * 0.3, r * 0.1, 0, r * 0.1)
    .curve(r * 0.34, r * 0.1, r * 0.66, -r * 0.2, r * 0.86, -r * 0.66)
    .outline();
  const heart = pen()
    .move(-r * 0.2, -r * 0.3)
    .curve(-r * 0.3, -r * 0.02, r * 0.3, -r * 0.02, r * 0.2, -r * 0.3)
    .curve(r * 0.1, -r * 0.44, -r * 0.1, -r * 0.44, -r * 0.2, -r * 0.3)
    .outline();
  const blade = leafLine(height * 0.34, height * 0.12);
  const top: Placement = { at: [0, -height] };
  return group(
    'line poppy',
    [
      drawn(line, stalk, 0, 0.4),
      drawn(line, blade, 0.2, 0.6, { at: [-height * 0.02, -height * 0.3], rotate: -46 }),
      drawn(line, blade, 0.3, 0.7, { at: [0, -height * 0.44], rotate: 44, scale: [-100, 100] }),
      drawn(line, bowl, 0.3, 0.85, top),
      drawn(line, fold, 0.6, 1, top),
      drawn(line, heart, 0.7, 1, top),
    ],
    place,
  );
}
