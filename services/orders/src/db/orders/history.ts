import type { OrderEvent } from '@nimantran/proto/domain/order';
import type { User } from '@nimantran/proto/domain/user';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../schema.ts';

/** Who of the people behind the shop did something. */
export type Staff = Pick<User, 'uid' | 'email'>;

interface HistoryEntry {
  at: Date;
  kind: OrderEvent['kind'];
  text: string;
  by?: Staff | undefined;
}

/** Adds a line to what the customer reads of an order, and marks the order as changed. */
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

/**
 * The timeline by when things happened, whatever the order in which they became known; the same thing said twice in a
 * row is shown once.
 */
export async function historyOf(db: Kysely<Tables>, orderId: string): Promise<OrderEvent[]> {
  return (await staffHistoryOf(db, orderId)).map(({ by, ...event }) => event);
}

/** The same timeline with who of the people behind the shop did what. */
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
