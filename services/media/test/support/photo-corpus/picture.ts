import sharp, { type Sharp } from 'sharp';

export const WIDTH = 640;
export const HEIGHT = 480;
export const WHOLE = { width: WIDTH, height: HEIGHT };

/** A picture with detail in every line, so that a missing part is noticed. */
export function picture(width = WIDTH, height = HEIGHT): Sharp {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { width, height, channels: 3, background: '#000000', noise } });
}

export const flat = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c08040' }, limitInputPixels: false });
