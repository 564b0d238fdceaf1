import { handlerOf, type JobHandler } from '@nimantran/kit/queue/queue';
import { defineJob } from '@nimantran/proto/jobs/job';
import { Type } from 'typebox';
import type { OrdersContext } from '../context.ts';
import { openCheckoutOf } from '../db/checkouts.ts';
import { readClock } from '../db/clock.ts';
import { lockOrder } from '../db/orders.ts';
import { expireUnpaidOrder } from '../db/transitions/end-unpaid-order.ts';
import { askAboutCheckout } from '../stripe/ask-provider.ts';
import { ORDERS_QUEUE } from './queue.ts';

const SWEEP_LIMIT = 50;

export const expireOrderJob = defineJob({
  queue: ORDERS_QUEUE,
  name: 'expire-order',
  data: Type.Object({ order_id: Type.String({ format: 'uuid' }) }),
});

export function expireOrderHandler(context: OrdersContext): JobHandler {
  return handlerOf(expireOrderJob, async ({ data }) => expireOrder(context, data.order_id));
}

/**
 * Expires an order whose time to pay is over by the database's clock. The provider is asked first: money whose news is
 * on its way still counts. @throws when it cannot be asked; the order waits for the next sweep then
 */
async function expireOrder(context: OrdersContext, orderId: string): Promise<void> {
  const checkout = await openCheckoutOf(context.db, orderId);
  if (checkout?.providerId && (await askAboutCheckout(context, checkout)) === 'paid') return context.work.wake();
  await context.db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.state !== 'awaiting_payment') return;
    if (order.payUntil > (await readClock(transaction, context.clock))) return;
    await expireUnpaidOrder(transaction, context.clock, order);
  });
  context.work.wake();
}

/** Finds what the delayed jobs have missed. */
export async function expireOverdueOrders(context: OrdersContext): Promise<void> {
  const overdue = await context.db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'awaiting_payment')
    .where('payUntil', '<=', context.clock())
    .orderBy('payUntil')
    .limit(SWEEP_LIMIT)
    .execute();
  for (const { id } of overdue) {
    await expireOrder(context, id).catch((error: unknown) => {
      context.log.warn({ err: error, order_id: id }, 'an overdue order waits: the provider cannot be asked');
    });
  }
}
