import { pen, polygon } from '../geometry/pen.ts';
import { moved, symmetric, turned } from '../geometry/transform.ts';
import type { Animated } from '../lottie/motion.ts';
import { type Color, glow, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, repeat, ring, stroke, trim } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { cuspedArch, drop, hangingLeaf, petal } from './arches.ts';

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

export interface RangoliColors {
  petals: readonly [Color, Color, Color];
  line: Color;
}

/** A floor drawing of coloured powder, seen from above; squash it to lay it on a floor. */
export function rangoli(radius: number, colors: RangoliColors, drawn: Animated<number> = 100, place: Placement = {}): ShapeItem {
  const r = (part: number) => radius * part;
  const [first, second, third] = colors.petals;
  const line = (width: number) => [trim(0, drawn), stroke(colors.line, radius * width)];
  const petals = (name: string, count: number, from: number, length: number, width: number, color: Color, rotate = 0) =>
    ring(
      name,
      count,
      [
        outline(moved(petal(r(width), r(length)), 0, -r(from))),
        fill(radial([0, -r(from)], [0, -r(from + length)], [0, lighter(color, 0.25)], [1, color])),
        ...line(0.012),
      ],
      { rotate },
    );
  return group(
    'rangoli',
    [
      petals('outer petals', 16, 0.66, 0.34, 0.26, first),
      ring('outer dots', 16, [ellipse([0, -r(0.98)], r(0.045)), fill(colors.line)], { rotate: 11.25 }),
      group('disc', [ellipse([0, 0], r(1.38)), fill(second), ...line(0.014)]),
      petals('middle petals', 12, 0.32, 0.34, 0.22, third),
      petals('middle petals between', 12, 0.36, 0.22, 0.12, first, 15),
      group('inner disc', [ellipse([0, 0], r(0.68)), fill(first), ...line(0.012)]),
      petals('inner petals', 8, 0.06, 0.26, 0.17, second),
      ring('inner dots', 8, [ellipse([0, -r(0.27)], r(0.035)), fill(colors.line)], { rotate: 22.5 }),
      group('heart', [ellipse([0, 0], r(0.14)), fill(third), ...line(0.01)]),
    ],
    place,
  );
}

/** A banana plant, as stood at both sides of a festive door. Stands on y = 0. */
export function bananaPlant(height: number, leaf: Color, place: Placement = {}): ShapeItem {
  const stem = polygon(
    [-height * 0.035, 0],
    [height * 0.035, 0],
    [height * 0.02, -height * 0.5],
    [-height * 0.02, -height * 0.5],
  );
  const frond = (length: number) => {
    const w = length * 0.24;
    const blade = pen()
      .move(0, 0)
      .curve(w * 0.9, -length * 0.12, w * 1.1, -length * 0.62, length * 0.12, -length)
      .curve(-w * 0.5, -length * 0.72, -w * 0.72, -length * 0.2, 0, 0)
      .close()
      .outline();
    const rib = pen()
      .move(0, 0)
      .curve(w * 0.1, -length * 0.3, w * 0.25, -length * 0.65, length * 0.12, -length)
      .outline();
    const veins = [0.2, 0.34, 0.48, 0.62, 0.76].flatMap((t) => {
      const x = w * 0.16 * t + length * 0.05 * t * t;
      return [
        outline(
          pen()
            .move(x, -length * t)
            .line(x + w * 0.5 * (1 - t * 0.6), -length * (t + 0.1))
            .outline(),
        ),
        outline(
          pen()
            .move(x, -length * t)
            .line(x - w * 0.36 * (1 - t * 0.6), -length * (t + 0.09))
            .outline(),
        ),
      ];
    });
    return [
      group('blade', [
        outline(blade),
        fill(
          linear([-w, 0], [w, 0], [0, darker(leaf, 0.22)], [0.48, leaf], [0.52, lighter(leaf, 0.16)], [1, darker(leaf, 0.05)]),
        ),
      ]),
      group('veins', [...veins, stroke(darker(leaf, 0.2), length * 0.006, { opacity: 55 })]),
      group('rib', [outline(rib), stroke(lighter(leaf, 0.4), length * 0.014)]),
    ];
  };
  const fronds = [
    [-84, 0.5],
    [78, 0.52],
    [-52, 0.6],
    [48, 0.62],
    [-20, 0.66],
    [18, 0.68],
  ] as const;
  return group(
    'banana plant',
    [
      group('stem', [
        outline(stem),
        fill(linear([-height * 0.035, 0], [height * 0.035, 0], [0, '#7d8f3f'], [0.5, '#c3c878'], [1, '#77823a'])),
      ]),
      ...fronds.map(([angle, length]) => group('frond', frond(height * length), { at: [0, -height * 0.47], rotate: angle })),
    ],
    place,
  );
}

