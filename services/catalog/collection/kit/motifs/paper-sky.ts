import { path } from '../geometry/path.ts';
import { scaled } from '../geometry/transform.ts';
import { sway } from '../lottie/motion.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outlines, type Placement, rect, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { drawn, inked } from './drawn.ts';

const ENVELOPE =
  'M0 -420 C170 -420 252 -300 232 -180 C214 -90 112 -30 72 44 H-72 C-112 -30 -214 -90 -232 -180 C-252 -300 -170 -420 0 -420 Z';

/** A hot-air balloon of paper, its basket below the origin; the envelope is 464 wide and reaches up to -420. */
export function hotAirBalloon(
  frames: number,
  colors: { gores: readonly [Color, Color]; band: Color; basket: Color; line: Color },
  place: Placement = {},
): ShapeItem {
  const { gores, band, basket, line } = colors;
  const parts = [1, 0.74, 0.46, 0.17].map((width, index) => {
    const color = gores[index % 2] ?? gores[0];
    return group('gore', [
      ...outlines(path(ENVELOPE).map((shape) => scaled(shape, width, 1))),
      fill(linear([0, -420], [0, 44], [0, lighter(color, 0.16)], [1, darker(color, 0.06)])),
    ]);
  });
  const flags = Array.from({ length: 9 }, (_, index) => {
    const t = (index + 0.5) / 9;
    const [x, y] = [(t - 0.5) * 456, -184 + 74 * (1 - (2 * t - 1) ** 2)];
    return drawn('M-23 0 H23 L0 44 Z', index % 2 ? band : '#fffaf2', { at: [x, y], rotate: (0.5 - t) * 34 });
  });
  return group(
    'hot-air balloon',
    [
      drawn(ENVELOPE, '#23486b', { at: [12, 18], opacity: 12 }),
      ...parts,
      drawn(ENVELOPE, linear([-230, 0], [240, 0], [0, '#ffffff', 0.24], [0.4, '#ffffff', 0], [1, '#23486b', 0.22])),
      ...flags,
      inked('M-231 -184 C-120 -90 120 -90 231 -184', line, 4),
      drawn('M-74 40 H74 L58 80 H-58 Z', band),
      inked('M-56 80 L-50 168 M56 80 L50 168 M-20 80 L-18 168 M20 80 L18 168', line, 4),
      group(
        'basket',
        [
          drawn(
            'M-66 0 H66 L54 96 C54 106 -54 106 -54 96 Z',
            linear([-66, 0], [66, 0], [0, lighter(basket, 0.2)], [1, darker(basket, 0.18)]),
          ),
          inked('M-62 28 H62 M-59 52 H59 M-56 76 H56', darker(basket, 0.26), 5, { dash: [13, 9] }),
          inked('M-60 40 H60 M-57 64 H57', darker(basket, 0.26), 5, { dash: [9, 13] }),
          group('rim', [rect(-76, -10, 152, 24, 12), fill(darker(basket, 0.1))]),
          drawn('M-30 -10 C-60 -40 -20 -66 0 -34 C20 -66 60 -40 30 -10 Z', band),
        ],
        { at: [0, 176], rotate: sway(frames, 70, 0, 1.6) },
      ),
    ],
    place,
  );
}

export type Garment = 'sock' | 'suit' | 'bib' | 'cap' | 'flag';

