import path from 'node:path';
import { createDiskStore, type SignatureCheck } from './disk-store.ts';
import type { ObjectStore } from './object-store.ts';
import type { S3Options } from './s3-client.ts';
import { createS3Store } from './s3-store.ts';

export interface ObjectStoreOptions {
  /** The bucket; without one, objects are stored below `dataDir`. */
  s3: S3Options | undefined;
  /** The root folder for all data. */
  dataDir: string;
  /** The shop's own address; signed addresses of files begin with it. */
  publicUrl: string;
  signingSecret: string;
}

/** A store, with the check of its signed addresses if media serves them: S3 checks its own. */
export type ChosenStore = ObjectStore & { verify?: SignatureCheck };

/** The only place where the store's adapter and the location of its objects are chosen: catalog, media and render share them. */
export function createObjectStore({ s3, dataDir, publicUrl, signingSecret }: ObjectStoreOptions): ChosenStore {
  if (s3) return createS3Store(s3);
  return createDiskStore({
    directory: path.join(dataDir, 'objects-store'),
    publicUrl: `${publicUrl}/api/objects`,
    signingSecret,
  });
}
