import path from 'node:path';
import sharp, { type SharpOptions } from 'sharp';
import type { GoodPhoto, Refused } from '../checks/inspection.ts';
import { serveChecks } from '../checks/serve-checks.ts';
import type { PhotoHeader } from './header/photo-header.ts';
import { HdrError } from './heic/colour-profile.ts';
import { decodeHeic } from './heic/decode-heic.ts';
import { makePictures } from './make-pictures.ts';
import { REFUSALS } from './refusals.ts';

/** The program of the processes that decode photos. A hostile file can break only such a process. */
export interface PhotoJob {
  type: PhotoHeader['type'];
  /** The decoded photo must not have more. */
  pixels: number;
}

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile', 'VipsForeignLoadTiffBuffer'],
});

async function checkPhoto({ type, pixels }: PhotoJob, folder: string): Promise<GoodPhoto | Refused> {
  const input = path.join(folder, 'input');
  try {
    const options: SharpOptions = { limitInputPixels: pixels, sequentialRead: true, failOn: 'error' };
    const heic = type === 'heic' ? await decodeHeic(input, pixels) : undefined;
    const image = sharp(heic?.file ?? input, options);
    const { orientation, format, pages = 1 } = await image.metadata();
    if (pages > 1) return REFUSALS.animated;
    if (format !== (heic ? 'tiff' : type)) return REFUSALS.damaged;
    const made = await makePictures(image, heic?.orientation ?? orientation, folder);
    return { outcome: 'ready', contentType: `image/${type}`, ...made };
  } catch (error) {
    return error instanceof HdrError ? REFUSALS.hdr : REFUSALS.damaged;
  }
}

serveChecks(checkPhoto);
