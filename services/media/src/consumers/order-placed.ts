import { consumerOf } from '@nimantran/kit/events/inbox';
import { orderPlaced } from '@nimantran/proto/events/orders';
import type { Tables } from '../db/schema.ts';

/** Orders has asked for the hold before it placed the order; this makes good one that was lost on the way. */
export const holdForOrder = consumerOf<Tables, typeof orderPlaced>(orderPlaced, async (transaction, { data }) => {
  if (data.upload_ids.length === 0) return;
  await transaction
    .updateTable('uploads')
    .set({ orderId: data.order_id })
    .where('id', 'in', data.upload_ids)
    .where('orderId', 'is', null)
    .where('state', '!=', 'deleting')
    .execute();
});
