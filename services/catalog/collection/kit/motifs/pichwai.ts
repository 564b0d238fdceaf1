// Motifs of cloth paintings of the lotus pond: flat, outlined, close together.
import { pen } from '../geometry/pen.ts';
import { through } from '../geometry/spline.ts';
import { moved } from '../geometry/transform.ts';
import { sway } from '../lottie/motion.ts';
import { type Color, mix } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, repeat, ring, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { hangingLeaf, petal } from './arches.ts';

/** A lotus from the front, its foot at the origin; `size` wide and about four fifths as high. */
export function pondLotus(size: number, bloom: Color, line: Color, place: Placement = {}): ShapeItem {
  const s = (part: number) => size * part;
  const tones = [mix(bloom, '#ffffff', 0.14), mix(bloom, '#ffffff', 0.42), mix(bloom, '#ffffff', 0.66)] as const;
  const blades = (angles: readonly number[], length: number, width: number, tone: Color, lift = 0) =>
    angles.map((angle) =>
      group(
        'petal',
        [
          group('blade', [outline(petal(s(width), s(length))), fill(tone), stroke(line, s(0.011))]),
          group('tip', [outline(moved(petal(s(width * 0.42), s(length * 0.4)), 0, -s(length * 0.5))), fill(bloom)]),
          group('vein', [
            outline(
              pen()
                .move(0, -s(length * 0.12))
                .line(0, -s(length * 0.84))
                .outline(),
            ),
            stroke(line, s(0.007), { opacity: 80 }),
          ]),
        ],
        { at: [0, -s(lift)], rotate: angle },
      ),
    );
  return group(
    'pond lotus',
    [
      ...blades([-20, 20], 0.72, 0.24, tones[0], 0.04),
      ...blades([0], 0.78, 0.26, tones[1], 0.04),
      ...blades([-66, 66], 0.56, 0.2, tones[0], 0.03),
      ...blades([-42, 42], 0.64, 0.24, tones[1], 0.03),
      ...blades([-26, 26], 0.5, 0.22, tones[2]),
      ...blades([-82, 82], 0.44, 0.17, tones[1]),
      ...blades([-54, 54], 0.42, 0.19, tones[2]),
      ...blades([0], 0.46, 0.23, '#fff6ea'),
    ],
    place,
  );
}

/** A closed bud on a stalk. */
export function lotusBud(size: number, bloom: Color, line: Color, leaf: Color, place: Placement = {}): ShapeItem {
  return group(
    'bud',
    [
      group('stalk', [
        outline(
          pen()
            .move(0, 0)
            .quad(size * 0.12, size * 0.5, 0, size * 1.1)
            .outline(),
        ),
        stroke(leaf, size * 0.07),
      ]),
      group(
        'outer',
        [-22, 22].map((turn) =>
          group(
            'petal',
            [outline(petal(size * 0.34, size * 0.8)), fill(mix(bloom, '#ffffff', 0.2)), stroke(line, size * 0.024)],
            { rotate: turn },
          ),
        ),
      ),
      group('inner', [outline(petal(size * 0.42, size * 0.96)), fill(mix(bloom, '#ffffff', 0.42)), stroke(line, size * 0.024)]),
      group('tip', [outline(moved(petal(size * 0.18, size * 0.4), 0, -size * 0.5)), fill(bloom)]),
    ],
    place,
  );
}

/** A lily pad from above with its notch and veins. */
export function lilyPad(size: number, leaf: Color, place: Placement = {}): ShapeItem {
  const r = size / 2;
  const pad = pen()
    .move(0, -r * 0.16)
    .line(r * 0.2, -r)
    .curve(r * 0.95, -r * 0.86, r * 1.16, r * 0.2, r * 0.7, r * 0.72)
    .curve(r * 0.3, r * 1.1, -r * 0.3, r * 1.1, -r * 0.7, r * 0.72)
    .curve(-r * 1.16, r * 0.2, -r * 0.95, -r * 0.86, -r * 0.2, -r)
    .close()
    .outline();
  const veins = Array.from({ length: 11 }, (_, index) => {
    const angle = ((index - 5) * 29 + 90) * (Math.PI / 180);
    return outline(
      pen()
        .move(0, -r * 0.1)
        .line(Math.cos(angle) * r * 0.82, Math.sin(angle) * r * 0.82)
        .outline(),
    );
  });
  return group(
    'lily pad',
    [
      group('pad', [outline(pad), fill(leaf), stroke(lighter(leaf, 0.34), size * 0.03)]),
      group('veins', [...veins, stroke(lighter(leaf, 0.24), size * 0.016)]),
      group('dots', [outline(pad), stroke(lighter(leaf, 0.45), size * 0.022, { dash: [0.1, size * 0.09] })], { scale: 84 }),
    ],
    place,
  );
}

