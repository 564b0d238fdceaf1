import { open } from 'node:fs/promises';
import type { Refused } from '../../checks/inspection.ts';
import { REFUSALS } from '../refusals.ts';
import { createFileReader } from './file-reader.ts';
import { readHeifHeader } from './heif-header.ts';
import { readJpegHeader } from './jpeg-header.ts';
import type { PhotoHeader } from './photo-header.ts';
import { readPngHeader } from './png-header.ts';
import { sniffPhoto } from './sniff-photo.ts';
import { readWebpHeader } from './webp-header.ts';

const READERS = { jpeg: readJpegHeader, png: readPngHeader, webp: readWebpHeader, heic: readHeifHeader };

/** The header that a file claims, before anything is decoded; or why it is refused. */
export async function readPhotoHeader(path: string): Promise<PhotoHeader | Refused> {
  const handle = await open(path, 'r');
  try {
    const file = await createFileReader(handle);
    const type = sniffPhoto(await file.read(0, 64));
    if (typeof type === 'object') return type;
    const header = await READERS[type](file);
    if (!header || header.width === 0 || header.height === 0) return REFUSALS.damaged;
    return header.animated ? REFUSALS.animated : header;
  } finally {
    await handle.close();
  }
}
