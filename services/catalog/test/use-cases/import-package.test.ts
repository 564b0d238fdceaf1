import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Palette } from '@nimantran/proto/domain/palette';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import type { Context } from '../../src/context.ts';
import { readPackage, unpack } from '../../src/packages/read-package.ts';
import { InvalidPackageError, validatePackage } from '../../src/packages/validate-package.ts';
import { importPackage } from '../../src/use-cases/import-package.ts';
import { seedCollection } from '../../src/use-cases/seed-collection.ts';
import { createTestContext, manifest, packageFiles, publish, zipOf } from '../support/catalog.ts';

describeWith(['postgres'], 'importing a theme package', () => {
  const database = withDatabase();
  let context: Context;

  beforeAll(async () => {
    context = await createTestContext(database.urls.catalog);
  });
  beforeEach(async () => {
    await context.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('themes').execute();
      await transaction.deleteFrom('themeVersions').execute();
      await transaction.deleteFrom('outbox').execute();
    });
  });
  afterAll(async () => {
    await context.close();
    await rm(context.config.DATA_DIR, { recursive: true, force: true });
  });

  const events = async () => {
    const rows = await context.db.selectFrom('outbox').select('envelope').orderBy('seq').execute();
    return rows.map(({ envelope }) => ({ type: envelope.type, key_version: envelope.key_version, data: envelope.data }));
  };

  it('keeps the zip under its hash, and tells what is new', async () => {
    const imported = await publish(context);
    expect(imported.packageKey).toMatch(/^themes\/[0-9a-f]{64}\.zip$/);
    expect(imported.version).toBe(imported.packageKey.slice(7, 23));
    expect((await context.store.head(imported.packageKey))?.content_type).toBe('application/zip');
    expect(await events()).toEqual([
      {
        type: 'catalog.theme.published',
        key_version: 1,
        data: { theme_id: 1, theme_version: imported.version, package_key: imported.packageKey, title: 'Marigold (Day)' },
      },
    ]);
  });

  it('changes nothing when it is the same package again, from two sides at once too', async () => {
    const [first, ...again] = await Promise.all([publish(context), publish(context), publish(context)]);
    expect([first, ...again].filter(({ published }) => published)).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  it('counts versions of a theme without a gap', async () => {
    await publish(context);
    await publish(context, { description: 'Another.' });
    await publish(context);
    expect((await events()).map(({ key_version }) => key_version)).toEqual([1, 2, 3]);
    expect(await context.db.selectFrom('themeVersions').select('version').execute()).toHaveLength(2);
  });

  it('takes a folder and a zip, and packs the same folder to the same bytes', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'catalog-package-'));
    try {
      await writeFolder(folder, packageFiles(manifest()));
      await writeFile(path.join(folder, '.hidden'), 'of no concern');
      const first = await readPackage(folder);
      expect(first.files.has('.hidden')).toBe(false);
      // Music and pictures are compressed already; packing them again would take most of a package's time.
      const bytes = Buffer.from(first.zip);
      expect(['photo', 'music'].map((content) => bytes.includes(content))).toEqual([true, true]);
      expect(Buffer.from((await readPackage(folder)).zip).equals(first.zip)).toBe(true);
      const imported = await importPackage(context, first);
      await writeFile(path.join(folder, 'all.zip'), first.zip);
      expect(await importPackage(context, await readPackage(path.join(folder, 'all.zip')))).toEqual({
        ...imported,
        published: false,
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('stores nothing of a package that is wrong', async () => {
    const files = packageFiles(manifest({ id: 77 }));
    delete files['music.m4a'];
    await expect(importPackage(context, unpack(zipOf(files)))).rejects.toThrow(/music\.m4a/);
    expect(await events()).toEqual([]);
  });

  it('seeds the collection once, and again what has changed', async () => {
    let description = 'The first.';
    let written = true;
    let source = 'one';
    let compiled = 0;
    const collection = {
      fingerprint: async () => source,
      compile: async function* (outDir: string) {
        compiled += 1;
        const dir = path.join(outDir, 'one');
        await writeFolder(dir, packageFiles(manifest({ description })));
        yield { slug: 'one', id: 1, dir, written };
      },
    };
    const seed = async () => {
      const seeded = [];
      for await (const theme of seedCollection(context, collection, path.join(context.config.DATA_DIR, 'collection')))
        seeded.push(theme);
      return seeded;
    };
    expect(await seed()).toEqual([{ slug: 'one', outcome: 'published' }]);
    written = false;
    expect(await seed()).toEqual([{ slug: 'one', outcome: 'unchanged' }]);
    expect(compiled).toBe(1);
    source = 'two';
    expect(await seed()).toEqual([{ slug: 'one', outcome: 'unchanged' }]);
    expect(compiled).toBe(2);
    written = true;
    source = 'three';
    expect(await seed()).toEqual([{ slug: 'one', outcome: 'unchanged' }]);
    source = 'four';
    description = 'The second.';
    expect(await seed()).toEqual([{ slug: 'one', outcome: 'published' }]);
    expect(await events()).toHaveLength(2);
    // The packages outlive the database.
    await context.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('themes').execute();
      await transaction.deleteFrom('themeVersions').execute();
    });
    written = false;
    expect(await seed()).toEqual([{ slug: 'one', outcome: 'published' }]);
  });
});

