// The wall beside the garden, with the keel arch that opens the view.
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import type { Outline } from '../../kit/lottie/types.ts';
import { keelArch, starLattice } from '../../kit/motifs/star-lattice.ts';
import { metalRamp } from '../../kit/palette.ts';
import type { Stage } from '../../kit/stage.ts';
import { HEIGHT, METAL, STAGE } from './look.ts';

/** The centre of the arch. */
export const VIEW = 1460;

interface View {
  /** The arch: its middle, its foot, and its width, height and spring. */
  x: number;
  foot: number;
  arch: readonly [number, number, number];
  /** The square frame around it: half its width, and its top and bottom. */
  frame: { half: number; top: number; bottom: number };
}

const WIDE: View = { x: VIEW, foot: HEIGHT + 20, arch: [640, 980, 400], frame: { half: 420, top: 36, bottom: HEIGHT + 116 } };

/** The wall with the arch cut out of it: a field of stars above the arch, a gold rim around it. */
export function wall(view: View = WIDE, { width, height }: Stage = STAGE): Layer[] {
  const { x, foot, arch, frame } = view;
  const opening = moved(keelArch(...arch), x, foot);
  const rim = (grow: number) => outline(moved(keelArch(arch[0] + grow, arch[1] + grow / 2, arch[2]), x, foot));
  return [
    shapes('wall', [
      rect(-10, -10, width + 20, height + 20),
      outline(opening),
      fill(linear([0, 0], [0, height], [0, '#0c4a43'], [1, '#04191d']), 100, 'evenodd'),
    ]),
    shapes(
      'stars of the wall',
      [
        starLattice(
          130,
          Math.ceil(frame.half / 65),
          6,
          { face: '#a47a33', line: '#ecc878', shade: '#04191d', width: 6 },
          { at: [x - frame.half + 30, frame.top + 34], opacity: 62 },
        ),
      ],
      { masks: [moved(spandrels(view), x, foot)] },
    ),
    shapes('rims', [
      group('frame', [
        rect(x - frame.half, frame.top, frame.half * 2, frame.bottom - frame.top),
        stroke(metalRamp(METAL, [0, 0], [0, height]), 7, { join: 'miter' }),
      ]),
      group('outer', [rim(64), stroke(METAL.body, 4)]),
      group('shade', [rim(22), stroke('#03121a', 26)]),
      group('inner', [rim(14), stroke(metalRamp(METAL, [x, 60], [x, height]), 15)]),
    ]),
  ];
}

/** The field between the arch and its square frame. */
function spandrels({ foot, arch: [wide, high, spring], frame }: View): Outline {
  const arch = keelArch(wide + 70, high + 35, spring);
  const [left, right, top] = [6 - frame.half, frame.half - 6, frame.top + 6 - foot];
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
