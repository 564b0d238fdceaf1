import { type Layer, type LayerOptions, shapes } from '../lottie/layers.ts';
import { fill, rect } from '../lottie/shapes.ts';
import { type Metal, movingLight } from '../palette.ts';
import { type TextBox, text } from './text-layer.ts';

/** Metallic text, with a highlight that passes over it between two frames. The text itself is the matte. */
export function metalText(
  box: TextBox,
  metal: Metal,
  light: readonly [first: number, last: number],
  options: LayerOptions = {},
): Layer {
  const words = text(box, options);
  const sheet = [
    rect(-box.width / 2 - 20, -box.height / 2 - 40, box.width + 40, box.height + 80),
    fill(movingLight(metal, box.width, ...light)),
  ];
  // The text fades; the metal behind it need not.
  const { opacity: _, ...stay } = options;
  return shapes(`metal of ${box.key}`, sheet, { ...stay, matte: words });
}
