import { refuseErased } from '@nimantran/kit/db/erased-customers';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { type Quota, quotaFault } from '../domain/quota.ts';
import type { NewUpload } from '../tus/check-headers.ts';

/** Longer than a creation may take: if the client has not returned by then, it never received the address. */
const ANSWERED_WITHIN_MINUTES = 15;

/** Creates an upload, or reports why the owner may not have more outside orders. @throws HttpProblem 401 for an erased person */
export async function openUpload(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  upload: NewUpload & { ownerUid: string },
): Promise<{ id: string } | { fault: string }> {
  const { ownerUid, kind, fileName, declaredBytes } = upload;
  return db.transaction().execute(async (transaction) => {
    await refuseErased(transaction, ownerUid);
    // Two concurrent uploads must not both take the last place.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`upload quota ${ownerUid}`}, 0))`.execute(transaction);
    await transaction
      .updateTable('uploads')
      .set({ state: 'deleting', checkAfter: sql<Date>`now()` })
      .where('ownerUid', '=', ownerUid)
      .where('state', '=', 'receiving')
      .where('acknowledged', '=', false)
      .where('createdAt', '<', sql<Date>`${clock()} - make_interval(mins => ${ANSWERED_WITHIN_MINUTES})`)
      .execute();
    const fault = quotaFault(await keptBy(transaction, ownerUid), declaredBytes, config.uploadQuota);
    if (fault !== undefined) return { fault };
    return transaction
      .insertInto('uploads')
      .values({ ownerUid, kind, fileName, declaredBytes, state: 'receiving' })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
}

async function keptBy(transaction: Transaction<Tables>, ownerUid: string): Promise<Quota> {
  return transaction
    .selectFrom('uploads')
    .select((eb) => [
      eb.fn.countAll<number>().as('uploads'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'receiving').as('receiving'),
      sql<number>`coalesce(sum(declared_bytes), 0)::bigint`.as('bytes'),
    ])
    .where('ownerUid', '=', ownerUid)
    .where('orderId', 'is', null)
    .where('state', 'in', ['receiving', 'checking', 'ready'])
    .executeTakeFirstOrThrow();
}
