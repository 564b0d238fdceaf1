import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Crop } from '@nimantran/proto/domain/customisation';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { MAX_BOUND_PIXELS } from '../../src/package/limits.ts';
import type { ThemePackage } from '../../src/package/theme-package.ts';
import { type BoundPhoto, bindPhotos } from '../../src/stages/bind-photos.ts';
import { fixtureManifest } from '../support/fixture-theme.ts';

const dir = mkdtempSync(join(tmpdir(), 'photos-'));
process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
let files = 0;
const EMPTY_ANIMATION = { w: 1920, h: 1080, fr: 30, ip: 0, op: 45, layers: [] };

async function bound(file: Buffer, slot = { width: 400, height: 300 }, crop?: Crop, scale = 1): Promise<Required<BoundPhoto>> {
  files += 1;
  const path = join(dir, `${files}.photo`);
  await writeFile(path, file);
  const manifest = { ...fixtureManifest(), slots: [{ key: 'couple', label: 'The couple', required: false, ...slot }] };
  const themePackage: ThemePackage = { dir, manifest, animation: EMPTY_ANIMATION };
  const [photo] = await bindPhotos(themePackage, { couple: { path, ...(crop ? { crop } : {}) } }, false, scale);
  if (!photo?.dataUri || photo.density === undefined) throw new Error('no photo was bound');
  return { slot: photo.slot, dataUri: photo.dataUri, density: photo.density };
}

const pictureOf = ({ dataUri }: BoundPhoto): Sharp => sharp(new Uint8Array(Buffer.from(dataUri?.split(',')[1] ?? '', 'base64')));

async function pixelsOf(photo: BoundPhoto) {
  const { data, info } = await pictureOf(photo).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => {
    const first = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 4;
    return [...data.subarray(first, first + 4)];
  };
  return { width: info.width, height: info.height, at };
}

