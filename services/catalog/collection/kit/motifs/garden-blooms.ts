// Flowers of a garden: roses, peonies, jasmine, lilies.
import { pen } from '../geometry/pen.ts';
import { symmetric } from '../geometry/transform.ts';
import { type Color, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, ring, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { petal } from './arches.ts';
import { broadPetal } from './broad-petal.ts';

function petals(count: number, width: number, length: number, color: Color, rotate: number): ShapeItem {
  return ring(
    'petals',
    count,
    [
      outline(broadPetal(width, length)),
      fill(radial([0, 0], [0, -length * 1.02], [0, darker(color, 0.3)], [0.55, color], [1, lighter(color, 0.34)])),
      stroke(darker(color, 0.22), length * 0.014, { opacity: 50 }),
    ],
    { rotate },
  );
}

/** An open rose from above. */
export function rose(radius: number, color: Color, place: Placement = {}): ShapeItem {
  const curl = pen()
    .move(-radius * 0.2, radius * 0.02)
    .curve(-radius * 0.2, -radius * 0.24, radius * 0.2, -radius * 0.24, radius * 0.19, radius * 0.02)
    .curve(radius * 0.18, radius * 0.2, -radius * 0.1, radius * 0.2, -radius * 0.1, radius * 0.02)
    .curve(-radius * 0.1, -radius * 0.1, radius * 0.08, -radius * 0.1, radius * 0.07, radius * 0.02)
    .outline();
  return group(
    'rose',
    [
      petals(6, radius * 1.12, radius, darker(color, 0.08), 0),
      petals(5, radius * 0.98, radius * 0.78, color, 22),
      petals(5, radius * 0.74, radius * 0.56, lighter(color, 0.06), 50),
      group('heart', [
        ellipse([0, 0], radius * 0.56),
        fill(radial([0, 0], [radius * 0.28, 0], [0, darker(color, 0.34)], [1, color])),
      ]),
      group('curl', [outline(curl), stroke(lighter(color, 0.24), radius * 0.07)]),
    ],
    place,
  );
}

/** A full peony: ruffled rings around a golden heart. */
export function peony(radius: number, color: Color, heart: Color, place: Placement = {}): ShapeItem {
  return group(
    'peony',
    [
      petals(8, radius * 0.9, radius, lighter(color, 0.16), 0),
      petals(8, radius * 0.72, radius * 0.82, color, 20),
      petals(7, radius * 0.56, radius * 0.64, darker(color, 0.06), 8),
      petals(7, radius * 0.42, radius * 0.46, lighter(color, 0.1), 30),
      petals(6, radius * 0.3, radius * 0.3, lighter(color, 0.24), 12),
      ring('stamens', 9, [ellipse([0, -radius * 0.1], radius * 0.05), fill(heart)]),
      group('heart', [ellipse([0, 0], radius * 0.12), fill(darker(heart, 0.12))]),
    ],
    place,
  );
}

/** A white star of five petals. */
export function jasmine(radius: number, white: Color, place: Placement = {}): ShapeItem {
  return group(
    'jasmine',
    [
      ring('petals', 5, [
        outline(petal(radius * 0.62, radius)),
        fill(radial([0, 0], [0, -radius], [0, darker(white, 0.22)], [0.5, white], [1, white])),
        stroke(darker(white, 0.24), radius * 0.03, { opacity: 60 }),
      ]),
      group('heart', [ellipse([0, 0], radius * 0.2), fill('#e2b24c')]),
    ],
    place,
  );
}

/** A lily looking at the viewer, slightly from below: six long petals and their stamens. */
export function lily(radius: number, white: Color, place: Placement = {}): ShapeItem {
  const blade = symmetric(
    pen()
      .move(0, -radius)
      .curve(radius * 0.12, -radius * 0.9, radius * 0.34, -radius * 0.62, radius * 0.26, -radius * 0.34)
      .curve(radius * 0.2, -radius * 0.14, radius * 0.08, -radius * 0.04, 0, 0)
      .outline(),
  );
  const vein = pen()
    .move(0, -radius * 0.08)
    .line(0, -radius * 0.8)
    .outline();
  const three = (rotate: number, tone: Color) =>
    ring(
      'petals',
      3,
      [
        group('blade', [
          outline(blade),
          fill(radial([0, 0], [0, -radius], [0, '#b9c98a'], [0.34, tone], [1, lighter(tone, 0.5)])),
          stroke(darker(tone, 0.24), radius * 0.012, { opacity: 70 }),
        ]),
        group('vein', [outline(vein), stroke(darker(tone, 0.2), radius * 0.016, { opacity: 70 })]),
      ],
      { rotate },
    );
  const stamen = pen()
    .move(0, 0)
    .quad(radius * 0.04, -radius * 0.2, 0, -radius * 0.4)
    .outline();
  return group(
    'lily',
    [
      three(60, darker(white, 0.06)),
      three(0, white),
      ring(
        'stamens',
        6,
        [
          group('stalk', [outline(stamen), stroke('#d9d48f', radius * 0.018)]),
          group('pollen', [ellipse([0, -radius * 0.42], radius * 0.05, radius * 0.11), fill('#b8692a')]),
        ],
        { rotate: 24, scale: [80, 80] },
      ),
    ],
    place,
  );
}
