import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import { ObjectNotFoundError, type ObjectStore } from '@nimantran/kit/store/object-store';
import { linesFrom, linesOf, printOf, sync, writeStream } from './files.ts';
import type { Manifest } from './manifest.ts';
import { type ListedObject, listedObjects, OBJECTS_FILE, poolFile } from './object-list.ts';
import { KEYS_FILE } from './write-tables.ts';

const AT_ONCE = 8;

interface Places {
  /** The folder of all backups. */
  to: string;
  /** The folder of this backup. */
  folder: string;
  /** The folder of the previous backup, which lists the objects already stored. */
  before: string | undefined;
}

/** Copies the objects that the tables name and that no earlier backup has; their bytes are stored once for all backups. */
export async function writeObjects(store: ObjectStore, places: Places): Promise<Manifest['objects']> {
  const { folder, before } = places;
  const known = before === undefined ? undefined : new Walk(listedObjects(before));
  const counts = { count: 0, total_bytes: 0, missing: 0 };
  const lines = async function* (): AsyncGenerator<string> {
    for await (const keys of inGroups(linesOf(createReadStream(path.join(folder, KEYS_FILE))))) {
      const candidates: [string, ListedObject | undefined][] = [];
      for (const key of keys) candidates.push([key, await known?.find(key)]);
      for (const object of await Promise.all(candidates.map(([key, kept]) => keep(store, places, key, kept)))) {
        if ('missing' in object) counts.missing += 1;
        else {
          counts.count += 1;
          counts.total_bytes += object.bytes;
        }
        yield JSON.stringify(object);
      }
    }
  };
  const print = await writeStream(path.join(folder, OBJECTS_FILE), linesFrom(lines()), createGzip());
  await rm(path.join(folder, KEYS_FILE));
  return { file: OBJECTS_FILE, ...counts, ...print };
}

async function keep(
  store: ObjectStore,
  { to, folder }: Places,
  key: string,
  kept: ListedObject | undefined,
): Promise<ListedObject> {
  if (kept && !('missing' in kept) && (await isWhole(poolFile(to, kept.sha256), kept.bytes))) return kept;
  const temporary = path.join(folder, randomUUID());
  try {
    const { content_type, size_bytes } = await store.getFile(key, temporary);
    const { sha256, bytes } = await printOf(temporary);
    if (bytes !== size_bytes) throw new Error(`${key} came with ${bytes} bytes of ${size_bytes}.`);
    await sync(temporary);
    const target = poolFile(to, sha256);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(temporary, target);
    return { key, sha256, bytes, content_type };
  } catch (error) {
    // Purged since the snapshot, or lost: the list records it and the restore reports it.
    if (error instanceof ObjectNotFoundError) return { key, missing: true };
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function isWhole(file: string, bytes: number): Promise<boolean> {
  return (await stat(file).catch(() => undefined))?.size === bytes;
}

async function* inGroups(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let group: string[] = [];
  for await (const key of keys) {
    group.push(key);
    if (group.length < AT_ONCE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** Walks a sorted list in step with another, so that neither is held in memory. */
class Walk {
  readonly #list: AsyncGenerator<ListedObject>;
  #at: ListedObject | undefined;
  #hasEnded = false;

  constructor(list: AsyncGenerator<ListedObject>) {
    this.#list = list;
  }

  /** Keys must be requested in sorted order. */
  async find(key: string): Promise<ListedObject | undefined> {
    while (!this.#hasEnded && (this.#at === undefined || this.#at.key < key)) {
      const { value, done } = await this.#list.next();
      if (done) this.#hasEnded = true;
      else this.#at = value;
    }
    return this.#at?.key === key ? this.#at : undefined;
  }
}