/** One leaf of a carved wooden house door. Origin: the foot of the hinge (left edge); stands up and to the right. */
export function woodenLeaf(width: number, height: number, wood: Color, metal: Metal): ShapeItem[] {
  const grain = linear(
    [0, 0],
    [width, 0],
    [0, darker(wood, 0.32)],
    [0.2, wood],
    [0.55, lighter(wood, 0.1)],
    [1, darker(wood, 0.22)],
  );
  const panel = (top: number, h: number, art: readonly ShapeItem[] = []) =>
    group('panel', [
      group('sunk', [rect(width * 0.14, top, width * 0.72, h, 4), fill(darker(wood, 0.34))]),
      group('raised', [
        rect(width * 0.2, top + width * 0.06, width * 0.6, h - width * 0.12, 4),
        fill(linear([0, top], [0, top + h], [0, lighter(wood, 0.14)], [1, darker(wood, 0.1)])),
        stroke(darker(wood, 0.45), 2),
      ]),
      ...art,
    ]);
  const flower = (y: number) =>
    group(
      'flower',
      [
        ring('petals', 8, [
          outline(moved(petal(width * 0.12, width * 0.17), 0, -width * 0.05)),
          fill(metal.body),
          stroke(metal.shade, 1.5),
        ]),
        group('heart', [ellipse([0, 0], width * 0.1), fill(metal.shine)]),
      ],
      { at: [width / 2, y] },
    );
  return [
    group('leaf', [rect(0, -height, width, height), fill(grain), stroke(darker(wood, 0.5), 4)]),
    panel(-height * 0.96, height * 0.26, [flower(-height * 0.83)]),
    panel(-height * 0.66, height * 0.36, [
      group(
        'niche',
        [
          outline(cuspedArch({ width: width * 0.4, height: height * 0.22, rise: height * 0.09, foils: 2 })),
          fill(darker(wood, 0.3)),
          stroke(metal.body, 3),
        ],
        { at: [width / 2, -height * 0.36] },
      ),
      group(
        'plant',
        [-34, 0, 34].map((angle) =>
          group('leaf', [outline(petal(width * 0.1, height * 0.1)), fill(metal.body)], { rotate: angle }),
        ),
        { at: [width / 2, -height * 0.365] },
      ),
    ]),
    panel(-height * 0.26, height * 0.22, [flower(-height * 0.15)]),
    group('ring', [
      ellipse([width * 0.92, -height * 0.46], width * 0.12),
      stroke(metalRamp(metal, [width * 0.86, 0], [width, 0]), width * 0.03),
    ]),
    group(
      'studs',
      [
        group('stud', [ellipse([0, 0], width * 0.05), fill(metal.body), stroke(metal.shade, 1.5)]),
        repeat(5, { move: [width * 0.18, 0] }),
      ],
      { at: [width * 0.14, -height * 0.682] },
    ),
  ];
}

