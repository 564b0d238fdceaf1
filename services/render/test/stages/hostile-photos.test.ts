import { mkdtempSync, rmSync } from 'node:fs';
import { truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ThemePackage } from '../../src/package/theme-package.ts';
import { RenderError } from '../../src/pipeline/errors.ts';
import { type BoundPhoto, bindPhotos } from '../../src/stages/bind-photos.ts';
import { fixtureManifest, photo } from '../support/fixture-theme.ts';

const MB = 1024 * 1024;
const dir = mkdtempSync(join(tmpdir(), 'hostile-photos-'));
process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
let files = 0;

async function bind(file: Buffer, bytes = file.length): Promise<BoundPhoto | undefined> {
  files += 1;
  const path = join(dir, `${files}.jpg`);
  await writeFile(path, file);
  await truncate(path, bytes);
  const themePackage: ThemePackage = {
    dir,
    manifest: fixtureManifest(),
    animation: { w: 1920, h: 1080, fr: 30, ip: 0, op: 45, layers: [] },
  };
  return (await bindPhotos(themePackage, { couple: { path } }, false, 1))[0];
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), data])));
  return Buffer.concat([length, Buffer.from(type), data, sum]);
}

/** A PNG that claims a size, with these bytes as its image data. */
function png(width: number, height: number, picture: Buffer, ...more: Buffer[]): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const head = chunk('IHDR', Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])]));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, head, ...more, chunk('IDAT', picture), chunk('IEND', Buffer.alloc(0))]);
}

function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** A JPEG whose frame header gives another size. */
function claiming(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

const jpeg = photo(400, 300);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';

describe('a hostile photo gets one clear error', () => {
  test.each<[string, RegExp, () => Buffer | Promise<Buffer>]>([
    ['an empty file', /is an empty file/, () => Buffer.alloc(0)],
    ['a text', /is not a JPEG, PNG or WebP photo/, () => Buffer.from('Dear Sir')],
    ['one byte', /is not a JPEG, PNG or WebP photo/, () => Buffer.from([0xff])],
    ['a drawing', /is a drawing/, () => Buffer.from(svg)],
    [
      'a drawing with a head',
      /is a drawing/,
      () => Buffer.from(`\ufeff<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]>${svg}`),
    ],
    ['a GIF', /is a GIF/, () => Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1')],
    ['a HEIC photo', /is a HEIC photo/, () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['an AVIF photo', /is an AVIF photo/, () => Buffer.from('\0\0\0\x18ftypavif\0\0\0\0', 'latin1')],
    ['a TIFF', /is a TIFF/, () => Buffer.from('II*\0\x08\0\0\0', 'latin1')],
    ['a PDF', /is a PDF/, () => Buffer.from('%PDF-1.7')],
    ['a video', /is not a JPEG/, () => Buffer.from('\0\0\0\x18ftypmp42', 'latin1')],
    ['a JPEG of three bytes', /is damaged/, () => jpeg.subarray(0, 3)],
    ['a JPEG cut off in its head', /is damaged/, () => jpeg.subarray(0, 120)],
    ['a JPEG cut off in its picture', /is cut off or damaged/, () => jpeg.subarray(0, Math.floor(jpeg.length * 0.6))],
    ['a JPEG without pixels', /is damaged|has no size/, () => claiming(jpeg, 0, 0)],
    ['a JPEG of 65,000 pixels a side', /65000 × 65000 pixels/, () => claiming(jpeg, 65_000, 65_000)],
    [
      'a JPEG that is a web page',
      /is damaged/,
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html><script>')]),
    ],
    [
      'a PNG cut off',
      /is cut off or damaged/,
      async () => {
        const file = await sharp(jpeg).png().toBuffer();
        return file.subarray(0, file.length / 2);
      },
    ],
    ['a PNG without pixels', /is damaged|has no size/, () => png(0, 0, Buffer.alloc(0))],
    ['a PNG of 50,000 pixels a side', /50000 × 50000 pixels/, () => png(50_000, 50_000, deflateSync(Buffer.alloc(99)))],
    ['a PNG of 16,000 pixels a side', /at most 60 megapixels/, () => png(16_000, 16_000, deflateSync(Buffer.alloc(99)))],
    ['a PNG with noise for a picture', /is cut off or damaged/, () => png(64, 64, Buffer.from('not deflated at all'))],
    ['a PNG with half a picture', /is cut off or damaged/, () => png(64, 64, deflateSync(Buffer.alloc(64 * 97)))],
    [
      'a WebP cut off',
      /is damaged|is cut off/,
      async () => {
        const file = await sharp(jpeg).webp().toBuffer();
        return file.subarray(0, file.length / 2);
      },
    ],
    ['a WebP without a picture', /is damaged/, () => Buffer.from('RIFF\x10\0\0\0WEBPVP8X', 'latin1')],
  ])('%s', async (_, message, make) => {
    const file = await make();
    const memory = process.memoryUsage.rss();
    const started = performance.now();
    const error = await bind(file).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RenderError);
    expect(error).toMatchObject({ code: 'photo_invalid', permanent: true, stage: 'bind' });
    expect(error instanceof Error ? error.message : '').toMatch(
      /^The photo for “The couple” .* (upload|Upload) (it again|the new file)\.$/,
    );
    expect(error instanceof Error ? error.message : '').toMatch(message);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(process.memoryUsage.rss() - memory).toBeLessThan(300 * MB);
  });

  test('a file of 50 MB', async () => {
    await expect(bind(jpeg, 50 * MB)).rejects.toThrow(/is larger than 40 MB/);
  });
});

describe('what is strange about a photo but harms nobody is let be', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    [
      'EXIF that points at itself',
      () => {
        const loop = Buffer.from(
          '4578696600004d4d002a00000008000287690004000000010000000887690004000000010000000800000008',
          'hex',
        );
        return withSegment(jpeg, 0xe1, loop);
      },
    ],
    ['EXIF of noise', () => withSegment(jpeg, 0xe1, Buffer.concat([Buffer.from('Exif\0\0'), Buffer.alloc(60_000, 0xa7)]))],
    [
      'a colour profile of noise',
      () => withSegment(jpeg, 0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), Buffer.alloc(3000, 0x5a)])),
    ],
    ['a zip behind the picture', () => Buffer.concat([jpeg, Buffer.from('PK\x03\x04 and more')])],
    [
      'a comment that is a bomb',
      async () => {
        const picture = deflateSync(Buffer.alloc(64 * (64 * 3 + 1)));
        return png(64, 64, picture, chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(30 * MB))])));
      },
    ],
  ])('%s', async (_, make) => {
    const memory = process.memoryUsage.rss();
    expect((await bind(await make()))?.dataUri).toMatch(/^data:image\/jpeg;base64,/);
    expect(process.memoryUsage.rss() - memory).toBeLessThan(200 * MB);
  });
});

test('a good photo is taken after all of these', async () => {
  expect((await bind(jpeg))?.dataUri).toMatch(/^data:image\/jpeg;base64,/);
});
