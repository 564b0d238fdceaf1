import type { DbClock } from '@nimantran/kit/db/database';
import type { Transaction } from 'kysely';
import { readClock } from '../clock.ts';
import { addHistory } from '../history.ts';
import { lockOrder, updateOrder } from '../orders.ts';
import type { Tables } from '../schema.ts';

const UNEXPLAINED = 'The payment did not go through.';
const MAX_REASON = 300;

/** A try to pay that failed: the customer reads why and can pay again. An order that is not waiting for money stays as it is. */
export async function notePaymentFailure(
  transaction: Transaction<Tables>,
  clock: DbClock,
  orderId: string,
  reason: string | undefined,
): Promise<'noted' | 'too late' | 'unknown_order'> {
  const order = await lockOrder(transaction, orderId);
  if (!order) return 'unknown_order';
  if (order.state !== 'awaiting_payment') return 'too late';
  const text = (reason ?? UNEXPLAINED).slice(0, MAX_REASON);
  await updateOrder(transaction, order.id, { paymentError: text });
  await addHistory(transaction, order.id, { at: await readClock(transaction, clock), kind: 'payment_failed', text });
  return 'noted';
}
