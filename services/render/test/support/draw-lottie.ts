import { type Canvas, createCanvas, LottieAnimation } from '@napi-rs/canvas';

/** One frame of an animation on a canvas of its size times `scale`, on a coloured background or none. */
export function drawLottie(animation: { w: number; h: number }, frame: number, { scale = 1, ground = '#000' } = {}): Canvas {
  const player = LottieAnimation.loadFromData(JSON.stringify(animation));
  const canvas = createCanvas(Math.round(animation.w * scale), Math.round(animation.h * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  player.seekFrame(frame);
  player.render(context, { x: 0, y: 0, width: canvas.width, height: canvas.height });
  return canvas;
}
