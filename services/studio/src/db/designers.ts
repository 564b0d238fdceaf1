import type { DbClock } from '@nimantran/kit/db/database';
import type { User } from '@nimantran/proto/domain/user';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

const SEEN_AGAIN_MINUTES = 10;
const COLLEAGUE_DAYS = 14;

/** Records the designer, so that others can hand them jobs. */
export async function noteDesigner(db: Kysely<Tables>, clock: DbClock, { uid, name }: User): Promise<void> {
  const now = clock();
  await db
    .insertInto('designers')
    .values({ uid, name, seenAt: now })
    .onConflict((conflict) =>
      conflict
        .column('uid')
        .doUpdateSet({ name, seenAt: now })
        .where((eb) =>
          eb.or([
            eb('designers.name', '!=', name),
            eb('designers.seenAt', '<', sql<Date>`${now} - make_interval(mins => ${SEEN_AGAIN_MINUTES})`),
          ]),
        ),
    )
    .execute();
}

/** Colleagues who have worked here recently, by name. */
export async function colleaguesOf(
  db: Kysely<Tables>,
  clock: DbClock,
  uid: string,
): Promise<{ uid: string; name: string; busy: boolean }[]> {
  return db
    .selectFrom('designers')
    .select(['uid', 'name'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('jobs').select('jobs.id').whereRef('jobs.claimedBy', '=', 'designers.uid').where('state', '=', 'claimed'),
      ).as('busy'),
    )
    .where('uid', '!=', uid)
    .where('seenAt', '>', sql<Date>`${clock()} - make_interval(days => ${COLLEAGUE_DAYS})`)
    .orderBy('name')
    .limit(200)
    .execute()
    .then((rows) => rows.map((row) => ({ uid: row.uid, name: row.name, busy: Boolean(row.busy) })));
}
