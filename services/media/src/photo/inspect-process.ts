import { open } from 'node:fs/promises';
import { UPLOAD_LIMITS } from '@nimantran/proto/http/media';
import sharp from 'sharp';
import type { GoodPhoto, Refused } from '../checks/inspection.ts';
import { CHECK_MEMORY_BYTES, PHOTO_LONG_SIDE_PX, PHOTO_QUALITY, PREVIEW_LONG_SIDE_PX, THUMBNAIL_LONG_SIDE_PX } from './limits.ts';
import { sniffPhotoType } from './sniff-type.ts';

// A process of its own for one photo: what a hostile file breaks is this process, which ends anyway.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] });

const MEMORY_EXIT_CODE = 137;
setInterval(() => {
  if (process.memoryUsage.rss() > CHECK_MEMORY_BYTES) process.exit(MEMORY_EXIT_CODE);
}, 50).unref();

const MAX_PIXELS = UPLOAD_LIMITS.photo.megapixels * 1_000_000;
const refused = (reason: string): Refused => ({ outcome: 'rejected', reason });

async function inspect(input: string, photo: string, preview: string, thumbnail: string): Promise<GoodPhoto | Refused> {
  const type = sniffPhotoType(await readHead(input));
  if (type === undefined) return refused('This file is not a JPEG, PNG or WebP photo.');
  const options = { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' } as const;
  try {
    const { width, height, format } = await sharp(input, { ...options, limitInputPixels: false }).metadata();
    if (format !== type) return refused('This file is not a JPEG, PNG or WebP photo.');
    if (width * height > MAX_PIXELS) {
      return refused(
        `This photo has more than ${UPLOAD_LIMITS.photo.megapixels} megapixels. Make it smaller and upload it again.`,
      );
    }
    // Metadata is left out by not asking for it; colours are converted to sRGB.
    const made = await sharp(input, options)
      .autoOrient()
      .resize(PHOTO_LONG_SIDE_PX, PHOTO_LONG_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: PHOTO_QUALITY })
      .toFile(photo);
    await sharp(photo)
      .resize(PREVIEW_LONG_SIDE_PX, PREVIEW_LONG_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toFile(preview);
    await sharp(photo)
      .resize(THUMBNAIL_LONG_SIDE_PX, THUMBNAIL_LONG_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toFile(thumbnail);
    return { outcome: 'ready', contentType: `image/${type}`, width: made.width, height: made.height };
  } catch {
    return refused('This photo could not be read. It may be damaged; save it again and upload the new file.');
  }
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const [input = '', photo = '', preview = '', thumbnail = ''] = process.argv.slice(2);
const result = await inspect(input, photo, preview, thumbnail);
process.send?.(result, () => process.exit(0));