const GARMENTS: Readonly<Record<Garment, (color: Color, trim: Color) => ShapeItem[]>> = {
  sock: (color, trim) => {
    const shape = 'M-34 0 H34 V84 C36 100 60 108 84 120 C104 132 98 162 70 164 C26 168 -10 160 -26 128 C-38 104 -34 70 -34 0 Z';
    return [
      drawn(shape, '#23486b', { at: [6, 8], opacity: 14 }),
      drawn(shape, color),
      drawn('M-34 0 H34 V30 H-34 Z', trim),
      inked('M-34 52 H34 M-35 74 H35', trim, 9, { cap: 'butt' }),
      drawn('M84 120 C104 132 98 162 70 164 C60 164 56 162 52 160 C60 146 66 128 64 112 Z', trim),
    ];
  },
  suit: (color, trim) => {
    const shape =
      'M-52 0 C-30 18 30 18 52 0 L118 44 L92 96 L66 78 V170 C64 204 36 216 14 218 C10 206 -10 206 -14 218 C-36 216 -64 204 -66 170 V78 L-92 96 L-118 44 Z';
    return [
      drawn(shape, '#23486b', { at: [6, 8], opacity: 14 }),
      drawn(shape, color),
      inked('M-52 0 C-30 18 30 18 52 0', trim, 9),
      inked('M-106 70 L-92 92 M106 70 L92 92', trim, 8),
      drawn('M0 132 C-40 104 -34 66 -14 66 C-6 66 0 72 0 80 C0 72 6 66 14 66 C34 66 40 104 0 132 Z', trim),
      ...[-18, 0, 18].map((x) => group('snap', [ellipse([x, 196], 9), fill(trim)])),
    ];
  },
  bib: (color, trim) => {
    const shape = 'M-64 0 C-40 44 40 44 64 0 C110 60 90 150 0 152 C-90 150 -110 60 -64 0 Z';
    return [
      drawn(shape, '#23486b', { at: [6, 8], opacity: 14 }),
      drawn(shape, color),
      inked('M-64 0 C-110 60 -90 150 0 152 C90 150 110 60 64 0', trim, 8, { dash: [14, 12] }),
      ...[-34, 0, 34].map((x, index) => group('dot', [ellipse([x, 92 - Math.abs(index - 1) * 12], 22), fill(trim)])),
    ];
  },
  cap: (color, trim) => [
    drawn('M-70 110 C-78 30 -40 -4 0 -4 C40 -4 78 30 70 110 Z', '#23486b', { at: [6, 8], opacity: 14 }),
    drawn('M-70 110 C-78 30 -40 -4 0 -4 C40 -4 78 30 70 110 Z', color),
    inked('M-50 60 H50 M-34 30 H34', trim, 8),
    group('brim', [rect(-82, 92, 164, 42, 21), fill(trim)]),
    group('ball', [ellipse([0, -8], 40), fill(trim)]),
  ],
  flag: (color, trim) => [
    drawn('M-46 0 H46 V120 L0 92 L-46 120 Z', '#23486b', { at: [6, 8], opacity: 14 }),
    drawn('M-46 0 H46 V120 L0 92 L-46 120 Z', color),
    group('dot', [ellipse([0, 48], 34), fill(trim)]),
  ],
};

export interface Washing {
  garment: Garment;
  color: Color;
  trim: Color;
}

/**
 * A sagging line between two posts outside the picture, with small clothes that move independently in the wind. Centred, hangs
 * from y = 0.
 */
export function washingLine(
  frames: number,
  width: number,
  sag: number,
  size: number,
  washing: readonly Washing[],
  cord: Color,
): ShapeItem[] {
  const y = (t: number) => sag * (1 - (2 * t - 1) ** 2);
  const things = washing.map(({ garment, color, trim }, index) => {
    const t = (index + 0.5) / washing.length;
    return group('washing', [group(garment, GARMENTS[garment](color, trim), { at: [0, 6] }), peg(-28), peg(28)], {
      at: [(t - 0.5) * width * 0.8, y(0.5 + (t - 0.5) * 0.8)],
      scale: size,
      rotate: sway(frames, 66 + (index % 3) * 10, (0.5 - t) * 9, 3.2, index * 0.21),
    });
  });
  return [inked(`M${-width / 2} 0 Q0 ${sag * 2} ${width / 2} 0`, cord, 5), ...things];
}

function peg(x: number): ShapeItem {
  return group('peg', [rect(x - 7, -20, 14, 50, 5), fill('#d9a066'), stroke('#a8703c', 2)]);
}

/** A rainbow of paper strips: outer radius, width of a strip, colours from the outside in. Its centre is at the origin. */
export function paperRainbow(radius: number, strip: number, colors: readonly Color[], place: Placement = {}): ShapeItem {
  const arcs = colors.flatMap((color, index) => {
    const r = radius - index * strip;
    const k = r * 0.5523;
    const arc = `M${-r} 800 V0 C${-r} ${-k} ${-k} ${-r} 0 ${-r} C${k} ${-r} ${r} ${-k} ${r} 0 V800`;
    return [
      group('shade', [inked(arc, '#23486b', strip, { cap: 'butt', opacity: 12 })], { at: [0, 10] }),
      inked(arc, color, strip, { cap: 'butt' }),
    ];
  });
  return group('rainbow', arcs, place);
}
