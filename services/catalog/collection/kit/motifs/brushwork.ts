import { path } from '../geometry/path.ts';
import type { Animated } from '../lottie/motion.ts';
import { EASE, type Track, track } from '../lottie/motion.ts';
import type { Color, Gradient } from '../lottie/paint.ts';
import { ellipse, fill, group, outlines, type Placement, stroke, trim } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { seeded } from '../random.ts';

/**
 * The edge of a wet blot: rounded, uneven, a few tongues further out than the rest. It always has `points` points, so that it can
 * be animated.
 */
export function blot(radius: number, seed: number, points = 22, uneven = 0.07): Outline {
  const random = seeded(seed);
  const spots = Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * Math.PI * 2 + random.between(-0.05, 0.05);
    const tongue = random() < 0.22 ? random.between(0.02, 0.06) : 0;
    return { angle, reach: radius * (1 + tongue + random.between(-uneven, uneven) * 0.5) };
  });
  const pull = (Math.PI * 2) / points / 3;
  return {
    v: spots.map(({ angle, reach }) => [Math.cos(angle) * reach, Math.sin(angle) * reach]),
    i: spots.map(({ angle, reach }) => [Math.sin(angle) * reach * pull, -Math.cos(angle) * reach * pull]),
    o: spots.map(({ angle, reach }) => [-Math.sin(angle) * reach * pull, Math.cos(angle) * reach * pull]),
    c: true,
  };
}

/** A blot that spreads from a drop of a tenth of its size, overshoots, returns and stops. */
export function spreading(radius: number, seed: number, first: number, frames: number): Track<Outline> {
  const at = (part: number, uneven: number, turn: number) => blot(radius * part, seed + turn, 22, uneven);
  return track(
    [first, at(0.06, 0, 0), EASE.out],
    [first + frames * 0.4, at(0.94, 0.12, 1), EASE.breath],
    [first + frames * 0.7, at(1.02, 0.09, 0), EASE.breath],
    [first + frames, at(1, 0.07, 0)],
  );
}

/** Small drops scattered around a blot. */
export function spatter(radius: number, count: number, seed: number, color: Color, place: Placement = {}): ShapeItem {
  const random = seeded(seed);
  return group(
    'spatter',
    Array.from({ length: count }, () => {
      const angle = random.between(0, Math.PI * 2);
      const far = random.between(1.06, 1.5);
      const size = radius * random.between(0.008, 0.05) * (1.7 - far);
      return group('drop', [ellipse([0, 0], size * 2.4, size * 2), fill(color)], {
        at: [Math.cos(angle) * radius * far, Math.sin(angle) * radius * far],
        rotate: (angle * 180) / Math.PI,
      });
    }),
    place,
  );
}

/**
 * A stroke of a flat wet brush along a path: a body, and bristles beside it that run dry one after another. `drawn` in percent.
 */
export function brushStroke(
  way: string,
  width: number,
  paint: Color | Gradient,
  drawn: Animated<number>,
  seed: number,
  place: Placement = {},
): ShapeItem {
  const random = seeded(seed);
  const lines = outlines(path(way));
  const bristles = Array.from({ length: 21 }, (_, index) => {
    const side = (index / 20 - 0.5) * width * 0.98;
    const from = random.between(0, 2.5);
    const to = random.between(82, 100);
    return group('bristle', [...lines, trim(from, to), stroke(paint, width * random.between(0.035, 0.075), { cap: 'butt' })], {
      at: [0, side],
    });
  });
  return group(
    'brush stroke',
    [
      group('laid', [group('body', [...lines, trim(1.5, 86), stroke(paint, width * 0.84, { cap: 'butt' })]), ...bristles]),
      trim(0, drawn),
    ],
    place,
  );
}

/** A fingertip mark drawn upwards: round at the bottom, thin at the top. Stands on y = 0. */
export function fingerMark(height: number, paint: Color | Gradient, place: Placement = {}): ShapeItem {
  const h = (part: number) => height * part;
  const d = `M0 ${-h(1)} C${h(0.05)} ${-h(0.8)} ${h(0.15)} ${-h(0.5)} ${h(0.13)} ${-h(0.2)} C${h(0.12)} ${-h(0.05)} ${h(0.06)} 0 0 0 C${-h(0.06)} 0 ${-h(0.13)} ${-h(0.06)} ${-h(0.13)} ${-h(0.2)} C${-h(0.14)} ${-h(0.5)} ${-h(0.04)} ${-h(0.8)} 0 ${-h(1)} Z`;
  return group('finger mark', [...outlines(path(d)), fill(paint)], place);
}

/** Grains of rice scattered in a circle. */
export function grains(radius: number, count: number, seed: number, color: Color, place: Placement = {}): ShapeItem {
  const random = seeded(seed);
  return group(
    'grains',
    Array.from({ length: count }, () => {
      const angle = random.between(0, Math.PI * 2);
      const far = radius * Math.sqrt(random());
      const size = random.between(9, 13);
      return group('grain', [ellipse([0, 0], size * 2.6, size), fill(color)], {
        at: [Math.cos(angle) * far, Math.sin(angle) * far],
        rotate: random.between(0, 180),
      });
    }),
    place,
  );
}
