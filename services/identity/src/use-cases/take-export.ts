import type { DbClock } from '@nimantran/kit/db/database';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/schema.ts';

const WINDOW = sql`interval '1 hour'`;

/** Counts one more export of a person and returns its id; `undefined` if there were `limit` within the last hour. */
export async function takeExport(db: Kysely<Tables>, clock: DbClock, uid: string, limit: number): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    // Two concurrent ones must not both be the last allowed one.
    await transaction.selectFrom('users').select('uid').where('uid', '=', uid).forUpdate().execute();
    await transaction.deleteFrom('exports').where('uid', '=', uid).where('at', '<=', sql<Date>`${clock()} - ${WINDOW}`).execute();
    const { taken } = await transaction
      .selectFrom('exports')
      .select((eb) => eb.fn.countAll<number>().as('taken'))
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow();
    if (taken >= limit) return undefined;
    const row = await transaction.insertInto('exports').values({ uid, at: clock() }).returning('id').executeTakeFirstOrThrow();
    return row.id;
  });
}

/** A failed export does not count. */
export async function giveBackExport(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('exports').where('id', '=', id).execute();
}
