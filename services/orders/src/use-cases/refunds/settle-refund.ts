import type { DbClock } from '@nimantran/kit/db/database';
import type { Transaction } from 'kysely';
import { addHistory } from '../../db/orders/history.ts';
import { book } from '../../db/payments/ledger.ts';
import { keepPendingFact } from '../../db/payments/pending-facts.ts';
import { enterRefund } from '../../db/refunds/refunds.ts';
import type { PaymentRow, RefundRow, Tables } from '../../db/schema.ts';
import type { RefundFact } from '../../domain/payments/provider-facts.ts';
import { shownMoney } from '../../domain/payments/shown-money.ts';
import { lockPayment } from '../payments/lock-payment.ts';
import { finishRefund } from './finish-refund.ts';

const REFUSED_BY_BANK = 'The bank rejected the refund: send the money another way.';

/** Facts may arrive twice and in any order: an ended refund never becomes pending again, and a failed one stays failed. */
export async function settleRefund(
  transaction: Transaction<Tables>,
  clock: DbClock,
  fact: RefundFact,
): Promise<'settled' | 'known' | 'unknown_payment'> {
  const { at, paid } = await lockPayment(transaction, clock, fact.paymentIntent);
  if (!paid) {
    const { refundId, ...rest } = fact;
    await keepPendingFact(transaction, { kind: 'refund', ...rest, ...(refundId === undefined ? {} : { refundId }) }, at);
    return 'unknown_payment';
  }
  const { payment, order } = paid;
  const before = await findRefund(transaction, payment, fact);
  if (before && !isNews(before, fact)) return 'known';
  const { providerId, amountMinor, state } = fact;
  const refund = before
    ? await changeRefund(transaction, before, fact, at)
    : await enterRefund(transaction, { payment, amountMinor, providerId, state, at });
  if (!refund) return 'known';
  if (fact.state === 'succeeded') {
    await bookRefund(transaction, payment, fact, at, 'refund');
    await finishRefund(transaction, order, refund, { at, way: 'card' });
  }
  if (fact.state === 'failed') {
    if (before?.state === 'succeeded') await bookRefund(transaction, payment, fact, at, 'refund_failed');
    const text = `The bank rejected the refund of ${shownMoney(payment.currency, fact.amountMinor)}. We are putting this right.`;
    await addHistory(transaction, order.id, { at, kind: 'refund_failed', text });
  }
  return 'settled';
}

/** Our refund by the provider's id or, while it has none, by our reference. A refund paid by hand takes no other id. */
async function findRefund(
  transaction: Transaction<Tables>,
  payment: PaymentRow,
  fact: RefundFact,
): Promise<RefundRow | undefined> {
  const query = transaction.selectFrom('refunds').selectAll().where('paymentId', '=', payment.id);
  const byProvider = await query.where('providerId', '=', fact.providerId).executeTakeFirst();
  if (byProvider || fact.refundId === undefined) return byProvider;
  return query.where('id', '=', fact.refundId).where('providerId', 'is', null).where('byHand', '=', false).executeTakeFirst();
}

function isNews(refund: RefundRow, fact: RefundFact): boolean {
  // The provider now reports a refund for a row that had none; this overrides the row's earlier state.
  if (refund.providerId === null) return true;
  if (refund.byHand || refund.state === fact.state || refund.state === 'failed') return false;
  return refund.state !== 'succeeded' || fact.state === 'failed';
}

async function changeRefund(transaction: Transaction<Tables>, refund: RefundRow, fact: RefundFact, at: Date): Promise<RefundRow> {
  return transaction
    .updateTable('refunds')
    .set({
      providerId: fact.providerId,
      state: fact.state,
      amountMinor: fact.amountMinor,
      settledAt: fact.state === 'succeeded' ? at : null,
      lastError: fact.state === 'failed' ? REFUSED_BY_BANK : null,
    })
    .where('id', '=', refund.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function bookRefund(
  transaction: Transaction<Tables>,
  payment: PaymentRow,
  fact: RefundFact,
  at: Date,
  kind: 'refund' | 'refund_failed',
): Promise<void> {
  await book(transaction, {
    orderId: payment.orderId,
    kind,
    providerRef: fact.providerId,
    currency: payment.currency,
    amountMinor: kind === 'refund' ? -fact.amountMinor : fact.amountMinor,
    at,
  });
}
