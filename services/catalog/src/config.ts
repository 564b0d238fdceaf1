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
} from '@nimantran/kit/config';
import { ISOLATION_MODES } from '@nimantran/kit/process/isolation';
import { s3OptionsOf } from '@nimantran/kit/store/s3-client';

export const catalogStorageVariables = {
  ...objectStoreVariables,
  DATABASE_URL: storageVariables.DATABASE_URL,
  LOG_LEVEL: commonVariables.LOG_LEVEL,
  PUBLIC_URL: publicUrl,
  DATA_DIR: { ...text('the folder for objects and made packages'), parse: (value: string) => path.resolve(value) },
  OBJECTS_SIGNING_SECRET: text('a secret of at least 32 characters, the same for all services', { min: 32 }),
};

const NEEDED_FOR_STORAGE = ['DATABASE_URL', 'S3_ENDPOINT', 'S3_BUCKET'];

const variables = {
  ...commonVariables,
  ...storageVariables,
  ...catalogStorageVariables,
  PACKAGE_ISOLATION: orElse(oneOf(ISOLATION_MODES), 'auto'),
  /** Below the service's own request timeout, so that the sender gets an error that explains the failure. */
  PACKAGE_UPLOAD_SECONDS: orElse(integer('how long a package may take to arrive', { min: 1, max: 570 }), 540),
};

export type Config = ReturnType<typeof readConfiguration>;

export function readConfiguration(environment: Readonly<Record<string, string | undefined>> = process.env) {
  requireInProduction(environment, [...NEEDED_FOR_STORAGE, 'NATS_URL']);
  const config = readConfig(environment, variables);
  return { ...config, s3: s3OptionsOf(config) };
}

/** The seed's additional settings: which themes of the starter collection go on sale, by folder name. */
export function readSeedConfiguration(environment: Readonly<Record<string, string | undefined>> = process.env) {
  requireInProduction(environment, NEEDED_FOR_STORAGE);
  const { SEED_THEMES, ...config } = readConfig(environment, {
    ...catalogStorageVariables,
    SEED_THEMES: orElse(text('`all`, `none`, or names of themes separated by commas'), 'all'),
  });
  return { ...config, s3: s3OptionsOf(config), themes: themeNames(SEED_THEMES) };
}

/** Undefined means all. */
function themeNames(value: string): string[] | undefined {
  if (value === 'all') return undefined;
  return value === 'none' ? [] : value.split(',').map((name) => name.trim());
}

/** The commands' settings: they neither listen nor publish. */
export function readCommandConfiguration(environment: Readonly<Record<string, string | undefined>> = process.env) {
  requireInProduction(environment, NEEDED_FOR_STORAGE);
  const config = readConfig(environment, catalogStorageVariables);
  return { ...config, s3: s3OptionsOf(config) };
}
