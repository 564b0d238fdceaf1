import { createDatabase } from '@nimantran/kit/db/database';
import { createObjectStore } from '@nimantran/kit/store/create-object-store';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import type { S3Options } from '@nimantran/kit/store/s3-client';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';

interface StorageConfig {
  DATABASE_URL: string;
  DATA_DIR: string;
  PUBLIC_URL: string;
  OBJECTS_SIGNING_SECRET: string;
  s3: S3Options | undefined;
}

/** Opens catalog's database and object store, for the service and its commands. */
export function openStorage(config: StorageConfig): { db: Kysely<Tables>; store: ObjectStore } {
  return {
    db: createDatabase<Tables>(config.DATABASE_URL),
    store: createObjectStore({
      s3: config.s3,
      dataDir: config.DATA_DIR,
      publicUrl: config.PUBLIC_URL,
      signingSecret: config.OBJECTS_SIGNING_SECRET,
    }),
  };
}
