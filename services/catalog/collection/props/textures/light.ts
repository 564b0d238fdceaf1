// Light without a source in the picture: a flame, its halo, shafts through a window, discs out of focus.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { seeded } from '../../kit/random.ts';
import { clouds, smoothstep } from './noise.ts';
import { between, pixels, rgb } from './pixels.ts';

/** A lamp's flame: blue at the wick, white within, orange at its edge. It stands in the middle of the lower edge. */
function flame(): Canvas {
  const [hot, warm, edge, blue] = [rgb('#fffbe8'), rgb('#ffd76a'), rgb('#ff8a1e'), rgb('#5a6cff')];
  return pixels(220, 440, (u, v) => {
    const up = 1 - v;
    const lean = (u - 0.5) * 2 + 0.1 * Math.sin(up * 4.4) * up;
    const wide = up < 0.26 ? 0.62 * Math.sqrt(Math.max(0, up - 0.02) / 0.24) : 0.62 * (1 - ((up - 0.26) / 0.7) ** 1.15);
    const inside = wide <= 0.01 ? -1 : 1 - Math.abs(lean) / wide;
    const body = smoothstep(-0.05, 0.5, inside);
    const heart = smoothstep(0.25, 0.95, inside) * smoothstep(0.04, 0.3, up);
    const tone = between(between(edge, warm, body), hot, heart);
    const foot = smoothstep(0.16, 0.02, up) * 0.55;
    return [...between(tone, blue, foot), body * smoothstep(0.01, 0.1, up) * (1 - foot * 0.4)];
  });
}

/** The light around a flame or a lamp. */
function halo(): Canvas {
  const [near, far] = [rgb('#fff0c0'), rgb('#ff9a2e')];
  return pixels(256, 256, (u, v) => {
    const out = Math.hypot(u - 0.5, v - 0.5) * 2;
    const fall = Math.max(0, 1 - out);
    return [...between(far, near, fall ** 2), fall ** 2.2 * 0.9];
  });
}

/** Three shafts of light that lean by so many pixels in one down, soft at their edges. */
function shaft(lean: number): Canvas {
  const tone = rgb('#fff2cf');
  const haze = clouds(31, 8, 4);
  return pixels(720, 720, (u, v) => {
    const across = u + v * lean - lean / 2 - 0.03;
    const beam = (middle: number, wide: number): number => Math.exp(-(((across - middle) / (wide * (0.6 + v * 0.8))) ** 2));
    const sum = beam(0.32, 0.07) * 0.8 + beam(0.52, 0.04) * 0.55 + beam(0.7, 0.09) * 0.7;
    const fade = smoothstep(1, 0.25, v) * smoothstep(0, 0.12, v) * smoothstep(0, 0.1, u) * smoothstep(0, 0.1, 1 - u);
    return [...tone, sum * fade * (0.45 + 0.5 * haze(u * 3, v * 6)) * 0.62];
  });
}

const GOLDEN = ['#ffcf7a', '#ffb04a', '#fff0cc', '#ff9a3c'];
const COOL = ['#bcd2ff', '#ffdf9c', '#e6eeff', '#8fb0ff'];

/** Lights far behind, out of focus: discs with a brighter rim. */
function bokeh(seed: number, tones: readonly string[], [width, height]: readonly [number, number] = [960, 540]): Canvas {
  const random = seeded(seed);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (let index = 0; index < 46; index += 1) {
    const radius = random.between(10, 44);
    const x = random.between(radius, width - radius);
    const y = random.between(radius, height - radius);
    const [red, green, blue] = rgb(tones[index % tones.length] ?? '#ffffff').map((part) => Math.round(part * 255));
    const strength = random.between(0.1, 0.42);
    const disc = context.createRadialGradient(x, y, radius * 0.2, x, y, radius);
    disc.addColorStop(0, `rgba(${red},${green},${blue},${strength * 0.6})`);
    disc.addColorStop(0.82, `rgba(${red},${green},${blue},${strength})`);
    disc.addColorStop(0.93, `rgba(${red},${green},${blue},${strength * 0.7})`);
    disc.addColorStop(1, `rgba(${red},${green},${blue},0)`);
    context.fillStyle = disc;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  return canvas;
}

/** The shadow under a thing: dark in the middle, gone at the edge. */
function shadow(): Canvas {
  return pixels(200, 100, (u, v) => [0.09, 0.03, 0.01, Math.max(0, 1 - Math.hypot((u - 0.5) * 2, (v - 0.5) * 2)) ** 1.5 * 0.85]);
}

export const sprites: Readonly<Record<string, () => Canvas>> = {
  flame,
  halo,
  shaft: () => shaft(0.34),
  'shaft-low': () => shaft(0.78),
  shadow,
  'bokeh-gold': () => bokeh(5, GOLDEN),
  'bokeh-gold-upright': () => bokeh(5, GOLDEN, [540, 960]),
  'bokeh-cool': () => bokeh(9, COOL),
  'bokeh-cool-upright': () => bokeh(9, COOL, [540, 960]),
};
