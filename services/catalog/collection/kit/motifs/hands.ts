import { pen } from '../geometry/pen.ts';
import { type SplinePoint, through } from '../geometry/spline.ts';
import { moved } from '../geometry/transform.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, repeat, ring, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { petal } from './arches.ts';
import { type Henna, hennaFlower, hennaLine, paisley, sprig } from './henna.ts';

/** An open palm, fingers up, thumb to the right; the wrist's middle is the origin, the middle finger's tip at y = -546. */
const PALM: readonly SplinePoint[] = [
  [-92, 520, 1],
  [-84, 340],
  [-76, 180],
  [-73, 62],
  [-88, -8],
  [-106, -86],
  [-114, -166],
  [-113, -226],
  [-121, -292],
  [-135, -358],
  [-136, -398],
  [-121, -419],
  [-102, -408],
  [-94, -354],
  [-80, -290],
  [-69, -254],
  [-74, -306],
  [-84, -404],
  [-86, -468],
  [-78, -496],
  [-60, -506],
  [-40, -494],
  [-34, -452],
  [-21, -350],
  [-12, -274],
  [-14, -330],
  [-16, -440],
  [-14, -508],
  [-6, -535],
  [14, -546],
  [34, -535],
  [41, -502],
  [42, -404],
  [43, -326],
  [47, -270],
  [55, -324],
  [64, -412],
  [70, -466],
  [79, -491],
  [98, -499],
  [115, -484],
  [118, -442],
  [110, -352],
  [103, -264],
  [104, -204],
  [121, -158],
  [150, -200],
  [178, -250],
  [198, -282],
  [216, -288],
  [229, -272],
  [226, -236],
  [206, -164],
  [172, -84],
  [132, -12],
  [84, 62],
  [80, 180],
  [88, 340],
  [96, 520, 1],
];

export const palmOutline: Outline = through(PALM);

interface Finger {
  base: readonly [number, number];
  tip: readonly [number, number];
  width: number;
}
const FINGERS: readonly Finger[] = [
  { base: [-90, -244], tip: [-119, -412], width: 42 },
  { base: [-42, -268], tip: [-61, -500], width: 48 },
  { base: [16, -276], tip: [14, -540], width: 50 },
  { base: [74, -268], tip: [97, -494], width: 48 },
  { base: [144, -118], tip: [214, -280], width: 54 },
];

/** Skin, its light and the creases of the joints. */
export function palm(skin: Color): ShapeItem[] {
  const creases = FINGERS.flatMap(({ base, tip, width }, index) =>
    (index === 4 ? [0.42] : [0.3, 0.62]).map((part) => {
      const [x, y] = [base[0] + (tip[0] - base[0]) * part, base[1] + (tip[1] - base[1]) * part];
      const lean = (Math.atan2(tip[0] - base[0], base[1] - tip[1]) * 180) / Math.PI;
      return group(
        'crease',
        [
          outline(
            pen()
              .move(-width * 0.36, 0)
              .quad(0, 7, width * 0.36, 0)
              .outline(),
          ),
          stroke(darker(skin, 0.24), 2.4, { opacity: 60 }),
        ],
        { at: [x, y], rotate: lean },
      );
    }),
  );
  return [
    group('skin', [
      outline(palmOutline),
      fill(linear([-120, -300], [220, 200], [0, lighter(skin, 0.22)], [0.55, skin], [1, darker(skin, 0.16)])),
    ]),
    group('thenar light', [
      ellipse([92, -60], 100),
      fill(radial([92, -60], [142, -60], [0, lighter(skin, 0.34), 0.6], [1, lighter(skin, 0.3), 0])),
    ]),
    group('palm shade', [
      ellipse([-6, -110], 190, 210),
      fill(radial([-6, -110], [-6, -5], [0, darker(skin, 0.2), 0.35], [1, darker(skin, 0.2), 0])),
    ]),
    ...creases,
    group('contour', [outline(palmOutline), stroke(darker(skin, 0.42), 3.4, { opacity: 80 })]),
  ];
}

/** A finger from its base (origin) upwards: a band, a trail of leaves, rounds of dots, and the tip in full henna. */
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

/** The henna of a whole palm in five passes, each with its own progress: fingers, the round of the palm, vine, paisley, bracelet. */
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

/** Glass bangles around the forearm, from `y` downwards. */
export function bangles(y: number, colors: readonly Color[], gold: Color): ShapeItem {
  const one = (at: number, color: Color, thickness: number): ShapeItem[] => [
    group('bangle', [
      outline(
        pen()
          .move(-92, at - 6)
          .curve(-92, at + 22, 100, at + 22, 100, at - 6)
          .outline(),
      ),
      stroke(color, thickness),
    ]),
    group('shine', [
      outline(
        pen()
          .move(-66, at + 7)
          .quad(-30, at + 15, 4, at + 15)
          .outline(),
      ),
      stroke('#ffffff', thickness * 0.22, { opacity: 55 }),
    ]),
  ];
  return group(
    'bangles',
    colors.flatMap((color, index) => one(y + index * 21, index % 3 === 1 ? gold : color, index % 3 === 1 ? 9 : 15)),
  );
}

/** A plain gold kada, to close the bangles. */
export function kada(y: number, gold: Color): ShapeItem {
  return group('kada', [
    group('body', [
      outline(
        pen()
          .move(-98, y - 8)
          .curve(-98, y + 26, 104, y + 26, 104, y - 8)
          .outline(),
      ),
      stroke(gold, 26),
    ]),
    group('beads', [
      outline(
        pen()
          .move(-98, y - 8)
          .curve(-98, y + 26, 104, y + 26, 104, y - 8)
          .outline(),
      ),
      stroke(lighter(gold, 0.6), 10, { dash: [0.1, 17] }),
    ]),
  ]);
}
