import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { seeded } from './motion.ts';

type Painter = (context: SKRSContext2D, width: number, height: number) => void;

export function develop(width: number, height: number, paint: Painter): () => Buffer {
  return () => {
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    paint(context, width, height);
    vignette(context, width, height);
    grain(context, width, height);
    return canvas.toBuffer('image/jpeg', 86);
  };
}

export function wash(
  context: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  stops: readonly (readonly [number, string])[],
): void {
  const gradient = context.createLinearGradient(0, y, 0, y + height);
  for (const [offset, color] of stops) gradient.addColorStop(offset, color);
  context.fillStyle = gradient;
  context.fillRect(x, y, width, height);
}

export function glow(context: SKRSContext2D, x: number, y: number, radius: number, color: string, alpha: number): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  gradient.addColorStop(0, `rgba(${r},${g},${b},${alpha})`);
  gradient.addColorStop(0.35, `rgba(${r},${g},${b},${alpha * 0.45})`);
  gradient.addColorStop(1, `rgba(${r},${g},${b},0)`);
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

export function disc(
  context: SKRSContext2D,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string | CanvasGradientOf,
): void {
  context.fillStyle = color;
  context.beginPath();
  context.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  context.fill();
}
type CanvasGradientOf = ReturnType<SKRSContext2D['createLinearGradient']>;

export function bokeh(
  context: SKRSContext2D,
  width: number,
  height: number,
  count: number,
  seed: number,
  colors: readonly string[],
): void {
  const random = seeded(seed);
  for (let index = 0; index < count; index += 1) {
    const radius = random(0.012, 0.045) * width;
    context.globalAlpha = random(0.12, 0.5);
    disc(context, random() * width, random() * height, radius, radius, colors[index % colors.length] ?? '#ffffff');
  }
  context.globalAlpha = 1;
}

function vignette(context: SKRSContext2D, width: number, height: number): void {
  const gradient = context.createRadialGradient(
    width / 2,
    height / 2,
    Math.min(width, height) * 0.45,
    width / 2,
    height / 2,
    Math.hypot(width, height) * 0.56,
  );
  gradient.addColorStop(0, 'rgba(0,0,0,0)');
  gradient.addColorStop(1, 'rgba(0,0,0,0.42)');
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

function grain(context: SKRSContext2D, width: number, height: number): void {
  const random = seeded(11);
  const tile = createCanvas(192, 192);
  const tileContext = tile.getContext('2d');
  const noise = tileContext.createImageData(192, 192);
  for (let at = 0; at < noise.data.length; at += 4) {
    noise.data.fill(random() < 0.5 ? 0 : 255, at, at + 3);
    noise.data[at + 3] = random(0, 18);
  }
  tileContext.putImageData(noise, 0, 0);
  context.fillStyle = context.createPattern(tile, 'repeat') ?? 'transparent';
  context.fillRect(0, 0, width, height);
}

/** Two people from behind, he in a turban, she under a veil; feet at (0, 0), 100 high at size 1. */
export function twoPeople(context: SKRSContext2D, x: number, y: number, size: number, color: string): void {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.fillStyle = color;
  const man =
    'M-30,0 C-33,-30 -33,-52 -30,-64 C-28,-71 -22,-74 -18,-75 C-19,-78 -20,-80 -20,-84 C-26,-86 -25,-97 -15,-98 C-5,-99 -3,-88 -8,-85 C-8,-80 -9,-78 -10,-75 C-5,-74 0,-70 1,-62 C3,-48 2,-22 -2,0 Z';
  const woman =
    'M2,0 C4,-24 8,-44 12,-56 C13,-64 14,-68 16,-72 C12,-82 16,-92 23,-92 C31,-92 34,-82 31,-72 C36,-62 38,-52 38,-46 C42,-30 48,-14 50,0 Z';
  context.fill(new Path2D(man));
  context.fill(new Path2D(woman));
  context.restore();
}

/** Darker with each ring of petals. */
export function shade(color: string, round: number): string {
  const parts = [1, 3, 5].map((at) => Math.max(0, Number.parseInt(color.slice(at, at + 2), 16) - round * 12));
  return `rgb(${parts.join(',')})`;
}
