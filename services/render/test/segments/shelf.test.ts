import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@nimantran/kit/log';
import { createDiskStore } from '@nimantran/kit/store/disk-store';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStoreShelf } from '../../src/jobs/store-shelf.ts';
import { type SegmentShelf, segmentKey } from '../../src/segments/shelf.ts';
import type { ParentMessage } from '../../src/worker/messages.ts';
import { RemoteShelf } from '../../src/worker/remote-shelf.ts';
import { ShelfServer } from '../../src/worker/serve-shelf.ts';

const hashOf = (name: string): string => createHash('sha256').update(name).digest('hex');
const planned = (name: string, personal = true) => ({ hash: hashOf(name), personal });

let folder: string;
let store: ObjectStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelf-test-'));
  store = createDiskStore({ directory: join(folder, 'store'), publicUrl: '', signingSecret: 'x'.repeat(32) });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function fileWith(content: string): Promise<string> {
  const path = join(folder, `made-${hashOf(content).slice(0, 8)}.mp4`);
  await writeFile(path, content);
  return path;
}

describe('segments in the object store', () => {
  const shelfOver = (over: ObjectStore, announce: Parameters<typeof createStoreShelf>[0]['announce'] = async () => {}) =>
    createStoreShelf({
      store: over,
      log: createLog('render', 'silent'),
      dir: folder,
      announce,
      signal: new AbortController().signal,
    });

  test('are announced, each once, before the first is looked for, and fetched where they are there', async () => {
    const order: string[] = [];
    await store.put(segmentKey(hashOf('there')), Buffer.from('frames'), 'video/mp4');
    const watched: ObjectStore = {
      ...store,
      getFile: (key, path) => {
        order.push('look');
        return store.getFile(key, path);
      },
    };
    const shelf = shelfOver(watched, async (segments) => {
      order.push('announce');
      expect(segments).toEqual([
        { object_key: segmentKey(hashOf('there')), personal: false },
        { object_key: segmentKey(hashOf('missing')), personal: true },
      ]);
    });
    const found = await shelf.find([planned('there'), planned('missing'), planned('there', false)]);
    expect(order).toEqual(['announce', 'look', 'look']);
    expect([...found.keys()]).toEqual([hashOf('there')]);
    expect(await readFile(found.get(hashOf('there')) ?? '', 'utf8')).toBe('frames');
  });

  test('that are empty, cut short or cannot be fetched count as not there', async () => {
    await store.put(segmentKey(hashOf('empty')), Buffer.alloc(0), 'video/mp4');
    await store.put(segmentKey(hashOf('cut')), Buffer.from('whole'), 'video/mp4');
    await store.put(segmentKey(hashOf('away')), Buffer.from('whole'), 'video/mp4');
    await store.put(segmentKey(hashOf('good')), Buffer.from('whole'), 'video/mp4');
    const failing: ObjectStore = {
      ...store,
      getFile: async (key, path) => {
        if (key === segmentKey(hashOf('away'))) throw new Error('the store is away');
        const info = await store.getFile(key, path);
        if (key === segmentKey(hashOf('cut'))) await writeFile(path, 'wh');
        return info;
      },
    };
    const found = await shelfOver(failing).find(['empty', 'cut', 'away', 'good'].map((name) => planned(name)));
    expect([...found.keys()]).toEqual([hashOf('good')]);
  });

  test('are kept at once, tried again where the store fails, and given up without harm', async () => {
    let failures = 2;
    let tries = 0;
    const failing: ObjectStore = {
      ...store,
      putFile: async (key, path, type) => {
        tries += 1;
        if (failures-- > 0) throw new Error('the store is away');
        return store.putFile(key, path, type);
      },
    };
    const shelf = shelfOver(failing);
    await shelf.keep(hashOf('kept'), await fileWith('frames'));
    expect((await store.head(segmentKey(hashOf('kept'))))?.size_bytes).toBe(6);
    expect(tries).toBe(3);
    failures = 100;
    await shelf.keep(hashOf('lost'), await fileWith('frames'));
    expect(tries).toBe(6);
    expect(await store.head(segmentKey(hashOf('lost')))).toBeUndefined();
  });
});

describe('the shelf between a rendering process and its worker', () => {
  /** Both ends, connected by JSON like the channel between processes. */
  function joined(shelf: SegmentShelf) {
    const failures: unknown[] = [];
    const overWire = <Message>(message: Message): Message => JSON.parse(JSON.stringify(message));
    const child = new RemoteShelf((question) => parent.take(overWire(question)));
    const parent = new ShelfServer({
      shelf,
      outDir: folder,
      answer: (message: ParentMessage) => child.hear(overWire(message)),
      fail: (error) => failures.push(error),
    });
    return { child, parent, failures };
  }
  const noting = (kept: string[], found = new Map<string, string>()): SegmentShelf => ({
    find: async () => found,
    keep: async (hash) => void kept.push(hash),
  });

  test('passes on what is found and what is kept', async () => {
    const kept: string[] = [];
    const { child, parent, failures } = joined(noting(kept, new Map([[hashOf('there'), '/found/there.mp4']])));
    expect(await child.find([planned('there'), planned('new')])).toEqual(new Map([[hashOf('there'), '/found/there.mp4']]));
    const path = await fileWith('frames');
    await Promise.all([child.keep(hashOf('new'), path), child.keep(hashOf('new'), path)]);
    await Promise.all([child.settled(), parent.settled()]);
    expect(kept).toEqual([hashOf('new')]);
    expect(failures).toEqual([]);
  });

  test('takes no file from elsewhere, nothing empty, nothing that was not announced, and goes on', async () => {
    const kept: string[] = [];
    const { child } = joined(noting(kept));
    await child.find(['outside', 'link', 'empty', 'gone'].map((name) => planned(name)));
    await symlink('/etc/hostname', join(folder, 'link.mp4'));
    await child.keep(hashOf('outside'), '/etc/hostname');
    await child.keep(hashOf('link'), join(folder, 'link.mp4'));
    await child.keep(hashOf('empty'), await fileWith(''));
    await child.keep(hashOf('gone'), join(folder, 'gone.mp4'));
    await child.keep(hashOf('foreign'), await fileWith('frames'));
    expect(kept).toEqual([]);
  });

  test('ends the render that is no longer wanted, or that names segments otherwise', async () => {
    const refused = new Error('no longer wanted');
    const { child, failures } = joined({ find: () => Promise.reject(refused), keep: async () => {} });
    void child.find([planned('any')]);
    void child.find([{ hash: '../escape', personal: false }]);
    await expect.poll(() => failures).toHaveLength(2);
    expect(failures).toContain(refused);
  });

  test('a segment that cannot be kept does not stop the render', async () => {
    const { child } = joined({ find: async () => new Map(), keep: () => Promise.reject(new Error('the store is away')) });
    await child.find([planned('any')]);
    await child.keep(hashOf('any'), await fileWith('frames'));
    await child.settled();
  });
});
