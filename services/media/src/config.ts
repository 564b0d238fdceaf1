import path from 'node:path';
import {
  commonVariables,
  integer,
  objectStoreVariables,
  oneOf,
  orElse,
  publicUrl,
  readConfig,
  requireInProduction,
  storageVariables,
  text,
  uploadSizeVariables,
  url,
} from '@nimantran/kit/config';
import { ISOLATION_MODES } from '@nimantran/kit/process/isolation';
import { s3OptionsOf } from '@nimantran/kit/store/s3-client';
import { bytesOfMb } from '@nimantran/proto/domain/upload-size';

export type MediaConfig = ReturnType<typeof readMediaConfig>;

/** @throws ConfigError naming every invalid variable */
export function readMediaConfig(environment: Readonly<Record<string, string | undefined>>) {
  requireInProduction(environment, ['DATABASE_URL', 'NATS_URL', 'S3_ENDPOINT', 'S3_BUCKET']);
  const values = readConfig(environment, {
    ...commonVariables,
    ...storageVariables,
    ...objectStoreVariables,
    ...uploadSizeVariables,
    PUBLIC_URL: publicUrl,
    ORDERS_URL: url('the internal address of orders'),
    DATA_DIR: text('the folder of the object store'),
    OBJECTS_SIGNING_SECRET: text('a secret of at least 32 characters that signs download addresses', { min: 32 }),
    UPLOADS_PER_USER: orElse(integer('uploads that a person may keep outside of orders', { min: 1, max: 10_000 }), 60),
    UPLOADS_PER_USER_MB: orElse(integer('MB of these uploads together', { min: 1, max: 1_000_000 }), 1_000),
    UPLOADS_AT_ONCE_PER_USER: orElse(integer('unfinished uploads among them', { min: 1, max: 1_000 }), 30),
    CHECKS_AT_ONCE: orElse(integer('uploads checked at the same time', { min: 1, max: 32 }), 2),
    CHECK_MEMORY_MB: orElse(integer('memory of all checks together in MB', { min: 256, max: 65_536 }), 360),
    CHECK_ISOLATION: orElse(oneOf(ISOLATION_MODES), 'auto'),
  });
  return {
    ...values,
    s3: s3OptionsOf(values),
    incomingDirectory: path.join(values.DATA_DIR, 'uploads-incoming'),
    uploadBytes: { photo: bytesOfMb(values.UPLOAD_PHOTO_MB), music: bytesOfMb(values.UPLOAD_MUSIC_MB) },
    uploadQuota: {
      uploads: values.UPLOADS_PER_USER,
      bytes: bytesOfMb(values.UPLOADS_PER_USER_MB),
      receiving: values.UPLOADS_AT_ONCE_PER_USER,
    },
  };
}

export function migrationDatabaseUrl(environment: Readonly<Record<string, string | undefined>>): string {
  return readConfig(environment, { DATABASE_URL: storageVariables.DATABASE_URL }).DATABASE_URL;
}
