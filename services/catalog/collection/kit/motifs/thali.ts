import { moved } from '../geometry/transform.ts';
import { type Color, glow, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, ring, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { petal } from './arches.ts';
import { drawn, inked } from './drawn.ts';
import { marigold } from './garlands.ts';
import { brassLamp, coconut, kumkumBowl, riceHeap } from './tilak-offerings.ts';

/** The vertical squash of a plate seen at an angle. */
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
