import { readClock } from '@nimantran/kit/db/database';
import { eachDue } from '@nimantran/kit/each-due';
import { sql } from 'kysely';
import type { OrdersContext } from '../context.ts';
import { lockOrder } from '../db/orders/orders.ts';
import { billById } from '../db/payments/bills.ts';
import { openCheckoutOf } from '../db/payments/checkouts.ts';
import { askAboutCheckout } from '../stripe/ask-provider.ts';
import { expireUnpaidOrder } from '../use-cases/orders/end-unpaid-order.ts';
import { withdrawBillOf } from '../use-cases/payments/withdraw-bill.ts';
import { waitForBank } from './expire-order.ts';

const SWEEP_LIMIT = 50;

/** Expires overdue bills that follow an order's first payment: an unpaid balance ends its order. */
export function expireBills(context: OrdersContext): Promise<undefined> {
  return eachDue(
    (tried) =>
      context.db
        .selectFrom('bills')
        .select(['id', 'orderId'])
        .where('state', '=', 'open')
        .where('payUntil', '<=', context.clock())
        // A bill of the first payment expires with its order.
        .where('kind', 'in', ['balance', 'revision', 'customisation'])
        .where('id', '<>', sql<string>`all(${tried}::uuid[])`)
        .orderBy('payUntil')
        .limit(SWEEP_LIMIT)
        .execute(),
    (bill) => expireBill(context, bill),
    (error, { id }) => context.log.warn({ err: error, bill: id }, 'an overdue bill waits: the provider cannot be asked'),
  );
}

/** The provider is asked first: money whose event is still on its way counts. @throws when it cannot be asked */
async function expireBill(context: OrdersContext, { id, orderId }: { id: string; orderId: string }): Promise<void> {
  const checkout = await openCheckoutOf(context.db, orderId);
  if (checkout?.billId === id && checkout.providerId) {
    const found = await askAboutCheckout(context, checkout);
    if (found === 'paid') return context.work.wake();
    if (found === 'pending') return waitForBank(context, checkout);
  }
  await context.db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const bill = await billById(transaction, id);
    const at = await readClock(transaction, context.clock);
    if (!order || bill?.state !== 'open' || !bill.payUntil || bill.payUntil > at) return;
    if (bill.kind === 'balance') await expireUnpaidOrder(transaction, context.clock, order);
    else await withdrawBillOf(transaction, order, bill, { at, why: 'unpaid' });
  });
  context.work.wake();
}
