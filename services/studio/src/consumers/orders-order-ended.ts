import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { orderCancelled, orderExpired, orderRefunded } from '@nimantran/proto/events/orders';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { endOrder } from '../use-cases/studio-jobs/end-order.ts';

export const orderEndedConsumers = (context: Context): Consumer<Tables>[] => [
  consumerOf(orderCancelled, (transaction, { data }) => endOrder(context, transaction, data, 'cancelled')),
  consumerOf(orderExpired, (transaction, { data }) => endOrder(context, transaction, data, 'expired')),
  consumerOf(orderRefunded, (transaction, { data }) => endOrder(context, transaction, data, 'refunded')),
];
