import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** A colour with its opacity, all in 0…1. */
export type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** A picture made pixel by pixel; `at` takes places in 0…1. */
export function pixels(width: number, height: number, at: (u: number, v: number) => Pixel): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = at((x + 0.5) / width, (y + 0.5) / height);
      for (let part = 0; part < 4; part += 1)
        image.data[(y * width + x) * 4 + part] = Math.round(Math.min(1, Math.max(0, pixel[part] ?? 0)) * 255);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** The picture turned by a quarter to the right. */
export function quarterTurn(canvas: Canvas): Canvas {
  const turned = createCanvas(canvas.height, canvas.width);
  const context = turned.getContext('2d');
  context.translate(canvas.height, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(canvas, 0, 0);
  return turned;
}

/** Between two colours. */
export function between(from: readonly number[], to: readonly number[], part: number): [number, number, number] {
  const t = Math.min(1, Math.max(0, part));
  const one = (index: number): number => (from[index] ?? 0) * (1 - t) + (to[index] ?? 0) * t;
  return [one(0), one(1), one(2)];
}

/** '#rrggbb' as three parts of 1. */
export function rgb(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}
