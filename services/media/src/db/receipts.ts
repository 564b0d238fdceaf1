import type { Kysely, Selectable, Transaction } from 'kysely';
import type { PurgeReceiptTable, Tables } from './schema.ts';

export type ReceiptLine = Selectable<PurgeReceiptTable> & { purgedAt: Date };

/** The files deleted for an order, by name. A line whose file is not deleted yet is left out. */
export async function receiptOf(db: Kysely<Tables> | Transaction<Tables>, orderId: string): Promise<ReceiptLine[]> {
  const lines = await db
    .selectFrom('purgeReceipts')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('purgedAt', 'is not', null)
    .orderBy('objectKey')
    .execute();
  return lines.flatMap((line) => (line.purgedAt ? [{ ...line, purgedAt: line.purgedAt }] : []));
}
