import type { Crop } from '@nimantran/proto/domain/customisation';
import { coverPart, densityOf, type PixelSize } from '@nimantran/proto/domain/photo-part';

/** A position in the frame or a movement across it, as fractions of its width and height. */
export interface FramePoint {
  x: number;
  y: number;
}

/** Beyond this zoom a photo shows only pixels. */
export const FEWEST_PIXELS = 0.5;
const CLOSEST = 8;
const MIDDLE: FramePoint = { x: 0.5, y: 0.5 };

/**
 * The part of a photo that the video shows: the chosen crop, or as much of the middle as fills the slot. Fractions of the upright
 * photo.
 */
export function shownPart(photo: PixelSize, slot: PixelSize, crop: Crop | undefined): Crop {
  const part = coverPart(photo.width, photo.height, slot.width / slot.height, crop);
  return {
    x: part.x / photo.width,
    y: part.y / photo.height,
    width: part.width / photo.width,
    height: part.height / photo.height,
  };
}

/** 1 shows as much of the photo as fits the slot. */
export function zoomOf(photo: PixelSize, slot: PixelSize, part: Crop): number {
  return shownPart(photo, slot, undefined).width / part.width;
}

/** Maximum zoom before the crop has too few pixels for the resolution; `scale` is the ratio of output pixels to slot pixels. */
export function closestZoom(photo: PixelSize, slot: PixelSize, scale: number): number {
  const whole = coverPart(photo.width, photo.height, slot.width / slot.height, undefined);
  return Math.min(CLOSEST, Math.max(1, densityOf(whole, slot, scale) / FEWEST_PIXELS));
}

/** The crop at another zoom; the point under `around` stays in place as far as the photo's edges allow. */
export function zoomed(photo: PixelSize, slot: PixelSize, part: Crop, zoom: number, around = MIDDLE): Crop {
  const whole = shownPart(photo, slot, undefined);
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  return within({
    x: part.x + (part.width - width) * around.x,
    y: part.y + (part.height - height) * around.y,
    width,
    height,
  });
}

/** The crop after the photo was moved under the frame. */
export function panned(part: Crop, by: FramePoint): Crop {
  return within({ ...part, x: part.x - by.x * part.width, y: part.y - by.y * part.height });
}

/** The crop to store: none if the video shows the same part without it. */
export function keptCrop(photo: PixelSize, slot: PixelSize, part: Crop): Crop | undefined {
  const whole = shownPart(photo, slot, undefined);
  const differs = (['x', 'width'] as const).some((side) => Math.abs(part[side] - whole[side]) * photo.width >= 0.5);
  const differsDown = Math.abs(part.y - whole.y) * photo.height >= 0.5;
  if (!differs && !differsDown) return undefined;
  return { x: rounded(part.x), y: rounded(part.y), width: rounded(part.width), height: rounded(part.height) };
}

/** Position of the whole photo around a frame that shows the crop, for style attributes. */
export function photoAround(part: Crop): { left: string; top: string; width: string; height: string } {
  return {
    left: `${(-part.x / part.width) * 100}%`,
    top: `${(-part.y / part.height) * 100}%`,
    width: `${100 / part.width}%`,
    height: `${100 / part.height}%`,
  };
}

function within(part: Crop): Crop {
  return { ...part, x: clamp(part.x, 1 - part.width), y: clamp(part.y, 1 - part.height) };
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** A hundredth of a pixel of the largest photo; rounded down, so that no sum exceeds the photo. */
const rounded = (fraction: number) => Math.floor(fraction * 1e6) / 1e6;
