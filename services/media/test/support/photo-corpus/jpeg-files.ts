import { u16 } from '../heif-file.ts';
import { type CorpusFile, DAMAGED, TOO_DEMANDING, TOO_MANY_PIXELS } from './corpus.ts';
import { flat, picture, WHOLE } from './picture.ts';

const SCRIPT = '<script>alert("nimantran-payload")</script><?php system("nimantran-payload"); ?>';
const LINK = 'https://evil.example/nimantran-payload';
const WITHOUT = ['nimantran-payload', 'script', '<?php', 'evil.example'];

const jpeg = () => picture().jpeg().toBuffer();
const segment = (marker: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), u16(content.length + 2), content]);
/** Inserted right after the start of the image. */
const withSegments = async (...segments: Buffer[]): Promise<Buffer> => {
  const file = await jpeg();
  return Buffer.concat([file.subarray(0, 2), ...segments, file.subarray(2)]);
};
const text = (value: string): Buffer => Buffer.from(value, 'latin1');

/** Changes bytes of the frame header, at offsets from its marker. */
async function withFrame(change: (frame: Buffer) => void, options: { progressive?: boolean } = {}): Promise<Buffer> {
  const file = await picture().jpeg(options).toBuffer();
  change(file.subarray(file.indexOf(Buffer.from([0xff, options.progressive ? 0xc2 : 0xc0]))));
  return file;
}

/** Repeats the last scan: each repetition is a pass over all coefficients. */
async function manyScans(count: number, width: number, height: number): Promise<Buffer> {
  const file = await flat(width, height).jpeg({ progressive: true }).toBuffer();
  const last = file.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = file.subarray(last, -2);
  return Buffer.concat([file.subarray(0, last), ...Array.from({ length: count }, () => scan), Buffer.from([0xff, 0xd9])]);
}

const cut = async (share: number): Promise<Buffer> => {
  const file = await jpeg();
  return file.subarray(0, Math.floor(file.length * share));
};

