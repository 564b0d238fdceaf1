import { pen } from '../geometry/pen.ts';
import { type Layer, shapes } from '../lottie/layers.ts';
import { EASE, track } from '../lottie/motion.ts';
import { type Color, glow, radial } from '../lottie/paint.ts';
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
  const rays = (count: number, reach: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index + 0.5) / count) * Math.PI * 2;
      const long = reach * (0.9 + 0.1 * ((index * 5) % 3));
      const [across, up] = [Math.sin(angle) * long, -Math.cos(angle) * long];
      return outline(
        pen()
          .move(across * 0.1, up * 0.1)
          .quad(across * 0.66, up * 0.8 - radius * 0.05, across, up + radius * 0.1)
          .outline(),
      );
    });
  const out = [trim(track([burst, 0, EASE.out], [burst + 44, 68]), track([burst, 0, EASE.out], [burst + 26, 100]))];
  const tail = (reach: number) =>
    radial([0, 0], [reach, 0], [0, color, 0], [0.3, color, 0.35], [0.75, color, 0.95], [1, '#fff6d8', 1]);
  const head = track([burst, 0, EASE.out], [burst + 26, radius]);
  const sparks = { keys: head.keys.map(([frame, value, ease]) => [frame, [value / 10, value / 10], ease] as const) };
  return shapes(
    'firework',
    [
      group('flash', [ellipse([0, 0], radius * 3), fill(glow([0, 0], radius * 1.5, color, 0.55))], {
        opacity: track([burst - 1, 0, EASE.out], [burst + 4, 100, EASE.out], [burst + 30, 0]),
      }),
      group('rays', [...rays(36, radius), ...out, stroke(tail(radius), radius * 0.021)], {
        opacity: track([burst, 100, EASE.linear], [burst + 24, 100, EASE.in], [burst + gone, 0]),
      }),
      group('inner rays', [...rays(22, radius * 0.58), ...out, stroke(tail(radius * 0.58), radius * 0.024)], {
        opacity: track([burst, 100, EASE.linear], [burst + 20, 100, EASE.in], [burst + gone, 0]),
      }),
      ring('sparks', 24, [ellipse([0, -900], 18), fill('#fff6d8')], {
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
