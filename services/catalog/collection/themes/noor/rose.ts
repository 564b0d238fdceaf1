// Noor at the hour of roses: the garden's greens and blues become rose and plum, gold stays gold.
import { channels } from '../../kit/lottie/paint.ts';

/** Hues of leaf and water, in degrees; the others belong to gold, the moon and fire. */
const COOL = { from: 100, to: 250 };

/** '#rrggbb' in rose light. */
export function rosy(hex: string): string {
  const [red, green, blue] = channels(hex);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  if (spread < 0.02) return hex;
  const sixth =
    most === red ? ((green - blue) / spread + 6) % 6 : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  const hue = sixth * 60;
  if (hue < COOL.from || hue > COOL.to) return hex;
  // Emerald turns to rose, midnight to plum, and the hues between keep their relative positions.
  const turned = 338 - (hue - 160) * 0.9;
  const lightness = (most + least) / 2;
  const saturation = (spread / (1 - Math.abs(2 * lightness - 1))) * 0.82;
  return fromHue(turned, saturation, lightness);
}

function fromHue(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}
