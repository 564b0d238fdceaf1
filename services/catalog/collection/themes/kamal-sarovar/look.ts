// Shared by the scenes: the pond in rows, and Devanagari type.
import { ground } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { group, repeat } from '../../kit/lottie/shapes.ts';
import { lilyPad, lotusBud, pondFish, pondLotus, waterLines } from '../../kit/motifs/pichwai.ts';
import { GOLD, PALE_GOLD, palette } from '../../kit/palette.ts';
import { PORTRAIT, type Stage } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = PORTRAIT;
export const COLORS = palette({ ground: '#0f3b2e', deep: '#07211a', metal: '#d3a044', bloom: '#d9416f', paper: '#f8efd9' });
export const METAL = GOLD;
export const WORD_METAL = PALE_GOLD;
export const ROSE = '#d9416f';
/** Rose for text: the petals' rose is too light for it. */
export const WORD_ROSE = '#b0235a';
export const LEAF = '#2f7a4a';
export const LINE = '#fff3dc';
export const WATER = '#1d5340';
export const PAIRING = { names: FONTS.vesper, lines: FONTS.tiro };
export const FONT = fontNames(PAIRING);

export const say = typesetter({ font: FONT.lines, color: COLORS.paper });
export const NAME = { font: FONT.names, leading: 1.2, by: 'letters' } as const;

export function water({ width, height }: Stage): Layer[] {
  return [
    ground('pond', width, height, COLORS.ground),
    shapes('water', [waterLines(width + 160, 38, 84, WATER)], { at: [-60, -10] }),
  ];
}

/**
 * Rows of lotuses, pads and buds from `top` to the lower edge; each row floats independently and appears after the one behind it.
 */
export function lotusRows({ width }: Stage, frames: number, top: number, count: number, first = 0): Layer[] {
  const gap = 236;
  const across = Math.ceil(width / gap) + 2;
  return Array.from({ length: count }, (_, row) => {
    const shift = row % 2 ? gap / 2 : 0;
    const size = 224;
    const y = top + row * 156;
    const start = first + row * 4;
    // Static rows are drawn once: only the nearest row keeps floating.
    const bob = row < count - 1 ? [] : sway(frames, 96, 0, 5, row * 0.23).keys.filter(([frame]) => frame > start + 34);
    return shapes(
      `row ${row + 1}`,
      [
        group('pads', [
          lilyPad(176, row % 2 ? LEAF : '#3b8a55', { at: [gap / 2, 24], scale: [100, 72] }),
          repeat(across, { move: [gap, 0] }),
        ]),
        group('buds', [lotusBud(74, ROSE, LINE, LEAF, { at: [gap / 2 + 6, -44] }), repeat(across, { move: [gap, 0] })]),
        group('lotuses', [pondLotus(size, ROSE, LINE), repeat(across, { move: [gap, 0] })]),
      ],
      {
        at: {
          keys: [
            [start, [-160 + shift, y + 260], EASE.out],
            [start + 34, [-160 + shift, y], EASE.breath],
            ...bob.map(([frame, offset, ease]) => [frame, [-160 + shift, y + offset], ease] as const),
          ],
        },
      },
    );
  });
}

interface Swim {
  y: number;
  from: number;
  to: number;
  size: number;
  gold?: boolean;
}

export function fishes(frames: number, swims: readonly Swim[]): Layer[] {
  return swims.map(({ y, from, to, size, gold = false }) =>
    shapes(
      'fish',
      [
        pondFish(size, gold ? '#f2b632' : '#f4efe2', gold ? '#d9416f' : '#8fb7a6', '#0c2a20', frames, {
          scale: to > from ? [-100, 100] : 100,
        }),
      ],
      {
        at: track([0, [from, y], EASE.linear], [frames, [to, y]]),
        rotate: sway(frames, 50, 0, 3),
      },
    ),
  );
}
