import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { FrameSize } from './frame-size.ts';

/** Of the short side. */
const BLUR = 0.034;
/** Darkened, and with more colour, so that light pictures do not turn grey. */
const SHADE = 'saturate(1.5) brightness(0.58)';
/** Fine enough for a picture that is blurred. */
const SCALE = 0.25;

/** Draws a picture blurred and darkened, so that it is a ground for something else. */
export function softenInto(context: SKRSContext2D, picture: Canvas, { width, height }: FrameSize): void {
  const blur = Math.min(width, height) * BLUR;
  const margin = blur * 3;
  const [wide, high] = [width + 2 * margin, height + 2 * margin];
  // A blur takes in what is beyond the edge: the same picture, enlarged, goes on there.
  const around = createCanvas(Math.ceil(wide * SCALE), Math.ceil(high * SCALE));
  const small = around.getContext('2d');
  small.drawImage(picture, 0, 0, around.width, around.height);
  small.drawImage(picture, margin * SCALE, margin * SCALE, width * SCALE, height * SCALE);
  context.filter = `blur(${blur}px) ${SHADE}`;
  context.drawImage(around, -margin, -margin, around.width / SCALE, around.height / SCALE);
  context.filter = 'none';
}
