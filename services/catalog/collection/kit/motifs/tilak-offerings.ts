import { type Color, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, type Placement } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { seeded } from '../random.ts';
import { drawn, inked } from './drawn.ts';
import { flame } from './lamps.ts';

/** A heap of rice, seen from the side; stands on y = 0. */
export function riceHeap(width: number, place: Placement = {}): ShapeItem {
  const random = seeded(17);
  const w = (part: number) => width * part;
  const grains = Array.from({ length: 34 }, () => {
    const t = random.between(-1, 1);
    const top = 0.42 * (1 - t * t);
    return group('grain', [ellipse([0, 0], w(0.075), w(0.026)), fill(random() < 0.5 ? '#ffffff' : '#e3d6bb')], {
      at: [w(t * 0.48), -w(0.02) - w(top) * random.between(0.05, 0.95)],
      rotate: random.between(0, 180),
    });
  });
  return group(
    'rice',
    [
      group('shadow', [ellipse([0, 0], w(1.15), w(0.24)), fill('#4a2408', 40)]),
      drawn(
        `M${-w(0.52)} 0 C${-w(0.36)} ${-w(0.1)} ${-w(0.18)} ${-w(0.44)} 0 ${-w(0.44)} C${w(0.18)} ${-w(0.44)} ${w(0.36)} ${-w(0.1)} ${w(0.52)} 0 C${w(0.3)} ${w(0.1)} ${-w(0.3)} ${w(0.1)} ${-w(0.52)} 0 Z`,
        radial([-w(0.12), -w(0.3)], [w(0.4), w(0.1)], [0, '#fffdf6'], [0.6, '#f4e8cf'], [1, '#c9b38c']),
      ),
      ...grains,
    ],
    place,
  );
}

/** A small bowl heaped with red powder; stands on y = 0. */
export function kumkumBowl(width: number, metal: Metal, powder: Color, place: Placement = {}): ShapeItem {
  const w = (part: number) => width * part;
  return group(
    'kumkum',
    [
      group('shadow', [ellipse([0, 0], w(1.2), w(0.26)), fill('#4a2408', 40)]),
      group('inside', [ellipse([0, -w(0.46)], w(1), w(0.26)), fill(metal.shade)]),
      drawn(
        `M${-w(0.44)} ${-w(0.46)} C${-w(0.3)} ${-w(0.56)} ${-w(0.16)} ${-w(0.86)} 0 ${-w(0.86)} C${w(0.16)} ${-w(0.86)} ${w(0.3)} ${-w(0.56)} ${w(0.44)} ${-w(0.46)} C${w(0.3)} ${-w(0.36)} ${-w(0.3)} ${-w(0.36)} ${-w(0.44)} ${-w(0.46)} Z`,
        radial([-w(0.1), -w(0.74)], [w(0.34), -w(0.4)], [0, lighter(powder, 0.25)], [0.5, powder], [1, darker(powder, 0.3)]),
      ),
      drawn(
        `M${-w(0.5)} ${-w(0.46)} C${-w(0.46)} ${-w(0.14)} ${-w(0.24)} ${w(0.03)} 0 ${w(0.03)} C${w(0.24)} ${w(0.03)} ${w(0.46)} ${-w(0.14)} ${w(0.5)} ${-w(0.46)} C${w(0.3)} ${-w(0.3)} ${-w(0.3)} ${-w(0.3)} ${-w(0.5)} ${-w(0.46)} Z`,
        metalRamp(metal, [-w(0.5), 0], [w(0.5), 0]),
      ),
      inked(`M${-w(0.5)} ${-w(0.46)} C${-w(0.3)} ${-w(0.3)} ${w(0.3)} ${-w(0.3)} ${w(0.5)} ${-w(0.46)}`, metal.glint, w(0.035)),
      inked(`M${-w(0.42)} ${-w(0.22)} C${-w(0.2)} ${-w(0.1)} ${w(0.2)} ${-w(0.1)} ${w(0.42)} ${-w(0.22)}`, metal.shade, w(0.02)),
    ],
    place,
  );
}

