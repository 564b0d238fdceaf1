import { type DbClock, readClock } from '@nimantran/kit/db/database';
import { formatMoney, type Money } from '@nimantran/proto/domain/currency';
import { DAYS_FOR_BALANCE } from '@nimantran/proto/domain/time-to-pay';
import { orderCancelled, orderExpired } from '@nimantran/proto/events/orders';
import type { Transaction } from 'kysely';
import { addHistory, type Staff } from '../../db/orders/history.ts';
import { updateOrder } from '../../db/orders/orders.ts';
import { voidBills } from '../../db/payments/bills.ts';
import { closeCheckouts } from '../../db/payments/checkouts.ts';
import { keptMoneyOf } from '../../db/refunds/refundable-payments.ts';
import type { OrderRow, Tables } from '../../db/schema.ts';
import { writeOrderEvent } from '../../db/write-order-event.ts';
import { stateAfterOrRefuse } from './next-state.ts';

/** Cancels a locked, unpaid order. @throws HttpProblem 409 in any other state */
export async function cancelUnpaidOrder(
  transaction: Transaction<Tables>,
  clock: DbClock,
  order: OrderRow,
  /** `text` gives the reason; a sentence about the money is added. */
  why: { reason: string; text: string; by?: Staff },
): Promise<void> {
  const state = stateAfterOrRefuse(order.state, 'cancel');
  const at = await readClock(transaction, clock);
  await updateOrder(transaction, order.id, { state, endedAt: at, uploadsFreeAt: at, paymentError: null });
  await voidBills(transaction, order.id);
  await closeCheckouts(transaction, order.id);
  const text = `${why.text} ${keptDepositText(await keptMoneyOf(transaction, order), order.paidAt !== null)}`;
  await addHistory(transaction, order.id, { at, kind: 'cancelled', text, by: why.by });
  await writeOrderEvent(transaction, orderCancelled, order.id, {
    order_id: order.id,
    order_number: order.number,
    at: at.toISOString(),
    reason: why.reason,
  });
}

/** Expires a locked order whose payment deadline has passed. @throws HttpProblem 409 for any state but unpaid */
export async function expireUnpaidOrder(transaction: Transaction<Tables>, clock: DbClock, order: OrderRow): Promise<void> {
  const state = stateAfterOrRefuse(order.state, 'expire');
  const at = await readClock(transaction, clock);
  await updateOrder(transaction, order.id, { state, endedAt: at, uploadsFreeAt: at, paymentError: null });
  await voidBills(transaction, order.id);
  await closeCheckouts(transaction, order.id);
  const limit =
    order.state === 'awaiting_balance'
      ? `The other half was not paid within ${DAYS_FOR_BALANCE} days, so the order`
      : 'The order was not paid in time and';
  const kept = keptDepositText(await keptMoneyOf(transaction, order), order.paidAt !== null);
  await addHistory(transaction, order.id, { at, kind: 'expired', text: `${limit} has expired. ${kept}` });
  await writeOrderEvent(transaction, orderExpired, order.id, {
    order_id: order.id,
    order_number: order.number,
    at: at.toISOString(),
  });
}

/** The advance is kept when an unpaid order ends, as announced before it was paid. */
function keptDepositText(kept: Money, wasPaid: boolean): string {
  if (!wasPaid) return 'Nothing was charged.';
  if (kept.amount_minor <= 0) return 'We keep none of your payment.';
  return `We keep the ${formatMoney(kept)} that you have paid, because the preview has been made.`;
}
