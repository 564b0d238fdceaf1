import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  checkedKey,
  checkedLifetime,
  type ListedObject,
  type ObjectInfo,
  ObjectNotFoundError,
  type ObjectStore,
  type SignedUrlOptions,
} from './object-store.ts';

export interface DiskStoreOptions {
  directory: string;
  /** Path or address below which media serves signed objects, e.g. `http://localhost:8080/api/objects`. */
  publicUrl: string;
  signingSecret: string;
}

/** Objects as files below a folder, with their content type beside them. Written to a temporary file, then renamed. */
export function createDiskStore(options: DiskStoreOptions): ObjectStore & { verify: SignatureCheck } {
  const objects = path.join(options.directory, 'objects');
  const types = path.join(options.directory, 'types');
  const incoming = path.join(options.directory, 'incoming');

  const fileOf = (key: string) => path.join(objects, checkedKey(key));
  const typeFileOf = (key: string) => path.join(types, createHash('sha256').update(key).digest('hex'));

  async function place(key: string, contentType: string, write: (temporary: string) => Promise<unknown>): Promise<ObjectInfo> {
    const target = fileOf(key);
    const temporary = path.join(incoming, randomUUID());
    await Promise.all([incoming, types, path.dirname(target)].map((folder) => mkdir(folder, { recursive: true })));
    try {
      await write(temporary);
      const file = await open(temporary, 'r');
      await file.sync().finally(() => file.close());
      await writeFile(typeFileOf(key), contentType);
      await moveInto(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    const info = await head(key);
    if (!info) throw new ObjectNotFoundError(key);
    return info;
  }

  async function head(key: string): Promise<ObjectInfo | undefined> {
    try {
      const [file, contentType] = await Promise.all([stat(fileOf(key)), readFile(typeFileOf(key), 'utf8')]);
      return { key, size_bytes: file.size, content_type: contentType, modified_at: file.mtime };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  const sign = (key: string, query: URLSearchParams) =>
    createHmac('sha256', options.signingSecret)
      .update(`${key}\n${query.get('expires') ?? ''}\n${query.get('name') ?? ''}`)
      .digest('base64url');

  return {
    put: (key, body, contentType) =>
      place(key, contentType, (temporary) =>
        body instanceof Readable ? pipeline(body, createWriteStream(temporary)) : writeFile(temporary, body),
      ),
    putFile: (key, file, contentType) => place(key, contentType, (temporary) => copyFile(file, temporary)),
    async get(key, range) {
      const info = await head(key);
      if (!info) throw new ObjectNotFoundError(key);
      return createReadStream(
        fileOf(key),
        range ? { start: range.start, ...(range.end === undefined ? {} : { end: range.end }) } : {},
      );
    },
    async getFile(key, target) {
      const info = await head(key);
      if (!info) throw new ObjectNotFoundError(key);
      await copyFile(fileOf(key), target);
      return info;
    },
    head,
    async delete(key) {
      await rm(fileOf(key), { force: true });
      await rm(typeFileOf(key), { force: true });
      await removeEmptyFolders(path.dirname(fileOf(key)), objects);
    },
    async list(prefix, { after = '', limit = 1000 } = {}) {
      const keys = await keysBelow(objects);
      const chosen = keys.filter((key) => key.startsWith(prefix) && key > after).slice(0, limit);
      const found = await Promise.all(chosen.map((key) => listed(key, fileOf(key))));
      return found.filter((object) => object !== undefined);
    },
    async signedUrl(key, { expires_in_seconds, download_name }: SignedUrlOptions) {
      const query = new URLSearchParams({ expires: String(Math.floor(Date.now() / 1000) + checkedLifetime(expires_in_seconds)) });
      if (download_name !== undefined) query.set('name', download_name);
      query.set('signature', sign(checkedKey(key), query));
      return `${options.publicUrl}/${key}?${query}`;
    },
    verify(key, query, now) {
      const given = Buffer.from(query.get('signature') ?? '');
      const expected = Buffer.from(sign(key, query));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'refused';
      return Number(query.get('expires')) * 1000 > now.getTime() ? 'valid' : 'expired';
    },
  };
}

/** Media calls this before it serves a signed address of this store. */
export type SignatureCheck = (key: string, query: URLSearchParams, now: Date) => 'valid' | 'expired' | 'refused';

async function keysBelow(directory: string): Promise<string[]> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function listed(key: string, file: string): Promise<ListedObject | undefined> {
  try {
    const { size, mtime } = await stat(file);
    return { key, size_bytes: size, modified_at: mtime };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

const MOVES = 5;

/** Deleting the last other object may remove the folder at any moment. */
async function moveInto(temporary: string, target: string): Promise<void> {
  for (let move = 1; ; move++) {
    await mkdir(path.dirname(target), { recursive: true });
    try {
      return await rename(temporary, target);
    } catch (error) {
      if (move === MOVES || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** Folder names carry meaning too, such as an upload's id: an empty folder must not exist, as in a store without folders. */
async function removeEmptyFolders(folder: string, top: string): Promise<void> {
  for (let each = folder; each.startsWith(`${top}${path.sep}`); each = path.dirname(each)) {
    const removed = await rmdir(each).then(
      () => true,
      () => false,
    );
    if (!removed) return;
  }
}