/** A coconut with its tuft, lying on y = 0, a red thread around it. */
export function coconut(width: number, thread: Color, place: Placement = {}): ShapeItem {
  const w = (part: number) => width * part;
  const fibres = [-0.34, -0.2, -0.06, 0.1, 0.26]
    .map((x) => `M${w(x * 0.5)} ${-w(1.1)} Q${w(x * 1.4)} ${-w(0.6)} ${w(x)} ${-w(0.04)}`)
    .join(' ');
  return group(
    'coconut',
    [
      group('shadow', [ellipse([0, 0], w(1.15), w(0.24)), fill('#4a2408', 45)]),
      drawn(
        `M0 ${-w(1.36)} C${w(0.06)} ${-w(1.2)} ${w(0.5)} ${-w(0.98)} ${w(0.5)} ${-w(0.5)} C${w(0.5)} ${-w(0.14)} ${w(0.28)} ${w(0.04)} 0 ${w(0.04)} C${-w(0.28)} ${w(0.04)} ${-w(0.5)} ${-w(0.14)} ${-w(0.5)} ${-w(0.5)} C${-w(0.5)} ${-w(0.98)} ${-w(0.06)} ${-w(1.2)} 0 ${-w(1.36)} Z`,
        radial([-w(0.16), -w(0.72)], [w(0.46), -w(0.1)], [0, '#c99560'], [0.5, '#93602f'], [1, '#4d2b12']),
      ),
      inked(fibres, '#4d2b12', w(0.018), { opacity: 60 }),
      inked(
        `M${-w(0.49)} ${-w(0.44)} Q0 ${-w(0.24)} ${w(0.49)} ${-w(0.44)} M${-w(0.485)} ${-w(0.36)} Q0 ${-w(0.16)} ${w(0.485)} ${-w(0.36)}`,
        thread,
        w(0.045),
      ),
    ],
    place,
  );
}

/** A footed brass lamp with its flame; stands on y = 0. */
export function brassLamp(width: number, metal: Metal, frames: number, seed: number, place: Placement = {}): ShapeItem {
  const w = (part: number) => width * part;
  return group(
    'brass lamp',
    [
      group('shadow', [ellipse([0, 0], w(0.9), w(0.2)), fill('#4a2408', 45)]),
      drawn(
        `M${-w(0.28)} 0 C${-w(0.24)} ${-w(0.1)} ${-w(0.1)} ${-w(0.12)} ${-w(0.08)} ${-w(0.34)} L${w(0.08)} ${-w(0.34)} C${w(0.1)} ${-w(0.12)} ${w(0.24)} ${-w(0.1)} ${w(0.28)} 0 C${w(0.14)} ${w(0.06)} ${-w(0.14)} ${w(0.06)} ${-w(0.28)} 0 Z`,
        metalRamp(metal, [-w(0.28), 0], [w(0.28), 0]),
      ),
      inked(
        `M${-w(0.13)} ${-w(0.22)} L${w(0.13)} ${-w(0.22)} M${-w(0.17)} ${-w(0.1)} C${-w(0.06)} ${-w(0.06)} ${w(0.06)} ${-w(0.06)} ${w(0.17)} ${-w(0.1)}`,
        metal.shade,
        w(0.018),
      ),
      group('oil', [
        ellipse([0, -w(0.56)], w(0.96), w(0.22)),
        fill(radial([0, -w(0.5)], [w(0.46), -w(0.5)], [0, '#e09a3a'], [0.4, '#8a4a14'], [1, '#33190a'])),
      ]),
      drawn(
        `M${-w(0.07)} ${-w(0.45)} C${-w(0.04)} ${-w(0.52)} ${w(0.02)} ${-w(0.52)} ${w(0.03)} ${-w(0.62)} L${-w(0.02)} ${-w(0.62)} C${-w(0.05)} ${-w(0.56)} ${-w(0.1)} ${-w(0.52)} ${-w(0.07)} ${-w(0.45)} Z`,
        '#fff3dc',
      ),
      flame(width * 0.5, frames, seed, { at: [0, -w(0.52)] }),
      drawn(
        `M${-w(0.5)} ${-w(0.56)} C${-w(0.44)} ${-w(0.34)} ${-w(0.2)} ${-w(0.28)} 0 ${-w(0.28)} C${w(0.2)} ${-w(0.28)} ${w(0.44)} ${-w(0.34)} ${w(0.5)} ${-w(0.56)} C${w(0.3)} ${-w(0.42)} ${-w(0.3)} ${-w(0.42)} ${-w(0.5)} ${-w(0.56)} Z`,
        metalRamp(metal, [-w(0.5), 0], [w(0.5), 0]),
      ),
      inked(`M${-w(0.5)} ${-w(0.56)} C${-w(0.3)} ${-w(0.42)} ${w(0.3)} ${-w(0.42)} ${w(0.5)} ${-w(0.56)}`, metal.glint, w(0.026)),
      inked(
        `M${-w(0.43)} ${-w(0.42)} C${-w(0.24)} ${-w(0.31)} ${w(0.24)} ${-w(0.31)} ${w(0.43)} ${-w(0.42)}`,
        metal.shade,
        w(0.012),
      ),
      inked(
        `M${-w(0.4)} ${-w(0.385)} C${-w(0.22)} ${-w(0.29)} ${w(0.22)} ${-w(0.29)} ${w(0.4)} ${-w(0.385)}`,
        metal.shade,
        w(0.02),
        { dash: [0.1, w(0.05)] },
      ),
    ],
    place,
  );
}
