// A peacock that stands before its open fan, and the full feathers of which the fan is made.
import { pen } from '../geometry/pen.ts';
import { through } from '../geometry/spline.ts';
import { moved, scaled, symmetric } from '../geometry/transform.ts';
import { sway } from '../lottie/motion.ts';
import { linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, repeat, ring, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { type Metal, metalRamp } from '../palette.ts';
import { drop, petal } from './arches.ts';

/** The eye of a feather: an egg, blunt below, around the origin; 1.2 times as high as wide. */
export function eyeEgg(width: number): Outline {
  return scaled(
    symmetric(pen().move(0, -0.62).curve(0.29, -0.62, 0.5, -0.36, 0.5, -0.05).curve(0.5, 0.28, 0.27, 0.58, 0, 0.58).outline()),
    width,
  );
}

/** The rings of an eye, from bronze to the blue heart; its middle is the origin. */
export function eyeRings(size: number, metal: Metal, place: Placement = {}): ShapeItem {
  const heart = symmetric(
    pen()
      .move(0, -size * 0.2)
      .curve(size * 0.08, -size * 0.27, size * 0.23, -size * 0.22, size * 0.2, -size * 0.02)
      .curve(size * 0.17, size * 0.14, size * 0.08, size * 0.2, 0, size * 0.16)
      .outline(),
  );
  return group(
    'eye of a feather',
    [
      group('bronze', [
        outline(eyeEgg(size)),
        fill(radial([0, 0], [0, size * 0.62], [0, '#d9962f'], [0.72, '#a8752a'], [0.86, '#8fae46'], [1, '#1f7a50'])),
      ]),
      group('gold', [outline(eyeEgg(size * 0.72)), fill(metalRamp(metal, [-size * 0.3, -size * 0.4], [size * 0.3, size * 0.3]))]),
      group('turquoise', [
        outline(eyeEgg(size * 0.62)),
        fill(radial([0, 0], [0, size * 0.38], [0, '#0f7fb0'], [0.7, '#17a9ad'], [1, '#37d0b4'])),
      ]),
      group('heart', [outline(heart), fill(linear([0, -size * 0.24], [0, size * 0.2], [0, '#1a2d8c'], [1, '#080f45']))]),
    ],
    place,
  );
}

/** A tail feather with a full vane that grows upwards from the origin to the middle of its eye. */
export function fullFeather(length: number, eye: number, metal: Metal, place: Placement = {}): ShapeItem {
  const vane = symmetric(
    pen()
      .move(0, -length - eye * 1.02)
      .curve(eye * 0.6, -length - eye * 0.9, eye * 0.86, -length - eye * 0.1, eye * 0.7, -length + eye * 0.7)
      .curve(eye * 0.52, -length + eye * 1.5, eye * 0.3, -length * 0.45, eye * 0.04, 0)
      .outline(),
  );
  const barb = pen()
    .move(0, 0)
    .quad(eye * 0.42, -eye * 0.16, eye * 0.66, -eye * 0.62)
    .outline();
  const barbs = (side: 1 | -1) =>
    group(
      'barbs',
      [group('barb', [outline(barb), stroke('#9ccf6a', eye * 0.024, { opacity: 55 })]), repeat(9, { move: [0, -eye * 0.3] })],
      {
        at: [0, -length + eye * 2.1],
        scale: [side * 100, 100],
      },
    );
  return group(
    'full feather',
    [
      group('vane', [
        outline(vane),
        fill(linear([0, 0], [0, -length - eye], [0, '#06352f'], [0.55, '#0b5b48'], [0.82, '#1f8a55'], [1, '#5fae4e'])),
        stroke('#04261f', eye * 0.03, { opacity: 45 }),
      ]),
      barbs(1),
      barbs(-1),
      group('shaft', [
        outline(pen().move(0, 0).line(0, -length).outline()),
        stroke(metal.body, Math.max(2, eye * 0.03), { opacity: 70 }),
      ]),
      eyeRings(eye, metal, { at: [0, -length] }),
    ],
    place,
  );
}

/** Barbs that leave the shaft on both sides, from `low` to its tip; `reach` is their length, `lean` turns them. */
function barbs(low: number, count: number, reach: number, lean: number): ShapeItem[] {
  return Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    const y = low - part * (low + 200);
    const angle = ((62 - 58 * part ** 1.2 + lean) * Math.PI) / 180;
    const long = reach * (0.86 + 0.2 * Math.sin(part * Math.PI)) * (1 + 0.05 * ((index * 7) % 5));
    const end = [Math.sin(angle) * long, y - Math.cos(angle) * long] as const;
    const bend = [Math.sin(angle + 0.34) * long * 0.56, y - Math.cos(angle + 0.34) * long * 0.5] as const;
    return [1, -1].map((side) =>
      outline(
        pen()
          .move(0, y)
          .quad(side * bend[0], bend[1], side * end[0], end[1])
          .outline(),
      ),
    );
  }).flat();
}

