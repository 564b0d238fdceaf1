import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, LottieAnimation as Player } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { decodedOnce } from '../../src/package/decoded-once.ts';
import { imageHeader } from '../../src/package/image-header.ts';
import { readThemePackage } from '../../src/package/theme-package.ts';
import { bind } from '../../src/stages/bind.ts';
import { drawLottie } from '../support/draw-lottie.ts';
import { FIXTURE_FRAMES, fixtureAnimation, writeFixtureTheme } from '../support/fixture-theme.ts';

const OP = 100_000;
const size = { width: 61, height: 40 };

/** A gradient of colour and of opacity. */
function gradient(): Sharp {
  const { width, height } = size;
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    pixels.set([x * 4, y * 6, 255 - x * 4, 255 - y * 5], at * 4);
  }
  return sharp(pixels, { raw: { ...size, channels: 4 } });
}

function wrapped(still: Buffer): Buffer {
  const header = imageHeader(still);
  if (!header) throw new Error('the picture is none');
  return decodedOnce(still, header);
}

const STILLS: [string, () => Promise<Buffer>][] = [
  ['lossy with alpha', () => gradient().webp({ quality: 84 }).toBuffer()],
  ['lossy without alpha', () => gradient().flatten({ background: '#204060' }).webp({ quality: 84 }).toBuffer()],
  ['lossless', () => gradient().webp({ lossless: true }).toBuffer()],
];

describe.each(STILLS)('a WebP still, %s', (_, make) => {
  test('becomes an animation whose second frame is the same picture', async () => {
    const still = await make();
    const animation = wrapped(still);
    expect(imageHeader(animation)).toEqual({ mime: 'image/webp', ...size, complete: true });
    expect(await sharp(animation, { pages: -1 }).metadata()).toMatchObject({ pages: 2, delay: [0, 16_777_215] });
    const raw = (file: Buffer, page: number) => sharp(file, { page }).ensureAlpha().raw().toBuffer();
    expect((await raw(animation, 1)).equals(await raw(still, 0))).toBe(true);
  });

  test.each([
    ['first', 7, 7],
    ['last', OP - 1, 7],
    ['first, late in an album', OP - 9, OP - 9],
  ])('is drawn as before at any size and angle in its %s frame', async (_name, at, start) => {
    const still = await make();
    const [before, after] = [drawn(still, at, start), drawn(wrapped(still), at, start)];
    const steps = before.map((value, index) => Math.abs(value - (after[index] ?? 0)));
    expect(before.some((value, index) => index % 4 !== 3 && value > 0)).toBe(true);
    expect(Math.max(...steps)).toBe(0);
  });
});

test('a theme shows its picture from the first frame of its layer, and no frame of the container', async () => {
  const dir = await writeFixtureTheme();
  const { width, height } = size;
  const half = { input: { create: { width: 30, height, channels: 4, background: '#00ff00' } }, left: 0, top: 0 } as const;
  const picture = sharp({ create: { width, height, channels: 4, background: '#00000000' } }).composite([half]);
  await writeFile(join(dir, 'leaf.webp'), await picture.webp({ lossless: true }).toBuffer());
  const { layers, ...rest } = fixtureAnimation();
  const leaf = { ty: 2, refId: 'leaf', ind: 1, ip: 11, op: FIXTURE_FRAMES, st: 0, ks: {} };
  const animation = {
    ...rest,
    assets: [{ id: 'leaf', w: width, h: height, u: '', p: 'leaf.webp', e: 0 }],
    layers: [leaf, ...layers.slice(-1)],
  };
  await writeFile(join(dir, 'animation.json'), JSON.stringify(animation));
  const spec = { details: 'sample', bride_first: false, colors: {} } as const;
  const bound = await bind({ themePackage: readThemePackage(dir), spec, photos: {}, scale: 1 });
  const at = (frame: number, x: number): number[] => [
    ...drawLottie(bound.animation, frame).getContext('2d').getImageData(x, 10, 1, 1).data.slice(0, 3),
  ];
  const ground = at(10, 10);
  expect(ground).not.toEqual([0, 255, 0]);
  expect([at(11, 10), at(11, 50)]).toEqual([[0, 255, 0], ground]);
  expect([at(40, 10), at(40, 50)]).toEqual([[0, 255, 0], ground]);
});

test('what is no still or no WebP stays as it is', async () => {
  const animation = wrapped(await gradient().webp().toBuffer());
  expect(wrapped(animation)).toBe(animation);
  const png = await gradient().png().toBuffer();
  expect(wrapped(png)).toBe(png);
});

/** A frame of a long animation that shows a picture from `start` on, larger and turned, on black. */
function drawn(picture: Buffer, frame: number, start: number): Buffer {
  const op = OP;
  const asset = { id: 'picture', w: size.width, h: size.height, u: '', p: uriOf(picture), e: 1 };
  const ks = { s: { a: 0, k: [143, 143] }, r: { a: 0, k: 17 } };
  const layer = { ty: 2, refId: 'picture', ip: start, op, st: 0, ks };
  const player = Player.loadFromData(
    JSON.stringify({ v: '5.7.0', fr: 30, ip: 0, op, w: size.width, h: size.height, assets: [asset], layers: [layer] }),
  );
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.fillRect(0, 0, size.width, size.height);
  player.seekFrame(frame);
  player.render(context, { x: 0, y: 0, ...size });
  return Buffer.from(canvas.data());
}

function uriOf(picture: Buffer): string {
  return `data:image/webp;base64,${picture.toString('base64')}`;
}
