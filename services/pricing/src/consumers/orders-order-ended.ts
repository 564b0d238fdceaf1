import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { orderCancelled, orderExpired, orderRefunded } from '@nimantran/proto/events/orders';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { releaseUse } from '../use-cases/release-promo-use.ts';

/** An unsuccessful order releases its use of a promo code. */
export const orderEndedConsumers = ({ now }: Context): Consumer<Tables>[] => [
  consumerOf(orderCancelled, (transaction, { data }) => releaseUse(transaction, data.order_id, now())),
  consumerOf(orderExpired, (transaction, { data }) => releaseUse(transaction, data.order_id, now())),
  consumerOf(orderRefunded, (transaction, { data }) => releaseUse(transaction, data.order_id, now())),
];
