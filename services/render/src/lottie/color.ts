/** `#rrggbb` as red, green and blue from 0 to 1. */
export function channelsOf(hex: string): number[] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255].map((channel) => Math.round((channel / 255) * 10_000) / 10_000);
}

/** The inverse: `#rrggbb` of the first three of some numbers from 0 to 1. */
export const hexOf = (color: readonly number[]): string =>
  `#${color
    .slice(0, 3)
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
