import { type RawBuilder, sql } from 'kysely';

/** A pause that doubles with each attempt counted in a column of the row, up to an hour. */
export const doublingPause = (firstSeconds: number, attempts: 'tries' | 'checks'): RawBuilder<unknown> =>
  sql`make_interval(secs => least(3600, ${firstSeconds}::float8 * power(2, least(${sql.ref(attempts)}, 7))))`;

/** The pause before outside work is retried. */
export const RETRY_PAUSE = doublingPause(30, 'tries');

/** When outside work that starts now may be retried. */
export const nextTryAt = sql<Date>`now() + ${RETRY_PAUSE}`;

export const queuedNow = { queuedAt: sql<Date>`now()`, queuedTry: sql<number>`tries` };

/** Whether the current attempt of a row is not queued yet, or was queued so long ago that the queue must have lost it. */
export const isToBeQueued = sql<boolean>`(queued_try is distinct from tries or queued_at < now() - interval '30 seconds')`;
