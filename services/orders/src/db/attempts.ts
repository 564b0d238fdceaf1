import { sweepRows } from '@nimantran/kit/db/sweep-batch';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

const KEEP_HOURS = 48;

/** Counts an attempt within the current hour of the database's clock; returns the count, including this attempt. */
export async function countAttempt(db: Kysely<Tables>, attempt: { who: string; what: string }): Promise<number> {
  const { count } = await db
    .insertInto('attempts')
    .values({ ...attempt, windowStart: sql<Date>`date_trunc('hour', now())`, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['who', 'what', 'windowStart']).doUpdateSet({ count: sql<number>`attempts.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

/** Number of attempts within the current hour. */
export async function attemptsOf(db: Kysely<Tables>, attempt: { who: string; what: string }): Promise<number> {
  const row = await db
    .selectFrom('attempts')
    .select('count')
    .where('who', '=', attempt.who)
    .where('what', '=', attempt.what)
    .where('windowStart', '=', sql<Date>`date_trunc('hour', now())`)
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function sweepAttempts(db: Kysely<Tables>): Promise<void> {
  await sweepRows(db, 'attempts', sql<boolean>`window_start < now() - make_interval(hours => ${KEEP_HOURS})`);
}
