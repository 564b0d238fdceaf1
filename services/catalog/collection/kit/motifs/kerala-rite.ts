// Things of a Hindu wedding in Kerala: the lamp, the full measure, the cloth with its gold edge, the leaf on its thread.
import { pen } from '../geometry/pen.ts';
import { ribbon } from '../geometry/spline.ts';
import { moved, symmetric } from '../geometry/transform.ts';
import { EASE, sway, track } from '../lottie/motion.ts';
import { type Color, glow, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, outlines, type Placement, rect, repeat, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal, metalRamp } from '../palette.ts';
import { seeded } from '../random.ts';
import { drawn, inked } from './drawn.ts';
import { flame } from './lamps.ts';

/** A turned profile that stands on y = 0, from pairs of half width and height, in hundredths of `u`; every second pair is a neck. */
function turned(u: number, profile: readonly (readonly [half: number, y: number])[]): Outline {
  const [[, top] = [0, 0]] = profile;
  const ink = pen().move(0, -top * u);
  let [x, y] = [0, -top * u];
  for (const [half, high] of profile) {
    const [nx, ny] = [half * u, -high * u];
    ink.curve(x, y + (ny - y) * 0.55, nx, ny - (ny - y) * 0.55, nx, ny);
    [x, y] = [nx, ny];
  }
  return symmetric(ink.line(0, 0).outline());
}

/** A nilavilakku, `height` high on y = 0: foot, bowl and stem of turned brass, five wicks that are lit one after another from frame `lit` on. */
export function nilavilakku(height: number, metal: Metal, frames: number, lit: number, place: Placement = {}): ShapeItem {
  const u = height / 100;
  const brass = (half: number) =>
    linear(
      [-half * u, 0],
      [half * u, 0],
      [0, darker(metal.shade, 0.35)],
      [0.2, metal.body],
      [0.36, metal.glint],
      [0.5, metal.body],
      [0.72, metal.shade],
      [0.88, metal.body],
      [1, darker(metal.shade, 0.45)],
    );
  const stem = turned(u, [
    [1.4, 80],
    [2.2, 76],
    [5, 73],
    [2.6, 70.5],
    [2.4, 62],
    [6.4, 58],
    [2.8, 54.5],
    [2.6, 44],
    [7.4, 39.5],
    [3.2, 35.5],
    [3.2, 27],
    [8.4, 22.5],
    [4, 18.5],
    [5, 15],
    [12, 12],
  ]);
  const foot = turned(u, [
    [11, 13],
    [15, 10.5],
    [12.5, 8.6],
    [19, 4.6],
    [23.5, 2.6],
    [23.5, 0],
  ]);
  const bowl = drawn(
    `M${-25 * u} ${-82 * u} C${-22 * u} ${-74.5 * u} ${-9 * u} ${-72.6 * u} 0 ${-72.6 * u} C${9 * u} ${-72.6 * u} ${22 * u} ${-74.5 * u} ${25 * u} ${-82 * u} C${16 * u} ${-78.8 * u} ${-16 * u} ${-78.8 * u} ${-25 * u} ${-82 * u} Z`,
    brass(25),
  );
  const spire = turned(u, [
    [0.9, 99],
    [1.7, 96.5],
    [0.9, 95],
    [3, 92],
    [1.3, 89],
    [4.6, 86],
    [1.8, 82.6],
    [2.4, 78],
  ]);
  const kindled = (index: number) => track([lit + index * 9, [0, 0], EASE.spring], [lit + index * 9 + 14, [100, 100]]);
  const wicks = [
    [0, 77.4, 8],
    [-13, 78.6, 7.4],
    [13, 78.6, 7.4],
    [-22.6, 81.4, 7],
    [22.6, 81.4, 7],
  ] as const;
  return group(
    'nilavilakku',
    [
      group('light', [ellipse([0, 0], 150 * u), fill(glow([0, 0], 75 * u, '#ffb14a', 0.5))], {
        at: [0, -82 * u],
        opacity: track([lit, 20, EASE.inOut], [lit + 46, 100]),
      }),
      group('shadow', [ellipse([0, 0], 62 * u, 7 * u), fill('#0a0402', 55)]),
      group('foot', [outline(foot), fill(brass(23))]),
      group('stem', [outline(stem), fill(brass(10))]),
      group(
        'grooves',
        [4.6, 10.5, 22.5, 39.5, 58, 73]
          .map((y) => ellipse([0, -y * u], (y < 11 ? 30 : 12) * u, 1 * u))
          .concat(fill(metal.shade, 80)),
      ),
      group('spire', [outline(spire), fill(brass(5))]),
      group('oil', [ellipse([0, -80.6 * u], 46 * u, 3.6 * u), fill('#4a2408')]),
      ...wicks
        .slice(3)
        .map(([x, y, size], index) =>
          group('wick', [flame(size * u, frames, index * 5 + 3)], { at: [x * u, -y * u], scale: kindled(index + 3) }),
        ),
      bowl,
      inked(`M${-25 * u} ${-82 * u} C${-16 * u} ${-78.8 * u} ${16 * u} ${-78.8 * u} ${25 * u} ${-82 * u}`, metal.glint, 0.6 * u),
      ...wicks
        .slice(0, 3)
        .map(([x, y, size], index) =>
          group('wick', [flame(size * u, frames, index * 4 + 1)], { at: [x * u, -y * u], scale: kindled(index) }),
        ),
    ],
    place,
  );
}

