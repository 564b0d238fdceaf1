import type { Transaction } from 'kysely';
import type { RefundPart } from '../../domain/refund-allocation.ts';
import { type WishedRefund, wantRefund } from '../refunds.ts';
import type { RefundRow, Tables } from '../schema.ts';

/** Wants a refund that is shared out over payments, once: each part has the reason's key, the second and on with a number. */
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
  return refunds;
}
