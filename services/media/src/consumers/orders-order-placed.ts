import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { orderPlaced } from '@nimantran/proto/events/orders';
import type { Context } from '../context.ts';
import { watchOrder } from '../db/purges.ts';
import type { Tables } from '../db/schema.ts';

/** Orders requests the hold before it places the order; this repeats a hold that was lost on the way. */
export const orderPlacedConsumers = ({ clock }: Context): Consumer<Tables>[] => [
  consumerOf(orderPlaced, async (transaction, { data }) => {
    if (data.upload_ids.length === 0) return;
    const held = await transaction
      .updateTable('uploads')
      .set({ orderId: data.order_id })
      .where('id', 'in', data.upload_ids)
      .where('orderId', 'is', null)
      .where('state', '!=', 'deleting')
      .returning('id')
      .execute();
    if (held.length > 0) await watchOrder(transaction, clock, data.order_id);
  }),
];
