import {
  commonVariables,
  integer,
  objectStoreVariables,
  orElse,
  readConfig as read,
  storageVariables,
  text,
  url,
} from '@nimantran/kit/config';
import { s3OptionsOf } from '@nimantran/kit/store/s3-client';

/** The real worker's configuration, and the duration of a segment. @throws ConfigError; Error in production */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  if (environment.NODE_ENV === 'production') throw new Error('The sleeping renderer is not for production.');
  const config = read(environment, {
    ...commonVariables,
    ...objectStoreVariables,
    DATABASE_URL: environment.REDIS_URL ? orElse(storageVariables.DATABASE_URL, undefined) : storageVariables.DATABASE_URL,
    REDIS_URL: storageVariables.REDIS_URL,
    DATA_DIR: text('the folder of the object store'),
    STUDIO_URL: url('the internal address of studio'),
    RENDER_JOBS_AT_ONCE: orElse(integer('number of jobs at a time', { min: 1, max: 64 }), 1),
    RENDER_STILLS_AT_ONCE: orElse(integer('number of sets of stills at a time, beside the jobs', { min: 1, max: 64 }), 2),
    RENDER_SLEEP_MS: orElse(integer('how long a segment takes', { min: 0, max: 600_000 }), 100),
  });
  return { ...config, s3: s3OptionsOf(config) };
}
