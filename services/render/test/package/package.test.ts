import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openThemePackage } from '../../src/package/theme-package.ts';
import { isSafeEntry, unpackThemePackage } from '../../src/package/unpack.ts';
import { writeFixtureTheme } from '../support/fixture-theme.ts';

const bytes = new TextEncoder().encode('{}');

async function unpack(files: Record<string, Uint8Array>): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'unpack-'));
  const zip = join(parent, 'package.zip');
  await writeFile(zip, zipSync(files));
  await unpackThemePackage(zip, join(parent, 'in', 'package'));
  return join(parent, 'in', 'package');
}

describe('a zip cannot write outside its folder', () => {
  test.each([
    '../evil.json',
    'a/../../evil.json',
    '/etc/evil.json',
    'C:/evil.json',
    'a\\..\\evil.json',
    'fonts/./x.ttf',
    'run.sh',
    'a//b.json',
    '',
    'x\0.json',
  ])('%j is refused', (name) => {
    expect(isSafeEntry(name)).toBe(false);
  });

  test('nothing is written when one name is unsafe', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'unpack-'));
    const zip = join(parent, 'package.zip');
    await writeFile(zip, zipSync({ 'theme.json': bytes, '../../evil.json': bytes }));
    await expect(unpackThemePackage(zip, join(parent, 'in', 'package'))).rejects.toMatchObject({
      code: 'theme_invalid',
      permanent: true,
    });
    expect(existsSync(join(parent, 'evil.json'))).toBe(false);
    expect(existsSync(join(parent, 'in'))).toBe(false);
  });

  test('an honest zip is unpacked', async () => {
    const dir = await unpack({ 'theme.json': bytes, 'fonts/a.ttf': bytes });
    expect(await readFile(join(dir, 'fonts', 'a.ttf'), 'utf8')).toBe('{}');
  });

  test('what is no zip is refused for good', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'unpack-')), 'package.zip');
    await writeFile(path, 'no zip at all');
    await expect(unpackThemePackage(path, `${path}.d`)).rejects.toMatchObject({ code: 'theme_invalid', permanent: true });
  });
});

describe('a wrong package says what is wrong', () => {
  test.each([
    [
      'a template with an unknown field',
      /names the field "nobody"/,
      (manifest: { texts: Record<string, { text: string }> }) => Object.assign(manifest.texts, { names: { text: '{nobody}' } }),
    ],
    [
      'a scene past the end',
      /out of order or past the end/,
      (manifest: { scenes: { last_frame: number }[] }) => Object.assign(manifest.scenes[0] ?? {}, { last_frame: 99 }),
    ],
    [
      'a font that is not listed',
      /uses the font "Body"/,
      (manifest: { fonts: Record<string, string> }) => delete manifest.fonts.Body,
    ],
    [
      'more frames than the animation',
      /animation\.json has 45 frames/,
      (manifest: { frames: number }) => Object.assign(manifest, { frames: 46 }),
    ],
    [
      'a slot that is missing',
      /photo:couple has no slot/,
      (manifest: { slots: unknown[]; sample_photos: object }) => Object.assign(manifest, { slots: [], sample_photos: {} }),
    ],
  ])('%s', async (_, message, change) => {
    const dir = await writeFixtureTheme(change);
    expect(() => openThemePackage(dir)).toThrow(message);
  });
});