/** A fish swimming to the left, its centre at the origin. */
export function pondFish(size: number, body: Color, fin: Color, line: Color, frames: number, place: Placement = {}): ShapeItem {
  const s = (part: number) => size * part;
  const shape = through([
    [-s(0.5), 0],
    [-s(0.32), -s(0.14)],
    [-s(0.06), -s(0.19)],
    [s(0.2), -s(0.1)],
    [s(0.34), 0],
    [s(0.2), s(0.1)],
    [-s(0.06), s(0.17)],
    [-s(0.32), s(0.13)],
  ]);
  const tail = through([
    [s(0.28), 0],
    [s(0.42), -s(0.1)],
    [s(0.54), -s(0.16)],
    [s(0.48), 0],
    [s(0.54), s(0.16)],
    [s(0.42), s(0.1)],
  ]);
  const scale = pen().move(0, -s(0.05)).arc(0, s(0.05), 0.9).outline();
  const row = (x: number, count: number) =>
    group('row', [group('scale', [outline(scale), stroke(line, s(0.012))]), repeat(count, { move: [0, s(0.075)] })], {
      at: [x, -s(0.0375) * (count - 1)],
    });
  return group(
    'fish',
    [
      group('tail', [outline(tail), fill(fin), stroke(line, s(0.014))], {
        at: [s(0.28), 0],
        anchor: [s(0.28), 0],
        scale: { keys: sway(frames, 26, 86, 16).keys.map(([frame, x, ease]) => [frame, [x, 100], ease] as const) },
      }),
      group('fins', [
        outline(
          through([
            [-s(0.14), -s(0.16)],
            [s(0.02), -s(0.28)],
            [s(0.16), -s(0.24)],
            [s(0.14), -s(0.12)],
          ]),
        ),
        outline(
          through([
            [-s(0.1), s(0.14)],
            [s(0.02), s(0.25)],
            [s(0.12), s(0.22)],
            [s(0.08), s(0.12)],
          ]),
        ),
        fill(fin),
        stroke(line, s(0.014)),
      ]),
      group('body', [outline(shape), fill(body), stroke(line, s(0.018))]),
      row(-s(0.16), 3),
      row(-s(0.06), 4),
      row(s(0.04), 3),
      row(s(0.14), 2),
      group('gill', [outline(pen().move(-s(0.27), -s(0.12)).arc(-s(0.27), s(0.11), 0.5).outline()), stroke(line, s(0.016))]),
      group('eye', [ellipse([-s(0.37), -s(0.03)], s(0.06)), fill('#fff6ea'), stroke(line, s(0.014))]),
      group('pupil', [ellipse([-s(0.372), -s(0.03)], s(0.028)), fill('#20120c')]),
    ],
    place,
  );
}

/** A kadamba: a slender trunk under a round crown of leaves with golden ball flowers, standing on y = 0. */
export function kadamba(height: number, leaf: Color, line: Color, seedling: number, place: Placement = {}): ShapeItem {
  const h = (part: number) => height * part;
  const trunk = through([
    [-h(0.03), 0],
    [-h(0.02), -h(0.2)],
    [-h(0.045), -h(0.42)],
    [-h(0.016), -h(0.6)],
    [h(0.03), -h(0.6)],
    [h(0.012), -h(0.42)],
    [h(0.03), -h(0.2)],
    [h(0.04), 0],
  ]);
  const tuft = (x: number, y: number, size: number, turn: number) =>
    group(
      'tuft',
      [
        ring('leaves', 9, [
          outline(hangingLeaf(size * 0.4, size)),
          fill(turn % 2 ? leaf : darker(leaf, 0.16)),
          stroke(line, size * 0.02),
        ]),
        ring(
          'upper leaves',
          7,
          [outline(hangingLeaf(size * 0.32, size * 0.66)), fill(lighter(leaf, 0.14)), stroke(line, size * 0.02)],
          { rotate: 20 },
        ),
      ],
      { at: [h(x), -h(y)], rotate: turn * 23 + seedling * 11 },
    );
  const ball = (x: number, y: number, size: number) =>
    group(
      'flower',
      [
        group('ball', [ellipse([0, 0], size * 0.52), fill('#f2b632'), stroke('#8a5a12', size * 0.02)]),
        ring('florets', 12, [ellipse([0, -size * 0.26], size * 0.1), fill('#fbe08a')]),
      ],
      { at: [h(x), -h(y)] },
    );
  const crown = [
    [-0.2, 0.56, 0.13],
    [0.2, 0.58, 0.13],
    [0, 0.55, 0.12],
    [-0.27, 0.7, 0.12],
    [0.27, 0.72, 0.12],
    [-0.11, 0.69, 0.14],
    [0.12, 0.7, 0.14],
    [-0.19, 0.84, 0.12],
    [0.18, 0.85, 0.12],
    [0, 0.83, 0.14],
    [-0.07, 0.95, 0.11],
    [0.09, 0.95, 0.11],
  ] as const;
  return group(
    'kadamba',
    [
      group('trunk', [outline(trunk), fill('#6b4226'), stroke(line, h(0.004))]),
      ...crown.map(([x, y, size], index) => tuft(x, y, h(size), index)),
      ...crown.map(([x, y, size]) => ball(x, y, h(size))),
    ],
    place,
  );
}

/** Fine water lines in a mat-like weave over `width` × `rows`. */
export function waterLines(width: number, rows: number, step: number, color: Color): ShapeItem {
  const wave = pen()
    .move(0, 0)
    .quad(step * 0.5, -step * 0.34, step, 0)
    .outline();
  const line = group('line', [
    group('wave', [outline(wave), stroke(color, 2.2)]),
    repeat(Math.ceil(width / step) + 1, { move: [step, 0] }),
  ]);
  return group('water', [
    group('pair', [line, group('shifted', [line], { at: [-step / 2, step * 0.32] })]),
    repeat(rows, { move: [0, step * 0.64] }),
  ]);
}