/** Red, green over blue, white: one corner each. */
function corners(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  const colours = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 255],
  ];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      pixels.set(colours[(y * 2 < height ? 0 : 2) + (x * 2 < width ? 0 : 1)] ?? [], (y * width + x) * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

function near(colour: number[], wanted: number[], within = 6): void {
  for (const [index, value] of wanted.entries()) expect(Math.abs((colour[index] ?? -999) - value)).toBeLessThanOrEqual(within);
}

const RED = [255, 0, 0, 255];
const GREEN = [0, 255, 0, 255];
const BLUE = [0, 0, 255, 255];
const WHITE = [255, 255, 255, 255];

describe('a photo stands upright', () => {
  // Each EXIF orientation asks a viewer for a rotation, so the stored picture is turned the other way.
  const stored: Record<number, (picture: Sharp) => Sharp> = {
    1: (picture) => picture,
    2: (picture) => picture.flop(),
    3: (picture) => picture.rotate(180),
    4: (picture) => picture.flip(),
    5: (picture) => picture.rotate(270).flop(),
    6: (picture) => picture.rotate(270),
    7: (picture) => picture.rotate(90).flop(),
    8: (picture) => picture.rotate(90),
  };
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('with EXIF orientation %d, its crop too', async (orientation) => {
    const upright = await corners(240, 160).png().toBuffer();
    const turned = await (stored[orientation] ?? stored[1])?.(sharp(upright)).png().toBuffer();
    const file = await sharp(turned).withMetadata({ orientation }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
    const whole = await pixelsOf(await bound(file, { width: 120, height: 80 }));
    near(whole.at(0.1, 0.1), RED);
    near(whole.at(0.9, 0.1), GREEN);
    near(whole.at(0.1, 0.9), BLUE);
    near(whole.at(0.9, 0.9), WHITE);
    const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
    const part = await pixelsOf(await bound(file, { width: 120, height: 80 }, crop));
    for (const place of [0.1, 0.5, 0.9]) near(part.at(place, place), GREEN);
  });
});

describe('a photo fills its slot', () => {
  test('by the largest centred part of the slot’s shape', async () => {
    const photo = await bound(await corners(1600, 400).png().toBuffer(), { width: 200, height: 200 });
    const { width, height, at } = await pixelsOf(photo);
    expect([width, height]).toEqual([260, 260]);
    expect(photo.density).toBe(2);
    near(at(0.02, 0.02), RED);
    near(at(0.98, 0.98), WHITE);
  });

  test('is never enlarged, and says how soft it will look', async () => {
    const photo = await bound(await corners(90, 60).png().toBuffer(), { width: 300, height: 200 }, undefined, 2);
    expect(await pixelsOf(photo)).toMatchObject({ width: 90, height: 60 });
    expect(photo.density).toBeCloseTo(0.15);
  });

  test('with a crop at the very edge of the photo', async () => {
    const crop = { x: 1, y: 1, width: 0.5, height: 0.5 };
    near(
      (await pixelsOf(await bound(await corners(90, 60).png().toBuffer(), { width: 300, height: 200 }, crop))).at(0, 0),
      WHITE,
    );
  });

  test('and twenty large ones stay within what a video may hold of photos', async () => {
    const path = join(dir, 'large.jpg');
    await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#00f' } })
      .jpeg()
      .toFile(path);
    const slots = Array.from({ length: 20 }, (_, index) => ({
      key: `p${index}`,
      label: 'One of many',
      width: 1600,
      height: 1200,
      required: false,
    }));
    const themePackage = { dir, manifest: { ...fixtureManifest(), slots }, animation: EMPTY_ANIMATION };
    const photos = Object.fromEntries(slots.map(({ key }) => [key, { path }]));
    let pixels = 0;
    for (const photo of await bindPhotos(themePackage, photos, false, 2)) {
      const { width, height } = await pictureOf(photo).metadata();
      expect(width / height).toBeCloseTo(4 / 3, 2);
      expect(photo.density).toBe(1.25);
      pixels += width * height;
    }
    expect(pixels).toBeLessThanOrEqual(MAX_BOUND_PIXELS);
    expect(pixels).toBeGreaterThan(MAX_BOUND_PIXELS * 0.98);
  });

  test('sharply: fine stripes come out grey, not as coarse ones', async () => {
    const pixels = Buffer.alloc(3000 * 200 * 3);
    for (let at = 0; at < pixels.length; at += 3) pixels.fill((at / 3) % 2 === 0 ? 255 : 0, at, at + 3);
    const stripes = await sharp(pixels, { raw: { width: 3000, height: 200, channels: 3 } })
      .png()
      .toBuffer();
    const { at } = await pixelsOf(await bound(stripes, { width: 300, height: 20 }));
    for (let x = 0.05; x < 0.95; x += 0.07) near(at(x, 0.5), [128, 128, 128], 10);
  });
});

describe('colours come out as sRGB', () => {
  test('from Display P3', async () => {
    const red = { create: { width: 64, height: 64, channels: 3 as const, background: '#ff0000' } };
    const file = await sharp(red).withIccProfile('p3').png().toBuffer();
    // The P3 numbers for sRGB red are about 234, 51, 35; they must come back as pure red.
    expect([
      ...(
        await sharp(file)
          .metadata()
          .then(() => sharp(file, { ignoreIcc: true }).raw().toBuffer())
      ).subarray(0, 3),
    ]).not.toEqual([255, 0, 0]);
    near((await pixelsOf(await bound(file))).at(0.5, 0.5), RED, 3);
  });

  test('from CMYK', async () => {
    const file = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ffffff' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).space).toBe('cmyk');
    near((await pixelsOf(await bound(file))).at(0.5, 0.5), WHITE, 4);
  });

  test('from sixteen bits and from grey', async () => {
    const grey16 = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#808080' } })
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    expect((await sharp(grey16).metadata()).depth).toBe('ushort');
    near((await pixelsOf(await bound(grey16))).at(0.5, 0.5), [128, 128, 128, 255], 2);
    const grey = await sharp(grey16).toColourspace('b-w').jpeg().toBuffer();
    near((await pixelsOf(await bound(grey))).at(0.5, 0.5), [128, 128, 128, 255], 2);
  });

  test('where the profile is broken, as if there were none', async () => {
    const file = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#20c040' } })
      .withIccProfile('p3')
      .jpeg({ quality: 95 })
      .toBuffer();
    const profile = file.indexOf('ICC_PROFILE');
    file.fill(0x41, profile + 40, profile + 400);
    expect((await pixelsOf(await bound(file))).at(0.5, 0.5)[3]).toBe(255);
  });
});

describe('what is see-through', () => {
  const clear = { r: 255, g: 0, b: 0, alpha: 0 };
  test.each(['png', 'webp'] as const)('stays so in %s', async (format) => {
    const half = await sharp({ create: { width: 100, height: 100, channels: 4, background: clear } })
      .composite([{ input: { create: { width: 50, height: 100, channels: 4, background: '#00f' } }, left: 0, top: 0 }])
      .toFormat(format)
      .toBuffer();
    const photo = await bound(half, { width: 100, height: 100 });
    expect(photo.dataUri).toMatch(/^data:image\/png/);
    const { at } = await pixelsOf(photo);
    near(at(0.2, 0.5), BLUE, 8);
    expect(at(0.8, 0.5)[3]).toBe(0);
  });

  test('but unused is dropped', async () => {
    const opaque = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#00f' } })
      .png()
      .toBuffer();
    expect((await bound(opaque)).dataUri).toMatch(/^data:image\/jpeg/);
  });
});
