import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { createLog } from '@nimantran/kit/log';
import { createDiskStore } from '@nimantran/kit/store/disk-store';
import { ObjectNotFoundError, type ObjectStore } from '@nimantran/kit/store/object-store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PAGE_PICTURES } from '../../src/domain/theme-media.ts';
import { createThemePictures, type ThemePictures } from '../../src/media/theme-pictures.ts';

const SMALL = { width: 160, format: 'avif' } as const;

describe('the pictures of a theme', () => {
  let folder: string;
  let store: ObjectStore;
  let pictures: ThemePictures;
  /** Keys of the stills read, and the highest number read and encoded in parallel. */
  let reads: string[];
  let most: number;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'catalog-pictures-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  beforeEach(async () => {
    const disk = createDiskStore({
      directory: await mkdtemp(path.join(folder, 'store-')),
      publicUrl: 'http://localhost',
      signingSecret: 'a-secret-that-is-long-enough-for-this',
    });
    reads = [];
    most = 0;
    let now = 0;
    store = {
      ...disk,
      get: (key) => {
        reads.push(key);
        now += 1;
        most = Math.max(most, now);
        return disk.get(key);
      },
      put: async (key, body, type) => {
        if (key.startsWith('theme-thumbnails/')) now -= 1;
        return disk.put(key, body, type);
      },
    };
    for (const name of ['a', 'b', 'c', 'd']) {
      await disk.put(`stills/${name}.jpg`, createCanvas(192, 108).toBuffer('image/jpeg'), 'image/jpeg');
    }
    pictures = createThemePictures(store, createLog('catalog', 'silent'));
  });

  it('are made once, however many ask at once and afterwards', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => pictures.picture('stills/a.jpg', SMALL)));
    expect(new Set(all.map(({ key }) => key)).size).toBe(1);
    await pictures.picture('stills/a.jpg', SMALL);
    await createThemePictures(store, createLog('catalog', 'silent')).picture('stills/a.jpg', SMALL);
    expect(reads).toEqual(['stills/a.jpg']);
  });

  it('are made a few at a time', async () => {
    const wanted = ['a', 'b', 'c', 'd'].flatMap((name) => PAGE_PICTURES.map((kind) => [`stills/${name}.jpg`, kind] as const));
    await Promise.all(wanted.map(([still, kind]) => pictures.picture(still, kind)));
    expect(reads).toHaveLength(wanted.length);
    expect(most).toBe(2);
  });

  it('are never wider than the still', async () => {
    const { key } = await pictures.picture('stills/a.jpg', { width: 960, format: 'webp' });
    const parts: Buffer[] = [];
    for await (const part of await store.get(key)) parts.push(Buffer.from(part));
    expect((await loadImage(Buffer.concat(parts))).width).toBe(192);
  });

  it('of a still that is gone are none, and nothing is stuck by it', async () => {
    const asked = Promise.all([pictures.picture('stills/gone.jpg', SMALL), pictures.picture('stills/gone.jpg', SMALL)]);
    await expect(asked).rejects.toThrow(ObjectNotFoundError);
    for (const name of ['a', 'b', 'c']) await pictures.picture(`stills/${name}.jpg`, SMALL);
  });

  it('are there before anybody asks, once the still is drawn', async () => {
    pictures.makeAhead('stills/gone.jpg');
    pictures.makeAhead('stills/b.jpg');
    // A request in between waits for one turn, not for all of these.
    await pictures.picture('stills/c.jpg', SMALL);
    expect(reads.length).toBeLessThan(PAGE_PICTURES.length);
    await Promise.all(PAGE_PICTURES.map((kind) => pictures.picture('stills/b.jpg', kind)));
    expect(reads.filter((key) => key === 'stills/b.jpg')).toHaveLength(PAGE_PICTURES.length);
  });

  it('are not made any more when the service stops', async () => {
    pictures.makeAhead('stills/b.jpg');
    await pictures.close();
    expect(reads.length).toBeLessThan(PAGE_PICTURES.length);
  });
});
