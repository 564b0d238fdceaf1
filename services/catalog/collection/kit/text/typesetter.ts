import type { Layer, LayerOptions } from '../lottie/layers.ts';
import type { Color } from '../lottie/paint.ts';
import type { Metal } from '../palette.ts';
import { metalText } from './gold-text.ts';
import { fadeIn, pop, type Reveal, rise, wordByWord } from './reveals.ts';
import { type TextBox, text } from './text-layer.ts';

/** A line as a scene sets it: its differences from the theme's usual font and colour. */
export interface SetLine
  extends Partial<Pick<TextBox, 'font' | 'color' | 'height' | 'align' | 'leading' | 'tracking' | 'border'>> {
  at: readonly [x: number, y: number];
  size: number;
  width: number;
  /** First frame of its entrance; if absent, it is visible from the start. */
  from?: number;
  by?: keyof typeof REVEALS;
  /** Metallic, with a highlight that passes once the line is in place. */
  metal?: Metal;
  options?: LayerOptions;
}

const REVEALS = {
  fade: (from: number) => fadeIn(from, 16),
  letters: (from: number) => rise(from, 22),
  words: (from: number) => wordByWord(from, 26),
  pop: (from: number) => pop(from, 20),
} as const satisfies Record<string, (from: number) => Reveal>;

/** Sets lines in a theme's usual font and colour; the default box is one and a half lines high. */
export function typesetter(usual: { font: string; color: Color }): (key: string, line: SetLine) => Layer {
  return (key, { at, from, by = 'fade', metal, options, ...line }) => {
    const box: TextBox = {
      key,
      ...usual,
      height: Math.round(line.size * 1.5),
      ...line,
      ...(from === undefined ? {} : { reveal: REVEALS[by](from) }),
    };
    const placed = { at, ...options };
    return metal ? metalText(box, metal, [(from ?? 0) + 12, (from ?? 0) + 66], placed) : text(box, placed);
  };
}
