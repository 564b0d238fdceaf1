// Shared by the scenes: the red of the floor and of the sari's border, white pith, Bengali type.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { fill, group, rect, repeat } from '../../kit/lottie/shapes.ts';
import { GOLD, PALE_GOLD, palette } from '../../kit/palette.ts';
import type { Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const COLORS = palette({ ground: '#9f2119', deep: '#3f080c', metal: '#d3a044', bloom: '#e8b43a', paper: '#fff8ea' });
export const METAL = GOLD;
export const WORD_METAL = PALE_GOLD;
export const PITH = { red: '#c4161c', metal: GOLD } as const;
export const PASTE = '#fff9ee';
export const RED = '#b3141a';
export const INK = '#5c0d10';
export const LINE = '#ffe3a8';
export const CLAY = '#a4532c';
export const PAIRING = { names: FONTS.bengaliDisplay, lines: FONTS.bengali };
export const FONT = fontNames(PAIRING);

const USUAL = { font: FONT.lines, size: 60, color: COLORS.paper, width: 900, height: 100, leading: 1.45 };
export const say = sayIn(USUAL);
export const gild = gildIn({ ...USUAL, font: FONT.names });

/** A polished red floor from above with the joints of its slabs, lit around a point. */
export function redFloor({ width, height }: Stage, x: number, y: number): Layer[] {
  const slab = 300;
  return [
    ground('floor', width, height, COLORS.ground),
    shapes('joints', [
      group('down', [
        rect(-200, -200, 3, height + 400),
        fill('#5e0f0c', 55),
        repeat(Math.ceil((width + 400) / slab), { move: [slab, 0] }),
      ]),
      group('across', [
        rect(-200, -200, width + 400, 3),
        fill('#5e0f0c', 55),
        repeat(Math.ceil((height + 400) / slab), { move: [0, slab] }),
      ]),
    ]),
    ground(
      'light on the floor',
      width,
      height,
      radial([x, y], [x, y + Math.max(width, height) * 0.72], [0, '#d8512f', 0.55], [0.45, '#8c1a14', 0.3], [1, '#2c0408', 0.92]),
    ),
    shapes('shine', [
      group('shine', [softLight('shine', 0, 0, 620, '#ffb56a', 0.2)], {
        at: [x - width * 0.2, y - height * 0.26],
        scale: [130, 40],
        rotate: -18,
      }),
    ]),
  ];
}