/** A family house at evening: plinth, verandah, upper storey with lit windows, parapet and lamps. Stands on y = 0, about 900 wide. */
export function house(wall: Color, accent: Color, wood: Color, light: Color, leaf: Color, place: Placement = {}): ShapeItem {
  const lit = radial([0, -60], [0, 60], [0, '#fff3c9'], [1, light]);
  const windowShape = cuspedArch({ width: 92, height: 128, rise: 50, foils: 2 });
  const window = (x: number, y: number) =>
    group(
      'window',
      [
        group('frame', [outline(cuspedArch({ width: 116, height: 146, rise: 58, foils: 2 })), fill(darker(accent, 0.12))]),
        group('glass', [outline(windowShape), fill(lit)]),
        group('bars', [rect(-2.5, -146, 5, 146), rect(-46, -66, 92, 5), fill(wood)]),
        group('sill', [rect(-70, 0, 140, 14, 3), fill(lighter(accent, 0.25))]),
        group(
          'pots',
          [-34, 0, 34].map((at) =>
            group('plant', [ring('leaves', 7, [outline(drop(9, 26)), fill(leaf)]), ellipse([0, 0], 12), fill('#f0851f')], {
              at: [at, -10],
            }),
          ),
        ),
      ],
      { at: [x, y] },
    );
  const column = (x: number) =>
    group('column', [
      rect(x - 14, -300, 28, 300, 3),
      rect(x - 24, -312, 48, 16, 3),
      rect(x - 24, -18, 48, 18, 3),
      fill(linear([x - 20, 0], [x + 20, 0], [0, darker(wall, 0.16)], [0.4, lighter(wall, 0.3)], [1, darker(wall, 0.22)])),
    ]);
  const face = linear([0, -760], [0, 0], [0, darker(wall, 0.2)], [0.6, wall], [1, lighter(wall, 0.12)]);
  return group(
    'house',
    [
      group('upper storey', [rect(-360, -640, 720, 340), fill(face)]),
      group('roof room', [rect(-130, -780, 260, 150), fill(darker(wall, 0.16)), rect(-150, -796, 300, 22, 3)]),
      group('parapet', [rect(-388, -664, 776, 30, 4), fill(accent)]),
      group('railing', [group('post', [outline(drop(16, 42)), fill(accent)]), repeat(25, { move: [31, 0] })], {
        at: [-372, -664],
      }),
      window(-230, -396),
      window(0, -396),
      window(230, -396),
      group('wall', [rect(-450, -300, 900, 300), fill(face)]),
      group('verandah depth', [
        rect(-420, -290, 840, 290),
        fill(linear([0, -290], [0, 0], [0, darker(accent, 0.5)], [1, darker(accent, 0.2)])),
      ]),
      group('door light', [ellipse([0, -120], 700, 420), fill(glow([0, -120], 350, '#ffb347', 0.75))]),
      group('door frame', [rect(-92, -262, 184, 262, 4), fill(wood)]),
      group('open door', [rect(-72, -244, 144, 244, 2), fill(linear([0, -244], [0, 0], [0, '#ffdf94'], [1, '#fff6d8']))]),
      group('side windows', [rect(-330, -220, 120, 130, 4), rect(210, -220, 120, 130, 4), fill(light), stroke(wood, 10)]),
      group('eave', [
        outline(polygon([-470, -300], [470, -300], [500, -262], [-500, -262])),
        fill(linear([0, -300], [0, -262], [0, lighter(accent, 0.2)], [1, darker(accent, 0.2)])),
      ]),
      ...[-404, -150, 150, 404].map(column),
      group('plinth', [
        rect(-500, 0, 1000, 30, 4),
        rect(-170, 30, 340, 22, 3),
        rect(-210, 52, 420, 22, 3),
        fill(linear([0, 0], [0, 74], [0, lighter(wall, 0.2)], [1, darker(wall, 0.25)])),
      ]),
    ],
    place,
  );
}

/** Two crossed leaves under a bloom, for corners and line ends. */
export function leafSpray(size: number, leaf: Color, bloom: Color, place: Placement = {}): ShapeItem {
  const blade = hangingLeaf(size * 0.26, size);
  return group(
    'leaf spray',
    [
      ...[-70, -35, 0, 35, 70].map((angle) =>
        group(
          'leaf',
          [outline(turned(blade, 180)), fill(linear([0, 0], [0, -size], [0, darker(leaf, 0.2)], [1, lighter(leaf, 0.2)]))],
          { rotate: angle },
        ),
      ),
      ring('petals', 9, [outline(moved(drop(size * 0.16, size * 0.22), 0, -size * 0.04)), fill(bloom)]),
      group('heart', [ellipse([0, 0], size * 0.14), fill(darker(bloom, 0.25))]),
    ],
    place,
  );
}
