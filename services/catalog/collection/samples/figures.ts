// Half-length figures for painted sample pictures: a woman and a man, in various clothes and at various ages.
import { type Brush, hanging, type Paint } from './brush.ts';
import { openEyes } from './eyes.ts';

/** Light, middle and dark of a colour. */
export type Tones = readonly [light: string, middle: string, dark: string];

export interface Face {
  skin: Tones;
  hair: Tones;
  /** Laugh lines and spectacles. */
  aged?: boolean;
  glasses?: boolean;
  /** By how much the irises are moved to the right. */
  look?: number;
}

export const WARM: Tones = ['#f3c79c', '#e0a577', '#bd7d52'];
export const DUSKY: Tones = ['#dfa877', '#c58a5c', '#99623d'];
export const BLACK_HAIR: Tones = ['#4a2c22', '#2c1713', '#1a0d0b'];
export const SILVER_HAIR: Tones = ['#f4f1ee', '#cfcac8', '#9a9499'];
export const PALE: Tones = ['#fffaf0', '#efe2c8', '#c9b38a'];
export const GOLDEN: Tones = ['#fbe6a6', '#dcae54', '#9c7028'];

const FACE =
  'M234 284 C232 208 270 170 320 170 C370 170 408 208 406 284 C406 346 388 398 356 430 C338 448 302 448 284 430 C252 398 234 346 234 284 Z';

export function across(brush: Brush, tones: Tones, x0: number, y0: number, x1: number, y1: number): Paint {
  return brush.linear(x0, y0, x1, y1, [0, tones[0]], [0.5, tones[1]], [1, tones[2]]);
}

/** Draws a figure of 640 × 800 with the middle of its chin, [320, 430], at a point. */
export function standing(brush: Brush, place: { x: number; y: number; scale: number; turn?: number }, draw: () => void): void {
  const { context } = brush;
  context.save();
  context.translate(place.x, place.y);
  context.scale(place.scale, place.scale);
  context.rotate(((place.turn ?? 0) * Math.PI) / 180);
  context.translate(-320, -430);
  draw();
  context.restore();
}

export function neck(brush: Brush, skin: Tones): void {
  brush.shape(
    'M276 392 L274 520 C250 552 196 566 170 596 L470 596 C444 566 390 552 366 520 L364 392 Z',
    across(brush, skin, 240, 400, 410, 610),
  );
  brush.shape('M277 420 C300 462 340 462 363 420 L364 478 C340 508 300 508 276 478 Z', `${skin[2]}77`);
}

/** The bare face: its shade, cheeks, eyes, brows, nose. */
export function face(brush: Brush, { skin, aged = false, look = 0 }: Face, brow: Paint, lashes: boolean): void {
  brush.lifted('#3a141466', 18, 6, () => brush.shape(FACE, across(brush, skin, 236, 190, 420, 440)));
  for (const side of [-1, 1]) {
    const x = 320 + side * 44;
    brush.line(
      `M${x - side * 24} ${lashes ? 284 : 280} Q${x + side * 4} ${lashes ? 266 : 264} ${x + side * 34} 286`,
      brow,
      lashes ? 5 : 8,
    );
    brush.oval(320 + side * 62, 372, 30, 22, brush.radial(320 + side * 62, 372, 30, [0, '#e0694e55'], [1, '#e0694e00']));
    if (aged) {
      brush.line(`M${320 + side * 74} 306 l${side * 12} -7 M${320 + side * 75} 316 l${side * 13} 2`, `${skin[2]}aa`, 2.4);
      brush.line(`M${320 + side * 34} 366 Q${320 + side * 52} 384 ${320 + side * 46} 406`, `${skin[2]}aa`, 2.8);
    }
  }
  openEyes(brush, { at: [320, 318], apart: 44, skin: skin[1], shade: skin[2], look, lashes });
  brush.line('M316 330 Q312 352 306 364 Q312 374 324 372', `${skin[2]}`, 3.4);
  if (aged) brush.line('M286 226 Q320 218 354 226 M294 242 Q320 236 346 242', `${skin[2]}77`, 2.4);
}

/** A closed smile; `width` is half its own. */
export function lips(brush: Brush, color: string, line: string, width = 28): void {
  const x = (part: number) => 320 + part * width;
  brush.shape(
    `M${x(-1.12)} 393 C${x(-0.6)} 396 ${x(-0.3)} 391 320 397 C${x(0.3)} 391 ${x(0.6)} 396 ${x(1.12)} 393 C${x(0.66)} 420 ${x(-0.66)} 420 ${x(-1.12)} 393 Z`,
    color,
  );
  brush.line(`M${x(-1.24)} 389 Q${x(-1.16)} 394 ${x(-1)} 395 Q320 412 ${x(1)} 395 Q${x(1.16)} 394 ${x(1.24)} 389`, line, 2.8);
}

export function spectacles(brush: Brush, rim: Paint): void {
  for (const side of [-1, 1]) {
    brush.oval(320 + side * 45, 316, 36, 31, '#ffffff1f');
    brush.hoop(320 + side * 45, 316, 36, 31, rim, 4.5);
    brush.line(`M${320 + side * 81} 310 L${320 + side * 90} 306`, rim, 4.5);
  }
  brush.line('M309 310 Q320 303 331 310', rim, 4.5);
}

/** Beads of pearl or gold around the neck, `sag` deep. */
export function necklace(brush: Brush, sag: number, size: number, colors: readonly [string, string]): void {
  brush.beads(25, hanging(272, 506, 368, 506, sag), size, (index) => colors[index % 2] ?? colors[0]);
}

/** The same drawing, shifted vertically. */
export function shifted(brush: Brush, dy: number, draw: () => void): void {
  brush.context.save();
  brush.context.translate(0, dy);
  draw();
  brush.context.restore();
}
