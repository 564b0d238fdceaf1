import { orderRefunded } from '@nimantran/proto/events/orders';
import type { Transaction } from 'kysely';
import { wantMail } from '../../db/mails/mails.ts';
import { addHistory, type Staff } from '../../db/orders/history.ts';
import { updateOrder } from '../../db/orders/orders.ts';
import { voidBills } from '../../db/payments/bills.ts';
import { closeCheckouts } from '../../db/payments/checkouts.ts';
import { takenMoneyOf } from '../../db/refunds/refundable-payments.ts';
import type { OrderRow, RefundRow, Tables } from '../../db/schema.ts';
import { writeOrderEvent } from '../../db/write-order-event.ts';
import { stateAfter } from '../../domain/orders/order-states.ts';
import { shownMoney } from '../../domain/payments/shown-money.ts';
import { isWhollyRefunded } from '../../domain/refunds/ended-by-refund.ts';

/**
 * Runs once money of a locked order was refunded: notifies the customer, and ends an order that is fully refunded. The fee of a
 * late express delivery is refunded on its own and ends nothing, even if it was the last of the money.
 */
export async function finishRefund(
  transaction: Transaction<Tables>,
  order: OrderRow,
  refund: RefundRow,
  { at, way, by }: { at: Date; way: 'card' | 'by hand'; by?: Staff },
): Promise<void> {
  const amount = shownMoney(refund.currency, refund.amountMinor);
  const text =
    way === 'card' ? `${amount} was refunded the way you paid.` : `${amount} was refunded to you in another way than you paid.`;
  await addHistory(transaction, order.id, { at, kind: 'refunded', text, by });
  // A refund that the bank returned after its mail was sent is announced again.
  const occasion = way === 'by hand' ? { occasion: 'by-hand' } : {};
  await wantMail(transaction, { orderId: order.id, kind: 'refunded', subjectId: refund.id, ...occasion, at });
  const state = stateAfter(order.state, 'refund_whole');
  const isAutomatic = refund.reasonCode === 'late_delivery' && refund.requestedBy === null;
  const taken = await takenMoneyOf(transaction, order.id);
  if (state === undefined || isAutomatic || !isWhollyRefunded(taken)) return;
  // A finished video has already freed the uploads.
  const uploadsFreeAt = order.uploadsFreeAt ?? at;
  await updateOrder(transaction, order.id, { state, endedAt: at, uploadsFreeAt, heldAt: null, paymentError: null });
  await voidBills(transaction, order.id);
  await closeCheckouts(transaction, order.id);
  await writeOrderEvent(transaction, orderRefunded, order.id, {
    order_id: order.id,
    order_number: order.number,
    at: at.toISOString(),
    amount: { currency: order.currency, amount_minor: taken.reduce((sum, { backMinor }) => sum + backMinor, 0) },
  });
}
