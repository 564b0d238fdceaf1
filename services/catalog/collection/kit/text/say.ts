import type { Layer, LayerOptions } from '../lottie/layers.ts';
import type { Vector } from '../lottie/types.ts';
import { type TextBox, text } from './text-layer.ts';

type Style = Partial<TextBox> & Pick<TextBox, 'font' | 'size' | 'color' | 'width' | 'height'>;

/** A theme's text setter: `say('venue', [x, y], { size: 60 })` overrides parts of the style. */
export function sayIn(style: Style) {
  return (key: string, at: Vector, differs: Partial<TextBox> = {}, options: LayerOptions = {}): Layer =>
    text({ ...style, ...differs, key }, { at, ...options });
}