export const JPEG_FILES: CorpusFile[] = [
  {
    name: 'JPEG with a ZIP archive behind it',
    make: async () => Buffer.concat([await jpeg(), text('PK\x03\x04nimantran-payload')]),
    becomes: { ...WHOLE, without: ['PK\x03\x04', ...WITHOUT] },
  },
  {
    name: 'JPEG with a page of HTML behind it',
    make: async () => Buffer.concat([await jpeg(), text(`<html>${SCRIPT}</html>`)]),
    becomes: { ...WHOLE, without: WITHOUT },
  },
  {
    name: 'JPEG with PHP in its comment',
    make: () => withSegments(segment(0xfe, text(SCRIPT))),
    becomes: { ...WHOLE, without: WITHOUT },
  },
  {
    name: 'JPEG with scripts and GPS in EXIF',
    make: () =>
      picture()
        .withExif({ IFD0: { Copyright: SCRIPT, ImageDescription: LINK }, IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
        .jpeg()
        .toBuffer(),
    becomes: { ...WHOLE, without: ['Exif', ...WITHOUT] },
  },
  {
    name: 'JPEG with links and an entity bomb in XMP',
    make: () =>
      withSegments(
        segment(
          0xe1,
          text(`http://ns.adobe.com/xap/1.0/\0<!DOCTYPE x [<!ENTITY a "${LINK}"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;${SCRIPT}</x>`),
        ),
      ),
    becomes: { ...WHOLE, without: ['ns.adobe.com', 'ENTITY', ...WITHOUT] },
  },
  {
    name: 'JPEG with 20 MB of EXIF',
    make: () =>
      withSegments(
        ...Array.from({ length: 320 }, () =>
          segment(0xe1, Buffer.concat([text('Exif\0\0nimantran-payload'), Buffer.alloc(65_000, 7)])),
        ),
      ),
    becomes: { ...WHOLE, without: WITHOUT },
  },
  {
    name: 'JPEG with 255 parts of a profile that is none',
    make: () =>
      withSegments(
        ...Array.from({ length: 255 }, (_, index) =>
          segment(
            0xe2,
            Buffer.concat([
              text('ICC_PROFILE\0'),
              Buffer.from([index + 1, 255]),
              text('nimantran-payload'),
              Buffer.alloc(50_000, 9),
            ]),
          ),
        ),
      ),
    becomes: { ...WHOLE, without: ['ICC_PROFILE', ...WITHOUT] },
  },
  {
    name: 'JPEG whose EXIF points to itself',
    make: () =>
      withSegments(
        segment(
          0xe1,
          Buffer.concat([
            text('Exif\0\0MM\0*'),
            Buffer.from([0, 0, 0, 8, 0, 1, 0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 8, 0, 0, 0, 8]),
          ]),
        ),
      ),
    becomes: WHOLE,
  },
  {
    name: 'JPEG with a thumbnail that is another JPEG',
    make: async () =>
      withSegments(
        segment(0xe1, Buffer.concat([text('Exif\0\0'), (await flat(160, 120).jpeg().toBuffer()).subarray(0, 60_000)])),
      ),
    becomes: WHOLE,
  },
  {
    name: 'JPEG of 65,535 × 65,535 by its header',
    make: () => withFrame((frame) => frame.fill(0xff, 5, 9)),
    becomes: TOO_MANY_PIXELS,
  },
  {
    name: 'JPEG 50,000 pixels wide that holds 640',
    make: () => withFrame((frame) => frame.writeUInt16BE(50_000, 7)),
    becomes: { width: 4_096, height: 39 },
  },
  {
    name: 'JPEG 50,000 pixels wide and 20 high',
    make: () => flat(50_000, 20).jpeg().toBuffer(),
    becomes: { width: 4_096, height: 1 },
  },
  { name: 'JPEG without height', make: () => withFrame((frame) => frame.writeUInt16BE(0, 5)), becomes: DAMAGED },
  { name: 'JPEG without width', make: () => withFrame((frame) => frame.writeUInt16BE(0, 7)), becomes: DAMAGED },
  { name: 'JPEG of 12 bits', make: () => withFrame((frame) => frame.writeUInt8(12, 4)), becomes: DAMAGED },
  { name: 'JPEG with 200 components', make: () => withFrame((frame) => frame.writeUInt8(200, 9)), becomes: DAMAGED },
  { name: 'JPEG with impossible samplings', make: () => withFrame((frame) => frame.writeUInt8(0xff, 11)), becomes: DAMAGED },
  { name: 'JPEG that says it is lossless', make: () => withFrame((frame) => frame.writeUInt8(0xc3, 1)), becomes: DAMAGED },
  {
    name: 'JPEG whose segment is longer than the file',
    make: () => withSegments(Buffer.from([0xff, 0xe5, 0xff, 0xff])).then((file) => file.subarray(0, 5_000)),
    becomes: DAMAGED,
  },
  { name: 'JPEG with a segment of no length', make: () => withSegments(Buffer.from([0xff, 0xe5, 0, 0])), becomes: DAMAGED },
  {
    name: 'JPEG with 5,000 empty segments',
    make: () => withSegments(...Array.from({ length: 5_000 }, () => segment(0xe9, Buffer.alloc(0)))),
    becomes: DAMAGED,
  },
  {
    name: 'JPEG without Huffman tables',
    make: async () => {
      const file = await jpeg();
      file[file.indexOf(Buffer.from([0xff, 0xc4])) + 1] = 0xe9;
      return file;
    },
    becomes: WHOLE,
  },
  {
    name: 'JPEG with noise instead of its scan',
    make: async () => {
      const file = await jpeg();
      const scan = file.indexOf(Buffer.from([0xff, 0xda])) + 14;
      for (let at = scan; at < file.length - 2; at += 1) file[at] = (at * 7_919) % 251;
      return file;
    },
    becomes: WHOLE,
  },
  { name: 'JPEG cut in its header', make: () => cut(0.001), becomes: DAMAGED },
  { name: 'JPEG cut in the middle', make: () => cut(0.5), becomes: DAMAGED },
  { name: 'JPEG cut near its end', make: () => cut(0.97), becomes: DAMAGED },
  { name: 'JPEG of three bytes', make: () => Buffer.from([0xff, 0xd8, 0xff]), becomes: DAMAGED },
  {
    name: 'JPEG start with zeros behind it',
    make: () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5_000)]),
    becomes: DAMAGED,
  },
  { name: 'progressive JPEG with 3,000 scans', make: () => manyScans(3_000, 2_000, 2_000), becomes: DAMAGED },
  {
    name: 'progressive JPEG of 49 megapixels without subsampling',
    make: () => flat(7_000, 7_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    becomes: TOO_DEMANDING,
  },
  {
    name: 'CMYK JPEG with a profile',
    make: () => picture().withIccProfile('cmyk').jpeg().toBuffer(),
    becomes: { ...WHOLE, without: ['ICC_PROFILE', 'Adobe'] },
  },
  {
    name: 'CMYK JPEG without a profile',
    make: () => picture().toColourspace('cmyk').jpeg().toBuffer(),
    becomes: { ...WHOLE, without: ['ICC_PROFILE', 'Adobe'] },
  },
  { name: 'JPEG of 48 megapixels', make: () => flat(8_000, 6_000).jpeg().toBuffer(), becomes: { width: 4_096, height: 3_072 } },
];
