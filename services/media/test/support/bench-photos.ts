import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawPhoto } from '../../../../infra/shop-client/photo.ts';

/** Sizes of what phones take, most of them 12 megapixels; every other one lies on its side, as phones leave it. */
const SIZES = [
  [4000, 3000],
  [4032, 3024],
  [4000, 3000],
  [4032, 3024],
  [4000, 2252],
  [4032, 3024],
  [6000, 4000],
  [8064, 6048],
] as const;

/** Draws the photos into a folder; answers their files. */
export async function drawPhotos(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const [index, [width, height]] of SIZES.entries()) {
    const file = path.join(folder, `${index}.jpg`);
    const drawn = drawPhoto(width, height, index * 40);
    await (index % 2 === 0
      ? writeFile(file, drawn)
      : sharp(drawn).withMetadata({ orientation: 6 }).jpeg({ quality: 92 }).toFile(file));
    files.push(file);
  }
  return files;
}
