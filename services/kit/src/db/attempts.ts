import { type Kysely, sql } from 'kysely';
import { sweepRows } from './sweep-batch.ts';

/** The table by which all replicas of a service count together; part of its schema if it counts. */
export interface AttemptTables {
  attempts: { who: string; what: string; windowStart: Date; count: number };
}

/** Creates the table; called by a migration of the service. */
export async function createAttempts(db: Kysely<never>): Promise<void> {
  await sql`
    create table attempts (
      who text not null,
      what text not null,
      window_start timestamptz not null,
      count integer not null,
      primary key (who, what, window_start)
    )`.execute(db);
  await sql`create index attempts_window on attempts (window_start)`.execute(db);
}

interface Attempt {
  who: string;
  what: string;
}

const KEEP_HOURS = 48;

const counted = <Tables extends AttemptTables>(db: Kysely<Tables>) => db as unknown as Kysely<AttemptTables>;

/** Counts an attempt within the current hour of the database's clock; returns the count, including this attempt. */
export async function countAttempt<Tables extends AttemptTables>(db: Kysely<Tables>, attempt: Attempt): Promise<number> {
  const { count } = await counted(db)
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
export async function attemptsOf<Tables extends AttemptTables>(db: Kysely<Tables>, attempt: Attempt): Promise<number> {
  const row = await counted(db)
    .selectFrom('attempts')
    .select('count')
    .where('who', '=', attempt.who)
    .where('what', '=', attempt.what)
    .where('windowStart', '=', sql<Date>`date_trunc('hour', now())`)
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function sweepAttempts<Tables extends AttemptTables>(db: Kysely<Tables>): Promise<void> {
  await sweepRows(counted(db), 'attempts', sql<boolean>`window_start < now() - make_interval(hours => ${KEEP_HOURS})`);
}