/** A wooden measure with brass bands, heaped with paddy, and a spray of coconut blossom in it. Stands on y = 0. */
export function fullMeasure(width: number, wood: Color, metal: Metal, frames: number, place: Placement = {}): ShapeItem {
  const w = (part: number) => width * part;
  const random = seeded(9);
  const grains = Array.from({ length: 46 }, () => {
    const t = random.between(-1, 1);
    return group('grain', [ellipse([0, 0], w(0.07), w(0.026)), fill(random() < 0.5 ? '#f3d488' : '#d9a441')], {
      at: [w(t * 0.44), -w(0.98) - w(0.24) * (1 - t * t) * random.between(0, 1)],
      rotate: random.between(0, 180),
    });
  });
  const strand = (angle: number, long: number, index: number) =>
    group(
      'strand',
      [
        inked(`M0 0 C${w(0.02)} ${-w(long * 0.4)} ${w(0.12)} ${-w(long * 0.8)} ${w(0.3)} ${-w(long)}`, '#e7d79a', w(0.022)),
        inked(
          `M${w(0.02)} ${-w(long * 0.24)} C${w(0.05)} ${-w(long * 0.5)} ${w(0.14)} ${-w(long * 0.82)} ${w(0.3)} ${-w(long)}`,
          '#fff6d6',
          w(0.062),
          { dash: [0.1, w(0.066)] },
        ),
      ],
      { at: [0, -w(1.06)], rotate: sway(frames, 70 + index * 6, angle, 1.4, index * 0.21) },
    );
  const angles = [-64, -48, -33, -20, -8, 4, 16] as const;
  const band = (y: number) =>
    group('band', [rect(-w(0.5), -w(y), width, w(0.075), w(0.02)), fill(metalRamp(metal, [-w(0.5), 0], [w(0.5), 0]))]);
  return group(
    'full measure',
    [
      group('shadow', [ellipse([0, 0], w(1.4), w(0.2)), fill('#0a0402', 50)]),
      ...angles.map((angle, index) => strand(angle, 0.95 + 0.22 * Math.sin(index * 1.3), index)),
      drawn(
        `M${-w(0.47)} ${-w(0.96)} C${-w(0.3)} ${-w(1.04)} ${-w(0.14)} ${-w(1.24)} 0 ${-w(1.24)} C${w(0.14)} ${-w(1.24)} ${w(0.3)} ${-w(1.04)} ${w(0.47)} ${-w(0.96)} Z`,
        radial([-w(0.1), -w(1.2)], [w(0.4), -w(0.9)], [0, '#ffe9ae'], [0.6, '#dfae52'], [1, '#9a6a22']),
      ),
      ...grains,
      drawn(
        `M${-w(0.48)} ${-w(0.97)} L${-w(0.5)} 0 C${-w(0.3)} ${w(0.07)} ${w(0.3)} ${w(0.07)} ${w(0.5)} 0 L${w(0.48)} ${-w(0.97)} C${w(0.3)} ${-w(0.9)} ${-w(0.3)} ${-w(0.9)} ${-w(0.48)} ${-w(0.97)} Z`,
        linear(
          [-w(0.5), 0],
          [w(0.5), 0],
          [0, darker(wood, 0.5)],
          [0.34, lighter(wood, 0.2)],
          [0.6, wood],
          [1, darker(wood, 0.55)],
        ),
      ),
      band(0.9),
      band(0.52),
      band(0.12),
      group('studs', [group('stud', [ellipse([0, -w(0.71)], w(0.06)), fill(metal.shine)]), repeat(5, { move: [w(0.2), 0] })], {
        at: [-w(0.4), 0],
      }),
    ],
    place,
  );
}

