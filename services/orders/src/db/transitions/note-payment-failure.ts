import type { DbClock } from '@nimantran/kit/db/database';
import type { Transaction } from 'kysely';
import { canPay } from '../../domain/bill-moves.ts';
import { billById } from '../bills.ts';
import { readClock } from '../clock.ts';
import { addHistory } from '../history.ts';
import { lockOrder, updateOrder } from '../orders.ts';
import type { Tables } from '../schema.ts';

const UNEXPLAINED = 'The payment did not go through.';
const MAX_REASON = 300;

/**
 * A try to pay that failed: the customer reads why and can pay again. Where the bill is not known that it was for, only an
 * order that waits for its first payment takes it in; a bill that is asked for no more changes nothing.
 */
export async function notePaymentFailure(
  transaction: Transaction<Tables>,
  clock: DbClock,
  { orderId, billId }: { orderId: string; billId: string | null },
  reason: string | undefined,
): Promise<'noted' | 'too late' | 'unknown_order'> {
  const order = await lockOrder(transaction, orderId);
  if (!order) return 'unknown_order';
  const bill = billId === null ? undefined : await billById(transaction, billId);
  const isAwaited = bill
    ? bill.orderId === order.id && bill.state === 'open' && canPay(order.state, bill.kind)
    : order.state === 'awaiting_payment';
  if (!isAwaited) return 'too late';
  const text = (reason ?? UNEXPLAINED).slice(0, MAX_REASON);
  await updateOrder(transaction, order.id, { paymentError: text });
  await addHistory(transaction, order.id, { at: await readClock(transaction, clock), kind: 'payment_failed', text });
  return 'noted';
}
