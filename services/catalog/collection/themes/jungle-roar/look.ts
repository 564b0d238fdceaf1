// Shared by the scenes: colours, letters, and the leaves that frame the picture and part.
import { ground } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, type Track, track } from '../../kit/lottie/motion.ts';
import type { Color } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group } from '../../kit/lottie/shapes.ts';
import type { ShapeItem, Vector } from '../../kit/lottie/types.ts';
import { bananaLeaf, monstera, palmFrond } from '../../kit/motifs/jungle-leaves.ts';
import { palette } from '../../kit/palette.ts';
import type { Stage } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const COLORS = palette({ ground: '#0f4033', deep: '#0a2b23', metal: '#f6b93b', bloom: '#ef6a4c', paper: '#fff5dd' });
export const OCHRE = '#f6b93b';
export const CORAL = '#ef6a4c';
export const GREENS = ['#1f6b43', '#2f8a4a', '#5aa843', '#17573f'] as const;
export const PAIRING = { big: FONTS.shrikhand, bold: FONTS.poppinsBold, text: FONTS.poppins };
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.bold, size: 60, color: COLORS.paper, width: 700, height: 90 });

/** One colour with a disc of light. */
export function floor({ width, height }: Stage, color: Color, light: { at: Vector; radius: number; color: string }): Layer[] {
  const { at, radius } = light;
  return [
    ground('ground', width, height, color),
    shapes('discs', [
      group('wide disc', [ellipse(at, radius * 2.7), fill('#ffffff', 7)]),
      group('disc', [ellipse(at, radius * 2), fill(light.color)]),
    ]),
  ];
}

type Kind = 'monstera' | 'palm' | 'banana';
const DRAW: Readonly<Record<Kind, (color: Color, place: { rotate: number; scale: number }) => ShapeItem>> = {
  monstera,
  palm: palmFrond,
  banana: bananaLeaf,
};

export interface Leaf {
  kind: Kind;
  at: readonly [number, number];
  rotate: number;
  size: number;
  tone: number;
  /** The offset from which it draws back, and the frame by which it is open. */
  from?: readonly [number, number];
  open?: number;
}

/** Leaves at the edges, each swaying at its own pace; those with `from` draw back like a curtain. */
export function leaves(frames: number, list: readonly Leaf[]): Layer[] {
  return list.map(({ kind, at, rotate, size, tone, from, open = 30 }, index) => {
    const color = GREENS[tone % GREENS.length] ?? GREENS[0];
    const way: Track<Vector> | Vector = from
      ? track<Vector>([Math.max(0, open - 34), from, EASE.weight], [open, at, EASE.breath], [frames, at])
      : at;
    return shapes(`leaf ${index + 1}`, [DRAW[kind](color, { rotate, scale: size })], {
      at: way,
      rotate: sway(frames, 76 + (index % 4) * 9, 0, 2.4, index * 0.23),
    });
  });
}

/** Leaves along all four edges, for scenes in which they stay in place. */
export function thicket({ width, height, portrait }: Stage, frames: number, corners: 'top' | 'sides'): Layer[] {
  const side: Leaf[] = [
    { kind: 'banana', at: [-30, height + 30], rotate: 24, size: 84, tone: 0 },
    { kind: 'banana', at: [width + 30, height + 40], rotate: -26, size: 84, tone: 0 },
    { kind: 'monstera', at: [-60, height - 200], rotate: 64, size: 74, tone: 1 },
    { kind: 'monstera', at: [width + 60, height - 180], rotate: -60, size: 74, tone: 1 },
  ];
  const along: Leaf[] = [
    { kind: 'palm', at: [420, -60], rotate: 166, size: 60, tone: 2 },
    { kind: 'palm', at: [width - 420, -60], rotate: -162, size: 64, tone: 2 },
  ];
  const top: Leaf[] = [
    { kind: 'palm', at: [-40, 200], rotate: 100, size: portrait ? 62 : 96, tone: 3 },
    { kind: 'palm', at: [width + 40, 240], rotate: -104, size: portrait ? 60 : 90, tone: 3 },
    { kind: 'monstera', at: [portrait ? 40 : 160, -70], rotate: 150, size: portrait ? 70 : 82, tone: 1 },
    ...(portrait ? [] : along),
    { kind: 'monstera', at: [portrait ? width - 40 : width - 140, -70], rotate: -150, size: portrait ? 72 : 86, tone: 0 },
  ];
  return leaves(frames, corners === 'top' ? [...side, ...top] : side);
}
