import { pen } from '../geometry/pen.ts';
import { symmetric } from '../geometry/transform.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, repeat, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { hangingLeaf, petal } from './arches.ts';

/** A brass pot with mango leaves and a coconut: the sign of plenty at a Hindu threshold. Stands on y = 0. */
export function kalash(width: number, metal: Metal, leaf: Color, bloom: Color, place: Placement = {}): ShapeItem {
  const half = width / 2;
  const pot = symmetric(
    pen()
      .move(0, -width * 0.82)
      .line(half * 0.5, -width * 0.82)
      .curve(half * 0.48, -width * 0.7, half * 0.42, -width * 0.68, half * 0.5, -width * 0.64)
      .curve(half * 1.1, -width * 0.58, half * 1.12, -width * 0.12, half * 0.42, -width * 0.05)
      .line(half * 0.52, 0)
      .line(0, 0)
      .outline(),
  );
  const blade = hangingLeaf(width * 0.2, -width * 0.56);
  const leaves = [-62, -38, -14, 14, 38, 62].map((angle) =>
    group(
      'leaf',
      [
        outline(blade),
        fill(linear([0, 0], [0, -width * 0.5], [0, darker(leaf, 0.25)], [1, lighter(leaf, 0.2)])),
        stroke(darker(leaf, 0.35), width * 0.006),
      ],
      { at: [(angle / 62) * half * 0.4, -width * 0.84], rotate: angle },
    ),
  );
  const nut = symmetric(
    pen()
      .move(0, -width * 0.62)
      .curve(half * 0.2, -width * 0.54, half * 0.56, -width * 0.4, half * 0.5, -width * 0.18)
      .curve(half * 0.44, 0, half * 0.2, 0, 0, 0)
      .outline(),
  );
  const fibres = [-0.22, -0.08, 0.08, 0.22].map((x) =>
    outline(
      pen()
        .move(width * x * 0.3, -width * 0.56)
        .quad(width * x, -width * 0.3, width * x * 0.8, -width * 0.03)
        .outline(),
    ),
  );
  return group(
    'kalash',
    [
      ...leaves.filter((_, index) => index % 2 === 0),
      group(
        'coconut',
        [
          group('nut', [
            outline(nut),
            fill(
              radial(
                [-width * 0.08, -width * 0.36],
                [width * 0.3, -width * 0.1],
                [0, '#c08a55'],
                [0.6, '#8a5730'],
                [1, '#5a3519'],
              ),
            ),
          ]),
          group('fibres', [...fibres, stroke('#5a3519', width * 0.008, { opacity: 60 })]),
        ],
        { at: [0, -width * 0.84] },
      ),
      ...leaves.filter((_, index) => index % 2 === 1),
      group('pot', [outline(pot), fill(metalRamp(metal, [-half, 0], [half, 0]))]),
      group('shade', [
        outline(pot),
        fill(linear([0, -width * 0.6], [0, 0], [0, metal.shade, 0], [0.55, metal.shade, 0.05], [1, metal.shade, 0.75])),
      ]),
      group('rim', [
        rect(-half * 0.6, -width * 0.86, width * 0.6, width * 0.06, width * 0.03),
        fill(metalRamp(metal, [-half * 0.6, 0], [half * 0.6, 0])),
      ]),
      group('neck band', [rect(-half * 0.52, -width * 0.66, width * 0.52, width * 0.022, 2), fill(metal.shade)]),
      group('band', [
        rect(-half * 0.93, -width * 0.42, width * 0.93, width * 0.028, 3),
        rect(-half * 0.93, -width * 0.25, width * 0.93, width * 0.028, 3),
        fill(metal.shade, 70),
      ]),
      group(
        'band petals',
        [group('petal', [outline(petal(width * 0.1, width * 0.13)), fill(bloom)]), repeat(8, { move: [width * 0.115, 0] })],
        { at: [-width * 0.403, -width * 0.265] },
      ),
      group('shine', [ellipse([-half * 0.5, -width * 0.46], width * 0.08, width * 0.2), fill('#ffffff', 45)], { rotate: 10 }),
    ],
    place,
  );
}
