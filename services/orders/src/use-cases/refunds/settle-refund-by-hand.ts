import { conflict } from '@nimantran/kit/http/problem';
import type { Transaction } from 'kysely';
import type { Staff } from '../../db/orders/history.ts';
import { book } from '../../db/payments/ledger.ts';
import type { RefundRow, Tables } from '../../db/schema.ts';
import { shownMoney } from '../../domain/payments/shown-money.ts';
import { finishRefund } from './finish-refund.ts';
import { type FailedRefund, restOf } from './lock-failed-refund.ts';

/** Records that a failed refund was paid another way, with the effects of a success. @throws HttpProblem 409 `not_refundable` */
export async function settleByHand(
  transaction: Transaction<Tables>,
  failed: FailedRefund,
  said: { note: string; at: Date; by: Staff },
): Promise<RefundRow> {
  const { order, refund, paid } = failed;
  // An open dispute blocks the provider's refunds, not a payment by hand.
  const rest = restOf({ ...failed, paid: { ...paid, isHeldUp: false } });
  const left = rest.kind === 'parts' ? rest.parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0) : 0;
  if (left < refund.amountMinor)
    throw conflict('not_refundable', `Only ${shownMoney(refund.currency, left)} of this payment can still be refunded.`);
  const { at } = said;
  await book(transaction, {
    orderId: order.id,
    kind: 'refund_by_hand',
    providerRef: `by-hand:${refund.id}`,
    currency: refund.currency,
    amountMinor: -refund.amountMinor,
    at,
  });
  const settled = await transaction
    .updateTable('refunds')
    .set({ state: 'succeeded', byHand: true, settledAt: at, lastError: null, note: `${refund.note}\nPaid by hand: ${said.note}` })
    .where('id', '=', refund.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await finishRefund(transaction, order, settled, { at, way: 'by hand', by: said.by });
  return settled;
}
