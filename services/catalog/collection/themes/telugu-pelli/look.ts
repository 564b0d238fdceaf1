// Shared by the scenes: pattu silk with its borders, the woven cartouche, bells and mango leaves.
import { ground } from '../../kit/atmosphere.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, repeat, ring, stroke } from '../../kit/lottie/shapes.ts';
import { petal } from '../../kit/motifs/arches.ts';
import { toran } from '../../kit/motifs/garlands.ts';
import { cartouche, templeBell } from '../../kit/motifs/pelli.ts';
import { silkBorder } from '../../kit/motifs/silk.ts';
import { GOLD, metalRamp, PALE_GOLD, palette } from '../../kit/palette.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#e9a51f', deep: '#6b0f35', metal: '#d3a044', bloom: '#a3154f', paper: '#fff6dc' });
export const METAL = GOLD;
export const WORD_METAL = PALE_GOLD;
export const MAGENTA = '#a3154f';
export const LEAF = '#2b7038';
export const MARIGOLDS = ['#f0851f', '#f9c440'] as const;
export const PAIRING = { names: FONTS.teluguDisplay, lines: FONTS.telugu };
export const FONT = fontNames(PAIRING);

export const say = typesetter({ font: FONT.lines, color: COLORS.deep });
export const NAME = { font: FONT.names, leading: 1.2, by: 'letters' } as const;

const LENGTH = STAGE.width + 80;
const BORDER = composition('pattu border', LENGTH, 240, [
  shapes('border', [silkBorder({ length: LENGTH, width: 168, silk: COLORS.deep, accent: LEAF, zari: GOLD })]),
]);

/** Turmeric silk with zari buttas; its borders slide in from above and below. */
export function pattu(
  { width, height, portrait }: Stage,
  tone: string,
  shade: string,
  borders: 'both' | 'lower' = 'both',
  buttas = 34,
): Layer[] {
  const [across, down] = portrait ? [8, 11] : [14, 5];
  const butta = group('butta', [ring('petals', 4, [outline(moved(petal(14, 26), 0, -4)), fill('#fff0b8')])]);
  const rows = (at: readonly number[]) =>
    group('rows', [group('row', [butta, repeat(across, { move: [150, 0] })]), repeat(down, { move: [0, 150] })], { at });
  const edge = (name: string, from: number, to: number, flip: 1 | -1) =>
    nested(name, BORDER, { anchor: [0, 0], at: track([0, [-40, from], EASE.out], [26, [-40, to]]), scale: [100, 100 * flip] });
  return [
    ground('silk', width, height, linear([0, 0], [width, height], [0, tone], [1, shade])),
    shapes('buttas', [rows([30, 210]), rows([105, 285])], { opacity: buttas }),
    ...(borders === 'both' ? [edge('upper border', -260, -46, 1)] : []),
    edge('lower border', height + 260, height + 40, -1),
  ];
}

/** The cream cartouche, opening from its centre; upright, it stands on its point. */
export function panel({ x, portrait }: Stage, wide: number, high: number, y: number): Layer[] {
  const shape = outline(cartouche(wide, high));
  return [
    shapes(
      'cartouche',
      [
        group('shadow', [shape, fill('#7a3a0c', 34)], { at: [10, 18] }),
        group('outer', [shape, fill(MAGENTA)]),
        group('rim', [shape, stroke(metalRamp(GOLD, [-wide / 2, -high / 2], [wide / 2, high / 2]), 9)]),
        group('paper', [outline(cartouche(wide - 74, high - 56)), fill(COLORS.paper)]),
        group('beads', [outline(cartouche(wide - 38, high - 28)), stroke('#ffdf8a', 10, { dash: [0.1, 27] })]),
        group('line', [outline(cartouche(wide - 104, high - 84)), stroke('#b9832a', 3)]),
      ],
      {
        at: [x, y],
        ...(portrait ? { rotate: 90 } : {}),
        scale: track([0, [12, 86], EASE.out], [28, [100, 100]]),
      },
    ),
  ];
}

/** Mango leaves along the top, let down at the start. */
export function leaves({ x }: Stage, y: number): Layer {
  return shapes('toran', [toran(2000, 96, LEAF, MARIGOLDS)], { at: track([4, [x, y - 190], EASE.out], [30, [x, y]]) });
}

/** Bells on both sides that ring as they come to rest. */
export function bells({ x }: Stage, frames: number, out: number, size: number, chain: number): Layer[] {
  return ([-1, 1] as const).map((side) =>
    shapes('bell', [templeBell(size, chain, METAL, sway(frames, 34, 0, 9, side * 0.2))], {
      at: [x + side * out, -20],
      rotate: track(
        [0, side * 9, EASE.breath],
        [18, -side * 8, EASE.breath],
        [36, side * 6, EASE.breath],
        [54, -side * 4, EASE.breath],
        [72, side * 3, EASE.breath],
        [96, -side * 2, EASE.breath],
        [126, side * 1.6, EASE.breath],
        [160, -side * 1],
      ),
    }),
  );
}
