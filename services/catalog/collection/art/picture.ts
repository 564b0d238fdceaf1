import { type Canvas, createCanvas, LottieAnimation } from '@napi-rs/canvas';
import { animationOf } from '../kit/lottie/composition.ts';
import type { Layer } from '../kit/lottie/layers.ts';

/** A static picture for the shop, drawn with the themes' motifs. Sizes in its own pixels; later layers are on top. */
export interface Picture {
  /** Its file name below web/public/art, without the extension. */
  name: string;
  width: number;
  height: number;
  layers: readonly Layer[];
}

/** Draws a picture at `scale`. Animated motifs are drawn as they look after a second. */
export function paint({ name, width, height, layers }: Picture, scale: number): Canvas {
  const animation = animationOf({
    title: name,
    width,
    height,
    frames: 60,
    layers,
    colors: {},
    fonts: [],
  });
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const player = LottieAnimation.loadFromData(JSON.stringify(animation));
  player.seekFrame(30);
  player.render(canvas.getContext('2d'), { x: 0, y: 0, width: canvas.width, height: canvas.height });
  return canvas;
}
