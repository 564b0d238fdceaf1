import path from 'node:path';
import { createDiskStore } from './disk-store.ts';

export interface ObjectStoreOptions {
  /** The folder of all data; objects lie below it. */
  dataDir: string;
  /** The shop's own address. */
  publicUrl: string;
  signingSecret: string;
}

/** The one place where the store's adapter is chosen, and where its objects lie: catalog, media and render share them. */
export function createObjectStore({ dataDir, publicUrl, signingSecret }: ObjectStoreOptions): ReturnType<typeof createDiskStore> {
  return createDiskStore({
    directory: path.join(dataDir, 'objects-store'),
    publicUrl: `${publicUrl}/api/objects`,
    signingSecret,
  });
}
