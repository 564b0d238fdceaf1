import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawPhoto } from '../../../../infra/shop-client/photo.ts';

/** Common phone photo sizes, most of them 12 megapixels; every second photo is stored sideways, as phones do. */
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