/** The gold edge of a kasavu cloth, `length` along x from 0, `width` down from y = 0: a broad band between two narrow ones, with the weave in it. */
export function kasavuEdge(length: number, width: number, metal: Metal, place: Placement = {}): ShapeItem {
  const w = (part: number) => width * part;
  const gold = linear(
    [0, 0],
    [length, 0],
    [0, metal.shade],
    [0.18, metal.body],
    [0.34, metal.shine],
    [0.46, metal.glint],
    [0.58, metal.body],
    [0.8, metal.shine],
    [1, metal.shade],
  );
  const weave = (step: number, y: number, high: number, opacity: number) =>
    group('weave', [
      outline(pen().move(0, y).line(length, y).outline()),
      stroke(metal.shade, high, { dash: [1.6, step], cap: 'butt', opacity }),
    ]);
  return group(
    'kasavu edge',
    [
      group('gold', [
        rect(0, 0, length, w(0.06)),
        rect(0, w(0.16), length, w(0.62)),
        rect(0, w(0.88), length, w(0.06)),
        fill(gold),
      ]),
      weave(5, w(0.47), w(0.62), 26),
      group('lines', [rect(0, w(0.22), length, w(0.016)), rect(0, w(0.7), length, w(0.016)), fill(metal.shade, 60)]),
      group(
        'lozenges',
        [
          group('one', [
            ...outlines([
              pen().move(0, w(0.34)).line(w(0.13), w(0.47)).line(0, w(0.6)).line(-w(0.13), w(0.47)).close().outline(),
            ]),
            stroke('#7a4a12', w(0.014), { opacity: 62 }),
          ]),
          repeat(Math.ceil(length / w(0.32)), { move: [w(0.32), 0] }),
        ],
        { at: [w(0.16), 0] },
      ),
    ],
    place,
  );
}

