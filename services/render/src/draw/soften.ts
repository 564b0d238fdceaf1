import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { FrameSize } from './frame-size.ts';

/** Of the short side. */
const BLUR = 0.034;
/** Darkened by as much as it gains in colour, so that light pictures do not turn grey. */
const SHADE = 'saturate(1.5) brightness(0.58)';

/** Draws a picture blurred and darkened, so that it is a ground for something else. */
export function softenInto(context: SKRSContext2D, picture: Canvas, { width, height }: FrameSize): void {
  const blur = Math.min(width, height) * BLUR;
  // A blur takes in what is beyond the edge, which is nothing: the edge of the picture lies outside of the frame.
  const margin = blur * 3;
  const scale = 1 + (2 * margin) / Math.min(width, height);
  const [wide, high] = [width * scale, height * scale];
  context.filter = `blur(${blur}px) ${SHADE}`;
  context.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
  context.filter = 'none';
}
