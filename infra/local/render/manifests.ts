import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { unzipSync } from 'fflate';
import { Value } from 'typebox/value';

const MOST_KEPT = 50;

/** The manifests of theme packages; a package never changes under its key. */
export class Manifests {
  readonly #store: ObjectStore;
  readonly #kept = new Map<string, ThemeManifest>();

  constructor(store: ObjectStore) {
    this.#store = store;
  }

  /** @throws ObjectNotFoundError; Error for a package without a valid manifest */
  async get(packageKey: string): Promise<ThemeManifest> {
    const kept = this.#kept.get(packageKey);
    if (kept) return kept;
    const zip = await buffer(await this.#store.get(packageKey));
    const { 'theme.json': file } = unzipSync(zip, { filter: ({ name }) => name === 'theme.json' });
    const manifest: unknown = file && JSON.parse(Buffer.from(file).toString());
    if (!Value.Check(ThemeManifest, manifest)) throw new Error(`${packageKey} has no usable theme.json.`);
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(packageKey, manifest);
    return manifest;
  }
}
