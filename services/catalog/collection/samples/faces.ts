// Adult faces, shared by the painted samples.
import type { Brush } from './brush.ts';
import { openEyes } from './eyes.ts';

const FACE = 'M-92 -30 C-94 -118 -54 -154 0 -154 C54 -154 94 -118 92 -30 C92 50 52 122 0 140 C-52 122 -92 50 -92 -30 Z';

/** Draws around a point, rotated and scaled. */
export function at(brush: Brush, x: number, y: number, scale: number, turn: number, draw: () => void): void {
  const { context } = brush;
  context.save();
  context.translate(x, y);
  context.rotate((turn * Math.PI) / 180);
  context.scale(scale, scale);
  draw();
  context.restore();
}

/** Ears and face around the origin, about 190 wide. */
export function face(brush: Brush, light: string, body: string, shade: string): void {
  for (const side of [-1, 1]) brush.oval(side * 94, 14, 14, 27, side < 0 ? body : shade);
  brush.lifted('#3a1a1a66', 16, 6, () =>
    brush.shape(FACE, brush.linear(-90, -120, 100, 140, [0, light], [0.55, body], [1, shade])),
  );
}

/** Eyes, brows, nose; `look` moves the irises to the right. */
export function features(
  brush: Brush,
  style: { skin: string; shade: string; brow: string; browWidth: number; lashes: boolean; line: string; look?: number },
): void {
  for (const side of [-1, 1]) {
    const x = side * 46;
    brush.line(`M${x - side * 24} -36 Q${x + side * 6} -54 ${x + side * 34} -33`, style.brow, style.browWidth);
    brush.oval(side * 56, 62, 30, 19, '#e2785a38');
  }
  openEyes(brush, { at: [0, 2], apart: 46, skin: style.skin, shade: style.shade, look: style.look ?? 0, lashes: style.lashes });
  brush.line('M-2 22 Q-9 46 -15 57 Q-9 68 3 66', style.line, 3.4);
}
