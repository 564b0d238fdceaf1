// Long because it is one table: each hostile package is a row with its expected message.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openThemePackage } from '../../src/package/theme-package.ts';
import { unpackThemePackage } from '../../src/package/unpack.ts';
import { RenderError } from '../../src/pipeline/errors.ts';
import { writeFixtureTheme } from '../support/fixture-theme.ts';
import { type HostileEntry, hostileZip } from '../support/hostile-zip.ts';

const MB = 1024 * 1024;

/** Runs a case that must be refused for good, with one sentence, soon and without taking memory. */
async function refusalOf(work: () => unknown): Promise<string> {
  const memory = process.memoryUsage.rss();
  const started = process.cpuUsage();
  const error = await Promise.resolve()
    .then(work)
    .then(() => undefined)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RenderError);
  expect(error).toMatchObject({ code: 'theme_invalid', permanent: true });
  // Processor time, because others use the machine too.
  const { user, system } = process.cpuUsage(started);
  expect(user + system).toBeLessThan(5_000_000);
  expect(process.memoryUsage.rss() - memory).toBeLessThan(400 * MB);
  const message = error instanceof Error ? error.message : '';
  expect(message).toMatch(/^The (theme package|text layer) .{5,900}\.$/s);
  return message;
}

interface Json {
  [key: string]: Json;
}

async function withAnimation(change: (animation: Json & { layers: Json[]; assets: Json[] }) => unknown): Promise<string> {
  const dir = await writeFixtureTheme();
  const path = join(dir, 'animation.json');
  const animation = JSON.parse(await readFile(path, 'utf8'));
  const changed = change(animation);
  await writeFile(path, typeof changed === 'string' ? changed : JSON.stringify(animation));
  return dir;
}

async function withFile(name: string, bytes: string | Buffer): Promise<string> {
  const dir = await writeFixtureTheme();
  await writeFile(join(dir, name), bytes);
  return dir;
}

const still = (k: unknown) => ({ a: 0, k });
const layer = (rest: object) => ({ ty: 4, ip: 0, op: 45, st: 0, ks: {}, shapes: [], ...rest });
const shows = (refId: string, rest: object = {}) => ({ ty: 0, refId, w: 10, h: 10, ip: 0, op: 45, st: 0, ks: {}, ...rest });
const text = (value: object) => JSON.parse(JSON.stringify(value));

/** A PNG that claims a size and is empty. */
function png(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const head = chunk('IHDR', Buffer.concat([size, Buffer.from([8, 6, 0, 0, 0])]));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), head, chunk('IEND', Buffer.alloc(0))]);
}

const image = (rest: object) => text({ id: 'own', w: 10, h: 10, u: '', e: 0, ...rest });
const imageUri = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

