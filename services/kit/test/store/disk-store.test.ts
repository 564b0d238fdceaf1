import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStore } from '../../src/store/disk-store.ts';
import { ObjectNotFoundError } from '../../src/store/object-store.ts';

describe('the object store on disk', () => {
  let directory: string;
  let store: ReturnType<typeof createDiskStore>;
  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'store-'));
    store = createDiskStore({ directory, publicUrl: 'http://shop.test/api/objects', signingSecret: 'secret' });
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  it('gives back what was put, whole or in part, with its type', async () => {
    await store.put('a/b.txt', Readable.from(['hello ', 'world']), 'text/plain');
    expect(await text(await store.get('a/b.txt'))).toBe('hello world');
    expect(await text(await store.get('a/b.txt', { start: 6, end: 8 }))).toBe('wor');
    expect(await store.head('a/b.txt')).toMatchObject({ key: 'a/b.txt', size_bytes: 11, content_type: 'text/plain' });
  });

  it('leaves the old object where a new one could not be written whole', async () => {
    await store.put('a', Buffer.from('old'), 'text/plain');
    const failing = Readable.from(
      (async function* () {
        yield 'new';
        throw new Error('the sender is gone');
      })(),
    );
    await expect(store.put('a', failing, 'text/plain')).rejects.toThrow('the sender is gone');
    expect(await text(await store.get('a'))).toBe('old');
  });

  it('says so when there is nothing, and deletes what is not there without a word', async () => {
    await expect(store.get('none')).rejects.toThrow(ObjectNotFoundError);
    expect(await store.head('none')).toBeUndefined();
    await store.put('a', Buffer.from([1]), 'application/octet-stream');
    await store.delete('a');
    await store.delete('a');
    expect(await store.head('a')).toBeUndefined();
  });

  it.each(['../x', 'a/../b', '/a', 'a//b', 'A', 'a/.b', '', 'a b'])('refuses the key %j', async (key) => {
    await expect(store.put(key, Buffer.from([]), 'x/y')).rejects.toThrow(TypeError);
  });

  it('lists by prefix, in order, from where one was', async () => {
    for (const key of ['p/b', 'p/a', 'p/c', 'q/a']) await store.put(key, Buffer.from(key), 'x/y');
    expect((await store.list('p/')).map((info) => info.key)).toEqual(['p/a', 'p/b', 'p/c']);
    expect((await store.list('p/', { after: 'p/a', limit: 1 })).map((info) => info.key)).toEqual(['p/b']);
  });

  it('signs addresses that work until they expire and for nothing else', async () => {
    await store.put('a/b.mp4', Buffer.from('x'), 'video/mp4');
    const url = new URL(await store.signedUrl('a/b.mp4', { expires_in_seconds: 60, download_name: 'विवाह.mp4' }));
    const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
    expect(url.pathname).toBe('/api/objects/a/b.mp4');
    expect(store.verify('a/b.mp4', url.searchParams, later(0))).toBe('valid');
    expect(store.verify('a/b.mp4', url.searchParams, later(61))).toBe('expired');
    expect(store.verify('a/c.mp4', url.searchParams, later(0))).toBe('refused');
    url.searchParams.set('expires', String(Math.floor(later(9_999).getTime() / 1000)));
    expect(store.verify('a/b.mp4', url.searchParams, later(0))).toBe('refused');
    expect((await buffer(await store.get('a/b.mp4'))).length).toBe(1);
  });
});
