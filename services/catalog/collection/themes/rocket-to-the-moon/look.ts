// Shared by the scenes: space, its planets, letters and the birthday child.
import { ground, twinkles } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { type Clearing, starField } from '../../kit/motifs/space.ts';
import { palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import type { Stage } from '../../kit/stage.ts';
import type { Reveal } from '../../kit/text/reveals.ts';
import { type TextBox, text } from '../../kit/text/text-layer.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { boy } from '../../samples/little-ones.ts';

export const COLORS = palette({ ground: '#2a1f78', deep: '#120c3f', metal: '#ffb02e', bloom: '#ff7433', paper: '#fff6e4' });
export const MINT = '#7be8c6';
export const TANGERINE = '#ff7433';
export const SUN = '#ffb02e';
export const LILAC = '#8d7bf0';
export const ROCKET = { body: '#f4efff', nose: TANGERINE, fin: TANGERINE, glass: '#37b9d8' } as const;
export const PAIRING = { big: FONTS.fredokaBold, text: FONTS.fredoka };
export const FONT = fontNames(PAIRING);
export const ASTRONAUT = photoPlace('child', "The astronaut's photo", boy);

/** `clearings` keep the text areas free of stars. */
export function space({ width, height }: Stage, frames: number, seed: number, clearings: readonly Clearing[]): Layer[] {
  return [
    ground('space', width, height, linear([0, 0], [0, height], [0, COLORS.deep], [1, COLORS.ground])),
    shapes('stars', [starField(90, seed, width, height, '#fff6e4', clearings)]),
    twinkles(7, seed + 1, width, height * 0.8, frames, '#ffffff', [2.4, 4.6]),
  ];
}

/** A line around a point. */
export function say(
  key: string,
  at: readonly [x: number, y: number],
  box: Pick<TextBox, 'size' | 'color'> & Partial<TextBox> & { reveal: Reveal },
): Layer {
  return text({ key, font: FONT.big, width: 890, height: box.size * 1.3, leading: 1.1, ...box }, { at });
}
