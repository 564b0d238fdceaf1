import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { packageFiles } from '../../collection/compile.ts';
import { sprite } from '../../collection/kit/sprite.ts';
import { SPRITES_FOLDER, scriptOf, sourceHash, spriteFile, spriteList } from '../../collection/props/sprites.ts';
import { DYED, RENDERED, SOFT, STRUNG, TONED, WREATHS } from '../../collection/props/table.ts';
import { TEXTURES } from '../../collection/props/textures/all.ts';
import { loadTheme } from '../../collection/themes.ts';

const MOST_MEGABYTES = 60;
/** A sprite as wide as a 2160p frame; none is shown larger. */
const MOST_PIXELS = 3840;

const NAMES = Object.keys(spriteList());
const PAINTED = Object.keys(TEXTURES);

describe('the sprites', () => {
  it('are those of the scripts and textures, and no others', async () => {
    const made = [
      ...Object.values(RENDERED).flat(),
      ...Object.keys(SOFT),
      ...Object.keys(STRUNG),
      ...Object.keys(WREATHS),
      ...Object.keys(DYED),
      ...Object.keys(TONED),
      ...PAINTED,
    ];
    expect(NAMES.toSorted()).toEqual(made.toSorted());
    const files = (await readdir(SPRITES_FOLDER)).filter((file) => file !== 'sprites.json');
    expect(files.toSorted()).toEqual(NAMES.map(spriteFile).toSorted());
    for (const name of NAMES) expect(scriptOf(name) === undefined, name).toBe(PAINTED.includes(TONED[name]?.of ?? name));
  });

  it('stay below 60 MB together', async () => {
    const sizes = await Promise.all(NAMES.map(async (name) => (await readFile(join(SPRITES_FOLDER, spriteFile(name)))).length));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_MEGABYTES * 1024 * 1024);
  });

  it.each(NAMES)('%s is the file in the list, made by the code beside it', async (name) => {
    const bytes = await readFile(join(SPRITES_FOLDER, spriteFile(name)));
    const { width, height, file, made_from } = spriteList()[name] ?? {};
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file);
    // Make it again with `node services/catalog/collection/commands/props.ts --stale`.
    expect(await sourceHash(name)).toBe(made_from);
    const picture = await loadImage(bytes);
    expect([picture.width, picture.height]).toEqual([width, height]);
    expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(MOST_PIXELS);
  });
});

describe('a sprite in a scene', () => {
  it('has its width at a scale of 100, and moves as its options say', () => {
    const { width = 1, height = 1 } = spriteList().diya ?? {};
    const { options, assets } = sprite('diya', { width: width / 2, at: [10, 20], mirrored: true, hold: [0.5, 1] });
    expect(options).toMatchObject({ at: [10, 20], anchor: [width / 2, height], scale: [-50, 50] });
    expect(assets).toEqual([{ kind: 'sprite', id: 'prop:diya', width, height, file: 'diya.webp' }]);
  });

  it('is refused by a name that is not in the list', () => {
    expect(() => sprite('elephant', { width: 100 })).toThrow('There is no sprite "elephant".');
  });

  it('comes with the packages of the themes that show it, and with no others', async () => {
    const filesOf = async (slug: string) =>
      [...(await packageFiles(await loadTheme(slug), { silent: true })).keys()].filter((file) => file.startsWith('props/'));
    expect(await filesOf('kumkum')).toContain('props/thali.webp');
    expect(await filesOf('noor')).toEqual([]);
  });
});
