import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { makePictures } from '../src/photo/make-pictures.ts';

/** Baseline for the checks: the same conversions by sharp alone, in one process without checks, database or store. */
export interface SharpRun {
  inputs: string[];
  folder: string;
  atOnce: number;
}

sharp.concurrency(1);
sharp.cache(false);

async function convert(input: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const image = sharp(input, { sequentialRead: true });
  await makePictures(image, (await image.metadata()).orientation, folder);
}

process.on('message', async ({ inputs, folder, atOnce }: SharpRun) => {
  const left = inputs.entries();
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [index, input] of left) await convert(input, path.join(folder, String(index)));
    }),
  );
  process.send?.((performance.now() - begun) / 1000);
});
