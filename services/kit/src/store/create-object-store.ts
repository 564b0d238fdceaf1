import path from 'node:path';
import { createDiskStore, type SignatureCheck } from './disk-store.ts';
import type { ObjectStore } from './object-store.ts';
import type { S3Options } from './s3-client.ts';
import { createS3Store } from './s3-store.ts';

export interface ObjectStoreOptions {
  /** Where the bucket is; without one, objects lie below `dataDir`. */
  s3: S3Options | undefined;
  /** The folder of all data. */
  dataDir: string;
  /** The shop's own address, which signed addresses of files begin with. */
  publicUrl: string;
  signingSecret: string;
}

/** A store, with the check of its addresses where it is media that serves them: S3 checks its own. */
export type ChosenStore = ObjectStore & { verify?: SignatureCheck };

/** The one place where the store's adapter is chosen, and where its objects lie: catalog, media and render share them. */
export function createObjectStore({ s3, dataDir, publicUrl, signingSecret }: ObjectStoreOptions): ChosenStore {
  if (s3) return createS3Store(s3);
  return createDiskStore({
    directory: path.join(dataDir, 'objects-store'),
    publicUrl: `${publicUrl}/api/objects`,
    signingSecret,
  });
}
