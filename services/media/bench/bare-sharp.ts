import path from 'node:path';
import sharp from 'sharp';
import { PHOTO_LONG_SIDE_PX, PHOTO_QUALITY, PREVIEW_LONG_SIDE_PX, THUMBNAIL_LONG_SIDE_PX } from '../src/photo/limits.ts';

/** What the checks are held against: the same conversions by sharp alone, in one process without a database or a store. */
export interface SharpRun {
  inputs: string[];
  folder: string;
  atOnce: number;
}

sharp.concurrency(1);
sharp.cache(false);

async function convert(input: string, folder: string, name: string): Promise<void> {
  const photo = path.join(folder, `${name}-photo.jpg`);
  await sharp(input, { sequentialRead: true })
    .autoOrient()
    .resize(PHOTO_LONG_SIDE_PX, PHOTO_LONG_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: PHOTO_QUALITY })
    .toFile(photo);
  for (const side of [PREVIEW_LONG_SIDE_PX, THUMBNAIL_LONG_SIDE_PX]) {
    await sharp(photo)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toFile(path.join(folder, `${name}-${side}.jpg`));
  }
}

process.on('message', async ({ inputs, folder, atOnce }: SharpRun) => {
  const left = inputs.entries();
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [index, input] of left) await convert(input, folder, String(index));
    }),
  );
  process.send?.((performance.now() - begun) / 1000);
});
