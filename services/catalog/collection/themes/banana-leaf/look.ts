// Shared by the scenes: a lime-washed floor in the morning, carefully arranged objects, moving palm shadows.
import { ground } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { frondShadow } from '../../kit/motifs/flat-lay-leaves.ts';
import { marigold } from '../../kit/motifs/garlands.ts';
import { palette } from '../../kit/palette.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#f4ecd8', deep: '#1f4026', metal: '#d3a044', bloom: '#c4571a', paper: '#fffaf0' });
export const GREEN = '#1f4026';
export const LEAF = '#4d9440';
export const BETEL = '#3f8f3c';
export const TURMERIC = '#f2a81a';
export const KUMKUM = '#b8231f';
export const SPICE = '#963a0a';
export const PAIRING = { names: FONTS.playfair, text: FONTS.josefinBold };
export const FONT = fontNames(PAIRING);
export const say = sayIn({
  font: FONT.text,
  size: 52,
  color: COLORS.deep,
  width: 820,
  height: 74,
  leading: 1.25,
  align: 'left',
});

/** The floor, with the joints of its slabs. */
export function floor({ width, height, portrait }: Stage = STAGE): Layer[] {
  const joints = portrait
    ? [rect(538, -20, 3, 1960), rect(-20, 638, 1120, 3), rect(-20, 1278, 1120, 3)]
    : [rect(638, -20, 3, 1120), rect(1278, -20, 3, 1120), rect(-20, 538, 1960, 3)];
  return [
    ground('floor', width, height, linear([0, 0], [width, height], [0, '#fdf8ea'], [1, '#e9dcbd'])),
    shapes('joints', [group('joints', [...joints, fill('#cdbb92', 45)])]),
  ];
}

/** Palm shadows over everything, swaying in the wind, from the right and from the lower left, or mirrored. */
export function palms(frames: number, mirrored = false, { width, height, portrait }: Stage = STAGE): Layer {
  const side = mirrored ? -1 : 1;
  const x = mirrored ? width : 0;
  const frond = (dx: number, y: number, length: number, turn: number, phase: number): ShapeItem =>
    frondShadow(length, '#3a3416', {
      at: [x + side * dx, y],
      rotate: sway(frames, 120, side * turn, 2.6, phase),
      scale: [side * 100, 100],
    });
  return shapes(
    'palm shadows',
    [
      frond(width + 60, portrait ? 1020 : 300, 1000, -78, 0.1),
      frond(width + 90, portrait ? 340 : 60, 900, -104, 0.4),
      ...(portrait ? [] : [frond(width - 220, -120, 800, -140, 0.7)]),
      frond(-60, height + 80, 760, 48, 0.3),
    ],
    { opacity: 9 },
  );
}

/** An object being put down: it drops in slightly enlarged and settles with a turn. */
export function laid(name: string, item: ShapeItem | readonly ShapeItem[], x: number, y: number, first: number, turn = 0): Layer {
  return shapes(name, 'ty' in item ? [item] : item, {
    at: track([first, [x - 16, y - 46], EASE.out], [first + 18, [x, y]]),
    scale: track([first, [124, 124], EASE.out], [first + 18, [100, 100]]),
    rotate: track([first, turn - 14, EASE.out], [first + 22, turn]),
    opacity: track([first, 0, EASE.out], [first + 6, 100]),
  });
}

export function bloom(radius: number, tone: string): ShapeItem {
  return group('bloom', [
    group('shadow', [marigold(radius, '#2a2410', { opacity: 26 })], { at: [radius * 0.14, radius * 0.2] }),
    marigold(radius, tone),
  ]);
}
