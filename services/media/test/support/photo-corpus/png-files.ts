import { constants, crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { u32 } from '../heif-file.ts';
import { ANIMATED, type CorpusFile, DAMAGED, TOO_DEMANDING, TOO_MANY_PIXELS } from './corpus.ts';
import { flat, picture, WHOLE } from './picture.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const WITHOUT = ['nimantran-payload', 'script'];

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  return Buffer.concat([u32(content.length), named, u32(crc32(named))]);
}
const header = (width: number, height: number, { depth = 8, colour = 2, interlaced = 0 } = {}): Buffer =>
  chunk('IHDR', Buffer.concat([u32(width, height), Buffer.from([depth, colour, 0, 0, interlaced])]));
const end = chunk('IEND', Buffer.alloc(0));
const png = () => picture().png().toBuffer();
/** Inserts chunks between the header and the rest. */
const withChunks = async (...chunks: Buffer[]): Promise<Buffer> => {
  const file = await png();
  return Buffer.concat([file.subarray(0, 33), ...chunks, file.subarray(33)]);
};
const megabyte = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
/** Packed as zlib does it (RFC 1950), megabyte by megabyte: an empty last block and a checksum follow. */
const zeros = (megabytes: number): Buffer => {
  const checksum = u32((((megabytes * 1024 * 1024) % 65_521) * 65_536 + 1) >>> 0);
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...Array(megabytes).fill(megabyte), Buffer.from([3, 0]), checksum]);
};
const text = (value: string): Buffer => Buffer.from(value, 'latin1');
const cut = async (share: number): Promise<Buffer> => {
  const file = await png();
  return file.subarray(0, Math.floor(file.length * share));
};
const broken = async (name: string, offset: number): Promise<Buffer> => {
  const file = await png();
  const at = file.indexOf(name, 0, 'latin1') + offset;
  file[at] = (file[at] ?? 0) ^ 0xff;
  return file;
};

export const PNG_FILES: CorpusFile[] = [
  {
    name: 'PNG with JavaScript behind it',
    make: async () => Buffer.concat([await png(), text('/*<script>nimantran-payload</script>*/')]),
    becomes: { ...WHOLE, without: WITHOUT },
  },
  {
    name: 'PNG with a script in its text',
    make: () => withChunks(chunk('tEXt', text('Comment\0<script>nimantran-payload</script>'))),
    becomes: { ...WHOLE, without: WITHOUT },
  },
  {
    name: 'PNG with links in XMP',
    make: () => withChunks(chunk('iTXt', text('XML:com.adobe.xmp\0\0\0\0\0<x>nimantran-payload https://evil.example</x>'))),
    becomes: { ...WHOLE, without: ['evil.example', ...WITHOUT] },
  },
  {
    name: 'PNG with EXIF',
    make: () => withChunks(chunk('eXIf', text('MM\0*\0\0\0\x08\0\0nimantran-payload'))),
    becomes: { ...WHOLE, without: WITHOUT },
  },
  {
    name: 'PNG whose compressed text unfolds to 500 MB',
    make: () => withChunks(chunk('zTXt', Buffer.concat([text('Comment\0\0'), zeros(500)]))),
    becomes: WHOLE,
  },
  {
    name: 'PNG whose profile unfolds to 300 MB',
    make: () => withChunks(chunk('iCCP', Buffer.concat([text('icc\0\0'), zeros(300)]))),
    becomes: WHOLE,
  },
  {
    name: 'PNG whose pixels unfold to a hundred times its size',
    make: () => Buffer.concat([SIGNATURE, header(100, 100), chunk('IDAT', zeros(400)), end]),
    becomes: { width: 100, height: 100 },
  },
  {
    name: 'PNG of 49 megapixels in 150 KB',
    make: () => flat(7_000, 7_000).png({ compressionLevel: 9 }).toBuffer(),
    becomes: { width: 4_096, height: 4_096 },
  },
  {
    name: 'PNG of 81 megapixels',
    make: () => flat(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer(),
    becomes: TOO_MANY_PIXELS,
  },
  {
    name: 'PNG of 50,000 × 50,000 by its header',
    make: () => Buffer.concat([SIGNATURE, header(50_000, 50_000), chunk('IDAT', zeros(5)), end]),
    becomes: TOO_MANY_PIXELS,
  },
  {
    name: 'PNG of 50,000 × 900 without its pixels',
    make: () => Buffer.concat([SIGNATURE, header(50_000, 900), chunk('IDAT', zeros(1)), end]),
    becomes: DAMAGED,
  },
  { name: 'PNG 50,000 pixels high', make: () => flat(40, 50_000).png().toBuffer(), becomes: { width: 3, height: 4_096 } },
  {
    name: 'PNG of no width',
    make: () => Buffer.concat([SIGNATURE, header(0, 10), chunk('IDAT', zeros(1)), end]),
    becomes: DAMAGED,
  },
  {
    name: 'PNG of negative height',
    make: () => Buffer.concat([SIGNATURE, header(1, 0xffff_ffff), chunk('IDAT', zeros(1)), end]),
    becomes: TOO_MANY_PIXELS,
  },
  {
    name: 'PNG with a colour type that does not exist',
    make: () => Buffer.concat([SIGNATURE, header(10, 10, { colour: 5 }), chunk('IDAT', zeros(1)), end]),
    becomes: DAMAGED,
  },
  {
    name: 'PNG of a palette without the palette',
    make: () => Buffer.concat([SIGNATURE, header(10, 10, { colour: 3 }), chunk('IDAT', zeros(1)), end]),
    becomes: DAMAGED,
  },
  {
    name: 'interlaced PNG of 49 megapixels with 16 bits and alpha',
    make: () =>
      Buffer.concat([SIGNATURE, header(7_000, 7_000, { depth: 16, colour: 6, interlaced: 1 }), chunk('IDAT', zeros(30)), end]),
    becomes: TOO_DEMANDING,
  },
  {
    name: 'interlaced PNG of 12 megapixels',
    make: () => flat(4_000, 3_000).png({ progressive: true }).toBuffer(),
    becomes: { width: 4_000, height: 3_000 },
  },
  {
    name: 'PNG of 16 bits with alpha',
    make: () => picture().ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer(),
    becomes: WHOLE,
  },
  { name: 'animated PNG', make: () => withChunks(chunk('acTL', u32(2, 0))), becomes: ANIMATED },
  { name: 'PNG whose header fails its checksum', make: () => broken('IHDR', 18), becomes: DAMAGED },
  { name: 'PNG whose pixels fail their checksum', make: () => broken('IDAT', 3_000), becomes: DAMAGED },
  { name: 'PNG cut in its header', make: async () => (await png()).subarray(0, 20), becomes: DAMAGED },
  { name: 'PNG cut in the middle', make: () => cut(0.5), becomes: DAMAGED },
  {
    name: 'PNG with a chunk longer than the file',
    make: () => withChunks(Buffer.concat([u32(0x7fff_ffff), text('tEXtnimantran-payload')])),
    becomes: DAMAGED,
  },
  { name: 'PNG signature alone', make: () => SIGNATURE, becomes: DAMAGED },
  {
    name: 'greyscale PNG of one pixel',
    make: () =>
      sharp({ create: { width: 1, height: 1, channels: 3, background: '#777777' } })
        .greyscale()
        .png()
        .toBuffer(),
    becomes: { width: 1, height: 1 },
  },
];
