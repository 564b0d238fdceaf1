import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  PHOTO_LONG_SIDE_PX,
  PHOTO_QUALITY,
  PREVIEW_LONG_SIDE_PX,
  SMALLER_QUALITY,
  THUMBNAIL_LONG_SIDE_PX,
} from './picture-sizes.ts';

const inside = { fit: 'inside', withoutEnlargement: true } as const;

export interface MadePictures {
  width: number;
  height: number;
}

export const PICTURES = { photo: 'photo.jpg', preview: 'preview.jpg', thumbnail: 'thumb.jpg' } as const;

/** Writes photo, preview and thumbnail, upright, in sRGB, on white, without metadata. `orientation` is EXIF's, 1 to 8. */
export async function makePictures(input: Sharp, orientation: number | undefined, folder: string): Promise<MadePictures> {
  const photo = path.join(folder, PICTURES.photo);
  const preview = path.join(folder, PICTURES.preview);
  const { width, height } = await turned(input.resize(PHOTO_LONG_SIDE_PX, PHOTO_LONG_SIDE_PX, inside), orientation)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: PHOTO_QUALITY, optimiseCoding: false })
    .toFile(photo);
  // Each is made from the previous one: decoded line by line at reduced size, so that no picture is held as a whole.
  await shrunk(photo, PREVIEW_LONG_SIDE_PX).toFile(preview);
  await shrunk(preview, THUMBNAIL_LONG_SIDE_PX).toFile(path.join(folder, PICTURES.thumbnail));
  return { width, height };
}

const shrunk = (file: string, longSide: number): Sharp =>
  sharp(file, { sequentialRead: true })
    .resize(longSide, longSide, inside)
    .jpeg({ quality: SMALLER_QUALITY, optimiseCoding: false });

/** Turns after shrinking, as it holds all pixels in memory. EXIF 2.32, tag 0x0112; sharp mirrors first, whatever the order. */
function turned(image: Sharp, orientation = 1): Sharp {
  const mirrored = [2, 4, 5, 7].includes(orientation);
  const angle = { 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 }[orientation] ?? 0;
  const upright = angle === 0 ? image : image.rotate(angle);
  return mirrored ? upright.flop() : upright;
}
