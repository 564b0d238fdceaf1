import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { orderPlaced } from '@nimantran/proto/events/orders';
import type { Context } from '../context.ts';
import { watchOrder } from '../db/purges.ts';
import type { Tables } from '../db/schema.ts';
import { holdFor } from '../db/upload-holds.ts';

/** Orders requests the hold before it places the order; this repeats a hold that was lost on the way. */
export const orderPlacedConsumers = ({ clock }: Context): Consumer<Tables>[] => [
  consumerOf(orderPlaced, async (transaction, { data }) => {
    if (data.upload_ids.length === 0) return;
    const there = await transaction
      .selectFrom('uploads')
      .select('id')
      .where('id', 'in', data.upload_ids)
      .where('state', '!=', 'deleting')
      .orderBy('id')
      .forUpdate()
      .execute();
    if (there.length === 0) return;
    await holdFor(
      transaction,
      data.order_id,
      there.map(({ id }) => id),
    );
    await watchOrder(transaction, clock, data.order_id);
  }),
];
