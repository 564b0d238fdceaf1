import sharp from 'sharp';
import { ANIMATED, type CorpusFile, DAMAGED, TOO_DEMANDING, TOO_MANY_PIXELS } from './corpus.ts';
import { picture, WHOLE } from './picture.ts';

const webp = (lossless = false) => picture().webp({ lossless, effort: 0 }).toBuffer();
const cut = async (share: number): Promise<Buffer> => {
  const file = await webp();
  return file.subarray(0, Math.floor(file.length * share));
};

/** The header states these sizes; the data is a small picture. */
async function lossless(width: number, height: number): Promise<Buffer> {
  const file = await webp(true);
  file.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  return file;
}

async function lossy(width: number, height: number): Promise<Buffer> {
  const file = await webp();
  file.writeUInt16LE(width, 26);
  file.writeUInt16LE(height, 28);
  return file;
}

async function animated(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00'].map((background) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

export const WEBP_FILES: CorpusFile[] = [
  { name: 'animated WebP', make: animated, becomes: ANIMATED },
  { name: 'WebP of 16,383 × 16,383 by its header', make: () => lossy(16_383, 16_383), becomes: TOO_MANY_PIXELS },
  { name: 'lossless WebP of 16,384 × 16,384 by its header', make: () => lossless(16_384, 16_384), becomes: TOO_MANY_PIXELS },
  { name: 'lossless WebP of 49 megapixels by its header', make: () => lossless(7_000, 7_000), becomes: TOO_DEMANDING },
  { name: 'WebP of 12 megapixels that holds few', make: () => lossy(4_000, 3_000), becomes: DAMAGED },
  {
    name: 'WebP with scripts in EXIF',
    make: () =>
      picture()
        .withExif({ IFD0: { Copyright: '<script>nimantran-payload' } })
        .webp()
        .toBuffer(),
    becomes: { ...WHOLE, without: ['nimantran-payload', 'script'] },
  },
  {
    name: 'WebP with a program behind it',
    make: async () => Buffer.concat([await webp(), Buffer.from('MZ nimantran-payload')]),
    becomes: { ...WHOLE, without: ['nimantran-payload'] },
  },
  { name: 'WebP cut in its header', make: async () => (await webp()).subarray(0, 24), becomes: DAMAGED },
  { name: 'WebP cut in the middle', make: () => cut(0.5), becomes: DAMAGED },
  { name: 'WebP with nothing behind its name', make: () => Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1'), becomes: DAMAGED },
];