/** The leaf of the pipal in gold, its stalk at the origin, hanging `height` down: what the groom ties. The inside stays plain for a number. */
export function leafPendant(height: number, metal: Metal, place: Placement = {}): ShapeItem {
  const leaf = (part: number): Outline => {
    const h = height * part;
    const top = (height - h) * 0.42;
    return moved(
      symmetric(
        pen()
          .move(0, 0)
          .curve(h * 0.2, -h * 0.01, h * 0.46, h * 0.12, h * 0.44, h * 0.38)
          .curve(h * 0.42, h * 0.62, h * 0.13, h * 0.7, h * 0.05, h * 0.88)
          .curve(h * 0.03, h * 0.93, h * 0.02, h * 0.97, 0, h)
          .outline(),
      ),
      0,
      top,
    );
  };
  const ramp = linear(
    [-height * 0.42, 0],
    [height * 0.4, height],
    [0, metal.glint],
    [0.22, metal.shine],
    [0.5, metal.body],
    [0.72, metal.shine],
    [1, metal.shade],
  );
  const rim = leaf(0.9);
  return group(
    'leaf pendant',
    [
      group('shadow', [outline(leaf(1)), fill('#2a0d04', 34)], { at: [height * 0.02, height * 0.035] }),
      group('loop', [
        ellipse([0, -height * 0.035], height * 0.15, height * 0.15),
        stroke(metalRamp(metal, [-height * 0.07, 0], [height * 0.07, 0]), height * 0.034),
      ]),
      group('leaf', [outline(leaf(1)), fill(ramp), stroke(metal.shade, height * 0.008)]),
      group('bevel', [outline(leaf(0.95)), stroke(metal.glint, height * 0.01, { opacity: 80 })]),
      group('beads', [outline(rim), stroke(metal.glint, height * 0.03, { dash: [0.1, height * 0.04] })]),
      group('beads in shade', [
        outline(moved(rim, height * 0.004, height * 0.006)),
        stroke(metal.shade, height * 0.008, { opacity: 55 }),
      ]),
      group('face', [
        outline(leaf(0.82)),
        fill(
          radial([-height * 0.1, height * 0.3], [height * 0.42, height * 0.7], [0, '#fff3c9'], [0.55, '#f3d489'], [1, '#d9a94c']),
        ),
      ]),
      group('inner line', [outline(leaf(0.8)), stroke(metal.shade, height * 0.006, { opacity: 70 })]),
    ],
    place,
  );
}

/** The yellow thread of a pendant, from its loop at the origin up to both sides, with gold beads on it. */
export function weddingThread(width: number, height: number, metal: Metal, place: Placement = {}): ShapeItem {
  const side = (sign: 1 | -1) => {
    const d = `M0 0 C${sign * width * 0.1} ${-height * 0.34} ${sign * width * 0.3} ${-height * 0.7} ${(sign * width) / 2} ${-height}`;
    return [inked(d, '#b9770f', 15), inked(d, '#f4b92e', 10), inked(d, '#ffe08a', 3.4, { dash: [7, 9] })];
  };
  const bead = (sign: 1 | -1) =>
    group(
      'bead',
      [
        outline(
          ribbon([
            [0, -26, 26],
            [0, 0, 34],
            [0, 26, 26],
          ]),
        ),
        fill(metalRamp(metal, [-17, 0], [17, 0])),
      ],
      { at: [sign * width * 0.052, -height * 0.16], rotate: sign * 20 },
    );
  return group('wedding thread', [...side(-1), ...side(1), bead(-1), bead(1)], place);
}

/** A turned wooden pillar between y = 0 and `-height`, `width` wide at its thickest. */
export function woodenPillar(width: number, height: number, wood: Color, place: Placement = {}): ShapeItem {
  const u = height / 100;
  const k = (part: number) => ((width / 2) * part) / u;
  const shape = turned(u, [
    [k(1), 100],
    [k(1), 96],
    [k(0.62), 93],
    [k(0.86), 88],
    [k(0.5), 84],
    [k(0.6), 60],
    [k(0.78), 56],
    [k(0.56), 52],
    [k(0.66), 24],
    [k(0.9), 18],
    [k(0.6), 14],
    [k(1), 9],
    [k(1), 0],
  ]);
  const paint = linear(
    [-width / 2, 0],
    [width / 2, 0],
    [0, darker(wood, 0.62)],
    [0.3, lighter(wood, 0.14)],
    [0.52, wood],
    [1, darker(wood, 0.66)],
  );
  return group(
    'wooden pillar',
    [
      group('shaft', [outline(shape), fill(paint)]),
      group(
        'grooves',
        [93, 84, 56, 52, 18, 9].map((y) => rect(-width * 0.32, -y * u, width * 0.64, 4, 2)).concat(fill(darker(wood, 0.55), 80)),
      ),
    ],
    place,
  );
}
