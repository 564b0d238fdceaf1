import type { DbClock } from '@nimantran/kit/db/database';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

/** The instant by the database's clock, which all that is compared is written by. */
export async function readClock(db: Kysely<Tables>, clock: DbClock): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select ${clock()} as now`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('The database told no time.');
  return row.now;
}
