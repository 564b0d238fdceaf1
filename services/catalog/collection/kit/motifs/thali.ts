import { moved } from '../geometry/transform.ts';
import { type Color, glow, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, ring, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { seeded } from '../random.ts';
import { petal } from './arches.ts';
import { drawn, inked } from './drawn.ts';
import { marigold } from './garlands.ts';
import { flame } from './lamps.ts';

/** How far a plate seen at an angle is squashed. */
const TILT = 0.36;

/** A brass plate seen at an angle, `width` wide, its middle at the origin: rim, chased petals, sunken floor. */
export function thali(width: number, metal: Metal, place: Placement = {}): ShapeItem {
  const disc = (part: number) => ellipse([0, 0], width * part, width * part * TILT);
  const squashed = (items: ShapeItem[]) => group('squashed', items, { scale: [100, 100 * TILT] });
  return group(
    'thali',
    [
      group('shadow', [
        ellipse([0, width * 0.06], width * 1.12, width * 0.42),
        fill(glow([0, width * 0.06], width * 0.56, '#0a0205', 0.8)),
      ]),
      group('edge', [disc(1), fill(metalRamp({ ...metal, glint: metal.shine }, [-width / 2, 0], [width / 2, 0]))], {
        at: [0, width * 0.022],
      }),
      group('rim', [
        disc(1),
        fill(
          linear(
            [-width / 2, -40],
            [width / 2, 60],
            [0, metal.body],
            [0.3, metal.glint],
            [0.5, metal.body],
            [0.8, metal.shine],
            [1, metal.shade],
          ),
        ),
      ]),
      squashed([
        ring('chased petals', 36, [
          outline(moved(petal(width * 0.034, width * 0.045), 0, -width * 0.445)),
          stroke(metal.shade, width * 0.003),
        ]),
        ring('beads', 72, [ellipse([0, -width * 0.427], width * 0.008), fill(metal.glint)]),
      ]),
      group('wall', [
        disc(0.84),
        fill(linear([0, -width * 0.15], [0, width * 0.15], [0, metal.shade], [0.6, metal.body], [1, metal.glint])),
      ]),
      group('floor', [
        ellipse([0, width * 0.012], width * 0.79, width * 0.79 * TILT),
        fill(radial([-width * 0.1, 0], [width * 0.42, 0], [0, metal.shine], [0.55, metal.body], [1, darker(metal.shade, 0.15)])),
      ]),
      squashed([
        ring('engraving', 16, [
          outline(moved(petal(width * 0.07, width * 0.11), 0, -width * 0.22)),
          stroke(metal.shade, width * 0.003, { opacity: 60 }),
        ]),
      ]),
    ],
    place,
  );
}

/** A brass plate seen from above: `radius` to its edge. */
export function plate(radius: number, metal: Metal, place: Placement = {}): ShapeItem {
  const disc = (part: number) => ellipse([0, 0], radius * 2 * part);
  const r = (part: number) => radius * part;
  return group(
    'plate',
    [
      group('rim', [
        disc(1),
        fill(
          linear(
            [-r(0.8), -r(0.8)],
            [r(0.8), r(0.8)],
            [0, metal.glint],
            [0.25, metal.body],
            [0.5, metal.shine],
            [0.75, metal.body],
            [1, metal.shade],
          ),
        ),
      ]),
      group('edge', [disc(0.985), stroke(metal.shade, r(0.012))]),
      ring('chased petals', 40, [
        outline(moved(petal(r(0.1), r(0.12)), 0, -r(0.84))),
        stroke(metal.shade, r(0.007)),
        fill(metal.shine, 55),
      ]),
      ring('beads', 80, [ellipse([0, -r(0.82)], r(0.02)), fill(metal.glint)]),
      group('wall', [
        disc(0.8),
        fill(linear([-r(0.6), -r(0.6)], [r(0.6), r(0.6)], [0, metal.shade], [0.5, metal.body], [1, metal.glint])),
      ]),
    ],
    place,
  );
}

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

export interface Offerings {
  metal: Metal;
  kumkum: Color;
  flowers: readonly [Color, Color];
  leaf: Color;
}

/** The plate of a tilak: coconut, rice, kumkum, flowers, betel leaves and the lamp. `width` is the plate's. */
export function tilakThali(
  width: number,
  { metal, kumkum, flowers, leaf }: Offerings,
  frames: number,
  place: Placement = {},
): ShapeItem {
  const w = (part: number) => width * part;
  const betel = (rotate: number) =>
    group(
      'betel',
      [
        drawn(
          `M0 0 C${w(0.09)} ${-w(0.02)} ${w(0.11)} ${-w(0.1)} 0 ${-w(0.18)} C${-w(0.11)} ${-w(0.1)} ${-w(0.09)} ${-w(0.02)} 0 0 Z`,
          linear([0, -w(0.18)], [0, 0], [0, lighter(leaf, 0.25)], [1, darker(leaf, 0.2)]),
        ),
        inked(`M0 0 L0 ${-w(0.16)}`, lighter(leaf, 0.45), w(0.004)),
      ],
      { at: [-w(0.1), w(0.06)], rotate, scale: [100, 70] },
    );
  return group(
    'tilak thali',
    [
      thali(width, metal),
      coconut(width * 0.15, kumkum, { at: [-w(0.2), -w(0.025)] }),
      brassLamp(width * 0.17, metal, frames, 3, { at: [w(0.06), -w(0.02)] }),
      betel(-70),
      betel(-38),
      kumkumBowl(width * 0.14, metal, kumkum, { at: [w(0.245), w(0.015)] }),
      riceHeap(width * 0.2, { at: [w(0.11), w(0.095)] }),
      ...[
        [-0.27, 0.045, 0.045, 0],
        [-0.2, 0.075, 0.05, 1],
        [-0.1, 0.1, 0.042, 0],
      ].map(([x = 0, y = 0, size = 0, tone]) =>
        marigold(w(size), tone ? flowers[1] : flowers[0], { at: [w(x), w(y)], scale: [100, 72] }),
      ),
    ],
    place,
  );
}
