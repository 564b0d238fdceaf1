import { sql } from 'kysely';

/** When outside work that is begun now may be begun again: after 30 s, doubling up to an hour. Reads the row's `tries`. */
export const nextTryAt = sql<Date>`now() + make_interval(secs => least(3600, 30 * power(2, least(tries, 7))))`;
