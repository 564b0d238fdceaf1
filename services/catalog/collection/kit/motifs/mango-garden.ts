import { pen } from '../geometry/pen.ts';
import { ribbon, through } from '../geometry/spline.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { hangingLeaf } from './arches.ts';

/** A ring-necked parrot on its perch, looking to the right; its feet are the origin. About 2.2 × `size` high with its tail. */
export function parrot(size: number, green: Color, place: Placement = {}): ShapeItem {
  const s = size;
  const body = through([
    [s * 0.16, -s * 0.98],
    [-s * 0.06, -s * 1.02],
    [-s * 0.2, -s * 0.86],
    [-s * 0.3, -s * 0.5],
    [-s * 0.28, -s * 0.16],
    [-s * 0.2, s * 0.04],
    [-s * 0.06, s * 0.02],
    [s * 0.14, -s * 0.16],
    [s * 0.24, -s * 0.46],
    [s * 0.24, -s * 0.7],
    [s * 0.3, -s * 0.84],
  ]);
  const wing = through([
    [-s * 0.02, -s * 0.66],
    [-s * 0.24, -s * 0.5],
    [-s * 0.34, -s * 0.1],
    [-s * 0.34, s * 0.26, 1],
    [-s * 0.14, s * 0.02],
    [s * 0.04, -s * 0.32],
  ]);
  return group(
    'parrot',
    [
      group('tail', [
        outline(
          ribbon([
            [-s * 0.16, -s * 0.1, s * 0.2],
            [-s * 0.3, s * 0.4, s * 0.13],
            [-s * 0.42, s * 1.06, s * 0.03],
          ]),
        ),
        fill(linear([0, 0], [-s * 0.4, s], [0, darker(green, 0.12)], [1, '#2d8fb0'])),
      ]),
      group('second feather', [
        outline(
          ribbon([
            [-s * 0.1, -s * 0.05, s * 0.14],
            [-s * 0.2, s * 0.4, s * 0.1],
            [-s * 0.26, s * 0.78, s * 0.03],
          ]),
        ),
        fill(lighter(green, 0.1)),
      ]),
      group('feet', [
        outline(
          ribbon([
            [-s * 0.02, -s * 0.06, s * 0.07],
            [s * 0.02, s * 0.05, s * 0.05],
          ]),
        ),
        fill('#c98a6a'),
      ]),
      group('body', [
        outline(body),
        fill(radial([s * 0.05, -s * 0.6], [s * 0.05, s * 0.2], [0, lighter(green, 0.35)], [0.6, green], [1, darker(green, 0.2)])),
      ]),
      group('wing', [outline(wing), fill(linear([0, -s * 0.6], [-s * 0.3, s * 0.2], [0, green], [1, darker(green, 0.34)]))]),
      group('feathers', [
        outline(
          pen()
            .move(-s * 0.2, -s * 0.34)
            .quad(-s * 0.28, -s * 0.1, -s * 0.28, s * 0.12)
            .outline(),
        ),
        outline(
          pen()
            .move(-s * 0.1, -s * 0.36)
            .quad(-s * 0.18, -s * 0.12, -s * 0.2, s * 0.06)
            .outline(),
        ),
        stroke(darker(green, 0.42), s * 0.02, { opacity: 60 }),
      ]),
      group('necklace', [
        outline(
          pen()
            .move(-s * 0.2, -s * 0.72)
            .quad(s * 0.04, -s * 0.58, s * 0.26, -s * 0.72)
            .outline(),
        ),
        stroke('#e8436f', s * 0.055),
      ]),
      group('chin', [
        outline(
          pen()
            .move(s * 0.02, -s * 0.655)
            .quad(s * 0.16, -s * 0.66, s * 0.25, -s * 0.76)
            .outline(),
        ),
        stroke('#2a2420', s * 0.035),
      ]),
      group('beak', [
        outline(
          through([
            [s * 0.24, -s * 0.95],
            [s * 0.38, -s * 0.92],
            [s * 0.43, -s * 0.8],
            [s * 0.37, -s * 0.7, 1],
            [s * 0.32, -s * 0.8],
            [s * 0.24, -s * 0.82],
          ]),
        ),
        fill(linear([s * 0.24, -s * 0.95], [s * 0.4, -s * 0.72], [0, '#f0563f'], [1, '#b3231c'])),
      ]),
      group('eye', [ellipse([s * 0.13, -s * 0.88], s * 0.1), fill('#fff1d2')]),
      group('pupil', [ellipse([s * 0.14, -s * 0.88], s * 0.055), fill('#1c1412')]),
    ],
    place,
  );
}

/** A hanging spray of long leaves, with mangoes when `fruit` is given; the origin is the twig. */
export function mangoSpray(size: number, leaf: Color, fruit: number, place: Placement = {}): ShapeItem {
  const blade = hangingLeaf(size * 0.2, size * 0.82);
  const angles = [-74, 70, -48, 46, -24, 22, -2];
  const mango = through([
    [0, -size * 0.02, 1],
    [size * 0.14, size * 0.04],
    [size * 0.19, size * 0.2],
    [size * 0.08, size * 0.36],
    [-size * 0.08, size * 0.36],
    [-size * 0.17, size * 0.2],
    [-size * 0.12, size * 0.04],
  ]);
  return group(
    'mango spray',
    [
      ...angles.map((angle, index) =>
        group(
          'leaf',
          [
            group('blade', [
              outline(blade),
              fill(index % 3 === 0 ? lighter(leaf, 0.2) : index % 3 === 1 ? leaf : darker(leaf, 0.14)),
            ]),
            group('vein', [
              outline(
                pen()
                  .move(0, size * 0.05)
                  .line(0, size * 0.74)
                  .outline(),
              ),
              stroke(lighter(leaf, 0.42), size * 0.012, { opacity: 60 }),
            ]),
          ],
          { rotate: angle },
        ),
      ),
      ...Array.from({ length: fruit }, (_, index) =>
        group(
          'mango',
          [
            group('stalk', [rect(-size * 0.012, -size * 0.16, size * 0.024, size * 0.16), fill(darker(leaf, 0.3))]),
            group('skin', [
              outline(mango),
              fill(
                radial([-size * 0.05, size * 0.12], [size * 0.16, size * 0.34], [0, '#ffe27a'], [0.6, '#f6b52e'], [1, '#e07a2a']),
              ),
            ]),
          ],
          { at: [(index - (fruit - 1) / 2) * size * 0.36, size * (0.5 + (index % 2) * 0.14)], rotate: index % 2 ? -8 : 8 },
        ),
      ),
    ],
    place,
  );
}
