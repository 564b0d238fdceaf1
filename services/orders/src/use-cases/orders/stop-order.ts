import { recordChange } from '@nimantran/kit/events/record-change';
import { orderCancelled } from '@nimantran/proto/events/orders';
import type { Transaction } from 'kysely';
import { addHistory } from '../../db/orders/history.ts';
import { updateOrder } from '../../db/orders/orders.ts';
import { voidBills } from '../../db/payments/bills.ts';
import { closeCheckouts } from '../../db/payments/checkouts.ts';
import { paidMoneyOf } from '../../db/refunds/refundable-payments.ts';
import type { OrderRow, RefundRow, Tables } from '../../db/schema.ts';
import { writeOrderEvent } from '../../db/write-order-event.ts';
import { allocateRefund, type RefundPart } from '../../domain/refunds/refund-allocation.ts';
import { type AdminRefundWish, partsOf, refundByAdmin } from '../refunds/refund-by-admin.ts';
import { stateAfterOrRefuse } from './next-state.ts';

/**
 * All money left of an order to stop; may be empty. @throws HttpProblem 409 `transition_refused`; `disputed` if a bank holds some
 */
export async function restOfStopped(transaction: Transaction<Tables>, order: OrderRow): Promise<RefundPart[]> {
  stateAfterOrRefuse(order.state, 'stop');
  const rest = allocateRefund(await paidMoneyOf(transaction, order.id), null);
  if (rest.kind === 'too_much') return [];
  return partsOf(rest, order.currency);
}

/** Ends a locked order that is paid and in production: work on it stops, and its money is refunded. */
export async function stopOrder(
  transaction: Transaction<Tables>,
  order: OrderRow,
  parts: readonly RefundPart[],
  wish: AdminRefundWish,
): Promise<RefundRow[]> {
  const state = stateAfterOrRefuse(order.state, 'stop');
  const { at, by } = wish;
  await addHistory(transaction, order.id, { at, kind: 'cancelled', text: 'We cancelled the order.', by });
  const refunds = parts.length > 0 ? await refundByAdmin(transaction, order, parts, wish) : [];
  // A video finished before a revision has already freed the uploads.
  const uploadsFreeAt = order.uploadsFreeAt ?? at;
  await updateOrder(transaction, order.id, { state, endedAt: at, uploadsFreeAt, heldAt: null, paymentError: null });
  await voidBills(transaction, order.id);
  await closeCheckouts(transaction, order.id);
  await writeOrderEvent(transaction, orderCancelled, order.id, {
    order_id: order.id,
    order_number: order.number,
    at: at.toISOString(),
    reason: 'staff',
  });
  await recordChange(transaction, 'orders', by, {
    action: 'order.stopped',
    target: { kind: 'order', id: order.number },
    summary: `Stopped order ${order.number} while it was being made.`,
    before: { state: order.state },
    after: { state, reason: wish.reason, refunds: refunds.map(({ id }) => id) },
  });
  return refunds;
}
