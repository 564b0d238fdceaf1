import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { previewDelivered } from '@nimantran/proto/events/studio';
import type { OrdersContext } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { showPreview } from '../use-cases/orders/show-preview.ts';

export const previewDeliveredConsumers = ({ log, work }: Pick<OrdersContext, 'log' | 'work'>): Consumer<Tables>[] => [
  consumerOf<Tables, typeof previewDelivered>(previewDelivered, async (transaction, event) => {
    const { order_id, video, delivered_at } = event.data;
    const done = await showPreview(transaction, order_id, { video, at: new Date(delivered_at) });
    if (!done) log.info('a preview was delivered for an order that does not wait for one');
    setTimeout(() => work.wake(), 50).unref();
  }),
];
