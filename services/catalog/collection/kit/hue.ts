import { channels } from './lottie/paint.ts';

type Hsl = readonly [hue: number, saturation: number, lightness: number];

/** Turns colours with a hue (degrees) between `from` and `to` and at most `lightest` (0…1) to another hue. */
export function turnHue(from: number, to: number, hue: number, lightest: number): (hex: string) => string {
  return (hex) => {
    const [h, s, l] = hslOf(hex);
    if (s < 0.04 || h < from || h > to || l > lightest) return hex;
    // Hues within the range keep a little of their difference.
    return hexOfHsl([hue + (h - (from + to) / 2) * 0.3, s, l]);
  };
}

function hslOf(hex: string): Hsl {
  const [r, g, b] = channels(hex);
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [range, l] = [high - low, (high + low) / 2];
  if (range === 0) return [0, 0, l];
  const sector = high === r ? ((g - b) / range + 6) % 6 : high === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [sector * 60, range / (1 - Math.abs(2 * l - 1)), l];
}

function hexOfHsl([h, s, l]: Hsl): string {
  const parts = [0, 8, 4].map((offset) => {
    const place = (offset + h / 30) % 12;
    const part = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(part * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
