import type { SupportKind, WantedChanges } from '@nimantran/proto/domain/support-request';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../schema.ts';

/** Days that uploads wait for a decision on the requested changes; then they are purged like the order's own. */
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

/** Whether requested changes, with or without uploads, still wait for a decision. */
export async function hasWantedChanges(db: Kysely<Tables>, orderId: string): Promise<boolean> {
  const young = wanted(db, orderId).where('openedAt', '>', sql<Date>`now() - make_interval(days => ${WAITS_DAYS})`);
  return (await young.limit(1).executeTakeFirst()) !== undefined;
}

/** Requested changes of an order, newest first, whatever their age. */
export async function wantedChangesOf(
  db: Kysely<Tables>,
  orderId: string,
): Promise<{ number: string; changes: WantedChanges }[]> {
  const rows = await wanted(db, orderId).limit(10).execute();
  return rows.flatMap(({ number, changes }) => (changes ? [{ number, changes }] : []));
}

/** Requests of these kinds ask for a change to an order. */
export const CHANGE_KINDS: readonly SupportKind[] = ['revision', 'correction'];

/** The number of the newest request for a change to an order that waits for a decision on its changes, or for our answer. */
export async function waitingChangeOf(db: Kysely<Tables>, orderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('supportRequests')
    .select('number')
    .where('orderId', '=', orderId)
    .where('kind', 'in', CHANGE_KINDS)
    .where(({ or, and, eb }) => or([eb('state', '=', 'open'), and([eb('changes', 'is not', null), eb('state', '!=', 'closed')])]))
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number;
}

/** Ends requested changes that became a revision. */
export async function endWantedChanges(transaction: Transaction<Tables>, number: string): Promise<void> {
  await transaction.updateTable('supportRequests').set({ changes: null }).where('number', '=', number).execute();
}
