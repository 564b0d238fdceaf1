// Powder thrown into the air: a veil of nearly one tone that frays into dust. Turmeric, gulal and plain smoke, three shapes of each.
import type { Canvas } from '@napi-rs/canvas';
import { clouds, smoothstep, valueNoise } from './noise.ts';
import { between, pixels, rgb } from './pixels.ts';

const SIZE = 620;

interface Tones {
  dark: string;
  body: string;
  light: string;
}

function cloud(seed: number, { dark, body, light }: Tones, thickness: number): Canvas {
  const coarse = clouds(seed, 8, 6);
  const warp = clouds(seed + 7, 8, 4);
  const dust = valueNoise(seed + 13, 256);
  const [deep, middle, bright] = [rgb(dark), rgb(body), rgb(light)];
  const density = (u: number, v: number): number => {
    const [x, y] = [u * 2 - 1, (v * 2 - 1) * 1.12];
    const [wx, wy] = [warp(u * 4 + 1, v * 4) - 0.5, warp(u * 4 + 5, v * 4 + 3) - 0.5];
    const far = Math.hypot(x + wx * 0.7, y + wy * 0.7);
    return coarse(u * 5 + wx * 2.4, v * 5 + wy * 2.4) * 1.25 + 0.26 - far * 0.98;
  };
  return pixels(SIZE, SIZE, (u, v) => {
    const here = density(u, v);
    const edge = Math.min(1, Math.min(u, 1 - u, v, 1 - v) / 0.1);
    // Light falls from the upper left: where the cloud grows denser that way, it is in its own shadow.
    const shade = here - density(u - 0.035, v - 0.045);
    const lit = 0.52 + shade * 2.1 + (dust(u * 310, v * 310) - 0.5) * 0.22;
    const speck = here > -0.2 && dust(u * 256, v * 256) > 0.93 - Math.max(0, here) * 0.06 ? 0.5 : 0;
    const alpha =
      Math.max(smoothstep(-0.12, 0.5, here) * thickness, speck * smoothstep(-0.25, 0.05, here)) * smoothstep(0, 1, edge);
    const tone = lit < 0.5 ? between(deep, middle, lit * 2) : between(middle, bright, lit * 2 - 1);
    return [...tone, alpha];
  });
}

const TURMERIC: Tones = { dark: '#eeaf29', body: '#f8bf37', light: '#fccd4a' };
const GULAL: Tones = { dark: '#c62532', body: '#cd2e38', light: '#d93f44' };
const SMOKE: Tones = { dark: '#8a7a6a', body: '#cdbfae', light: '#fff6e6' };

export const sprites: Readonly<Record<string, () => Canvas>> = {
  'powder-turmeric-1': () => cloud(11, TURMERIC, 0.97),
  'powder-turmeric-2': () => cloud(29, TURMERIC, 0.97),
  'powder-turmeric-3': () => cloud(47, TURMERIC, 0.97),
  'powder-gulal-1': () => cloud(61, GULAL, 0.96),
  'powder-gulal-2': () => cloud(83, GULAL, 0.96),
  smoke: () => cloud(97, SMOKE, 0.42),
};
