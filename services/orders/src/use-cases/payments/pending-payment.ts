import { type DbClock, readClock } from '@nimantran/kit/db/database';
import { MINUTE_MS } from '@nimantran/proto/domain/durations';
import { HOURS_TO_PAY } from '@nimantran/proto/domain/time-to-pay';
import { sql, type Transaction } from 'kysely';
import { wantMail } from '../../db/mails/mails.ts';
import { addHistory } from '../../db/orders/history.ts';
import { lockOrder, updateOrder } from '../../db/orders/orders.ts';
import { endPendingCheckout, markCheckoutPending } from '../../db/payments/checkouts.ts';
import type { CheckoutRow, Tables } from '../../db/schema.ts';
import { notePaymentFailure } from './note-payment-failure.ts';

/** Most banks answer within minutes: a customer who has their answer by then gets no mail about the wait. */
const MAIL_AFTER_MS = 10 * MINUTE_MS;
const UNCONFIRMED = 'Your bank did not confirm the payment.';

/** The customer has finished paying and the bank answers later. No money has arrived, so nothing is booked. */
export async function notePendingPayment(
  transaction: Transaction<Tables>,
  clock: DbClock,
  { id, orderId }: Pick<CheckoutRow, 'id' | 'orderId'>,
): Promise<'pending' | 'known'> {
  await lockOrder(transaction, orderId);
  const at = await readClock(transaction, clock);
  if (!(await markCheckoutPending(transaction, id, at))) return 'known';
  await updateOrder(transaction, orderId, { paymentError: null });
  await addHistory(transaction, orderId, {
    ...{ at, kind: 'payment_pending' },
    text: 'Your payment is on its way: your bank has not confirmed it yet.',
  });
  const notBefore = new Date(at.getTime() + MAIL_AFTER_MS);
  await wantMail(transaction, { orderId, kind: 'payment_pending', subjectId: id, at, notBefore });
  return 'pending';
}

/** The bank refused a payment that the customer had finished: they are told, and have as long to pay as at first. */
export async function failPendingPayment(
  transaction: Transaction<Tables>,
  clock: DbClock,
  checkout: Pick<CheckoutRow, 'id' | 'orderId' | 'billId'>,
  reason: string | undefined,
): Promise<'failed' | 'too late' | 'known'> {
  const { id, orderId, billId } = checkout;
  const order = await lockOrder(transaction, orderId);
  if (!order || !(await endPendingCheckout(transaction, id))) return 'known';
  // The provider's news of the attempt may have come first, with the bank's reason.
  const isSaid = order.paymentError !== null && reason === undefined;
  const noted = isSaid ? 'noted' : await notePaymentFailure(transaction, clock, { orderId, billId }, reason ?? UNCONFIRMED);
  if (noted !== 'noted') return 'too late';
  await giveTimeToPay(transaction, clock, checkout, HOURS_TO_PAY);
  await wantMail(transaction, {
    ...{ orderId, kind: 'payment_failed', subjectId: id },
    at: await readClock(transaction, clock),
  });
  return 'failed';
}

/** Lets a bill, and the order if it is the first one, wait for so many hours at least. */
export async function giveTimeToPay(
  transaction: Transaction<Tables>,
  clock: DbClock,
  { orderId, billId }: Pick<CheckoutRow, 'orderId' | 'billId'>,
  hours: number,
): Promise<void> {
  const payUntil = sql<Date>`greatest(pay_until, ${clock()} + make_interval(hours => ${hours}))`;
  await transaction
    .updateTable('orders')
    .set({ payUntil })
    .where('id', '=', orderId)
    .where('state', '=', 'awaiting_payment')
    .execute();
  await transaction
    .updateTable('bills')
    .set({ payUntil })
    .where('id', '=', billId)
    .where('state', '=', 'open')
    .where('payUntil', 'is not', null)
    .execute();
}
