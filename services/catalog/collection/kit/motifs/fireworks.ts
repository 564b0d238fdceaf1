import { pen } from '../geometry/pen.ts';
import { type Layer, shapes } from '../lottie/layers.ts';
import { EASE, track } from '../lottie/motion.ts';
import { type Color, glow } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, ring, stroke, trim } from '../lottie/shapes.ts';

export interface Firework {
  at: readonly [number, number];
  radius: number;
  color: Color;
  /** The frame of its burst; it climbs before and has faded 50 frames later. */
  burst: number;
}

/** A rocket that climbs, bursts into two rings of slowly falling sparks, and fades. */
export function firework({ at: [x, y], radius, color, burst }: Firework): Layer {
  const [rise, gone] = [18, 54];
  const ray = outline(
    pen()
      .move(0, -radius * 0.16)
      .curve(0, -radius * 0.5, 0, -radius * 0.8, 0, -radius)
      .outline(),
  );
  const out = [trim(track([burst, 0, EASE.out], [burst + 40, 74]), track([burst, 0, EASE.out], [burst + 26, 100]))];
  const head = track([burst, 0, EASE.out], [burst + 26, radius]);
  const sparks = { keys: head.keys.map(([frame, value, ease]) => [frame, [value / 10, value / 10], ease] as const) };
  return shapes(
    'firework',
    [
      group('flash', [ellipse([0, 0], radius * 1.7), fill(glow([0, 0], radius * 0.85, color, 0.5))], {
        opacity: track([burst - 1, 0, EASE.out], [burst + 4, 100, EASE.out], [burst + 30, 0]),
      }),
      ring('rays', 18, [ray, ...out, stroke(color, radius * 0.032)], { opacity: track([burst, 100, 'hold'], [burst + 45, 0]) }),
      ring('inner rays', 12, [ray, ...out, stroke('#fff6d8', radius * 0.036)], {
        scale: 58,
        rotate: 10,
        opacity: track([burst, 100, 'hold'], [burst + 45, 0]),
      }),
      ring('sparks', 18, [ellipse([0, -1000], 26), fill('#fff6d8')], {
        scale: sparks,
        opacity: track([burst - 1, 0, 'hold'], [burst, 100, EASE.inOut], [burst + gone, 0]),
      }),
      group(
        'rocket',
        [
          outline(pen().move(0, 420).line(0, 0).outline()),
          trim(track([burst - rise, 0, EASE.out], [burst, 92]), track([burst - rise, 4, EASE.out], [burst, 100])),
          stroke(color, 4),
        ],
        {
          opacity: track([burst - rise - 1, 0, 'hold'], [burst - rise, 80, 'hold'], [burst, 0]),
        },
      ),
    ],
    {
      at: track([burst, [x, y], EASE.in], [burst + gone, [x, y + radius * 0.3]]),
      from: Math.max(0, burst - rise),
      until: burst + gone + 1,
    },
  );
}
