// A city across a bay at night: towers with lit windows, far ones in haze, lamps along the shore; and a flute of champagne.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { seeded } from '../../kit/random.ts';

const WARM = ['#ffdf9a', '#ffc76b', '#fff1c9', '#ffb562', '#ffe7b8', '#cfe0ff'] as const;

interface Row {
  width: number;
  height: number;
  seed: number;
  heights: readonly [low: number, high: number];
  widths: readonly [low: number, high: number];
  wall: readonly [top: string, foot: string];
  lit: number;
  pane: number;
  blur: number;
}

/** Towers side by side, standing on the lower edge, tallest towards the middle. */
function towers({ width, height, seed, heights, widths, wall, lit, pane, blur }: Row): Canvas {
  const sharp = createCanvas(width, height);
  const context = sharp.getContext('2d');
  const random = seeded(seed);
  for (let x = -20; x < width; ) {
    const wide = random.between(...widths);
    const swell = 0.62 + 0.38 * Math.sin((Math.PI * (x + wide / 2)) / width);
    const tall = random.between(...heights) * swell;
    const top = height - tall;
    const face = context.createLinearGradient(x, top, x + wide, height);
    face.addColorStop(0, wall[0]);
    face.addColorStop(1, wall[1]);
    context.fillStyle = face;
    context.fillRect(x, top, wide, tall);
    context.fillRect(x + wide * 0.2, top - wide * 0.14, wide * 0.5, wide * 0.15);
    const isSpire = random() < 0.24;
    if (isSpire) context.fillRect(x + wide * 0.47, top - tall * 0.2, 3, tall * 0.2);
    context.fillStyle = 'rgba(150,150,210,0.16)';
    context.fillRect(x, top, 2.4, tall);
    windows(context, random, [x, top, wide, tall], lit, pane);
    if (isSpire && random() < 0.6) glare(context, x + wide * 0.48, top - tall * 0.2, 13, '#ff6a5a');
    x += wide * random.between(0.9, 1.12);
  }
  const canvas = createCanvas(width, height);
  const out = canvas.getContext('2d');
  if (blur) out.filter = `blur(${blur}px)`;
  out.drawImage(sharp, 0, 0);
  return canvas;
}

function windows(
  context: SKRSContext2D,
  random: ReturnType<typeof seeded>,
  [x, top, wide, tall]: readonly [number, number, number, number],
  lit: number,
  pane: number,
): void {
  const [across, down] = [pane * random.between(1.7, 2.3), pane * random.between(2, 2.7)];
  const whole = random.between(0.4, 1.5) * lit;
  const tone = random.pick([...WARM] as [string, ...string[]]);
  for (let y = top + down; y < top + tall - down; y += down) {
    const floor = random() < 0.12 ? 0.95 : whole;
    for (let at = x + across * 0.6; at < x + wide - across * 0.7; at += across) {
      if (random() > floor) continue;
      context.globalAlpha = random.between(0.25, 1);
      context.fillStyle = random() < 0.75 ? tone : random.pick([...WARM] as [string, ...string[]]);
      context.fillRect(at, y, pane, pane * 1.25);
    }
  }
  context.globalAlpha = 1;
}

function glare(context: SKRSContext2D, x: number, y: number, radius: number, tone: string): void {
  const light = context.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, '#fffdf2');
  light.addColorStop(0.16, tone);
  light.addColorStop(1, `${tone}00`);
  context.fillStyle = light;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** Lamps along a shore that curves away to the right; each leaves a streak on the water. */
function shore(): Canvas {
  const canvas = createCanvas(1900, 420);
  const context = canvas.getContext('2d');
  for (let index = 0; index < 74; index += 1) {
    const part = index / 73;
    const [x, y] = [1880 - 1760 * part ** 1.35, 70 + Math.sin(part ** 1.5 * Math.PI * 0.5) ** 2 * 190];
    const size = 9 + part * 26;
    const streak = context.createLinearGradient(0, y, 0, y + 40 + part * 130);
    streak.addColorStop(0, `rgba(255,200,110,${0.22 + part * 0.3})`);
    streak.addColorStop(1, 'rgba(255,190,100,0)');
    context.fillStyle = streak;
    context.fillRect(x - size * 0.14, y, size * 0.28, 40 + part * 130);
    glare(context, x, y, size, '#ffc46a');
  }
  return canvas;
}

