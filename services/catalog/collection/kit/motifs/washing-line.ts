import { sway } from '../lottie/motion.ts';
import type { Color } from '../lottie/paint.ts';
import { ellipse, fill, group, rect, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { drawn, inked } from './drawn.ts';

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
