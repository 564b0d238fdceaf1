import type { WantedChanges } from '@nimantran/proto/domain/support-request';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../schema.ts';

/** Uploads wait so long for somebody to decide on the changes that they are for; then they go as the order's do. */
const WAITS_DAYS = 14;

function wanted(db: Kysely<Tables>, orderId: string) {
  return db
    .selectFrom('supportRequests')
    .select(['number', 'changes'])
    .where('orderId', '=', orderId)
    .where('changes', 'is not', null)
    .where('state', '!=', 'closed')
    .orderBy('seq', 'desc');
}

/** Whether uploads still wait for somebody to decide on changes of an order, with photos or music among them or not. */
export async function hasWantedChanges(db: Kysely<Tables>, orderId: string): Promise<boolean> {
  const young = wanted(db, orderId).where('openedAt', '>', sql<Date>`now() - make_interval(days => ${WAITS_DAYS})`);
  return (await young.limit(1).executeTakeFirst()) !== undefined;
}

/** What is wanted of an order, the newest first, however long ago. */
export async function wantedChangesOf(
  db: Kysely<Tables>,
  orderId: string,
): Promise<{ number: string; changes: WantedChanges }[]> {
  const rows = await wanted(db, orderId).limit(10).execute();
  return rows.flatMap(({ number, changes }) => (changes ? [{ number, changes }] : []));
}

/** They are a revision now. */
export async function endWantedChanges(transaction: Transaction<Tables>, number: string): Promise<void> {
  await transaction.updateTable('supportRequests').set({ changes: null }).where('number', '=', number).execute();
}
