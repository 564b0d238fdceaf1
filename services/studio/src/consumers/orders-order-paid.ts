import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { orderDepositPaid, orderPaid } from '@nimantran/proto/events/orders';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { takeDeposit, takePaidOrder } from '../use-cases/studio-jobs/take-paid-order.ts';

/** Whatever the order of events, a job paid in full gets its final video. */
export const orderPaidConsumers = (context: Pick<Context, 'clock'>): Consumer<Tables>[] => [
  consumerOf(orderDepositPaid, (transaction, { data }) => takeDeposit(transaction, data)),
  consumerOf(orderPaid, (transaction, { data }) => takePaidOrder(context, transaction, data)),
];