/** A flute of champagne on its foot: wine with bubbles, light along the glass. */
function flute(): Canvas {
  const canvas = createCanvas(240, 800);
  const context = canvas.getContext('2d');
  const bowl = new Path(context, [
    [46, 20],
    [34, 250, 66, 420, 112, 470],
    [128, 470],
    [174, 420, 206, 250, 194, 20],
  ]);
  bowl.fill(gradient(context, 40, 200, ['rgba(255,255,255,0.3)', 'rgba(255,255,255,0.05)', 'rgba(210,220,255,0.24)']));
  context.save();
  bowl.clip();
  context.fillStyle = gradient(context, 40, 200, ['#fff0b8', '#e0a63c', '#f8d77e', '#a9701e', '#ffe9a6']);
  context.fillRect(0, 130, 240, 340);
  const depth = context.createLinearGradient(0, 130, 0, 470);
  depth.addColorStop(0, 'rgba(255,248,214,0.66)');
  depth.addColorStop(0.3, 'rgba(255,230,150,0.1)');
  depth.addColorStop(1, 'rgba(96,48,6,0.5)');
  context.fillStyle = depth;
  context.fillRect(0, 130, 240, 340);
  const random = seeded(14);
  for (let index = 0; index < 90; index += 1) {
    const y = random.between(140, 460);
    context.fillStyle = `rgba(255,252,232,${random.between(0.25, 0.9)})`;
    context.beginPath();
    context.arc(120 + random.between(-1, 1) * (20 + (460 - y) * 0.16), y, random.between(1, 3.4), 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
  ellipse(context, 130, 78, 11, 'rgba(255,250,224,0.85)', 'rgba(255,255,255,0.9)', 2);
  ellipse(context, 20, 74, 9, 'rgba(255,255,255,0.08)', 'rgba(255,255,255,0.85)', 3);
  context.fillStyle = gradient(context, 110, 130, ['#ffffffcc', '#7a7a9066', '#ffffff88']);
  context.fillRect(114, 466, 12, 290);
  ellipse(context, 764, 84, 16, 'rgba(255,246,224,0.26)', 'rgba(255,255,255,0.75)', 3);
  ellipse(context, 758, 30, 6, 'rgba(255,255,255,0.35)', 'rgba(255,255,255,0.3)', 1);
  context.filter = 'blur(3px)';
  context.fillStyle = 'rgba(255,255,255,0.8)';
  context.fillRect(60, 44, 9, 290);
  context.fillStyle = 'rgba(255,255,255,0.4)';
  context.fillRect(168, 60, 5, 240);
  return canvas;
}

/** An outline of points and curves, closed. */
class Path {
  readonly #context: SKRSContext2D;
  readonly #steps: readonly (readonly number[])[];

  constructor(context: SKRSContext2D, steps: readonly (readonly number[])[]) {
    this.#context = context;
    this.#steps = steps;
  }

  #trace(): void {
    this.#context.beginPath();
    for (const [index, [a = 0, b = 0, c = 0, d = 0, e, f]] of this.#steps.entries()) {
      if (e !== undefined && f !== undefined) this.#context.bezierCurveTo(a, b, c, d, e, f);
      else if (index === 0) this.#context.moveTo(a, b);
      else this.#context.lineTo(a, b);
    }
    this.#context.closePath();
  }

  fill(paint: ReturnType<typeof gradient>): void {
    this.#trace();
    this.#context.fillStyle = paint;
    this.#context.fill();
  }

  clip(): void {
    this.#trace();
    this.#context.clip();
  }
}

function gradient(context: SKRSContext2D, from: number, to: number, tones: readonly string[]) {
  const paint = context.createLinearGradient(from, 0, to, 0);
  for (const [index, tone] of tones.entries()) paint.addColorStop(index / (tones.length - 1), tone);
  return paint;
}

function ellipse(context: SKRSContext2D, y: number, rx: number, ry: number, tone: string, rim: string, line: number): void {
  context.beginPath();
  context.ellipse(120, y, rx, ry, 0, 0, Math.PI * 2);
  context.fillStyle = tone;
  context.fill();
  context.strokeStyle = rim;
  context.lineWidth = line;
  context.stroke();
}

export const sprites: Readonly<Record<string, () => Canvas>> = {
  'city-far': () =>
    towers({
      width: 1900,
      height: 420,
      seed: 5,
      heights: [120, 330],
      widths: [40, 96],
      wall: ['#3c3c74', '#6f5a8c'],
      lit: 0.34,
      pane: 4,
      blur: 2.2,
    }),
  'city-near': () =>
    towers({
      width: 1900,
      height: 520,
      seed: 24,
      heights: [120, 440],
      widths: [64, 150],
      wall: ['#1b2050', '#0a0e2a'],
      lit: 0.4,
      pane: 5.4,
      blur: 0,
    }),
  'city-shore': shore,
  flute,
};
