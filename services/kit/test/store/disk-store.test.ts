import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskStore } from '../../src/store/disk-store.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'store-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

it('signs addresses of files that work until they expire and for nothing else', async () => {
  const store = createDiskStore({ directory, publicUrl: 'http://shop.test/api/objects', signingSecret: 'secret' });
  await store.put('a/b.mp4', Buffer.from('x'), 'video/mp4');
  const url = new URL(await store.signedUrl('a/b.mp4', { expires_in_seconds: 60, download_name: 'विवाह.mp4' }));
  const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
  expect(url.pathname).toBe('/api/objects/a/b.mp4');
  expect(store.verify('a/b.mp4', url.searchParams, later(0))).toBe('valid');
  expect(store.verify('a/b.mp4', url.searchParams, later(61))).toBe('expired');
  expect(store.verify('a/c.mp4', url.searchParams, later(0))).toBe('refused');
  url.searchParams.set('expires', String(Math.floor(later(9_999).getTime() / 1000)));
  expect(store.verify('a/b.mp4', url.searchParams, later(0))).toBe('refused');
});
