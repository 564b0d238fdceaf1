import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { orderCancelled, orderExpired, orderRefunded } from '@nimantran/proto/events/orders';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';

/** The purge comes from studio 2 days later; the date is kept in case it never does. */
async function noteEnd(transaction: Transaction<Tables>, orderId: string, at: string): Promise<void> {
  await transaction
    .updateTable('uploads')
    .set({ orderEndedAt: new Date(at) })
    .where('orderId', '=', orderId)
    .where('orderEndedAt', 'is', null)
    .execute();
}

export const endHolds: Consumer<Tables>[] = [
  consumerOf(orderCancelled, (transaction, { data }) => noteEnd(transaction, data.order_id, data.at)),
  consumerOf(orderExpired, (transaction, { data }) => noteEnd(transaction, data.order_id, data.at)),
  consumerOf(orderRefunded, (transaction, { data }) => noteEnd(transaction, data.order_id, data.at)),
];