/** The vane around a large eye: three layers of barbs, dark to bright, over the shaft, which ends 130 below `low`. */
export function greatFeather(low: number, metal: Metal, place: Placement = {}): ShapeItem {
  const shine = (inner: string, outer: string) =>
    radial([0, 0], [0, 760], [0, inner], [0.42, inner], [0.72, outer], [1, outer, 0]);
  return group(
    'great feather',
    [
      group('dark barbs', [...barbs(low, 64, 560, 3), stroke(shine('#0c5a44', '#06382f'), 15)]),
      group('green barbs', [...barbs(low, 52, 520, 0), stroke(shine('#2f9a58', '#127052'), 6)]),
      group('bright barbs', [...barbs(low, 38, 480, -3), stroke(shine('#e0b64a', '#7fc262'), 3, { opacity: 85 })]),
      group('shaft', [
        outline(
          pen()
            .move(0, low + 130)
            .line(0, 200)
            .outline(),
        ),
        stroke(linear([0, 200], [0, low + 130], [0, metal.body], [0.6, metal.shine], [1, metal.shine, 0]), 13),
      ]),
    ],
    place,
  );
}

/** The golden scales at the root of the fan, `radius` wide. */
export function fanHeart(radius: number, metal: Metal): ShapeItem {
  const row = (part: number, count: number, tone: string) =>
    ring(
      'scales',
      count,
      [
        outline(moved(petal(radius * 0.25, radius * 0.3), 0, -radius * part)),
        fill(tone),
        stroke(metal.shine, 1.6, { opacity: 70 }),
      ],
      { rotate: count * 3 },
    );
  return group('heart of the fan', [
    group('down', [ellipse([0, 0], radius * 2.1), fill(radial([0, 0], [0, radius * 1.05], [0, '#0d5a4a'], [1, '#06302a']))]),
    row(0.74, 26, '#1c7a4e'),
    row(0.54, 22, '#3f8f45'),
    row(0.34, 16, '#8a9a3a'),
    row(0.14, 10, '#c99a3a'),
  ]);
}

const BREAST = through([
  [-2, -566],
  [20, -540],
  [24, -480],
  [38, -412],
  [76, -338],
  [112, -256],
  [116, -180],
  [84, -112],
  [0, -86],
  [-86, -110],
  [-120, -178],
  [-116, -256],
  [-82, -336],
  [-48, -410],
  [-40, -478],
  [-46, -540],
  [-30, -568],
]);

