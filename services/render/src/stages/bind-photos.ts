import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Crop } from '@nimantran/proto/domain/customisation';
import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import { permanent } from '../errors.ts';
import { packagePath, type ThemePackage } from '../package/theme-package.ts';

const MAX_PHOTO_BYTES = 40 * 1024 * 1024;
const MAX_PHOTO_PIXELS = 60_000_000;
/** Room for slow pushes into a photo without showing its pixels. */
const ZOOM_ROOM = 1.3;

/** One transparent pixel: what an empty slot shows. */
export const EMPTY_IMAGE = `data:image/png;base64,${createCanvas(1, 1).toBuffer('image/png').toString('base64')}`;

export interface PhotoInput {
  path: string;
  crop?: Crop;
}

export interface BoundPhoto {
  slot: string;
  /** Absent where the slot stays empty. */
  dataUri?: string;
  /** Source pixels used for one output pixel of the slot; below 1 the photo is enlarged. */
  density?: number;
}

/** Cuts each photo to its slot's shape, at a size that fits the output. Sample renders fill up with the theme's sample photos. */
export async function bindPhotos(
  themePackage: ThemePackage,
  photos: Record<string, PhotoInput>,
  samples: boolean,
  scale: number,
): Promise<BoundPhoto[]> {
  const bound: BoundPhoto[] = [];
  for (const slot of themePackage.manifest.slots) {
    const sample = samples ? themePackage.manifest.sample_photos[slot.key] : undefined;
    const input =
      photos[slot.key] ??
      (sample === undefined ? undefined : { path: packagePath(themePackage, `samples/${sample.replace(/^samples\//, '')}`) });
    bound.push(input ? await cutPhoto(slot, input, scale) : { slot: slot.key });
  }
  return bound;
}

async function cutPhoto(slot: PhotoSlot, input: PhotoInput, scale: number): Promise<BoundPhoto> {
  if (statSync(input.path).size > MAX_PHOTO_BYTES)
    throw permanent('bind', 'photo_invalid', `The photo for "${slot.label}" is too large.`);
  const file = await readFile(input.path);
  if (!isPhoto(file)) throw permanent('bind', 'photo_invalid', `The photo for "${slot.label}" is neither JPEG, PNG nor WebP.`);
  const image = await loadImage(file).catch((error: unknown) => {
    throw permanent('bind', 'photo_invalid', `The photo for "${slot.label}" cannot be read.`, error);
  });
  if (image.width * image.height > MAX_PHOTO_PIXELS)
    throw permanent('bind', 'photo_invalid', `The photo for "${slot.label}" has too many pixels.`);
  const part = coverPart(image.width, image.height, slot.width / slot.height, input.crop);
  const density = part.width / (slot.width * scale);
  const wantedWidth = Math.min(part.width, slot.width * scale * ZOOM_ROOM);
  const width = Math.max(2, Math.round(wantedWidth));
  const height = Math.max(2, Math.round((wantedWidth * slot.height) / slot.width));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height);
  return { slot: slot.key, dataUri: `data:image/jpeg;base64,${canvas.toBuffer('image/jpeg', 92).toString('base64')}`, density };
}

/** By its first bytes; the decoder would take drawings (SVG) too, and those can hold more than a picture. */
export function isPhoto(file: Buffer): boolean {
  const starts = (text: string, at: number): boolean => file.subarray(at, at + text.length).toString('latin1') === text;
  return starts('\xff\xd8\xff', 0) || starts('\x89PNG\r\n', 0) || (starts('RIFF', 0) && starts('WEBP', 8));
}

/** The largest part of the crop (or of the whole photo), centred, that has the slot's shape. Pixels of the photo. */
export function coverPart(
  width: number,
  height: number,
  aspect: number,
  crop: Crop | undefined,
): { x: number; y: number; width: number; height: number } {
  const area = crop
    ? {
        x: crop.x * width,
        y: crop.y * height,
        width: Math.min(crop.width, 1 - crop.x) * width,
        height: Math.min(crop.height, 1 - crop.y) * height,
      }
    : { x: 0, y: 0, width, height };
  const partWidth = Math.min(area.width, area.height * aspect);
  const partHeight = partWidth / aspect;
  return {
    x: area.x + (area.width - partWidth) / 2,
    y: area.y + (area.height - partHeight) / 2,
    width: partWidth,
    height: partHeight,
  };
}
