import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { videoDelivered } from '@nimantran/proto/events/studio';
import type { OrdersContext } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { completeOrder } from '../use-cases/delivery/complete-order.ts';

export const videoDeliveredConsumers = ({ log, work }: Pick<OrdersContext, 'log' | 'work'>): Consumer<Tables>[] => [
  consumerOf<Tables, typeof videoDelivered>(videoDelivered, async (transaction, event) => {
    const { order_id, video, copy = null, extras = null, still_key, delivered_at } = event.data;
    const delivered = { video, copy, extras, posterKey: still_key, at: new Date(delivered_at) };
    const done = await completeOrder(transaction, order_id, delivered);
    if (!done) log.info('a video was delivered for an order that does not wait for one');
    // Wakes the worker after the commit; waking too early only costs an empty look.
    setTimeout(() => work.wake(), 50).unref();
  }),
];
