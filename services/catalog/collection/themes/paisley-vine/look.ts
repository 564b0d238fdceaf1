// Shared by the scenes: unbleached paper, henna in one ink with gold, left-aligned type.
import { ground } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import type { Henna } from '../../kit/motifs/henna.ts';
import { type Growth, paperFibres } from '../../kit/motifs/henna-vine.ts';
import { palette } from '../../kit/palette.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#ece0c8', deep: '#3c1a10', metal: '#b8862f', bloom: '#7d2f17', paper: '#f6eddb' });
export const INK = '#7d2f17';
export const GILT = '#b8862f';
export const PAIRING = { names: FONTS.vesper, text: FONTS.tiro };
export const FONT = fontNames(PAIRING);
export const say = sayIn({
  font: FONT.text,
  size: 58,
  color: COLORS.deep,
  width: 900,
  height: 90,
  leading: 1.4,
  align: 'left',
});

export function paper(): Layer[] {
  const { width, height } = STAGE;
  return [
    ground('paper', width, height, linear([0, 0], [width, height], [0, '#f6eddb'], [1, '#e6d7b8'])),
    shapes('fibres', [paperFibres(width, height, 120, '#cdb88c')]),
  ];
}

export function growing(first: number, last: number, leaf: number, weight = 6): Growth {
  return { ink: INK, accent: GILT, weight, leaf, first, last };
}

export function drawing(first: number, last: number, weight: number, ink: string = INK): Henna {
  return {
    ink,
    weight,
    drawn: track([first, 0, EASE.inOut], [last, 100]),
    filled: track([first + 10, 0, EASE.inOut], [last, 100]),
  };
}

/** A short gold line under a text. */
export function rule(x: number, y: number, width: number, first: number): Layer {
  return shapes(
    'rule',
    [
      group('rule', [
        rect(0, -3, width, 6, 3),
        fill(linear([0, 0], [width, 0], [0, '#9a6a1c'], [0.5, '#e8c777'], [1, '#b8862f'])),
      ]),
    ],
    {
      at: [x, y],
      scale: track([first, [0, 100], EASE.out], [first + 26, [100, 100]]),
    },
  );
}
