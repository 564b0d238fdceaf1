import type { OrderEvent } from '@nimantran/proto/domain/order';
import type { User } from '@nimantran/proto/domain/user';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../schema.ts';

export type Staff = Pick<User, 'uid' | 'email'>;

interface HistoryEntry {
  at: Date;
  kind: OrderEvent['kind'];
  text: string;
  by?: Staff | undefined;
}

/** Adds an entry to the order's customer-visible timeline, and marks the order as changed. */
export async function addHistory(
  transaction: Transaction<Tables>,
  orderId: string,
  { by, ...entry }: HistoryEntry,
): Promise<void> {
  await transaction
    .with('touched', (query) =>
      query.updateTable('orders').set({ updatedAt: sql<Date>`clock_timestamp()` }).where('id', '=', orderId).returning('id'),
    )
    .insertInto('orderHistory')
    .values({ orderId, ...entry, ...(by && { actorUid: by.uid, actorEmail: by.email }) })
    .execute();
}

/** The timeline sorted by when things happened, not by when they became known; consecutive identical entries are shown once. */
export async function historyOf(db: Kysely<Tables>, orderId: string): Promise<OrderEvent[]> {
  return (await staffHistoryOf(db, orderId)).map(({ by, ...event }) => event);
}

export async function staffHistoryOf(db: Kysely<Tables>, orderId: string): Promise<(OrderEvent & { by: Staff | null })[]> {
  const rows = await db
    .selectFrom('orderHistory')
    .select(['at', 'kind', 'text', 'actorUid', 'actorEmail'])
    .where('orderId', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows
    .filter((row, index) => row.kind !== rows[index - 1]?.kind || row.text !== rows[index - 1]?.text)
    .map(({ at, kind, text, actorUid: uid, actorEmail: email }) => ({
      at: at.toISOString(),
      kind,
      text,
      by: uid === null || email === null ? null : { uid, email },
    }));
}

/** How often the words of a delivered order were corrected, and when last. */
export async function revisionOf(db: Kysely<Tables>, orderId: string): Promise<{ count: number; at: Date | null }> {
  return db
    .selectFrom('orderHistory')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('at').as('at')])
    .where('orderId', '=', orderId)
    .where('kind', '=', 'revised')
    .executeTakeFirstOrThrow();
}
