import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryBudget } from '../../src/checks/memory-budget.ts';
import { createPhotoChecks, type PhotoChecks } from '../../src/photo/inspect-photo.ts';
import { quadrants, quartersOf } from '../support/colours.ts';
import { gridOfQuadrants, icc, imir, irot, nclx, sample } from '../support/heif-file.ts';

const UPRIGHT = 'red green blue yellow';
let folder: string;
let checks: PhotoChecks;
let picture: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'photos-test-'));
  picture = await quadrants(240, 160);
  const isolation = { network: false, files: true };
  checks = createPhotoChecks({ isolation, atOnce: 1, budget: createMemoryBudget(360 * 1024 * 1024) });
});
afterAll(async () => {
  await checks?.close();
  await rm(folder, { recursive: true, force: true });
});

async function check(bytes: Buffer) {
  const place = (name: string) => path.join(folder, name);
  await writeFile(place('given'), bytes);
  const files = { input: place('given'), photo: place('photo'), preview: place('preview'), thumbnail: place('thumbnail') };
  const result = await checks.inspect(files);
  if (result.outcome === 'rejected') return { ...result, photo: Buffer.alloc(0), quarters: '', files };
  const photo = await readFile(files.photo);
  const { width, height, space, icc: profile, exif, xmp } = await sharp(photo).metadata();
  expect({ width, height, space, profile, exif, xmp }).toEqual({ width: result.width, height: result.height, space: 'srgb' });
  return { ...result, photo, quarters: await quartersOf(photo), files };
}

const jpeg = (change: (image: Sharp) => Sharp = (image) => image) => change(sharp(picture)).jpeg({ quality: 95 }).toBuffer();

describe('a photo', () => {
  // The quarters of a picture that is stored so that it looks upright, for each value in EXIF 2.32.
  it.each([
    [1, UPRIGHT, 240],
    [2, 'green red yellow blue', 240],
    [3, 'yellow blue green red', 240],
    [4, 'blue yellow red green', 240],
    [5, 'red blue green yellow', 160],
    [6, 'blue red yellow green', 160],
    [7, 'yellow green blue red', 160],
    [8, 'green yellow red blue', 160],
  ])('with orientation %i is turned upright', async (orientation, quarters, width) => {
    const made = await check(await jpeg((image) => image.withMetadata({ orientation })));
    expect(made).toMatchObject({ outcome: 'ready', quarters, width });
    // sharp's own result is the reference.
    const reference = await sharp(await jpeg((image) => image.withMetadata({ orientation })))
      .autoOrient()
      .png()
      .toBuffer();
    expect(await quartersOf(reference)).toBe(quarters);
  });

  it('with an orientation that does not exist is left as it is', async () => {
    const bytes = await jpeg((image) => image.withMetadata({ orientation: 6 }));
    const tag = bytes.indexOf(Buffer.from([0x12, 0x01, 0x03, 0x00, 0x01, 0x00, 0x00, 0x00]));
    expect(tag).toBeGreaterThan(0);
    bytes[tag + 8] = 77;
    expect(await check(bytes)).toMatchObject({ quarters: UPRIGHT, width: 240 });
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['Display P3', () => jpeg((image) => image.withIccProfile('p3'))],
    ['CMYK with a profile', () => jpeg((image) => image.withIccProfile('cmyk'))],
    ['16 bits', () => sharp(picture).toColourspace('rgb16').png().toBuffer()],
    ['an interlaced PNG', () => sharp(picture).png({ progressive: true }).toBuffer()],
    ['a progressive JPEG', () => sharp(picture).jpeg({ progressive: true, quality: 95 }).toBuffer()],
    ['a palette', () => sharp(picture).png({ palette: true, colours: 8 }).toBuffer()],
    ['WebP', () => sharp(picture).webp({ quality: 95 }).toBuffer()],
    ['lossless WebP', () => sharp(picture).webp({ lossless: true }).toBuffer()],
    ['HEIC', async () => sample('quadrants.heic')],
    ['HEIC of 10 bits', async () => sample('quadrants-10bit.heic')],
    ['HEIC in Display P3', async () => sample('quadrants-p3.heic')],
  ])('in %s keeps its colours', async (name, make) => {
    const bytes = await make();
    const { files } = await check(bytes);
    // CMYK inks cannot show these colours exactly.
    expect(await quartersOf(files.photo, name.startsWith('CMYK') ? 80 : 12)).toBe(UPRIGHT);
    expect(await quartersOf(files.thumbnail, name.startsWith('CMYK') ? 80 : 14)).toBe(UPRIGHT);
  });

  it('whose profile is Display P3 is converted, not relabelled', async () => {
    const wide = await sharp(picture).withIccProfile('p3').png().toBuffer();
    const { icc: profile = Buffer.alloc(0) } = await sharp(wide).metadata();
    // The same numbers with and without the profile are different colours.
    const numbers = await sharp(wide, {}).keepIccProfile().raw().toBuffer({ resolveWithObject: true });
    const [red = 0] = numbers.data;
    expect(red).not.toBe(208);
    expect(profile.length).toBeGreaterThan(100);
    expect((await check(wide)).quarters).toBe(UPRIGHT);
  });

  it('with a broken profile is taken as sRGB', async () => {
    const bytes = await jpeg((image) => image.withIccProfile('p3'));
    const at = bytes.indexOf('ICC_PROFILE');
    bytes.fill(0x5a, at + 14 + 36, at + 14 + 200);
    const made = await check(bytes);
    expect(made).toMatchObject({ outcome: 'ready', width: 240 });
  });

  it('without colours stays grey, and one that is transparent lies on white', async () => {
    const grey = await check(await sharp(picture).greyscale().jpeg().toBuffer());
    expect(grey.outcome).toBe('ready');
    const clear = { create: { width: 80, height: 60, channels: 4 as const, background: { r: 208, g: 32, b: 32, alpha: 0.5 } } };
    for (const bytes of [await sharp(clear).png().toBuffer(), await sharp(clear).webp().toBuffer(), sample('alpha.heic')]) {
      const { photo } = await check(bytes);
      const [red = 0, green = 0, blue = 0] = await sharp(photo).raw().toBuffer();
      expect([red > 220, Math.abs(green - 143) < 12, Math.abs(blue - 143) < 12]).toEqual([true, true, true]);
    }
  });

  it('is kept in three sizes, and never enlarged', async () => {
    const { files } = await check(
      await sharp(await quadrants(5_000, 2_500))
        .jpeg()
        .toBuffer(),
    );
    const sizes = [files.photo, files.preview, files.thumbnail].map(async (file) => {
      const { width, height } = await sharp(file).metadata();
      return `${width}x${height}`;
    });
    expect(await Promise.all(sizes)).toEqual(['4096x2048', '1600x800', '480x240']);
    const small = await check(await jpeg());
    expect(await sharp(small.files.preview).metadata()).toMatchObject({ width: 240, height: 160 });
  });
});

