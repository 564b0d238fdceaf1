import { availableParallelism } from 'node:os';
import {
  commonVariables,
  integer,
  objectStoreVariables,
  oneOf,
  orElse,
  readConfig,
  requireInProduction,
  storageVariables,
  text,
  url,
} from '@nimantran/kit/config';
import { ISOLATION_MODES } from '@nimantran/kit/process/isolation';
import { s3OptionsOf } from '@nimantran/kit/store/s3-client';

/** `queue` renders videos and stills of jobs, `live` draws the stills that visitors see while they type. */
const ROLES = ['both', 'queue', 'live'] as const;

/** The other half serves the shop and its queue. */
const HALF_THE_CORES = Math.max(1, Math.floor(availableParallelism() / 2));

export type RenderConfig = ReturnType<typeof readRenderConfig>;

/** @throws ConfigError naming every invalid variable */
export function readRenderConfig(environment: Readonly<Record<string, string | undefined>>) {
  requireInProduction(environment, ['REDIS_URL', 'S3_ENDPOINT', 'S3_BUCKET']);
  const config = readConfig(environment, {
    ...commonVariables,
    ...objectStoreVariables,
    DATABASE_URL: environment.REDIS_URL ? orElse(storageVariables.DATABASE_URL, undefined) : storageVariables.DATABASE_URL,
    REDIS_URL: storageVariables.REDIS_URL,
    DATA_DIR: text('the folder of the object store'),
    STUDIO_URL: url('the internal address of studio'),
    RENDER_JOBS_AT_ONCE: orElse(integer('jobs rendered side by side', { min: 1, max: 32 }), 1),
    RENDER_STILLS_AT_ONCE: orElse(integer('sets of stills drawn side by side, beside the jobs', { min: 1, max: 32 }), 2),
    RENDER_MEMORY_MB: orElse(integer('memory of one job in MB', { min: 256, max: 65_536 }), 3072),
    RENDER_TIME_LIMIT_SECONDS: orElse(integer('seconds one job may take', { min: 10, max: 14_400 }), 900),
    RENDER_ROLE: orElse(oneOf(ROLES), 'both'),
    LIVE_STILLS_AT_ONCE: orElse(integer('stills drawn side by side for visitors who type', { min: 1, max: 64 }), HALF_THE_CORES),
    LIVE_STILLS_MEMORY_MB: orElse(integer('memory that a process of live stills keeps in MB', { min: 256, max: 8_192 }), 600),
    RENDER_ISOLATION: orElse(oneOf(ISOLATION_MODES), 'auto'),
  });
  return { ...config, s3: s3OptionsOf(config) };
}
