// Shared by the scenes: a pastel wooden nursery, the motion of falling blocks, letters.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, type Track, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect, repeat } from '../../kit/lottie/shapes.ts';
import type { Vector } from '../../kit/lottie/types.ts';
import { type BlockSign, toyBlock } from '../../kit/motifs/toys.ts';
import { palette } from '../../kit/palette.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import type { Reveal } from '../../kit/text/reveals.ts';
import { type TextBox, text } from '../../kit/text/text-layer.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const { width: WIDTH, height: HEIGHT, x: X, y: Y } = LANDSCAPE;
export const COLORS = palette({ ground: '#fdeedd', deep: '#4a3557', metal: '#d8a46c', bloom: '#ee8672', paper: '#fffaf3' });
export const CORAL = '#ee8672';
export const MINT = '#86c9ad';
export const SKY = '#86bce0';
export const BUTTER = '#f3c566';
export const LILAC = '#b59fdd';
export const BERRY = '#a5344a';
export const PAIRING = { big: FONTS.balooBold, text: FONTS.baloo };
export const FONT = fontNames(PAIRING);
/** The line between wall and floor, and the ground line of objects. */
export const SKIRTING = 820;
export const STAND = 930;

/** The room: a coloured wall with dots, skirting, boards. */
export function room(wall: string, dot: string, light: readonly [number, number]): Layer[] {
  return [
    ground('wall', WIDTH, HEIGHT, wall),
    shapes('dots', [
      group('row', [
        group('dots', [group('dot', [ellipse([60, 60], 26), fill(dot)]), repeat(15, { move: [134, 0] })]),
        repeat(6, { move: [0, 134] }),
      ]),
      group('row between', [
        group('dots', [group('dot', [ellipse([127, 127], 16), fill(dot)]), repeat(15, { move: [134, 0] })]),
        repeat(6, { move: [0, 134] }),
      ]),
    ]),
    shapes('light', [softLight('light', light[0], light[1], 760, '#ffffff', 0.7)]),
    shapes('floor', [
      group('boards', [
        rect(-60, SKIRTING, WIDTH + 120, 320),
        fill(linear([0, SKIRTING], [0, HEIGHT], [0, '#e9c79c'], [1, '#d6a974'])),
      ]),
      group('joints', [rect(-60, 890, WIDTH + 120, 3), rect(-60, 976, WIDTH + 120, 4), fill('#b98850', 50)]),
      group('skirting', [rect(-60, SKIRTING - 46, WIDTH + 120, 50), fill('#fffaf3')]),
      group('skirting line', [rect(-60, SKIRTING - 2, WIDTH + 120, 6), fill('#d9b98c', 60)]),
    ]),
  ];
}

/** Falls in, bounces once, comes to rest. */
export function fall(start: number, at: Vector): Track<Vector> {
  const [x = 0, y = 0] = at;
  return track(
    [start, [x, y - 1200], EASE.in],
    [start + 14, [x, y], EASE.out],
    [start + 19, [x, y - 26], EASE.in],
    [start + 24, [x, y]],
  );
}

export interface FallingBlock {
  at: Vector;
  size: number;
  color: string;
  sign: BlockSign;
  start: number;
  lean?: number;
}

export function blocks(list: readonly FallingBlock[]): Layer[] {
  return list.map(({ at, size, color, sign, start, lean = 0 }, index) =>
    shapes(`block ${index + 1}`, [toyBlock(color, sign)], {
      at: fall(start, at),
      scale: size,
      rotate: track([start, lean * 5 + (index % 2 ? 14 : -14), EASE.in], [start + 14, lean, EASE.out]),
    }),
  );
}

/** A soft shadow under an object. */
export function standing(x: number, width: number): Layer {
  return shapes(`shadow ${x}`, [group('shadow', [ellipse([x, STAND + 4], width, width * 0.09), fill('#4a3557', 18)])]);
}

export function say(
  key: string,
  at: readonly [number, number],
  box: Pick<TextBox, 'size' | 'width'> & Partial<TextBox> & { reveal: Reveal },
): Layer {
  return text({ key, font: FONT.big, color: COLORS.deep, height: box.size * 1.35, leading: 1.1, ...box }, { at: [...at] });
}
