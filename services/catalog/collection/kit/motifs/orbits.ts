import { type Animated, EASE, type Key, type Track } from '../lottie/motion.ts';
import { type Color, glow, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, type Placement, stroke, trim } from '../lottie/shapes.ts';
import type { ShapeItem, Vector } from '../lottie/types.ts';

export interface Orbit {
  /** Half the width and half the height of the orbit. */
  reach: readonly [number, number];
  /** The orbit's tilt in degrees. */
  lean?: number;
  frames: number;
  /** Rounds in all frames, and the spark's start (0…1, from the top, clockwise). */
  rounds?: number;
  start?: number;
  color: Color;
  size?: number;
}

/** A spark that runs around an ellipse with a tail behind it, on a thin line of light. */
export function orbit(spec: Orbit, place: Placement = {}): ShapeItem {
  const { reach, lean = 0, frames, rounds = 1, start = 0, color, size = 9 } = spec;
  const [rx, ry] = reach;
  const tail = 13;
  const turning: Track<number> = {
    keys: [
      [0, start * 360, EASE.linear],
      [frames, (start + rounds) * 360],
    ],
  };
  const way = () => ellipse([0, 0], rx * 2, ry * 2);
  return group(
    'orbit',
    [
      group('thread', [way(), stroke(color, 1.6, { opacity: 26 })]),
      group('long tail', [way(), trim(0, tail, turning), stroke(color, size * 0.3, { opacity: 45 })]),
      group('tail', [
        way(),
        trim(tail * 0.55, tail, turning),
        stroke(linear([-rx, 0], [rx, 0], [0, color], [1, '#ffffff']), size * 0.55),
      ]),
      group(
        'spark',
        [
          ellipse([0, 0], size * 8),
          fill(glow([0, 0], size * 4, color, 0.8)),
          group('head', [ellipse([0, 0], size), fill('#ffffff')]),
        ],
        {
          at: alongEllipse(rx, ry, frames, start + tail / 100, rounds),
        },
      ),
    ],
    { ...place, rotate: lean },
  );
}

function alongEllipse(rx: number, ry: number, frames: number, start: number, rounds: number): Animated<Vector> {
  const steps = Math.max(16, Math.round(rounds * 40));
  const keys = Array.from({ length: steps + 1 }, (_, index): Key<Vector> => {
    const angle = (start + (index / steps) * rounds) * 2 * Math.PI - Math.PI / 2;
    return [Math.round((index / steps) * frames * 10) / 10, [Math.cos(angle) * rx, Math.sin(angle) * ry], EASE.linear];
  });
  return { keys };
}
