import type { SKRSContext2D } from '@napi-rs/canvas';
import type { FrameSize } from './frame-size.ts';

/** Makes a canvas transparent. After `clearRect`, content that Skottie draws is lost at the next call (@napi-rs/canvas 1.1). */
export function wipe(context: SKRSContext2D, { width, height }: FrameSize): void {
  context.globalCompositeOperation = 'copy';
  context.fillStyle = 'rgba(0, 0, 0, 0)';
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
}
