import { pen } from '../geometry/pen.ts';
import { through } from '../geometry/spline.ts';
import { moved, scaled, symmetric } from '../geometry/transform.ts';
import { sway } from '../lottie/motion.ts';
import { linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, repeat, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { type Metal, metalRamp } from '../palette.ts';
import { drop, petal } from './arches.ts';

/** The eye's outline: a drop, round at the top and pointed at the bottom; 1 unit wide, from y = -1.25 to 0. */
function eyeOutline(width: number): Outline {
  return scaled(
    symmetric(pen().move(0, -1.25).curve(0.3, -1.25, 0.5, -1.02, 0.5, -0.76).curve(0.5, -0.46, 0.2, -0.26, 0, 0).outline()),
    width,
  );
}

/** The eye of a tail feather, its point at the origin, `size` wide. */
function featherEye(size: number, metal: Metal, place: Placement = {}): ShapeItem {
  const at = (width: number, up: number) => outline(moved(eyeOutline(size * width), 0, -size * up));
  const notch = symmetric(
    pen()
      .move(0, -size * 0.94)
      .curve(size * 0.05, -size * 1.06, size * 0.26, -size * 1.04, size * 0.24, -size * 0.84)
      .curve(size * 0.22, -size * 0.68, size * 0.1, -size * 0.6, 0, -size * 0.56)
      .outline(),
  );
  return group(
    'feather eye',
    [
      group('bronze', [at(1, 0), fill(linear([0, -size * 1.2], [0, 0], [0, '#c98d2e'], [0.5, '#6f8f2e'], [1, '#1f6a4a']))]),
      group('green', [at(0.82, 0.12), fill('#1c7f55')]),
      group('gold', [at(0.68, 0.22), fill(metalRamp(metal, [-size * 0.3, -size], [size * 0.3, -size * 0.2]))]),
      group('turquoise', [at(0.54, 0.32), fill('#19a5ac')]),
      group('blue', [
        outline(notch),
        fill(radial([0, -size * 0.78], [size * 0.26, -size * 0.78], [0, '#1a2d86'], [1, '#0b1450'])),
      ]),
    ],
    place,
  );
}

/** A tail feather that grows upwards from the origin; `eye` is its width. */
export function tailFeather(length: number, eye: number, metal: Metal, place: Placement = {}): ShapeItem {
  const barb = pen()
    .move(0, 0)
    .curve(eye * 0.2, -eye * 0.2, eye * 0.5, -eye * 0.3, eye * 0.5, -eye * 0.72)
    .outline();
  const barbs = (side: 1 | -1) =>
    group(
      'barbs',
      [group('barb', [outline(barb), stroke('#2a9a6a', eye * 0.026, { opacity: 80 })]), repeat(17, { move: [0, -eye * 0.2] })],
      {
        at: [0, -length + eye * 3.2],
        scale: [side * 100, 100],
      },
    );
  return group(
    'tail feather',
    [
      group('stem', [
        outline(pen().move(0, 0).line(0, -length).outline()),
        stroke(linear([0, 0], [0, -length], [0, metal.shade, 0.5], [1, metal.shine]), Math.max(2, eye * 0.03)),
      ]),
      barbs(1),
      barbs(-1),
      featherEye(eye, metal, { at: [0, -length] }),
    ],
    place,
  );
}

const BODY = through([
  [-214, -636],
  [-190, -662],
  [-154, -660],
  [-130, -628],
  [-122, -570],
  [-112, -500],
  [-76, -426],
  [10, -366],
  [120, -322],
  [236, -284],
  [218, -226],
  [132, -164],
  [24, -118],
  [-76, -112],
  [-156, -150],
  [-204, -220],
  [-218, -300],
  [-198, -380],
  [-172, -450],
  [-170, -520],
  [-192, -576],
  [-208, -606],
]);

/** Scales of the breast: rows of arcs down the neck. */
function scales(metal: Metal): ShapeItem[] {
  const way = [
    [-147, -560, 34],
    [-142, -518, 44],
    [-138, -476, 58],
    [-134, -432, 80],
    [-132, -388, 108],
    [-126, -342, 140],
    [-116, -294, 168],
    [-104, -246, 180],
    [-84, -200, 180],
  ] as const;
  return way.map(([x, y, width], row) => {
    const count = 3 + Math.floor(row / 2);
    const step = width / count;
    const arc = pen()
      .move(-step / 2, 0)
      .arc(step / 2, 0, -0.8)
      .outline();
    return group(
      'scale row',
      [
        group('scale', [outline(arc), stroke(row % 2 ? '#5fd0c8' : metal.body, 2.6, { opacity: 65 })]),
        repeat(count, { move: [step, 0] }),
      ],
      {
        at: [x - width / 2 + step / 2, y],
        rotate: -8 + row * 2,
      },
    );
  });
}

function wing(metal: Metal): ShapeItem[] {
  const shape = through([
    [-92, -300],
    [-40, -340],
    [50, -334],
    [150, -296],
    [250, -232],
    [296, -192],
    [200, -186],
    [80, -188],
    [-20, -204],
    [-80, -246],
  ]);
  const row = (count: number, y: number, x: number, size: number, step: number, tone: string) =>
    group(
      'row',
      [
        group('quill', [outline(petal(size * 0.56, size * 1.9)), fill(tone), stroke('#fff0c4', 2)], { rotate: 112 }),
        repeat(count, { move: [step, step * 0.24] }),
      ],
      { at: [x, y] },
    );
  return [
    group('wing', [
      outline(shape),
      fill(linear([-90, -340], [290, -190], [0, '#0f7a86'], [0.5, '#0d5f9e'], [1, '#0a2f66'])),
      stroke(metalRamp(metal, [-90, -340], [290, -190]), 5),
    ]),
    row(7, -236, -28, 46, 36, '#c98d2e'),
    row(6, -262, -50, 38, 34, '#138a8a'),
    row(6, -286, -60, 32, 30, '#c98d2e'),
    row(5, -308, -58, 26, 26, '#138a8a'),
  ];
}

/** The bird without its train, standing on y = 0 and facing left; the train's root is at [220, -250]. About 560 wide and 720 high. */
export function peacock(metal: Metal, frames: number, place: Placement = {}): ShapeItem {
  const crest = [-34, -17, 0, 17, 34].map((turn) =>
    group(
      'plume',
      [
        group('shaft', [outline(pen().move(0, 0).line(0, -74).outline()), stroke('#2fb5a8', 4)]),
        group('tip', [outline(moved(drop(20, 34), 0, -68)), fill('#1d63b8'), stroke(metal.shine, 3)]),
      ],
      { at: [-170, -652], rotate: turn + 8 },
    ),
  );
  const leg = (x: number) =>
    group('leg', [
      outline(
        through(
          [
            [x, -130],
            [x + 12, -70],
            [x - 4, 0],
          ],
          false,
        ),
      ),
      outline(
        through(
          [
            [x - 4, 0],
            [x - 44, 2],
          ],
          false,
        ),
      ),
      outline(
        through(
          [
            [x - 4, 0],
            [x - 26, 12],
          ],
          false,
        ),
      ),
      outline(
        through(
          [
            [x - 4, 0],
            [x + 24, 4],
          ],
          false,
        ),
      ),
      stroke(metalRamp(metal, [x - 40, -120], [x + 20, 0]), 11),
    ]);
  return group(
    'peacock',
    [
      leg(10),
      leg(-56),
      group('crest', crest, { anchor: [-160, -650], at: [-160, -650], rotate: sway(frames, 60, 0, 3) }),
      group('beak', [
        outline(
          through([
            [-208, -632, 1],
            [-262, -600, 1],
            [-206, -598, 1],
          ]),
        ),
        fill(metal.body),
      ]),
      group('body', [
        outline(BODY),
        fill(linear([-160, -600], [80, -120], [0, '#1c58c4'], [0.45, '#0c4aa0'], [0.75, '#0b6f86'], [1, '#0a5a4c'])),
        stroke(metalRamp(metal, [-220, -600], [220, -120]), 5),
      ]),
      ...scales(metal),
      ...wing(metal),
      group('over the eye', [
        outline(
          through(
            [
              [-206, -634],
              [-182, -648],
              [-158, -634],
            ],
            false,
          ),
        ),
        stroke('#fdf6e2', 9),
      ]),
      group('under the eye', [
        outline(
          through(
            [
              [-200, -606],
              [-178, -598],
              [-156, -612],
            ],
            false,
          ),
        ),
        stroke('#fdf6e2', 11),
      ]),
      group('eye', [ellipse([-180, -624], 19), fill('#fdf6e2')]),
      group('pupil', [ellipse([-181, -624], 14), fill('#0b1024')]),
      group('glint', [ellipse([-184, -627], 5), fill('#ffffff')]),
    ],
    place,
  );
}
