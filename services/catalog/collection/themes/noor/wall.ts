// The wall beside the garden, with the keel arch that opens the view.
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import type { Outline } from '../../kit/lottie/types.ts';
import { keelArch, starLattice } from '../../kit/motifs/star-lattice.ts';
import { metalRamp } from '../../kit/palette.ts';
import { HEIGHT, METAL, WIDTH } from './look.ts';

/** The centre of the arch. */
export const VIEW = 1460;
const ARCH = [640, 980, 400] as const;
const FOOT = HEIGHT + 20;

/** The wall with the arch cut out of it: a field of stars above the arch, a gold rim around it. */
export function wall(): Layer[] {
  const opening = moved(keelArch(...ARCH), VIEW, FOOT);
  const rim = (grow: number) => outline(moved(keelArch(ARCH[0] + grow, ARCH[1] + grow / 2, ARCH[2]), VIEW, FOOT));
  return [
    shapes('wall', [
      rect(-10, -10, WIDTH + 20, HEIGHT + 20),
      outline(opening),
      fill(linear([0, 0], [0, HEIGHT], [0, '#0c4a43'], [1, '#04191d']), 100, 'evenodd'),
    ]),
    shapes(
      'stars of the wall',
      [
        starLattice(
          130,
          7,
          6,
          { face: '#a47a33', line: '#ecc878', shade: '#04191d', width: 6 },
          { at: [VIEW - 390, 70], opacity: 62 },
        ),
      ],
      { masks: [moved(spandrels(), VIEW, FOOT)] },
    ),
    shapes('rims', [
      group('frame', [
        rect(VIEW - 420, 36, 840, HEIGHT + 80),
        stroke(metalRamp(METAL, [0, 0], [0, HEIGHT]), 7, { join: 'miter' }),
      ]),
      group('outer', [rim(64), stroke(METAL.body, 4)]),
      group('shade', [rim(22), stroke('#03121a', 26)]),
      group('inner', [rim(14), stroke(metalRamp(METAL, [VIEW, 60], [VIEW, HEIGHT]), 15)]),
    ]),
  ];
}

/** The field between the arch and its square frame. */
function spandrels(): Outline {
  const arch = keelArch(ARCH[0] + 70, ARCH[1] + 35, ARCH[2]);
  const [left, right, top] = [-414, 414, -FOOT + 42];
  // Down one side, along the arch and up the other: one outline without a hole.
  const corners = [
    [left, -20],
    [left, top],
    [right, top],
    [right, -20],
  ];
  const straight = corners.map(() => [0, 0]);
  const half = arch.v.length / 2;
  const back = <T>(list: readonly T[]) => [...list.slice(0, half).reverse(), ...list.slice(half).reverse()];
  return { v: [...corners, ...back(arch.v)], i: [...straight, ...back(arch.o)], o: [...straight, ...back(arch.i)], c: true };
}
