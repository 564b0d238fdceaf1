import { type Canvas, createCanvas, LottieAnimation } from '@napi-rs/canvas';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { SPANS } from '../table.ts';

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
