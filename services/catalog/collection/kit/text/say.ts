import type { Layer, LayerOptions } from '../lottie/layers.ts';
import type { Animated } from '../lottie/motion.ts';
import type { Vector } from '../lottie/types.ts';
import type { Metal } from '../palette.ts';
import { metalText } from './gold-text.ts';
import { type TextBox, text } from './text-layer.ts';

type Style = Partial<TextBox> & Pick<TextBox, 'font' | 'size' | 'color' | 'width' | 'height'>;

/** A theme's text setter: `say('venue', [x, y], { size: 60 })` overrides parts of the style. */
export function sayIn(style: Style) {
  return (key: string, at: Animated<Vector>, differs: Partial<TextBox> = {}, options: LayerOptions = {}): Layer =>
    text({ ...style, ...differs, key }, { at, ...options });
}

/** The same for metallic text; the highlight passes over it between the two frames of `light`. */
export function gildIn(style: Style) {
  return (
    key: string,
    at: Animated<Vector>,
    metal: Metal,
    light: readonly [first: number, last: number],
    differs: Partial<TextBox> = {},
    options: LayerOptions = {},
  ): Layer => metalText({ ...style, ...differs, key }, metal, light, { at, ...options });
}
