import type { Crop } from './customisation.ts';
import { type RenderResolution, SHORT_SIDE_PX } from './resolution.ts';
import type { PhotoSlot } from './theme.ts';

/** Pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

export interface PixelPart extends PixelSize {
  x: number;
  y: number;
}

/** Photo pixels per pixel of the video; below this a photo looks soft. */
export const LEAST_DENSITY = 0.75;

/** Whether a crop reaches beyond the photo, with a little tolerance: browsers send fractions that were divided and added. */
export const leavesPhoto = ({ x, y, width, height }: Crop): boolean => x + width > 1.0001 || y + height > 1.0001;

/** The largest part of the crop (or of the whole photo), centred, that has the slot's shape. Pixels of the upright photo. */
export function coverPart(width: number, height: number, aspect: number, crop: Crop | undefined): PixelPart {
  const area = crop
    ? {
        x: crop.x * width,
        y: crop.y * height,
        width: Math.min(crop.width, 1 - crop.x) * width,
        height: Math.min(crop.height, 1 - crop.y) * height,
      }
    : { x: 0, y: 0, width, height };
  // A crop at the very edge still contains a pixel.
  const [widest, highest] = [Math.max(1, area.width), Math.max(1, area.height)];
  const partWidth = Math.min(widest, highest * aspect);
  const partHeight = partWidth / aspect;
  return {
    x: Math.max(0, Math.min(area.x + (area.width - partWidth) / 2, width - partWidth)),
    y: Math.max(0, Math.min(area.y + (area.height - partHeight) / 2, height - partHeight)),
    width: partWidth,
    height: partHeight,
  };
}

/**
 * Source pixels used for one output pixel of the slot; below 1 the photo is enlarged. `scale` is the ratio of output pixels to
 * slot pixels.
 */
export function densityOf(part: PixelSize, slot: Pick<PhotoSlot, 'width'>, scale: number): number {
  return part.width / (slot.width * scale);
}

/** Video pixels per slot pixel; slots are given at 1080p. */
export function slotScale(resolution: RenderResolution): number {
  return SHORT_SIDE_PX[resolution] / SHORT_SIDE_PX['1080p'];
}
