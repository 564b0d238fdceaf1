import type { OrderEvent } from '@nimantran/proto/domain/order';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** Adds a line to what the customer reads of an order, and marks the order as changed. */
export async function addHistory(
  transaction: Transaction<Tables>,
  orderId: string,
  entry: { at: Date; kind: OrderEvent['kind']; text: string },
): Promise<void> {
  await transaction
    .with('touched', (query) =>
      query.updateTable('orders').set({ updatedAt: sql<Date>`clock_timestamp()` }).where('id', '=', orderId).returning('id'),
    )
    .insertInto('orderHistory')
    .values({ orderId, ...entry })
    .execute();
}

/**
 * The timeline by when things happened, whatever the order in which they became known; the same thing said twice in a
 * row is shown once.
 */
export async function historyOf(db: Kysely<Tables>, orderId: string): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('orderHistory')
    .select(['at', 'kind', 'text'])
    .where('orderId', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows
    .filter((row, index) => row.kind !== rows[index - 1]?.kind || row.text !== rows[index - 1]?.text)
    .map((row) => ({ at: row.at.toISOString(), kind: row.kind, text: row.text }));
}
