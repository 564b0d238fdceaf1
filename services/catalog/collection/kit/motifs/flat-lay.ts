// Objects of a South Indian ceremony from directly above, for flat-lay compositions. Light falls from the upper left.
import { pen } from '../geometry/pen.ts';
import { ribbon, through } from '../geometry/spline.ts';
import { moved } from '../geometry/transform.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rosette, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';

export const SHADOW = '#2a2410';

/** A round metal bowl from above with a paste, powder or liquid in it, stirred into a swirl. */
export function bowlAbove(radius: number, metal: Metal, inside: Color, place: Placement = {}): ShapeItem {
  const r = radius;
  const swirl = through(
    Array.from({ length: 17 }, (_, index) => {
      const angle = index * 0.62;
      const reach = r * 0.66 * (1 - index / 18);
      return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
    }),
    false,
  );
  return group(
    'bowl above',
    [
      group('shadow', [ellipse([r * 0.1, r * 0.15], r * 2.06), fill(SHADOW, 32)]),
      group('rim', [ellipse([0, 0], r * 2), fill(metalRamp(metal, [-r * 0.7, -r * 0.7], [r * 0.7, r * 0.7]))]),
      group('line', [ellipse([0, 0], r * 1.88), stroke(metal.shade, r * 0.016, { opacity: 70 })]),
      group('wall', [
        ellipse([0, 0], r * 1.74),
        fill(linear([-r * 0.6, -r * 0.6], [r * 0.6, r * 0.6], [0, darker(metal.shade, 0.4)], [1, metal.body])),
      ]),
      group('content', [
        ellipse([r * 0.02, r * 0.03], r * 1.56),
        fill(radial([-r * 0.2, -r * 0.26], [r * 0.6, r * 0.66], [0, lighter(inside, 0.3)], [1, inside])),
      ]),
      group('swirl', [outline(swirl), stroke(darker(inside, 0.14), r * 0.06, { opacity: 70 })]),
      group('swirl light', [
        outline(moved(swirl, -r * 0.03, -r * 0.035)),
        stroke(lighter(inside, 0.5), r * 0.028, { opacity: 85 }),
      ]),
      group('glint', [
        outline(
          pen()
            .move(-r * 0.84, -r * 0.36)
            .curve(-r * 0.7, -r * 0.68, -r * 0.4, -r * 0.86, -r * 0.1, -r * 0.93)
            .outline(),
        ),
        stroke('#ffffff', r * 0.035, { opacity: 75 }),
      ]),
    ],
    place,
  );
}

/** Half a coconut from above: husk, shell, white flesh and its hollow. */
export function coconutHalf(radius: number, place: Placement = {}): ShapeItem {
  const r = radius;
  return group(
    'coconut half',
    [
      group('shadow', [ellipse([r * 0.12, r * 0.17], r * 2.08), fill(SHADOW, 32)]),
      group('husk', [
        rosette(34, r * 1.03, r * 0.96, 60),
        fill(radial([-r * 0.2, -r * 0.2], [r, r * 0.4], [0, '#a9773f'], [1, '#6b4420'])),
      ]),
      group('shell', [ellipse([0, 0], r * 1.82), fill('#4f2f17')]),
      group('flesh', [
        ellipse([0, 0], r * 1.7),
        fill(radial([-r * 0.3, -r * 0.3], [r * 0.7, r * 0.7], [0, '#ffffff'], [1, '#f1e8d6'])),
      ]),
      group('hollow', [
        ellipse([0, 0], r * 1.14),
        fill(linear([-r * 0.4, -r * 0.4], [r * 0.4, r * 0.4], [0, '#cfc2a6'], [1, '#fdf9f0'])),
      ]),
      group('water', [ellipse([r * 0.05, r * 0.07], r * 0.84), fill('#ffffff', 48)]),
      group('glint', [ellipse([r * 0.18, r * 0.2], r * 0.16, r * 0.1), fill('#ffffff', 90)]),
    ],
    place,
  );
}

export function arecaNut(radius: number, place: Placement = {}): ShapeItem {
  const r = radius;
  return group(
    'areca nut',
    [
      group('shadow', [ellipse([r * 0.16, r * 0.22], r * 2.04), fill(SHADOW, 30)]),
      group('nut', [
        ellipse([0, 0], r * 2, r * 1.84),
        fill(radial([-r * 0.3, -r * 0.4], [r * 0.8, r * 0.8], [0, '#d9a46a'], [1, '#8a5428'])),
      ]),
      group('crown', [rosette(7, r * 0.36, r * 0.2, 80, 0, [r * 0.1, -r * 0.1]), fill('#6b3d1c', 60)]),
    ],
    place,
  );
}

/** A finger of turmeric root, cut once; centred, lying level. */
export function turmericRoot(length: number, place: Placement = {}): ShapeItem {
  const l = length;
  const body = ribbon([
    [-l * 0.5, l * 0.02, l * 0.2],
    [-l * 0.2, -l * 0.04, l * 0.27],
    [l * 0.12, l * 0.02, l * 0.24],
    [l * 0.42, -l * 0.06, l * 0.2],
  ]);
  const thumb = ribbon([
    [-l * 0.02, -l * 0.06, l * 0.16],
    [l * 0.08, -l * 0.26, l * 0.13],
  ]);
  return group(
    'turmeric root',
    [
      group('shadow', [outline(body), outline(thumb), fill(SHADOW, 30)], { at: [l * 0.04, l * 0.06] }),
      group('thumb', [outline(thumb), fill(linear([0, -l * 0.3], [l * 0.1, 0], [0, '#d99a3a'], [1, '#a8661c']))]),
      group('body', [outline(body), fill(linear([0, -l * 0.16], [0, l * 0.16], [0, '#e0a548'], [1, '#9c5d18']))]),
      group('rings', [
        ...[-0.34, -0.2, -0.04, 0.12, 0.27].map((t) =>
          outline(
            pen()
              .move(l * t, -l * 0.12)
              .quad(l * (t + 0.035), 0, l * t, l * 0.12)
              .outline(),
          ),
        ),
        stroke('#7c4614', l * 0.014, { opacity: 60 }),
      ]),
      group(
        'cut',
        [
          ellipse([l * 0.47, -l * 0.065], l * 0.13, l * 0.2),
          fill(radial([l * 0.47, -l * 0.065], [l * 0.55, l * 0.03], [0, '#ffb52e'], [1, '#f08a12'])),
        ],
        {},
      ),
    ],
    place,
  );
}
