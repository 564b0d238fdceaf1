import { pen } from '../geometry/pen.ts';
import { through } from '../geometry/spline.ts';
import { moved } from '../geometry/transform.ts';
import { ellipse, fill, group, outline, repeat, ring, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { petal } from './arches.ts';
import { FINGERS, type Finger } from './hands.ts';
import { type Henna, hennaFlower, hennaLine, paisley, sprig } from './henna.ts';

/** A finger's henna from its base (origin) upwards: a band, a trail of leaves, rings of dots, and a fully covered tip. */
function fingerHenna({ base, tip, width: w }: Finger, henna: Henna): ShapeItem {
  const { ink, filled = 100 } = henna;
  const length = Math.hypot(tip[0] - base[0], tip[1] - base[1]);
  const lean = (Math.atan2(tip[0] - base[0], base[1] - tip[1]) * 180) / Math.PI;
  const across = (y: number, bend: number): Outline =>
    pen()
      .move(-w * 0.62, y)
      .quad(0, y - bend, w * 0.62, y)
      .outline();
  const cap = pen()
    .move(-w * 0.7, -length * 0.82)
    .quad(0, -length * 0.75, w * 0.7, -length * 0.82)
    .line(w * 0.7, -length * 1.12)
    .line(-w * 0.7, -length * 1.12)
    .close()
    .outline();
  return group(
    'finger henna',
    [
      group('tip', [outline(cap), fill(ink, filled)]),
      group('lines', [
        outline(across(-length * 0.74, 9)),
        outline(across(-length * 0.2, 8)),
        outline(across(-length * 0.12, 8)),
        ...hennaLine(henna, 1.1),
      ]),
      group('teeth', [
        group('tooth', [outline(petal(w * 0.16, length * 0.055)), fill(ink, filled)], { at: [-w * 0.4, -length * 0.2] }),
        repeat(6, { move: [w * 0.16, 0] }),
      ]),
      sprig(length * 0.38, 3, w * 0.36, henna, { at: [0, -length * 0.29] }),
    ],
    { at: base, rotate: lean },
  );
}

/** A bracelet of lines, a lattice and petals around the wrist. */
function cuff(henna: Henna): ShapeItem {
  const { ink, filled = 100 } = henna;
  const line = (y: number) =>
    outline(
      pen()
        .move(-96, y)
        .quad(4, y + 14, 104, y)
        .outline(),
    );
  const diamond = through([
    [0, -13, 1],
    [10, 0, 1],
    [0, 13, 1],
    [-10, 0, 1],
  ]);
  return group('cuff', [
    group('lines', [line(34), line(44), line(76), line(86), ...hennaLine(henna, 1.1)]),
    group('lattice', [
      group('cell', [outline(diamond), ...hennaLine(henna, 0.8)], { at: [-86, 66] }),
      repeat(10, { move: [20, 0] }),
    ]),
    group('seeds', [group('seed', [ellipse([0, 0], 6), fill(ink, filled)], { at: [-86, 66] }), repeat(10, { move: [20, 0] })]),
    group('petals up', [
      group('petal', [outline(petal(17, 24)), ...hennaLine(henna)], { at: [-84, 34] }),
      repeat(10, { move: [19, 0] }),
    ]),
    group('petals down', [
      group('petal', [outline(petal(22, -30)), ...hennaLine(henna)], { at: [-84, 94] }),
      repeat(9, { move: [22, 0] }),
    ]),
    group('drops', [group('drop', [outline(petal(7, -12)), fill(ink, filled)], { at: [-84, 98] }), repeat(9, { move: [22, 0] })]),
  ]);
}

/**
 * The henna of a whole palm in five passes, each with its own progress: fingers, the circle in the palm, vine, paisley, bracelet.
 */
export function palmHenna(passes: readonly [Henna, Henna, Henna, Henna, Henna]): ShapeItem[] {
  const [fingers, round, vine, keri, bracelet] = passes;
  const center = [-4, -132];
  return [
    ...FINGERS.map((finger) => fingerHenna(finger, fingers)),
    group('arc', [
      outline(
        through(
          [
            [-108, -214],
            [-50, -236],
            [16, -242],
            [84, -232],
            [104, -214],
          ],
          false,
        ),
      ),
      ...hennaLine(vine, 1.1),
    ]),
    group('arc dots', [
      outline(
        through(
          [
            [-108, -226],
            [-50, -248],
            [16, -254],
            [84, -244],
            [104, -226],
          ],
          false,
        ),
      ),
      stroke(vine.ink, 5, { dash: [0.1, 13], opacity: vine.filled ?? 100 }),
    ]),
    ring('rays', 20, [outline(moved(petal(22, 24), 0, -80)), ...hennaLine(round)], { at: center }),
    hennaFlower(79, 12, round, { at: center }),
    ring('ray dots', 20, [ellipse([0, -111], 6), fill(round.ink, round.filled ?? 100)], { at: center, rotate: 9 }),
    group('vine', [
      outline(
        through(
          [
            [-4, -34],
            [-20, -14],
            [-8, 8],
            [-4, 28],
          ],
          false,
        ),
      ),
      ...hennaLine(vine, 1.1),
    ]),
    sprig(58, 2, 18, vine, { at: [-84, -30], rotate: 172 }),
    sprig(60, 2, 20, vine, { at: [-58, -10], rotate: -60 }),
    sprig(46, 2, 16, vine, { at: [40, 14], rotate: 96 }),
    paisley(92, keri, { at: [104, -64], rotate: 18 }),
    cuff(bracelet),
  ];
}