describe('a HEIC photo of a phone', () => {
  const exif = Buffer.concat([
    // EXIF's orientation 6 repeats the rotation of the file, which alone counts.
    Buffer.from('4d4d002a000000080001011200030000000100060000', 'hex'),
    Buffer.from('00000000GPSLatitude 18.52', 'latin1'),
  ]);

  // The reference is the definition of each in ISO/IEC 23008-12, 6.5.10 and 6.5.12.
  it.each<[string, Buffer[], string, number]>([
    ['lies as it was held', [], UPRIGHT, 1_000],
    ['is turned a quarter counter-clockwise', [irot(1)], 'green yellow red blue', 700],
    ['is turned by half', [irot(2)], 'yellow blue green red', 1_000],
    ['is turned a quarter clockwise, once although EXIF says it too', [irot(3)], 'blue red yellow green', 700],
    ['is mirrored left and right', [imir(1)], 'green red yellow blue', 1_000],
    ['is mirrored top and bottom', [imir(0)], 'blue yellow red green', 1_000],
    ['is turned, then mirrored', [irot(3), imir(1)], 'red blue green yellow', 700],
  ])('%s', async (_, transforms, quarters, width) => {
    const made = await check(gridOfQuadrants({ width: 1_000, height: 700, transforms, exif }));
    expect(made).toMatchObject({ outcome: 'ready', contentType: 'image/heic', quarters, width });
    expect(made.photo.includes('GPSLatitude')).toBe(false);
  });

  it('of 12 megapixels is kept at its size, of 48 at the half', async () => {
    const twelve = await check(gridOfQuadrants({ width: 4_032, height: 3_024, transforms: [irot(3)], exif }));
    expect(twelve).toMatchObject({ outcome: 'ready', quarters: 'blue red yellow green', width: 3_024, height: 4_032 });
    const large = await check(gridOfQuadrants({ width: 8_064, height: 6_048, transforms: [irot(3)], exif }));
    expect(large).toMatchObject({ outcome: 'ready', quarters: 'blue red yellow green', width: 3_024, height: 4_032 });
  }, 120_000);

  it('is converted from Display P3, told by a profile or by numbers', async () => {
    const { icc: profile = Buffer.alloc(0) } = await sharp(await jpeg((image) => image.withIccProfile('p3'))).metadata();
    const colours = async (transforms: Buffer[]) => {
      const { photo } = await check(gridOfQuadrants({ width: 1_024, height: 1_024, transforms }));
      return [...(await sharp(photo).extract({ left: 800, top: 200, width: 1, height: 1 }).raw().toBuffer())];
    };
    const [plain, byProfile, byNumbers] = [await colours([]), await colours([icc(profile)]), await colours([nclx(12, 13)])];
    // P3's green is more saturated than sRGB allows, so red falls.
    expect((plain[0] ?? 0) - (byProfile[0] ?? 0)).toBeGreaterThan(15);
    expect(byNumbers).toEqual(byProfile);
  });

  it('in HDR is refused with what to do', async () => {
    const bytes = gridOfQuadrants({ width: 1_024, height: 1_024, transforms: [nclx(9, 16)] });
    expect(await check(bytes)).toMatchObject({ reason: expect.stringMatching(/HDR.*Save it as an ordinary JPEG/) });
  });
});