async function writeFolder(folder: string, files: Record<string, Uint8Array>): Promise<void> {
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), bytes);
  }
}

describe('a theme package', () => {
  const check = (files: Record<string, Uint8Array>) => () => validatePackage(unpack(zipOf(files)).files);
  const text = (value: string) => new TextEncoder().encode(value);
  const faultsOf = (files: Record<string, Uint8Array>) => {
    try {
      check(files)();
      return [];
    } catch (error) {
      return error instanceof InvalidPackageError ? error.faults : [String(error)];
    }
  };

  it('is right when its parts fit together', () => {
    expect(check(packageFiles(manifest()))()).toEqual(manifest());
  });

  it.each([
    ['a scene behind the end', manifest({ frames: 200 }), 'theme.json: scene Names does not lie within the 200 frames'],
    ['a thumbnail of no scene', manifest({ thumbnail_scene: 2 }), 'theme.json: thumbnail_scene names no scene'],
    [
      'a category of nobody',
      manifest({ category: 'Funeral', category_id: 7 }),
      "theme.json: category Funeral (7) is not one of the shop's",
    ],
    [
      'a font that is not there',
      manifest({ fonts: { Hind: 'other.ttf' } }),
      'fonts/other.ttf: theme.json names it, the package lacks it',
    ],
    ['a sample photo of no slot', manifest({ slots: [] }), 'theme.json: sample_photos names couple, which is no slot'],
    ['a square picture', manifest({ width: 1080, height: 1080 }), 'theme.json: width and height are 1920×1080 or 1080×1920'],
  ])('is refused for %s', (_what, theme, fault) => {
    expect(faultsOf(packageFiles(theme))).toEqual([fault]);
  });

  it('is refused with every fault at once, each with its place', () => {
    const files = packageFiles(manifest());
    files['theme.json'] = text(JSON.stringify({ ...manifest(), title: '', priority: 'high' }));
    expect(faultsOf(files)).toEqual([
      expect.stringMatching(/^theme\.json: title /),
      expect.stringMatching(/^theme\.json: priority /),
    ]);
  });

  it('is refused without the file of its second layout', () => {
    const files = packageFiles(manifest({ second_layout: {} }));
    expect(faultsOf(files)).toEqual([]);
    const { 'animation.portrait.json': _, ...without } = files;
    expect(faultsOf(without)).toEqual(['animation.portrait.json: missing, or not JSON']);
  });

  it('is refused with a palette that names another slot', () => {
    const palettes: Palette[] = [
      { key: 'gold', name: 'Gold', swatch: ['#d3a044'], colors: {} },
      { key: 'rose', name: 'Rose', swatch: ['#aa3355'], colors: { sky: '#aa3355' } },
    ];
    expect(faultsOf(packageFiles(manifest({ palettes })))).toEqual([
      'theme.json: the palette rose names sky, which is not in colors',
    ]);
  });

  it('is refused when it is no zip, has no manifest, or names files outside of itself', () => {
    expect(() => unpack(text('no zip at all'))).toThrow(InvalidPackageError);
    expect(faultsOf({ 'animation.json': text('{}') })).toEqual(['theme.json: missing']);
    expect(() => unpack(zipOf({ '../evil': text('x') }))).toThrow(InvalidPackageError);
    expect(() => unpack(zipOf({ '/etc/evil': text('x') }))).toThrow(InvalidPackageError);
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`f${index}`, text('x')]));
    expect(() => unpack(zipOf(many))).toThrow(/too large/);
  });
});
