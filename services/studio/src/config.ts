import {
  ConfigError,
  commonVariables,
  integer,
  oneOf,
  orElse,
  publicUrl,
  purgeAfterHours,
  readConfig,
  requireInProduction,
  storageVariables,
  url,
} from '@nimantran/kit/config';
import { INVITATION_PATH } from '@nimantran/proto/http/guests/invitations';
import { SECRET_LETTERS } from '@nimantran/proto/http/shared/secret';
import { MOST_CODE_LETTERS } from '@nimantran/proto/jobs/render';

/** With the path of a page, a longer one fits into no code that can be read from a video. */
const MOST_URL_LETTERS = MOST_CODE_LETTERS - `${INVITATION_PATH}/`.length - SECRET_LETTERS;

export type StudioConfig = ReturnType<typeof readStudioConfig>;

/** @throws ConfigError naming every invalid variable */
export function readStudioConfig(environment: Readonly<Record<string, string | undefined>>) {
  requireInProduction(environment, ['DATABASE_URL', 'NATS_URL', 'REDIS_URL']);
  const config = readConfig(environment, {
    ...commonVariables,
    ...storageVariables,
    PUBLIC_URL: publicUrl,
    CATALOG_URL: url('the internal address of catalog'),
    MEDIA_URL: url('the internal address of media'),
    ORDERS_URL: url('the internal address of orders'),
    RENDER_URL: orElse(url('the internal address of the workers that draw live stills'), undefined),
    LIVE_STILLS: orElse(oneOf(['on', 'off']), 'on'),
    LEASE_MINUTES: orElse(integer('how long a claim lasts without a sign of life', { min: 1, max: 240 }), 10),
    PURGE_AFTER_HOURS: purgeAfterHours,
    BATCH_ROWS_AT_ONCE: orElse(integer('rows of a batch that are in the queue at once', { min: 1, max: 100 }), 4),
    BATCH_VIDEOS_DAYS: orElse(integer('days that the videos of a batch are kept after its end', { min: 2, max: 365 }), 14),
  });
  if (config.PUBLIC_URL.length > MOST_URL_LETTERS)
    throw new ConfigError([`PUBLIC_URL has more than ${MOST_URL_LETTERS} letters: codes in videos hold it and must be readable`]);
  return config;
}

/** The settings that the commands read. @throws ConfigError */
export function commandDatabaseUrl(environment: Readonly<Record<string, string | undefined>>): string {
  return readConfig(environment, { DATABASE_URL: storageVariables.DATABASE_URL }).DATABASE_URL;
}
