import { sql } from 'kysely';

/** When outside work that starts now may be retried: after 30 s, doubling up to an hour. Reads the row's `tries`. */
export const nextTryAt = sql<Date>`now() + make_interval(secs => least(3600, 30 * power(2, least(tries, 7))))`;

export const queuedNow = { queuedAt: sql<Date>`now()`, queuedTry: sql<number>`tries` };

/** Whether the current attempt of a row is not queued yet, or was queued so long ago that the queue must have lost it. */
export const isToBeQueued = sql<boolean>`(queued_try is distinct from tries or queued_at < now() - interval '30 seconds')`;
