import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { orderCompleted } from '@nimantran/proto/events/orders';
import type { Tables } from '../db/schema.ts';

/** Counts an order for its theme once, although a revision completes it again. */
export const orderCompletedConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof orderCompleted>(orderCompleted, async (transaction, { data }) => {
    await transaction
      .insertInto('completedOrders')
      .values({ orderId: data.order_id, themeId: data.theme_id, completedAt: new Date(data.completed_at) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }),
];