/** The bird seen from the front, its head turned to the left, standing on y = 0; about 640 high. Its fan has its root at [0, -210]. */
export function standingPeacock(metal: Metal, frames: number, place: Placement = {}): ShapeItem {
  const leg = (x: number) =>
    group('leg', [
      outline(
        through(
          [
            [x, -110],
            [x + 5, -50],
            [x, 0],
          ],
          false,
        ),
      ),
      ...[-30, -8, 18].map((toe) =>
        outline(
          through(
            [
              [x, -4],
              [x + toe, 8],
            ],
            false,
          ),
        ),
      ),
      stroke(metalRamp(metal, [x, -110], [x + 10, 0]), 11),
    ]);
  const wing = (side: 1 | -1) =>
    group(
      'wing',
      [
        group('feathers', [
          outline(
            through([
              [70, -310],
              [130, -268],
              [166, -190],
              [158, -96],
              [118, -64],
              [92, -110],
              [78, -220],
            ]),
          ),
          fill(linear([80, -300], [160, -70], [0, '#c98d2e'], [0.5, '#8c5a22'], [1, '#4a2f18'])),
        ]),
        group('bars', [
          ...[0, 1, 2, 3, 4].map((bar) =>
            outline(
              through(
                [
                  [84, -256 + bar * 38],
                  [120, -240 + bar * 38],
                  [162, -226 + bar * 36],
                ],
                false,
              ),
            ),
          ),
          stroke('#f0d596', 4, { opacity: 55 }),
        ]),
      ],
      { scale: [side * 100, 100] },
    );
  const scales = [
    [-470, 50, 3],
    [-434, 66, 4],
    [-398, 92, 5],
    [-360, 126, 6],
    [-322, 158, 7],
    [-284, 186, 8],
    [-246, 202, 9],
    [-208, 206, 9],
    [-170, 196, 8],
  ] as const;
  const crest = [-46, -30, -15, 0, 15, 30, 46].map((turn) =>
    group(
      'plume',
      [
        group('shaft', [outline(pen().move(0, 0).line(0, -62).outline()), stroke('#2fb5a8', 3.4)]),
        group('tip', [outline(moved(drop(17, 28), 0, -58)), fill('#2a6fd0'), stroke(metal.shine, 2.4)]),
      ],
      { rotate: turn },
    ),
  );
  return group(
    'standing peacock',
    [
      leg(-34),
      leg(36),
      wing(1),
      wing(-1),
      group('breast', [
        outline(BREAST),
        fill(radial([-36, -330], [120, -130], [0, '#3f8cf0'], [0.35, '#1a5fd0'], [0.7, '#0e3f9a'], [1, '#082a6a'])),
      ]),
      ...scales.map(([y, width, count], row) =>
        group(
          'scales of the breast',
          [
            group('scale', [
              outline(
                pen()
                  .move(-width / count / 2, 0)
                  .arc(width / count / 2, 0, -0.8)
                  .outline(),
              ),
              stroke(row % 2 ? '#6fe0d2' : '#9fc4ff', 2.4, { opacity: 42 }),
            ]),
            repeat(count, { move: [width / count, 0] }),
          ],
          { at: [-width / 2 + width / count / 2 - 4, y] },
        ),
      ),
      group('light on the neck', [
        outline(
          through(
            [
              [-36, -530],
              [-34, -470],
              [-44, -406],
              [-78, -330],
              [-104, -250],
              [-104, -190],
            ],
            false,
          ),
        ),
        stroke('#8fd8ff', 6, { opacity: 55 }),
      ]),
      group(
        'head',
        [
          group('crest', crest, { at: [-12, -604], rotate: 6 }),
          group('beak', [
            outline(
              through([
                [-52, -594, 1],
                [-106, -566, 1],
                [-50, -562, 1],
              ]),
            ),
            fill(linear([-50, -590], [-100, -565], [0, '#f3e2b4'], [1, '#b9925a'])),
          ]),
          group('skull', [
            outline(
              through([
                [-60, -578],
                [-44, -612],
                [-10, -622],
                [18, -606],
                [26, -570],
                [20, -530],
                [-10, -516],
                [-46, -540],
              ]),
            ),
            fill(radial([-20, -596], [30, -540], [0, '#3f8cf0'], [0.6, '#1550b8'], [1, '#0e3f9a'])),
          ]),
          group('patches', [
            outline(
              through(
                [
                  [-50, -596],
                  [-30, -606],
                  [-4, -598],
                ],
                false,
              ),
            ),
            outline(
              through(
                [
                  [-46, -562],
                  [-26, -556],
                  [0, -568],
                ],
                false,
              ),
            ),
            stroke('#fdf6e2', 8),
          ]),
          group('eye', [ellipse([-26, -582], 19), fill('#fdf6e2')]),
          group('pupil', [ellipse([-28, -582], 14), fill('#0b1024')]),
          group('glint', [ellipse([-31, -585], 5), fill('#ffffff')]),
        ],
        { at: [-6, -520], anchor: [-6, -520], rotate: sway(frames, 84, 0, 4.5) },
      ),
    ],
    place,
  );
}
