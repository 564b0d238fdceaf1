import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import { fetchPackage } from '../stages/fetch.ts';

const MOST_PACKAGES = 60;

/** Themes' packages, unpacked once for all processes; the least recently used one is deleted first. */
export class UnpackedPackages {
  readonly dir: string;
  readonly #store: ObjectStore;
  readonly #unpacked = new Map<string, Promise<string>>();

  constructor(store: ObjectStore, dir: string) {
    this.#store = store;
    this.dir = dir;
  }

  /** The folder of a package. @throws RenderError */
  async get(packageKey: string): Promise<string> {
    const known = this.#unpacked.get(packageKey);
    const wanted = known ?? this.#unpack(packageKey);
    this.#unpacked.delete(packageKey);
    this.#unpacked.set(packageKey, wanted);
    try {
      return await wanted;
    } catch (error) {
      this.#unpacked.delete(packageKey);
      throw error;
    } finally {
      if (!known) await this.#trim();
    }
  }

  async #unpack(packageKey: string): Promise<string> {
    const dir = join(this.dir, createHash('sha256').update(packageKey).digest('hex').slice(0, 32));
    const making = `${dir}.${randomUUID()}`;
    await mkdir(making, { recursive: true });
    try {
      const packageDir = await fetchPackage(this.#store, packageKey, making, new AbortController().signal);
      await rm(dir, { recursive: true, force: true });
      await rename(packageDir, dir);
    } finally {
      await rm(making, { recursive: true, force: true });
    }
    return dir;
  }

  async #trim(): Promise<void> {
    for (const [key, dir] of [...this.#unpacked].slice(0, Math.max(0, this.#unpacked.size - MOST_PACKAGES))) {
      this.#unpacked.delete(key);
      await rm(await dir.catch(() => ''), { recursive: true, force: true });
    }
  }
}
