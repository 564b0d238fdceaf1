import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { HeadObjectCommand, ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeWith, withBucket } from '../../../../infra/test-support/servers/servers.ts';
import { createDiskStore } from '../../src/store/disk-store.ts';
import { ObjectNotFoundError, type ObjectStore } from '../../src/store/object-store.ts';
import { createS3Store } from '../../src/store/s3-store.ts';

const MIB = 1024 * 1024;
const LONG_KEY = 'a'.repeat(513);

interface Adapter {
  store: ObjectStore;
  /** Remains of unfinished writes. */
  leftovers(): Promise<unknown[]>;
}

describe('the object store on disk', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'store-'));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  describeStore(() => ({
    store: createDiskStore({ directory, publicUrl: 'http://shop.test/api/objects', signingSecret: 'secret' }),
    leftovers: () => readdir(path.join(directory, 'incoming')),
  }));
});

describeWith(['s3'], 'the object store on S3', () => {
  const bucket = withBucket();
  const leftovers = async () =>
    (await bucket.client.send(new ListMultipartUploadsCommand({ Bucket: bucket.options.bucket }))).Uploads ?? [];

  describeStore(() => ({ store: createS3Store(bucket.options), leftovers }));

  it('sends what is large in parts, and what is small at once', async () => {
    const store = createS3Store(bucket.options);
    await store.put('parts/large', Readable.from(megabytes(17)), 'video/mp4');
    await store.put('parts/small', Readable.from(megabytes(3)), 'video/mp4');
    const tagOf = async (Key: string) =>
      (await bucket.client.send(new HeadObjectCommand({ Bucket: bucket.options.bucket, Key }))).ETag;
    expect(await tagOf('parts/large')).toMatch(/-3"$/);
    expect(await tagOf('parts/small')).toMatch(/^"[0-9a-f]{32}"$/);
  });
});

/** The contract of the port. */
function describeStore(open: () => Adapter): void {
  let store: ObjectStore;
  let leftovers: Adapter['leftovers'];
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'store-files-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(() => {
    ({ store, leftovers } = open());
  });

  it('gives back what was put, whole or in part, with its type', async () => {
    const put = await store.put('a/b.txt', Readable.from(['hello ', 'world']), 'text/plain');
    expect(put).toMatchObject({ key: 'a/b.txt', size_bytes: 11, content_type: 'text/plain' });
    expect(put.modified_at.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await text(await store.get('a/b.txt'))).toBe('hello world');
    expect(await text(await store.get('a/b.txt', { start: 6, end: 8 }))).toBe('wor');
    expect(await text(await store.get('a/b.txt', { start: 6 }))).toBe('world');
    expect(await text(await store.get('a/b.txt', { start: 8, end: 99 }))).toBe('rld');
    expect(await text(await store.get('a/b.txt', { start: 11 }))).toBe('');
    expect(await store.head('a/b.txt')).toEqual(put);
  });

  it('keeps what is empty', async () => {
    await store.put('empty', Buffer.from([]), 'text/plain');
    expect(await store.head('empty')).toMatchObject({ size_bytes: 0, content_type: 'text/plain' });
    expect(await text(await store.get('empty'))).toBe('');
  });

  it('keeps a long stream of which nobody knew the length', async () => {
    const hash = createHash('sha256');
    const stream = Readable.from(megabytes(17, (part) => hash.update(part)));
    expect(await store.put('long', stream, 'video/mp4')).toMatchObject({ size_bytes: 17 * MIB, content_type: 'video/mp4' });
    expect(sha256(await buffer(await store.get('long')))).toBe(hash.digest('hex'));
    expect(await leftovers()).toEqual([]);
  });

  it('takes files and writes files, small and large', async () => {
    for (const [name, bytes] of Object.entries({ small: randomBytes(1000), large: randomBytes(9 * MIB + 5) })) {
      const [source, target] = [path.join(folder, name), path.join(folder, `${name}-again`)];
      await writeFile(source, bytes);
      const put = await store.putFile(`files/${name}`, source, 'image/jpeg');
      expect(put).toMatchObject({ size_bytes: bytes.length, content_type: 'image/jpeg' });
      expect(await store.getFile(`files/${name}`, target)).toEqual(put);
      expect(sha256(await readFile(target))).toBe(sha256(bytes));
    }
    await expect(store.getFile('files/none', path.join(folder, 'none'))).rejects.toThrow(ObjectNotFoundError);
    await expect(store.putFile('files/none', path.join(folder, 'none'), 'image/jpeg')).rejects.toThrow('ENOENT');
    expect(await store.head('files/none')).toBeUndefined();
    expect((await readdir(folder)).sort()).toEqual(['large', 'large-again', 'small', 'small-again']);
  });

  it.each([0, 17])('leaves the old object, and nothing else, where the sender goes after %i MiB', async (sent) => {
    await store.put('interrupted', Buffer.from('old'), 'text/plain');
    const failing = async function* () {
      yield Buffer.from('new');
      yield* megabytes(sent);
      throw new Error('the sender is gone');
    };
    await expect(store.put('interrupted', Readable.from(failing()), 'video/mp4')).rejects.toThrow('the sender is gone');
    expect(await text(await store.get('interrupted'))).toBe('old');
    expect(await store.head('interrupted')).toMatchObject({ content_type: 'text/plain' });
    expect(await leftovers()).toEqual([]);
  });

  it('shows one whole object or another while many write it', async () => {
    const versions = Array.from({ length: 6 }, (_, index) => Buffer.alloc(300_000 + index, String(index)));
    await store.put('contested', Buffer.alloc(300_000, '0'), 'text/plain');
    let isWriting = true;
    const reading = (async () => {
      const seen: Buffer[] = [];
      while (isWriting) seen.push(await buffer(await store.get('contested')));
      return seen;
    })();
    await Promise.all(versions.map((version) => store.put('contested', Readable.from([version]), 'text/plain')));
    isWriting = false;
    const last = await buffer(await store.get('contested'));
    for (const seen of [...(await reading), last]) expect(versions.some((version) => version.equals(seen))).toBe(true);
  });

  it('says so when there is nothing, and deletes what is not there without a word', async () => {
    await expect(store.get('none')).rejects.toThrow(ObjectNotFoundError);
    expect(await store.head('none')).toBeUndefined();
    await store.put('short-lived', Buffer.from([1]), 'application/octet-stream');
    await store.delete('short-lived');
    await store.delete('short-lived');
    expect(await store.head('short-lived')).toBeUndefined();
    expect(await store.list('short-lived')).toEqual([]);
  });

  it.each(['../x', 'a/../b', '/a', 'a//b', 'A', 'a/.b', '', 'a b', 'a?b', 'é', LONG_KEY])('refuses the key %s', async (key) => {
    await expect(store.put(key, Buffer.from([]), 'x/y')).rejects.toThrow(TypeError);
    await expect(store.putFile(key, import.meta.filename, 'x/y')).rejects.toThrow(TypeError);
    await expect(store.get(key)).rejects.toThrow(TypeError);
    await expect(store.getFile(key, path.join(folder, 'refused'))).rejects.toThrow(TypeError);
    await expect(store.head(key)).rejects.toThrow(TypeError);
    await expect(store.delete(key)).rejects.toThrow(TypeError);
    await expect(store.signedUrl(key, { expires_in_seconds: 60 })).rejects.toThrow(TypeError);
  });

  it('lists by prefix, in order, page by page', async () => {
    for (const key of ['p/b', 'p/a', 'p/c', 'p/bd', 'p0', 'q/a']) await store.put(key, Buffer.from(key), 'x/y');
    const page = async (after?: string, limit?: number) => (await store.list('p/', { after, limit })).map(({ key }) => key);
    expect(await page()).toEqual(['p/a', 'p/b', 'p/bd', 'p/c']);
    expect(await page(undefined, 2)).toEqual(['p/a', 'p/b']);
    expect(await page('p/b', 2)).toEqual(['p/bd', 'p/c']);
    expect(await page('p/c', 2)).toEqual([]);
    const [first] = await store.list('p/', { limit: 1 });
    expect(first).toEqual({ key: 'p/a', size_bytes: 3, modified_at: expect.any(Date) });
  });

  it('signs no address that lives longer than S3 knows', async () => {
    await expect(store.signedUrl('a', { expires_in_seconds: 604_801 })).rejects.toThrow(RangeError);
    await expect(store.signedUrl('a', { expires_in_seconds: 1.5 })).rejects.toThrow(RangeError);
    expect(new URL(await store.signedUrl('a', { expires_in_seconds: 604_800 })).pathname).toMatch(/\/a$/);
  });
}

async function* megabytes(count: number, see: (part: Buffer) => void = () => {}): AsyncGenerator<Buffer> {
  for (let index = 0; index < count; index += 1) {
    const part = randomBytes(MIB);
    see(part);
    yield part;
  }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
