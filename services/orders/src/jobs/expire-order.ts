import { readClock } from '@nimantran/kit/db/database';
import type { OrdersContext } from '../context.ts';
import { lockOrder } from '../db/orders/orders.ts';
import { openCheckoutOf } from '../db/payments/checkouts.ts';
import { askAboutCheckout } from '../stripe/ask-provider.ts';
import { expireUnpaidOrder } from '../use-cases/orders/end-unpaid-order.ts';

const SWEEP_LIMIT = 50;

/** Expires an overdue order after asking the provider: money whose event is on its way counts. @throws if it cannot be asked */
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

/** Expires overdue orders, the oldest first; returns whether there may be more right now. */
export async function expireOverdueOrders(context: OrdersContext): Promise<boolean> {
  const overdue = await context.db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'awaiting_payment')
    .where('payUntil', '<=', context.clock())
    .orderBy('payUntil')
    .limit(SWEEP_LIMIT)
    .execute();
  let waiting = 0;
  for (const { id } of overdue) {
    await expireOrder(context, id).catch((error: unknown) => {
      waiting += 1;
      context.log.warn({ err: error, order_id: id }, 'an overdue order waits: the provider cannot be asked');
    });
  }
  return overdue.length === SWEEP_LIMIT && waiting === 0;
}
