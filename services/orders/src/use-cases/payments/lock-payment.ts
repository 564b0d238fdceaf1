import { type DbClock, readClock } from '@nimantran/kit/db/database';
import type { Transaction } from 'kysely';
import { lockOrder } from '../../db/orders/orders.ts';
import { paymentByIntent } from '../../db/payments/payments.ts';
import { lockIntent } from '../../db/payments/pending-facts.ts';
import type { OrderRow, PaymentRow, Tables } from '../../db/schema.ts';

/** The payment that news is about, with its order locked after the payment intent; `paid` is undefined while it is unknown. */
export async function lockPayment(
  transaction: Transaction<Tables>,
  clock: DbClock,
  paymentIntent: string,
): Promise<{ at: Date; paid: { payment: PaymentRow; order: OrderRow } | undefined }> {
  await lockIntent(transaction, paymentIntent);
  const payment = await paymentByIntent(transaction, paymentIntent);
  const order = payment && (await lockOrder(transaction, payment.orderId));
  const at = await readClock(transaction, clock);
  return { at, paid: payment && order ? { payment, order } : undefined };
}
