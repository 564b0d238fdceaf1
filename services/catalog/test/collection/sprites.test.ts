import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { packageFiles } from '../../collection/compile.ts';
import { numbered, shapes } from '../../collection/kit/lottie/layers.ts';
import { sprite } from '../../collection/kit/sprite.ts';
import { SPRITES_FOLDER, scriptOf, sourceHash, spriteFile, spriteList } from '../../collection/props/sprites.ts';
import { DYED, RENDERED, SOFT, STRUNG, TONED, WREATHS } from '../../collection/props/table.ts';
import { TEXTURES } from '../../collection/props/textures/all.ts';
import { loadTheme } from '../../collection/themes.ts';

const MOST_MEGABYTES = 60;
/** A sprite as wide as a 2160p frame; none is shown larger. */
const MOST_PIXELS = 3840;

const NAMES = Object.keys(spriteList());
const FILES = Object.entries(spriteList()).flatMap(([name, { pieces }]) => pieces.map((_, index) => spriteFile(name, index)));
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
    expect(files.toSorted()).toEqual(FILES.toSorted());
    for (const name of NAMES) expect(scriptOf(name) === undefined, name).toBe(PAINTED.includes(TONED[name]?.of ?? name));
  });

  it('stay below 60 MB together', async () => {
    const sizes = await Promise.all(FILES.map(async (file) => (await readFile(join(SPRITES_FOLDER, file))).length));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_MEGABYTES * 1024 * 1024);
  });

  it.each(NAMES)('%s is its files in the list, made by the code beside it', async (name) => {
    const { width = 0, height = 0, pieces = [], made_from } = spriteList()[name] ?? {};
    // Make it again with `node services/catalog/collection/commands/props.ts --stale`.
    expect(await sourceHash(name)).toBe(made_from);
    expect(Math.max(width, height)).toBeLessThanOrEqual(MOST_PIXELS);
    for (const [index, piece] of pieces.entries()) {
      const bytes = await readFile(join(SPRITES_FOLDER, spriteFile(name, index)));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(piece.file);
      const picture = await loadImage(bytes);
      expect([picture.width, picture.height]).toEqual([piece.width, piece.height]);
      expect(piece.left + piece.width).toBeLessThanOrEqual(width);
      expect(piece.top + piece.height).toBeLessThanOrEqual(height);
    }
  });
});

describe('a sprite in a scene', () => {
  it('has its width at a scale of 100, and moves as its options say', () => {
    const { width = 1, height = 1 } = spriteList().diya ?? {};
    const { options, assets } = sprite('diya', { width: width / 2, at: [10, 20], mirrored: true, hold: [0.5, 1] });
    expect(options).toMatchObject({ at: [10, 20], anchor: [width / 2, height], scale: [-50, 50] });
    expect(assets).toEqual([{ kind: 'sprite', id: 'prop:diya.webp', left: 0, top: 0, width, height, file: 'diya.webp' }]);
  });

  it('is written as one layer for each of its pieces, each in its place of the whole', () => {
    const { pieces = [] } = spriteList()['bokeh-gold'] ?? {};
    expect(pieces.length).toBeGreaterThan(1);
    const whole = sprite('bokeh-gold', { width: 1920, at: [960, 540], hold: [0, 0] });
    const written = numbered([shapes('above', []), whole, shapes('below', [])].reverse(), 90);
    expect(written.map(({ ind }) => ind)).toEqual(written.map((_, index) => index + 1));
    const anchors = written.filter(({ ty }) => ty === 2).map(({ refId, ks }) => [refId, (ks as { a: { k: number[] } }).a.k]);
    expect(anchors).toEqual(pieces.map(({ left, top }, index) => [`prop:${spriteFile('bokeh-gold', index)}`, [-left, -top]]));
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
