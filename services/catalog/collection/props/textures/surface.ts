// Surfaces: the fibres of hand-made paper, a wash of colour on it, the grain of gold leaf, plaster.
import type { Canvas } from '@napi-rs/canvas';
import { seeded } from '../../kit/random.ts';
import { clouds, smoothstep } from './noise.ts';
import { between, pixels, quarterTurn, rgb } from './pixels.ts';

/** Fibres and the shade of an uneven sheet, to lie over any light ground. */
function paper(): Canvas {
  const [width, height] = [960, 540];
  const coarse = clouds(3, 8, 5);
  const fine = clouds(19, 64, 3);
  const canvas = pixels(width, height, (u, v) => {
    const slope =
      coarse(u * 7, v * 4) - coarse(u * 7 - 0.05, v * 4 - 0.05) + (fine(u * 60, v * 34) - fine(u * 60 - 0.6, v * 34 - 0.6)) * 0.5;
    const dark = slope < 0;
    return dark ? [0.36, 0.24, 0.12, Math.min(0.16, -slope * 0.5)] : [1, 0.99, 0.95, Math.min(0.26, slope * 0.8)];
  });
  const context = canvas.getContext('2d');
  const random = seeded(5);
  context.lineCap = 'round';
  for (let index = 0; index < 420; index += 1) {
    const [x, y, turn, long] = [random() * width, random() * height, random() * 6.3, random.between(8, 30)];
    context.strokeStyle =
      random() < 0.6 ? `rgba(110,78,40,${random.between(0.04, 0.15)})` : `rgba(255,252,240,${random.between(0.1, 0.3)})`;
    context.lineWidth = random.between(0.5, 1.2);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + Math.cos(turn) * long,
      y + Math.sin(turn) * long,
      x + Math.cos(turn + 0.7) * long * 1.6,
      y + Math.sin(turn + 0.7) * long * 1.6,
    );
    context.stroke();
  }
  return canvas;
}

/** A wash of watercolour: pale within, darker where it dried at its edge. */
function wash(): Canvas {
  const shape = clouds(23, 8, 6);
  const grain = clouds(26, 64, 3);
  const tone = rgb('#e2b468');
  return pixels(900, 560, (u, v) => {
    const [x, y] = [(u * 2 - 1) / 0.84, (v * 2 - 1) / 0.76];
    const reach = 1 - (Math.abs(x) ** 2.6 + Math.abs(y) ** 2.6) ** (1 / 2.6) + (shape(u * 6, v * 4) - 0.5) * 0.5;
    const rim = Math.exp(-(((reach - 0.05) / 0.035) ** 2)) * 0.3;
    const pool = shape(u * 3 + 4, v * 2 + 1) * 0.5 + grain(u * 60, v * 38) * 0.24;
    const alpha = smoothstep(0, 0.05, reach) * (0.34 + pool * 0.62 + rim);
    return [...between(tone, [1, 1, 1], (grain(u * 90, v * 60) - 0.5) * 0.12), alpha];
  });
}

/** Gold leaf: creases and tears in four tones. */
function leaf(): Canvas {
  const creases = clouds(41, 16, 6);
  const tears = clouds(53, 8, 6);
  const tones = ['#7a4c14', '#c88f34', '#f0cf80', '#fff6d8'].map(rgb);
  return pixels(900, 560, (u, v) => {
    const fold = Math.abs(creases(u * 12, v * 8) - 0.5) * 2;
    const lit =
      0.32 + (creases(u * 12, v * 8) - creases(u * 12 - 0.16, v * 8 - 0.16)) * 4.6 + (0.5 - fold) * 0.22 + (u - v) * 0.1;
    const step = Math.min(2.999, Math.max(0, lit * 3));
    const tone = between(tones[Math.floor(step)] ?? [0, 0, 0], tones[Math.floor(step) + 1] ?? [1, 1, 1], step % 1);
    const edge = Math.min(u, 1 - u, (v * 560) / 900, ((1 - v) * 560) / 900);
    const torn = edge * 7 + (tears(u * 7, v * 5) - 0.5) * 1.5 - 0.16;
    return [...tone, smoothstep(0, 0.05, torn)];
  });
}

export const sprites: Readonly<Record<string, () => Canvas>> = {
  paper,
  'paper-upright': () => quarterTurn(paper()),
  'wash-sandal': wash,
  'gold-leaf': leaf,
  'gold-leaf-upright': () => quarterTurn(leaf()),
};
