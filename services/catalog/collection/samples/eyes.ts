// Open eyes of the painted samples.
import type { Brush } from './brush.ts';

export interface Eyes {
  /** Between the eyes, and by how much each is beside it. */
  at: readonly [x: number, y: number];
  apart: number;
  /** Colour of the lids, and of the line below. */
  skin: string;
  shade: string;
  /** By how much the irises are moved to the right. */
  look?: number;
  lashes?: boolean;
}

/** Almond eyes with a light in each; they cover what is drawn below them. */
export function openEyes(brush: Brush, { at: [x, y], apart, skin, shade, look = 0, lashes = false }: Eyes): void {
  const { context } = brush;
  for (const side of [-1, 1]) {
    context.save();
    context.translate(x + side * apart, y);
    context.scale(side, 1);
    const iris = look * side;
    brush.shape('M-32 2 Q0 -38 33 -4 Q2 30 -32 2 Z', `${shade}55`);
    brush.oval(0, -1, 31, 22, skin);
    brush.inside('M-29 4 Q-2 -28 29 -3 Q4 24 -29 4 Z', () => {
      brush.oval(0, -1, 31, 26, '#fff8ee');
      brush.oval(iris, -1, 14.5, 15.5, brush.radial(iris, -1, 15.5, [0, '#7a4a28'], [0.6, '#4a2816'], [1, '#20100a']));
      brush.oval(iris, -1, 6.5, 7, '#120806');
      brush.oval(iris + side * 5, -7, 4.2, 4.2, '#ffffff');
      brush.shape('M-32 2 Q0 -36 32 -6 L32 -2 Q-2 -22 -32 8 Z', '#2a140d44');
    });
    brush.line('M-30 5 Q-4 -29 30 -4', '#2a140d', lashes ? 6 : 4.6);
    if (lashes) brush.line('M28 -5 l13 -8 M21 -12 l10 -9', '#2a140d', 3.6);
    brush.line('M-27 -10 Q-4 -37 28 -15', `${shade}88`, 2.4);
    brush.line('M-20 15 Q2 24 23 12', `${shade}99`, 2.4);
    context.restore();
  }
}
