// Shared by the scenes: a pastel wooden nursery, wide or high, the motion of falling blocks, letters.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, type Track, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect, repeat } from '../../kit/lottie/shapes.ts';
import type { Vector } from '../../kit/lottie/types.ts';
import { type BlockSign, toyBlock } from '../../kit/motifs/toys.ts';
import { palette } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import type { Reveal } from '../../kit/text/reveals.ts';
import { type TextBox, text } from '../../kit/text/text-layer.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const COLORS = palette({ ground: '#fdeedd', deep: '#4a3557', metal: '#d8a46c', bloom: '#ee8672', paper: '#fffaf3' });
export const CORAL = '#ee8672';
export const MINT = '#86c9ad';
export const SKY = '#86bce0';
export const BUTTER = '#f3c566';
export const LILAC = '#b59fdd';
export const BERRY = '#a5344a';
export const PAIRING = { big: FONTS.balooBold, text: FONTS.baloo };
export const FONT = fontNames(PAIRING);
/** The line between wall and floor, the ground line of objects, the joints of the boards (height, width), the dots on the wall, the reach of the light. */
const WIDE = {
  skirting: 820,
  stand: 930,
  floor: 320,
  joints: [
    [890, 3],
    [976, 4],
  ],
  dots: [15, 6],
  light: 760,
} as const;
const UPRIGHT = {
  skirting: 1500,
  stand: 1650,
  floor: 480,
  joints: [
    [1574, 3],
    [1664, 4],
    [1776, 5],
  ],
  dots: [9, 11],
  light: 1000,
} as const;
export const floorIn = ({ portrait }: Stage) => placesIn(portrait, WIDE, UPRIGHT);

/** The room: a coloured wall with dots, skirting, boards. */
export function room(stage: Stage, wall: string, dot: string, light: readonly [number, number]): Layer[] {
  const { width, height } = stage;
  const { skirting, floor, joints, dots, light: reach } = floorIn(stage);
  const [columns, rows] = dots;
  return [
    ground('wall', width, height, wall),
    shapes('dots', [
      group('row', [
        group('dots', [group('dot', [ellipse([60, 60], 26), fill(dot)]), repeat(columns, { move: [134, 0] })]),
        repeat(rows, { move: [0, 134] }),
      ]),
      group('row between', [
        group('dots', [group('dot', [ellipse([127, 127], 16), fill(dot)]), repeat(columns, { move: [134, 0] })]),
        repeat(rows, { move: [0, 134] }),
      ]),
    ]),
    shapes('light', [softLight('light', light[0], light[1], reach, '#ffffff', 0.7)]),
    shapes('floor', [
      group('boards', [
        rect(-60, skirting, width + 120, floor),
        fill(linear([0, skirting], [0, height], [0, '#e9c79c'], [1, '#d6a974'])),
      ]),
      group('joints', [...joints.map(([y, thick]) => rect(-60, y, width + 120, thick)), fill('#b98850', 50)]),
      group('skirting', [rect(-60, skirting - 46, width + 120, 50), fill('#fffaf3')]),
      group('skirting line', [rect(-60, skirting - 2, width + 120, 6), fill('#d9b98c', 60)]),
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
export function standing(stage: Stage, x: number, width: number): Layer {
  const { stand } = floorIn(stage);
  return shapes(`shadow ${x}`, [group('shadow', [ellipse([x, stand + 4], width, width * 0.09), fill('#4a3557', 18)])]);
}

export function say(
  key: string,
  at: readonly [number, number],
  box: Pick<TextBox, 'size' | 'width'> & Partial<TextBox> & { reveal: Reveal },
): Layer {
  return text({ key, font: FONT.big, color: COLORS.deep, height: box.size * 1.35, leading: 1.1, ...box }, { at: [...at] });
}
