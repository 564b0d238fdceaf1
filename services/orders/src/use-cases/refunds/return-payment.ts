import type { Transaction } from 'kysely';
import { addHistory } from '../../db/orders/history.ts';
import { paidMoneyOfPayment } from '../../db/refunds/refundable-payments.ts';
import { wantRefund } from '../../db/refunds/refunds.ts';
import type { OrderRow, PaymentRow, Tables } from '../../db/schema.ts';
import { shownMoney } from '../../domain/payments/shown-money.ts';
import { leftOf } from '../../domain/refunds/refund-allocation.ts';

/** Refunds, once, money that a locked order could not take; a disputed part follows once the dispute is decided for us. */
export async function returnPayment(
  transaction: Transaction<Tables>,
  order: OrderRow,
  payment: PaymentRow,
  { at, note }: { at: Date; note: string },
): Promise<void> {
  const paid = await paidMoneyOfPayment(transaction, order.id, payment.id);
  const amountMinor = paid ? leftOf({ ...paid, isHeldUp: false }) : 0;
  if (amountMinor === 0) return;
  const reasonKey = `refused:${payment.paymentIntent}`;
  const refund = await wantRefund(transaction, { payment, amountMinor, reasonKey, reasonCode: 'not_taken', note, at });
  if (!refund) return;
  const shown = shownMoney(payment.currency, payment.amountMinor);
  const text = `We received a payment of ${shown} that this order could not accept. It is being refunded the way you paid.`;
  await addHistory(transaction, order.id, { at, kind: 'refund_requested', text });
}
