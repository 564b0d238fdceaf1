// Shared by the scenes: the courtyard's wall in the sun, indigo paint, marigold curtains.
import { ground } from '../../kit/atmosphere.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, repeat } from '../../kit/lottie/shapes.ts';
import { cuspedArch } from '../../kit/motifs/arches.ts';
import { swag } from '../../kit/motifs/garlands.ts';
import { courtFloor, marigoldCurtain } from '../../kit/motifs/haveli.ts';
import { GOLD, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { haveliCouple } from '../../samples/wedding-couples.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#f8e6c0', deep: '#1f2d66', metal: '#d3a044', bloom: '#f0851f', paper: '#fffaf0' });
export const METAL = GOLD;
export const MARIGOLDS = ['#f0851f', '#f7b52c'] as const;
export const RUST = '#8c3411';
export const BRASS = ['#f3d489', '#d3a044', '#8a5a1c'] as const;
export const HAVELI = {
  stone: { light: '#fdf1d6', body: '#f0d29a', shade: '#d3a566' },
  paint: '#2b3f8c',
  accent: '#c8642a',
  inside: '#b97a44',
} as const;
export const PAIRING = { names: FONTS.yeseva, lines: FONTS.mukta };
export const FONT = fontNames(PAIRING);
export const COUPLE = photoPlace('couple', 'Photo of the couple', haveliCouple, false);
export const FLOOR = 900;

export const say = typesetter({ font: FONT.lines, color: COLORS.deep });
export const NAME = { font: FONT.names, leading: 1.12, by: 'letters' } as const;

/** A plastered wall in the morning; light falls on it through arches and moves slowly. */
export function sunlitWall({ width, height, x }: Stage, frames: number, floor: number): Layer[] {
  const light = outline(moved(cuspedArch({ width: 300, height: 560, rise: 160, foils: 2 }), 0, 0));
  return [
    ground('wall', width, height, linear([0, 0], [0, floor], [0, '#f3d8a2'], [1, COLORS.ground])),
    shapes(
      'light through arches',
      [group('arches', [group('arch', [light, fill('#fff9e6')]), repeat(5, { move: [400, 30] })], { rotate: 12 })],
      {
        at: track([0, [-60, floor - 110], EASE.linear], [frames, [90, floor - 100]]),
        opacity: 50,
      },
    ),
    shapes('floor', [
      group('floor place', [courtFloor(2000, height - floor + 20, ['#e6bf80', '#c28a4a'], '#fdf1d6')], { at: [x, floor] }),
      group('skirting', [rect(-60, floor - 26, width + 120, 26), fill(HAVELI.paint)]),
    ]),
  ];
}

// Flower outlines are large: each garland is drawn once and reused.
const CURTAIN = composition('marigold curtain', 420, 720, [
  shapes('strings', [marigoldCurtain(6, 58, 12, 27, MARIGOLDS, 1, { at: [40, 0] })]),
]);
const SWAG = composition('swag', 760, 170, [shapes('flowers', [swag(680, 70, 22, MARIGOLDS, { at: [380, 30] })])]);

/** Two halves of a marigold curtain that part at the start and then sway. */
export function curtains(frames: number, left: number, right: number, top: number, size = 100): Layer[] {
  return ([1, -1] as const).map((side) => {
    const x = side === 1 ? left : right;
    return nested('curtain', CURTAIN, {
      anchor: [40, 0],
      at: track([0, [x + side * 170, top], EASE.weight], [34, [x, top]]),
      rotate: sway(frames, 76, 0, 1.1, side * 0.2),
      scale: [side * size, size],
    });
  });
}

/** Swags side by side between `from` and `to`, let down at the start. */
export function swags(count: number, from: number, to: number, y: number): Layer[] {
  const width = (to - from) / count;
  return Array.from({ length: count }, (_, index) => {
    const x = from + width * (index + 0.5);
    return nested('swag', SWAG, {
      anchor: [380, 30],
      at: track([index * 3, [x, y - 260], EASE.out], [index * 3 + 28, [x, y]]),
      scale: (width / 680) * 100,
    });
  });
}
