import type { FileReader } from './file-reader.ts';
import type { PhotoHeader } from './photo-header.ts';

const CHUNK_LIMIT = 200;
/** Channels by colour type: greyscale, RGB, palette, greyscale and RGB with alpha. */
const CHANNELS: Partial<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Reads IHDR and looks for the animation chunk, which precedes the first pixels (PNG 3rd edition, 11.2 and 11.3.6). */
export async function readPngHeader(file: FileReader): Promise<PhotoHeader | undefined> {
  const head = await file.read(8, 8 + 13);
  if (head.length < 21 || head.toString('latin1', 4, 8) !== 'IHDR') return undefined;
  const [width, height, depth, colour] = [head.readUInt32BE(8), head.readUInt32BE(12), head.readUInt8(16), head.readUInt8(17)];
  const channels = CHANNELS[colour];
  if (channels === undefined) return undefined;
  // An interlaced picture comes in seven passes, so all of it is held in memory; a palette is expanded to colours.
  const bytes = (colour === 3 ? 4 : channels + 1) * (depth === 16 ? 2 : 1);
  const decoderBytes = head.readUInt8(20) === 0 ? 0 : width * height * bytes;
  return { type: 'png', width, height, animated: await isAnimated(file), decoderBytes };
}

async function isAnimated(file: FileReader): Promise<boolean> {
  let at = 8;
  for (let chunk = 0; chunk < CHUNK_LIMIT; chunk += 1) {
    const head = await file.read(at, 8);
    if (head.length < 8) return false;
    const name = head.toString('latin1', 4, 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    at += 12 + head.readUInt32BE(0);
  }
  return false;
}
