import type { Transaction } from 'kysely';
import { closeCheckouts } from '../../db/payments/checkouts.ts';
import { isGoingBack } from '../../db/refunds/refundable-payments.ts';
import { type WishedRefund, wantRefund } from '../../db/refunds/refunds.ts';
import type { RefundRow, Tables } from '../../db/schema.ts';
import type { RefundPart } from '../../domain/refunds/refund-allocation.ts';

/**
 * Requests a refund of a locked order, split over its payments, once: each part uses the reason's key, with a number from the
 * second part on. If everything is refunded, the checkout ends.
 */
export async function wantRefunds(
  transaction: Transaction<Tables>,
  parts: readonly RefundPart[],
  wish: Omit<WishedRefund, 'payment' | 'amountMinor'>,
): Promise<RefundRow[]> {
  const refunds: RefundRow[] = [];
  for (const [index, { paymentId, amountMinor }] of parts.entries()) {
    const payment = await transaction.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
    const reasonKey = index === 0 ? wish.reasonKey : `${wish.reasonKey}:${index + 1}`;
    const refund = await wantRefund(transaction, { ...wish, payment, amountMinor, reasonKey });
    if (refund) refunds.push(refund);
  }
  const [first] = refunds;
  if (first && (await isGoingBack(transaction, first.orderId))) await closeCheckouts(transaction, first.orderId);
  return refunds;
}