describe('a hostile animation gets one clear error', () => {
  test.each<[string, RegExp, (animation: Json & { layers: Json[]; assets: Json[] }) => unknown]>([
    ['no JSON', /animation\.json that is not JSON/, () => 'hello'],
    ['JSON cut off', /not JSON/, (animation) => JSON.stringify(animation).slice(0, 900)],
    ['an empty file', /not JSON/, () => ''],
    ['a list', /does not match the format/, () => '[]'],
    ['nesting of 100,000 levels', /nested deeper than 100 levels/, () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['five million values', /more than 4000000 values/, () => `[${'0,'.repeat(5_000_000)}0]`],
    ['wrong types', /\/layers .*array/, (animation) => Object.assign(animation, { layers: 'many' })],
    ['a layer that is a number', /\/layers\/0/, (animation) => Object.assign(animation, { layers: [7] })],
    [
      'a number beyond all numbers',
      /the number Infinity at \/layers\/0\/ks\/r/,
      (animation) => {
        animation.layers[0] = text(layer({ ks: { r: 'HERE' } }));
        return JSON.stringify(animation).replace('"HERE"', '1e999');
      },
    ],
    ['a huge number', /the number 1e\+30/, (animation) => animation.layers.unshift(text(layer({ ks: { r: still(1e30) } })))],
    ['a NaN', /not JSON/, (animation) => JSON.stringify(animation).replace('"fr":30', '"fr":NaN')],
    [
      'a text of 100,000 signs',
      /text longer than 20000/,
      (animation) => animation.layers.unshift(text(layer({ nm: 'x'.repeat(100_000) }))),
    ],
    [
      '10,000 layers',
      /more than 4000 layers/,
      (animation) => animation.layers.push(...text(Array.from({ length: 10_000 }, () => layer({})))),
    ],
    [
      'a composition that shows itself',
      /composition that shows itself: “a”/,
      (animation) => {
        animation.assets.push(text({ id: 'a', layers: [shows('b')] }), text({ id: 'b', layers: [shows('a')] }));
      },
    ],
    [
      'compositions doubled thirty times',
      /more than 4000 layers/,
      (animation) => {
        for (let level = 0; level < 30; level += 1)
          animation.assets.push(text({ id: `c${level}`, layers: [shows(`c${level + 1}`), shows(`c${level + 1}`)] }));
        animation.assets.push(text({ id: 'c30', layers: [layer({})] }));
        animation.layers.push(text(shows('c0')));
      },
    ],
    [
      'compositions nested 1,000 deep',
      /deeper than 32 levels/,
      (animation) => {
        for (let level = 0; level < 1000; level += 1)
          animation.assets.push(text({ id: `d${level}`, layers: [shows(`d${level + 1}`)] }));
        animation.assets.push(text({ id: 'd1000', layers: [] }));
      },
    ],
    ['a composition that is not there', /composition “none”/, (animation) => animation.layers.push(text(shows('none')))],
    [
      'a layer that is its own parent',
      /attaches the layer “loop” to itself/,
      (animation) => animation.layers.push(text(layer({ nm: 'loop', ind: 70, parent: 70 }))),
    ],
    [
      'parents in a ring',
      /to itself, or below/,
      (animation) => {
        animation.layers.push(text(layer({ nm: 'p', ind: 70, parent: 71 })), text(layer({ nm: 'q', ind: 71, parent: 70 })));
      },
    ],
    [
      'a million keyframes',
      /more than 200000 keyframes/,
      (animation) => {
        const keyframes = Array.from({ length: 1_000_000 }, () => '{"t":1}').join(',');
        animation.layers.unshift(text(layer({ ks: { r: { a: 1, k: 'HERE' } } })));
        return JSON.stringify(animation).replace('"HERE"', `[${keyframes}]`);
      },
    ],
    [
      'a path of 100,000 points',
      /path of more than 10000 points/,
      (animation) => {
        const points = Array.from({ length: 100_000 }, () => [0, 0]);
        animation.layers.push(text(layer({ shapes: [{ ty: 'sh', ks: still({ v: points, i: points, o: points, c: true }) }] })));
      },
    ],
    [
      'repeaters of repeaters',
      /more than 100000 shapes/,
      (animation) => {
        const repeaters = Array.from({ length: 3 }, () => ({ ty: 'rp', c: still(400) }));
        animation.layers.push(text(layer({ shapes: [{ ty: 'rc' }, ...repeaters] })));
      },
    ],
    [
      'a star of a million points',
      /star of more than 1000 points/,
      (animation) => animation.layers.push(text(layer({ shapes: [{ ty: 'sr', pt: still(1_000_000) }] }))),
    ],
    [
      'a matte that is not there',
      /matte that is not there/,
      (animation) => animation.layers.unshift(text(layer({ nm: 'm', ind: 80, tt: 1 }))),
    ],
    [
      'a named matte that is not there',
      /matte that is not there/,
      (animation) => animation.layers.push(text(layer({ ind: 80, tt: 1, tp: 999 }))),
    ],
    ['a negative size', /side of -5 pixels/, (animation) => animation.assets.push(text({ id: 'n', w: -5, h: 10, layers: [] }))],
    [
      'a solid of 50,000 pixels',
      /side of 50000 pixels/,
      (animation) => animation.layers.push(text({ ...layer({}), ty: 1, sw: 50_000, sh: 10, sc: '#fff' })),
    ],
    ['no frames', /animation without a frame/, (animation) => Object.assign(animation, { op: 0 })],
    ['0 frames a second', /0 frames a second/, (animation) => Object.assign(animation, { fr: 0 })],
    ['another size', /animation\.json is 640×480/, (animation) => Object.assign(animation, { w: 640, h: 480 })],
    [
      'a layer stretched by nothing',
      /stretches the layer “s” in time by 0/,
      (animation) => animation.layers.push(text(layer({ nm: 's', sr: 0 }))),
    ],
    [
      'two assets of one id',
      /two assets with the id “photo:couple”/,
      (animation) => animation.assets.push(text({ id: 'photo:couple', layers: [] })),
    ],
    [
      'a text without a document',
      /no text document/,
      (animation) => animation.layers.push(text({ ...layer({ nm: 'text:names' }), ty: 5, t: 5 })),
    ],
    [
      'an image from the net',
      /images are never fetched/,
      (animation) => animation.assets.push(image({ u: 'http://example.com/', p: 'a.png' })),
    ],
    ['a file address', /images are never fetched/, (animation) => animation.assets.push(image({ p: 'file:///etc/passwd' }))],
    [
      'an image outside the package',
      /outside itself: \.\.\/\.\.\/secret\.png/,
      (animation) => animation.assets.push(image({ u: '../../', p: 'secret.png' })),
    ],
    [
      'an absolute path',
      /outside itself: \/etc\/passwd/,
      (animation) => animation.assets.push(image({ u: '/etc/', p: 'passwd' })),
    ],
    ['a missing image', /lacks: images\/none\.png/, (animation) => animation.assets.push(image({ u: 'images/', p: 'none.png' }))],
    [
      'a drawing as an image',
      /not a JPEG, PNG or WebP in base64/,
      (animation) => animation.assets.push(image({ p: 'data:image/svg+xml;base64,PHN2Zy8+' })),
    ],
    [
      'text as an image',
      /not a JPEG, PNG or WebP/,
      (animation) => animation.assets.push(image({ p: imageUri(Buffer.from('no image')) })),
    ],
    [
      'an image of 50,000 pixels a side',
      /50000 × 50000 pixels/,
      (animation) => animation.assets.push(image({ p: imageUri(png(50_000, 50_000)) })),
    ],
    ['an image without pixels', /without a size/, (animation) => animation.assets.push(image({ p: imageUri(png(0, 10)) }))],
    ['an image cut off', /cut off/, (animation) => animation.assets.push(image({ p: imageUri(png(9, 9).subarray(0, 40)) }))],
    [
      'images of 100 megapixels together',
      /more than 80 megapixels/,
      (animation) => {
        for (let index = 0; index < 3; index += 1)
          animation.assets.push({ ...image({ p: imageUri(png(6000, 6000)) }), id: JSON.parse(`"i${index}"`) });
      },
    ],
  ])('%s', async (_, message, change) => {
    const dir = await withAnimation(change);
    expect(await refusalOf(() => openThemePackage(dir))).toMatch(message);
  });
});

describe('hostile files of a package get one clear error', () => {
  test.each<[string, RegExp, () => Promise<string>]>([
    ['no manifest', /theme\.json that is not JSON/, () => withFile('theme.json', '\0\0')],
    [
      'a manifest of another kind',
      /does not match the format: .*frames/,
      () => writeFixtureTheme((manifest) => Object.assign(manifest, { frames: 'many' })),
    ],
    [
      'a key that objects have by nature',
      /"constructor" is reserved/,
      () => writeFixtureTheme((manifest) => Object.assign(manifest.fields[4] ?? {}, { key: 'constructor' })),
    ],
    [
      'a missing font',
      /lacks: fonts\/none\.ttf/,
      () => writeFixtureTheme((manifest) => Object.assign(manifest.fonts, { Body: 'none.ttf' })),
    ],
    [
      'a font outside the package',
      /outside itself/,
      () => writeFixtureTheme((manifest) => Object.assign(manifest.fonts, { Body: '../../../etc/passwd' })),
    ],
    ['a font that is none', /is not a TTF or OTF font/, () => withFile('fonts/NotoSans_600SemiBold.ttf', 'no font at all')],
    ['an empty font', /is not a TTF or OTF font/, () => withFile('fonts/NotoSans_600SemiBold.ttf', '')],
    ['a web font', /is a web font/, () => withFile('fonts/NotoSans_600SemiBold.ttf', 'wOF2 and more')],
    ['a font cut off', /is cut off/, () => changedFont((file) => file.subarray(0, file.length / 2))],
    ['a font without outlines', /letters have no outlines/, () => changedFont((file) => zeroed(file, 'glyf'))],
    ['a font without letters', /no letters can be found/, () => changedFont((file) => zeroed(file, 'cmap'))],
    [
      'music outside the package',
      /outside itself/,
      () => writeFixtureTheme((manifest) => Object.assign(manifest.music, { file: '/etc/passwd' })),
    ],
    [
      'a sample that is missing',
      /lacks: samples\/none\.jpg/,
      () => writeFixtureTheme((manifest) => Object.assign(manifest.sample_photos, { couple: 'none.jpg' })),
    ],
    ['a link to elsewhere', /links to a file outside itself/, linked],
    [
      'a folder as a file',
      /lacks: music\.wav/,
      async () => {
        const dir = await writeFixtureTheme((manifest) => Object.assign(manifest.music, { file: 'songs' }));
        await mkdir(join(dir, 'songs'));
        return dir;
      },
    ],
  ])('%s', async (_, message, write) => {
    const dir = await write();
    expect(await refusalOf(() => openThemePackage(dir))).toMatch(new RegExp(message.source.replace('music\\.wav', 'songs')));
  });

  async function changedFont(change: (file: Buffer) => Buffer): Promise<string> {
    const dir = await writeFixtureTheme();
    const path = join(dir, 'fonts', 'NotoSans_600SemiBold.ttf');
    await writeFile(path, change(await readFile(path)));
    return dir;
  }

  function zeroed(font: Buffer, table: string): Buffer {
    const record = font.indexOf(table, 12, 'latin1');
    const [start, length] = [font.readUInt32BE(record + 8), font.readUInt32BE(record + 12)];
    return Buffer.from(font).fill(0xff, start, start + length);
  }

  async function linked(): Promise<string> {
    const dir = await writeFixtureTheme((manifest) => Object.assign(manifest.music, { file: 'song.wav' }));
    const outside = join(await mkdtemp(join(tmpdir(), 'outside-')), 'secret');
    await writeFile(outside, 'secret');
    await symlink(outside, join(dir, 'song.wav'));
    return dir;
  }
});

describe('a hostile zip gets one clear error and writes nothing', () => {
  const data = Buffer.from('{}');
  const good: HostileEntry = { name: 'theme.json', data };
  test.each<[string, RegExp, () => Buffer]>([
    ['an empty file', /not a ZIP file/, () => Buffer.alloc(0)],
    ['a zip cut off', /incomplete/, () => hostileZip([good]).subarray(0, 60)],
    [
      'a zip whose list is broken',
      /broken list/,
      () => {
        const zip = hostileZip([good]);
        zip.writeUInt32LE(7, zip.length - 6);
        return zip;
      },
    ],
    ['a path that climbs out', /is not allowed: "\.\.\/evil\.json"/, () => hostileZip([good, { name: '../evil.json', data }])],
    ['an absolute path', /is not allowed/, () => hostileZip([{ name: '/etc/evil.json', data }])],
    [
      'a link',
      /is a link or a device/,
      () => hostileZip([{ name: 'fonts/a.ttf', data: Buffer.from('/etc/passwd'), mode: 0o120777 }]),
    ],
    ['a password', /is encrypted/, () => hostileZip([{ ...good, flags: 1 }])],
    ['an unknown packing', /other than deflate/, () => hostileZip([{ ...good, method: 14 }])],
    [
      'a bomb by ratio',
      /more than 200 times smaller/,
      () => hostileZip([good, { name: 'animation.json', data: Buffer.alloc(30 * MB) }]),
    ],
    [
      'a bomb that lies about its size',
      /states a smaller size/,
      () => hostileZip([{ name: 'animation.json', data: Buffer.alloc(30 * MB), size: 100 }]),
    ],
    [
      'a bomb by total',
      /larger than 256 MB/,
      () =>
        hostileZip(
          Array.from({ length: 6 }, (_, index) => ({
            name: `${index}.json`,
            data: Buffer.from('x'.repeat(500_000)),
            method: 0,
            size: 50 * MB,
          })),
        ),
    ],
    [
      '10,000 files',
      /more than 500 files/,
      () => hostileZip(Array.from({ length: 10_000 }, (_, index) => ({ name: `${index}.json`, data, method: 0 }))),
    ],
    ['two files of one name', /two files named/, () => hostileZip([good, { name: 'THEME.json', data }])],
    [
      'a file that is a folder too',
      /as a file and as a folder/,
      () =>
        hostileZip([
          { name: 'a', data },
          { name: 'a/b.json', data },
        ]),
    ],
    ['two names for one file', /calls one file both/, () => hostileZip([{ ...good, localName: 'other.json' }])],
    ['a program', /is not allowed/, () => hostileZip([good, { name: 'run.exe', data }])],
    ['a broken file', /is damaged: "theme\.json"/, () => hostileZip([{ ...good, crc: 1 }])],
    [
      'bytes that do not unpack',
      /broken zip/,
      () => {
        const zip = hostileZip([{ name: 'theme.json', data: Buffer.alloc(500, 'abc') }]);
        return zip.fill(0xff, 40, 48);
      },
    ],
    ['no files', /is empty/, () => hostileZip([])],
  ])('%s', async (_, message, zip) => {
    const parent = await mkdtemp(join(tmpdir(), 'hostile-zip-'));
    await writeFile(join(parent, 'package.zip'), zip());
    expect(await refusalOf(() => unpackThemePackage(join(parent, 'package.zip'), join(parent, 'in', 'package')))).toMatch(
      message,
    );
    expect(existsSync(join(parent, 'evil.json'))).toBe(false);
    expect((await readdir(parent)).filter((name) => name !== 'package.zip' && name !== 'in')).toEqual([]);
  });
});

test('a good package is taken after all of these', async () => {
  expect(openThemePackage(await writeFixtureTheme()).manifest.title).toBe('Fixture');
});
