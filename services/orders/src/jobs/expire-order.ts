import { readClock } from '@nimantran/kit/db/database';
import { eachDue } from '@nimantran/kit/each-due';
import { sql } from 'kysely';
import type { OrdersContext } from '../context.ts';
import { lockOrder } from '../db/orders/orders.ts';
import { openCheckoutOf } from '../db/payments/checkouts.ts';
import type { CheckoutRow } from '../db/schema.ts';
import { askAboutCheckout } from '../stripe/ask-provider.ts';
import { expireUnpaidOrder } from '../use-cases/orders/end-unpaid-order.ts';
import { giveTimeToPay } from '../use-cases/payments/pending-payment.ts';

const SWEEP_LIMIT = 50;

/** Expires an overdue order after asking the provider: money whose event is on its way counts. @throws if it cannot be asked */
async function expireOrder(context: OrdersContext, orderId: string): Promise<void> {
  const checkout = await openCheckoutOf(context.db, orderId);
  if (checkout?.providerId) {
    const found = await askAboutCheckout(context, checkout);
    if (found === 'paid') return context.work.wake();
    if (found === 'pending') return waitForBank(context, checkout);
  }
  await context.db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.state !== 'awaiting_payment') return;
    if (order.payUntil > (await readClock(transaction, context.clock))) return;
    await expireUnpaidOrder(transaction, context.clock, order);
  });
  context.work.wake();
}

/** An order or bill waits so long for a bank before the provider is asked again. */
const ASKED_AGAIN_HOURS = 3;

/** Nothing expires while a bank has the customer's payment. */
export async function waitForBank({ db, clock }: Pick<OrdersContext, 'db' | 'clock'>, checkout: CheckoutRow): Promise<void> {
  await db.transaction().execute((transaction) => giveTimeToPay(transaction, clock, checkout, ASKED_AGAIN_HOURS));
}

/** Expires overdue orders, the oldest first. */
export function expireOverdueOrders(context: OrdersContext): Promise<undefined> {
  return eachDue(
    (tried) =>
      context.db
        .selectFrom('orders')
        .select('id')
        .where('state', '=', 'awaiting_payment')
        .where('payUntil', '<=', context.clock())
        .where('id', '<>', sql<string>`all(${tried}::uuid[])`)
        .orderBy('payUntil')
        .limit(SWEEP_LIMIT)
        .execute(),
    ({ id }) => expireOrder(context, id),
    (error, { id }) => context.log.warn({ err: error, order_id: id }, 'an overdue order waits: the provider cannot be asked'),
  );
}
