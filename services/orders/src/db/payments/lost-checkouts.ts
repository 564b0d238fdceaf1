import { type Kysely, sql, type Transaction } from 'kysely';
import type { CheckoutRow, Tables } from '../schema.ts';

/** By then no process is still creating the session: a request retries for 5 minutes, and a round of tries takes under one. */
const LOST_AFTER_SECONDS = 7 * 60;
const LOOK_AGAIN_SECONDS = 5 * 60;

/** Checkouts whose session may exist although no answer arrived; taking one postpones its next check. */
export async function takeLostCheckouts(db: Kysely<Tables>, limit: number): Promise<CheckoutRow[]> {
  return db
    .updateTable('checkoutSessions')
    .set({ nextCheckAt: sql<Date>`now() + make_interval(secs => ${LOOK_AGAIN_SECONDS})` })
    .where('id', 'in', (query) =>
      query
        .selectFrom('checkoutSessions')
        .select('id')
        .where('providerId', 'is', null)
        .where('checks', '=', 0)
        .where('createdAt', '<', sql<Date>`now() - make_interval(secs => ${LOST_AFTER_SECONDS})`)
        .where('nextCheckAt', '<=', sql<Date>`now()`)
        .orderBy('createdAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Stores the session that was found. If the order has dropped the checkout, the job that asks the provider ends it. */
export async function keepFoundSession(
  transaction: Transaction<Tables>,
  id: string,
  session: { providerId: string; url: string | null },
): Promise<void> {
  const opened = session.url === null ? 'closing' : 'open';
  await transaction
    .updateTable('checkoutSessions')
    .set({
      ...session,
      state: sql<CheckoutRow['state']>`case when state = 'creating' then ${opened} else 'closing' end`,
      checks: 1,
      nextCheckAt: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('providerId', 'is', null)
    .execute();
}

/** The provider has no session for this checkout: stop searching. */
export async function giveUpLostCheckout(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .updateTable('checkoutSessions')
    .set({ state: 'failed', checks: 1 })
    .where('id', '=', id)
    .where('providerId', 'is', null)
    .execute();
}
