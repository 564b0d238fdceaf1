// Pictures of the kit's drawings whose hundreds of paths would cost more in every frame than the rest of the scene.
import { type Canvas, createCanvas, LottieAnimation } from '@napi-rs/canvas';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { MANGO_TONES, mangoCanopy, mangoWhorl } from '../../kit/motifs/mango-garden.ts';
import { paperBloom, paperBranch } from '../../kit/motifs/paper-layers.ts';
import { seeded } from '../../kit/random.ts';
import { SPANS } from '../table.ts';

/** White, as Paper Light's sheets. */
const PAPER = '#f7f4ee';

/** A drawing at a size of `size` pixels, with as much around its origin as `SPANS` says. */
export function picture(item: ShapeItem, span: keyof typeof SPANS, size: number): Canvas {
  const [left, top, across, down] = SPANS[span];
  const [width, height] = [Math.round(across * size), Math.round(down * size)];
  const layer = { ty: 4, ind: 1, ip: 0, op: 1, st: 0, ks: { p: { a: 0, k: [-left * size, -top * size] } }, shapes: [item] };
  const animation = { v: '5.7.0', fr: 30, ip: 0, op: 1, w: width, h: height, assets: [], layers: [layer] };
  const canvas = createCanvas(width, height);
  LottieAnimation.loadFromData(JSON.stringify(animation)).render(canvas.getContext('2d'), { x: 0, y: 0, width, height });
  return canvas;
}

const whorls = [1, 2, 3].map((which): [string, () => Canvas] => [
  `mango-whorl-${which}`,
  () => picture(mangoWhorl(340, { tones: MANGO_TONES.sun, lit: true }, seeded(which * 17)), 'mango-whorl', 340),
]);

const canopies = (['back', 'front'] as const).map((which): [string, () => Canvas] => [
  `mango-canopy-${which}`,
  () => picture(mangoCanopy(2400, which, seeded(47)), 'mango-canopy', 2400),
]);

const blooms = [7, 8, 9].map((petals): [string, () => Canvas] => [
  `paper-bloom-${petals}`,
  () => picture(paperBloom(300, PAPER, {}, petals), 'paper-bloom', 300),
]);

const branches = [3, 5].map((pairs): [string, () => Canvas] => [
  `paper-branch-${pairs}`,
  () => picture(paperBranch(620, PAPER, pairs), 'paper-branch', 620),
]);

export const sprites: Readonly<Record<string, () => Canvas>> = Object.fromEntries([
  ...whorls,
  ...canopies,
  ...blooms,
  ...branches,
]);
