import {
  ConfigError,
  integer,
  objectStoreVariables,
  orElse,
  readConfig,
  requireInProduction,
  text,
  url,
} from '@nimantran/kit/config';
import { type S3Options, s3OptionsOf } from '@nimantran/kit/store/s3-client';
import { readSetUpConfig, type SetUpConfig } from '../deployment/config.ts';
import { readSettings, type Settings } from '../launcher/settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface BackupConfig {
  /** Undefined: the database of the shop that `make up` runs. */
  databaseUrl: string | undefined;
  s3: S3Options | undefined;
  /** The backups folder, used when no argument names one. */
  to: string | undefined;
  /** How many backups to keep; undefined: all. */
  keep: number | undefined;
  /** Where identity notes how the backup ended; undefined: nowhere, or the shop that `make up` runs. */
  identityUrl: string | undefined;
}

const variables = {
  DATABASE_URL: orElse(url('the address of the database with a role that may read all of it'), undefined),
  ...objectStoreVariables,
  BACKUP_DIR: orElse(text('the folder of backups'), undefined),
  IDENTITY_DATABASE_URL: orElse(url('the Postgres address with the role of identity'), undefined),
  BACKUP_KEEP: orElse(integer('how many backups stay', { min: 1, max: 10_000 }), undefined),
};

/** Configuration of a backup. @throws ConfigError naming every invalid variable */
export function readBackupConfig(environment: Environment): BackupConfig {
  const config = readConfig(environment, variables);
  requireInProduction(environment, ['DATABASE_URL', 'S3_ENDPOINT', 'S3_BUCKET', 'BACKUP_DIR']);
  return {
    databaseUrl: config.DATABASE_URL,
    s3: s3OptionsOf(config),
    to: config.BACKUP_DIR,
    keep: config.BACKUP_KEEP,
    identityUrl: config.IDENTITY_DATABASE_URL,
  };
}

type RestoreConfig = { from: string | undefined } & (
  | { kind: 'local'; settings: Settings; s3: S3Options | undefined }
  | { kind: 'set up'; setUp: SetUpConfig & { s3: S3Options } }
);

/**
 * Configuration of a restore: the same variables as `set-up`; with none of them set, the shop that `make up` runs. @throws
 * ConfigError
 */
export function readRestoreConfig(environment: Environment): RestoreConfig {
  const { BACKUP_DIR: from, ...store } = readConfig(environment, { ...objectStoreVariables, BACKUP_DIR: variables.BACKUP_DIR });
  const isLocal = !environment.ORDERS_DATABASE_URL && environment.NODE_ENV !== 'production';
  if (isLocal) return { kind: 'local', from, settings: readSettings(environment), s3: s3OptionsOf(store) };
  const setUp = readSetUpConfig(environment);
  if (!setUp.s3) throw new ConfigError(['S3_ENDPOINT is not set: objects go back into a bucket']);
  return { kind: 'set up', from, setUp: { ...setUp, s3: setUp.s3 } };
}

type DrillConfig = { from: string | undefined } & (
  | { kind: 'local'; settings: Settings; s3: S3Options | undefined }
  | { kind: 'set up'; setUp: SetUpConfig & { adminDatabaseUrl: string; s3: S3Options } }
);

/**
 * Configuration of a restore drill: that of a restore, and a database role that may make a database. @throws ConfigError
 */
export function readDrillConfig(environment: Environment): DrillConfig {
  const config = readRestoreConfig(environment);
  if (config.kind === 'local') return config;
  const { adminDatabaseUrl } = config.setUp;
  if (adminDatabaseUrl === undefined)
    throw new ConfigError(['ADMIN_DATABASE_URL is not set: a drill makes a database beside the shop’s, and drops it']);
  return { ...config, setUp: { ...config.setUp, adminDatabaseUrl } };
}
