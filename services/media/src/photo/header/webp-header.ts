import type { FileReader } from './file-reader.ts';
import type { PhotoHeader } from './photo-header.ts';

const ANIMATION = 0x02;
const ALPHA = 0x10;
const CHUNK_LIMIT = 50;
const DECODER_BYTES = 20 * 1024 * 1024;

export async function readWebpHeader(file: FileReader): Promise<PhotoHeader | undefined> {
  const head = await file.read(12, 18);
  if (head.length < 18) return undefined;
  const kind = head.toString('latin1', 0, 4);
  if (kind === 'VP8 ') return photo(head.readUInt16LE(14) & 0x3fff, head.readUInt16LE(16) & 0x3fff, 3);
  if (kind === 'VP8L') {
    const bits = head.readUInt32LE(9);
    return photo((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1, 4 + 4);
  }
  if (kind !== 'VP8X') return undefined;
  const flags = head.readUInt8(8);
  const lossless = await isLossless(file);
  const bytes = lossless ? 4 + 4 : (flags & ALPHA) === 0 ? 3 : 3 + 1 + 1;
  return { ...photo(head.readUIntLE(12, 3) + 1, head.readUIntLE(15, 3) + 1, bytes), animated: (flags & ANIMATION) !== 0 };
}

/** The decoder returns the whole picture in one piece; lossless pictures need a second copy meanwhile. */
const photo = (width: number, height: number, bytesPerPixel: number): PhotoHeader => ({
  type: 'webp',
  width,
  height,
  animated: false,
  decoderBytes: DECODER_BYTES + width * height * bytesPerPixel,
});

async function isLossless(file: FileReader): Promise<boolean> {
  let at = 12;
  for (let chunk = 0; chunk < CHUNK_LIMIT; chunk += 1) {
    const head = await file.read(at, 8);
    if (head.length < 8) return false;
    const kind = head.toString('latin1', 0, 4);
    if (kind === 'VP8L') return true;
    if (kind === 'VP8 ') return false;
    const length = head.readUInt32LE(4);
    at += 8 + length + (length % 2);
  }
  return false;
}
