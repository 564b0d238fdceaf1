// A mehendi's things on a table, from above: the bowl of paste, the cone, sprigs of the henna shrub, their shadows.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { seeded } from '../../kit/random.ts';
import { clouds, smoothstep } from './noise.ts';
import { between, pixels, rgb } from './pixels.ts';

const [BRASS_DARK, BRASS, BRASS_LIT, GLINT] = [rgb('#5e3a10'), rgb('#c28c34'), rgb('#f2d286'), rgb('#fffbe6')];

function brass(light: number): [number, number, number] {
  if (light < 0.4) return between(BRASS_DARK, BRASS, light / 0.4);
  return light < 0.75 ? between(BRASS, BRASS_LIT, (light - 0.4) / 0.35) : between(BRASS_LIT, GLINT, (light - 0.75) / 0.25);
}

/** A brass bowl of henna paste, stirred, with its rim towards the light at the upper left. */
function bowl(): Canvas {
  const lump = clouds(17, 16, 5);
  const brushed = clouds(31, 64, 3);
  const [dark, paste, wet] = [rgb('#1d1c0a'), rgb('#4c4718'), rgb('#a39a4c')];
  return pixels(440, 440, (u, v) => {
    const [x, y] = [u * 2 - 1, v * 2 - 1];
    const [out, turn] = [Math.hypot(x, y) / 0.97, Math.atan2(y, x)];
    if (out > 1.01) return [0, 0, 0, 0];
    const facing = Math.cos(turn + Math.PI * 0.75);
    const alpha = smoothstep(1.005, 0.992, out);
    const scratch = (brushed((turn / Math.PI) * 32, out * 40) - 0.5) * 0.16;
    if (out > 0.86) {
      const round = (out - 0.93) / 0.07;
      return [...brass(0.5 + facing * round * 0.46 + (1 - round * round) * 0.16 + scratch), alpha];
    }
    if (out > 0.74) return [...brass(0.3 - facing * 0.3 + scratch + (out - 0.74) * 0.8), 1];
    const swirl = turn + out * 5.2;
    const height = (a: number, b: number): number =>
      lump(8 + Math.cos(a) * b * 5, 8 + Math.sin(a) * b * 5) + Math.sin(a * 2) * 0.07 * b;
    const slope = (height(swirl, out) - height(swirl + 0.12, out + 0.03)) * 5;
    const lit = 0.46 + slope * 0.5 - facing * 0.1 - smoothstep(0.6, 0.74, out) * (0.3 + facing * 0.3);
    return [...(lit < 0.5 ? between(dark, paste, lit * 2) : between(paste, wet, (lit - 0.5) * 2)), 1];
  });
}

/** A cone of gold foil, its tip below; paste shows at the tip. */
function cone(): Canvas {
  const creases = clouds(43, 16, 5);
  return pixels(260, 640, (u, v) => {
    const [x, y] = [(u - 0.5) * 260, v * 640];
    const down = (y - 24) / 590;
    const half = down < 0 || down > 1 ? 0 : 104 * (1 - down) ** 1.02 + 3;
    if (half === 0 || Math.abs(x) > half) return [0, 0, 0, 0];
    const across = x / half;
    const fold = (creases(across * 1.4 + 4, down * 9) - creases(across * 1.4 + 3.9, down * 9 - 0.1)) * 4;
    const wrap = Math.abs(across - (0.5 - down * 0.9)) < 0.02 ? -0.3 : 0;
    const light = 0.5 - across * 0.34 + Math.exp(-(((across + 0.42) / 0.16) ** 2)) * 0.34 + fold * 0.22 + wrap;
    const alpha = smoothstep(0, 1.6, half - Math.abs(x)) * smoothstep(0, 0.006, down);
    if (down < 0.12) {
      const band = between(rgb('#4d1226'), rgb('#c2455f'), 0.5 - across * 0.4 + fold * 0.3);
      return [...band, alpha];
    }
    if (down > 0.965) return [...rgb('#3a3512'), alpha];
    return [...brass(light), alpha];
  });
}

type Tones = readonly [dark: readonly number[], light: readonly number[]];

function css(tone: readonly number[], alpha = 1): string {
  return `rgba(${tone
    .slice(0, 3)
    .map((part) => Math.round(part * 255))
    .join(',')},${alpha})`;
}

/** A small pointed leaf that stands on the origin. */
function leaf(context: SKRSContext2D, length: number, [dark, light]: Tones): void {
  const wide = length * 0.25;
  for (const side of [-1, 1]) {
    context.fillStyle = css(side < 0 ? light : dark);
    context.beginPath();
    context.moveTo(0, 0);
    context.bezierCurveTo(side * wide * 1.3, -length * 0.3, side * wide, -length * 0.76, 0, -length);
    context.closePath();
    context.fill();
  }
  context.strokeStyle = css(between(light, [1, 1, 0.85], 0.4), 0.7);
  context.lineWidth = Math.max(1, length * 0.014);
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(0, -length * 0.94);
  context.stroke();
}

/** A twig of the henna shrub from the left edge: small leaves in pairs, each pair smaller than the one before. */
function twig(context: SKRSContext2D, seed: number, tone: (part: number) => Tones): void {
  const random = seeded(seed);
  context.strokeStyle = css(tone(0.2)[0]);
  context.lineCap = 'round';
  context.lineWidth = 7;
  context.beginPath();
  context.moveTo(-20, 250);
  context.bezierCurveTo(160, 230, 330, 190, 500, 110);
  context.stroke();
  for (let index = 0; index < 10; index += 1) {
    const part = index / 9.5;
    const [x, y] = [30 + part * 470, 246 - part * 30 - part * part * 108];
    for (const side of [-1, 1]) {
      context.save();
      context.translate(x, y);
      context.rotate(1.3 - part * 0.3 + side * random.between(0.66, 1.04));
      leaf(context, random.between(96, 128) * (1 - part * 0.42), tone(random()));
      context.restore();
    }
  }
  context.save();
  context.translate(500, 110);
  context.rotate(0.95);
  leaf(context, 70, tone(0.9));
  context.restore();
}

const GREEN: Tones = [rgb('#2c4420'), rgb('#6d8a3c')];
const green = (part: number): Tones => [between(GREEN[0], GREEN[1], part * 0.3), between(GREEN[1], rgb('#b9c46a'), part * 0.7)];

function sprig(): Canvas {
  const canvas = createCanvas(620, 400);
  const context = canvas.getContext('2d');
  context.filter = 'blur(12px)';
  context.translate(16, 30);
  twig(context, 5, green);
  return canvas;
}

/** The shadow that a shrub outside the picture throws: nothing but soft leaves. */
function leafShade(): Canvas {
  const sharp = createCanvas(1100, 1150);
  const context = sharp.getContext('2d');
  const dark: Tones = [rgb('#5a3413'), rgb('#5a3413')];
  const random = seeded(19);
  for (let index = 0; index < 5; index += 1) {
    context.save();
    context.translate(random.between(-60, 160), index * 135 + 60);
    context.rotate(random.between(-0.24, 0.3));
    context.scale(1.25, 1.25);
    twig(context, 40 + index, () => dark);
    context.restore();
  }
  const canvas = createCanvas(1100, 1150);
  const out = canvas.getContext('2d');
  out.filter = 'blur(11px)';
  out.globalAlpha = 0.5;
  out.drawImage(sharp, 0, 0);
  return canvas;
}

export const sprites: Readonly<Record<string, () => Canvas>> = {
  'henna-bowl': bowl,
  'henna-cone': cone,
  'henna-sprig-soft': sprig,
  'leaf-shade': leafShade,
};
