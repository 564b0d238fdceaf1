import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, ring, rosette, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, GOLD, lighter, metalRamp } from '../palette.ts';
import { petal } from './arches.ts';
import { drawn, inked } from './drawn.ts';

// Fruit, sweets and flowers on a tray, each about 100 across around the origin, its top upwards.

function seam(name: string, at: readonly [number, number], size: number, paint: Color): ShapeItem {
  return group(name, [ellipse(at, size), fill(paint)]);
}

export function mango(place: Placement = {}): ShapeItem {
  const body = 'M-6 -60 C32 -66 60 -32 52 10 C44 48 14 64 -16 58 C-50 50 -60 10 -46 -22 C-38 -44 -24 -56 -6 -60 Z';
  return group(
    'mango',
    [
      drawn(body, '#3a1408', { at: [5, 9], opacity: 24 }),
      drawn(body, linear([-50, -40], [50, 50], [0, '#ffd94f'], [0.5, '#fbb02e'], [1, '#e8562f'])),
      drawn('M-4 -58 C4 -84 34 -96 58 -88 C50 -66 26 -54 -4 -58 Z', linear([0, -58], [56, -88], [0, '#3f7f38'], [1, '#77b84e'])),
      inked('M-4 -58 Q20 -78 46 -84', '#2d5f2c', 2.5),
      drawn('M-34 -20 C-32 -36 -22 -44 -12 -44 C-24 -34 -28 -24 -28 -10 C-32 -10 -35 -14 -34 -20 Z', '#fff6cf', { opacity: 80 }),
    ],
    place,
  );
}

/** A pomegranate cut open: rind, pith and rings of seeds. */
export function pomegranate(place: Placement = {}): ShapeItem {
  const seed = (count: number, r: number, size: number, turn: number) =>
    ring('seeds', count, [group('seed', [outline(petal(size, size * 1.3)), fill('#c4163f')], { at: [0, -r] })], { rotate: turn });
  return group(
    'pomegranate',
    [
      group('shadow', [ellipse([5, 9], 104), fill('#3a1408', 24)]),
      drawn('M-16 -42 L-24 -68 L-8 -58 L0 -74 L8 -58 L24 -68 L16 -42 Z', '#a51a34'),
      group('rind', [ellipse([0, 0], 104), fill(radial([-20, -24], [50, 40], [0, '#ef5a68'], [1, '#a81735']))]),
      group('pith', [ellipse([0, 0], 82), fill('#ffe6c2')]),
      seed(12, 22, 15, 0),
      seed(7, 8, 13, 12),
      ring('membrane', 6, [inked('M0 -4 V-40', '#fff3dd', 3)]),
    ],
    place,
  );
}

/** A coconut with its tuft, wound with red thread. */
export function coconut(place: Placement = {}): ShapeItem {
  const tuft = 'M-36 -20 C-42 -60 -18 -88 2 -106 C20 -86 42 -60 36 -20 Z';
  return group(
    'coconut',
    [
      group('shadow', [ellipse([5, 19], 104), fill('#3a1408', 26)]),
      drawn(tuft, linear([0, -106], [0, -10], [0, '#e0b070'], [1, '#9a6432'])),
      inked('M-20 -26 Q-20 -60 -2 -92 M0 -24 V-84 M20 -26 Q20 -60 6 -90', '#7a4a22', 3),
      group('shell', [ellipse([0, 14], 104, 98), fill(radial([-18, -14], [46, 54], [0, '#a8703c'], [1, '#5f381a']))]),
      inked('M-44 -4 Q-26 10 -44 36 M-24 -22 Q-8 10 -24 54 M24 -22 Q8 10 24 54 M44 -4 Q26 10 44 36', '#4a2a12', 2.5, {
        opacity: 70,
      }),
      inked('M-50 4 Q0 22 50 4 M-51 13 Q0 31 51 13', '#d0213f', 5),
      seam('turmeric', [0, 44], 15, '#f7b733'),
    ],
    place,
  );
}

export function laddoo(place: Placement = {}): ShapeItem {
  return group(
    'laddoo',
    [
      group('shadow', [ellipse([4, 7], 84), fill('#3a1408', 24)]),
      group('ball', [ellipse([0, 0], 84), fill(radial([-16, -20], [40, 34], [0, '#ffb347'], [1, '#cf6412']))]),
      ring('grains', 11, [ellipse([0, -31], 12), fill('#f08a24')]),
      ring('grains', 7, [ellipse([0, -16], 12), fill('#ffa63d')], { rotate: 20 }),
      group('nut', [ellipse([0, 0], 16, 11), fill('#7fae4a')]),
    ],
    place,
  );
}

export function rose(color: Color, place: Placement = {}): ShapeItem {
  const layer = (r: number, tone: Color, turn: number) => group('petals', [rosette(5, r, r * 0.8, 130, turn), fill(tone)]);
  return group(
    'rose',
    [
      group('shadow', [ellipse([4, 7], 92), fill('#3a1408', 22)]),
      layer(50, darker(color, 0.24), 0),
      layer(43, darker(color, 0.06), 36),
      layer(34, lighter(color, 0.14), 10),
      layer(25, darker(color, 0.1), 50),
      layer(16, lighter(color, 0.22), 20),
      group('heart', [rosette(4, 8, 5, 120), fill(darker(color, 0.3))]),
    ],
    place,
  );
}

/** A betel leaf, its stalk at the origin, tip upwards, 120 long. */
export function betelLeaf(color: Color, place: Placement = {}): ShapeItem {
  return group(
    'betel leaf',
    [
      drawn(
        'M0 0 C-16 14 -56 10 -58 -30 C-58 -70 -20 -92 0 -124 C20 -92 58 -70 58 -30 C56 10 16 14 0 0 Z',
        linear([-50, 0], [50, -60], [0, darker(color, 0.2)], [1, lighter(color, 0.16)]),
      ),
      inked(
        'M0 14 V-112 M0 -10 Q-30 -20 -44 -44 M0 -10 Q30 -20 44 -44 M0 -44 Q-20 -52 -30 -70 M0 -44 Q20 -52 30 -70',
        lighter(color, 0.4),
        2.6,
        { opacity: 75 },
      ),
    ],
    place,
  );
}

/** Nested glass bangles from above; `radius` is that of the outermost. */
export function bangles(radius: number, colors: readonly Color[], place: Placement = {}): ShapeItem {
  const width = radius * 0.05;
  const gold = metalRamp(GOLD, [-radius, -radius], [radius, radius]);
  const hoops = colors.flatMap((color, index) => {
    const r = radius - index * width * 1.5;
    return [
      group('glass', [
        ellipse([0, 0], r * 2),
        stroke(
          linear([-r, -r], [r, r], [0, lighter(color, 0.45)], [0.4, color], [0.7, darker(color, 0.2)], [1, lighter(color, 0.3)]),
          width,
        ),
      ]),
      ring('dots', 36, [ellipse([0, -r], width * 0.42), fill('#ffe9a8')], { rotate: index * 5 }),
    ];
  });
  const inner = radius - colors.length * width * 1.5;
  return group(
    'bangles',
    [
      ...hoops,
      group('gold', [ellipse([0, 0], inner * 2), stroke(gold, width * 1.2)]),
      group('rim', [ellipse([0, 0], (radius + width) * 2), stroke(gold, width * 0.7)]),
    ],
    place,
  );
}
