import { type DbClock, readClock } from '@nimantran/kit/db/database';
import type { Transaction } from 'kysely';
import { addHistory } from '../../db/orders/history.ts';
import { lockOrder, updateOrder } from '../../db/orders/orders.ts';
import { billById } from '../../db/payments/bills.ts';
import type { Tables } from '../../db/schema.ts';
import { canPay } from '../../domain/payments/bill-moves.ts';

const UNEXPLAINED = 'The payment failed.';
const MAX_REASON = 300;

/** Shows a failed attempt to the customer; of an unknown bill only before the first payment, of a withdrawn one never. */
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
