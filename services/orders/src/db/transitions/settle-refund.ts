import type { DbClock } from '@nimantran/kit/db/database';
import { formatMoney } from '@nimantran/proto/domain/currency';
import { orderRefunded } from '@nimantran/proto/events/orders';
import { sql, type Transaction } from 'kysely';
import { stateAfter } from '../../domain/order-states.ts';
import { readClock } from '../clock.ts';
import { writeOrderEvent } from '../events.ts';
import { addHistory } from '../history.ts';
import { book } from '../ledger.ts';
import { lockOrder, updateOrder } from '../orders.ts';
import { paymentByIntent } from '../payments.ts';
import { enterRefund } from '../refunds.ts';
import type { OrderRow, PaymentRow, RefundRow, Tables } from '../schema.ts';

/** What the provider says of a refund. */
export interface RefundFact {
  providerId: string;
  /** Our own id, for refunds that we asked for. */
  refundId: string | undefined;
  paymentIntent: string;
  amountMinor: number;
  state: 'pending' | 'succeeded' | 'failed';
}

/**
 * Enters the provider's word about a refund into the ledger. Facts may come twice and in any order: a refund that has
 * ended is not pending again. Only when the whole payment that an order was made for is back does its state change.
 */
export async function settleRefund(
  transaction: Transaction<Tables>,
  clock: DbClock,
  fact: RefundFact,
): Promise<'settled' | 'known' | 'unknown_payment'> {
  const found = await paymentByIntent(transaction, fact.paymentIntent);
  const order = found && (await lockOrder(transaction, found.orderId));
  if (!found || !order) return 'unknown_payment';
  const at = await readClock(transaction, clock);
  const refund = await findRefund(transaction, fact);
  if (refund) {
    const ended = refund.state === 'succeeded' || refund.state === 'failed';
    if (refund.state === fact.state || (ended && fact.state !== 'failed')) return 'known';
    await transaction
      .updateTable('refunds')
      .set({
        providerId: fact.providerId,
        state: fact.state,
        amountMinor: fact.amountMinor,
        settledAt: fact.state === 'succeeded' ? at : null,
        lastError: fact.state === 'failed' ? 'The bank refused the refund: send the money another way.' : null,
      })
      .where('id', '=', refund.id)
      .execute();
  } else {
    const { amountMinor, providerId, state } = fact;
    await enterRefund(transaction, { payment: found, amountMinor, providerId, state, at });
  }
  if (fact.state === 'failed' && refund?.state === 'succeeded') await bookRefund(transaction, order, fact, at, 'refund_failed');
  if (fact.state === 'succeeded') await bookRefund(transaction, order, fact, at, 'refund');
  if (fact.state === 'succeeded') await afterSuccess(transaction, order, found, fact, at);
  return 'settled';
}

async function bookRefund(
  transaction: Transaction<Tables>,
  order: OrderRow,
  { providerId, amountMinor }: RefundFact,
  at: Date,
  kind: 'refund' | 'refund_failed',
): Promise<void> {
  const signed = kind === 'refund' ? -amountMinor : amountMinor;
  await book(transaction, {
    orderId: order.id,
    kind,
    providerRef: providerId,
    currency: order.currency,
    amountMinor: signed,
    at,
  });
}

async function findRefund(transaction: Transaction<Tables>, fact: RefundFact): Promise<RefundRow | undefined> {
  const query = transaction.selectFrom('refunds').selectAll();
  const byProvider = await query.where('providerId', '=', fact.providerId).executeTakeFirst();
  if (byProvider || fact.refundId === undefined) return byProvider;
  return query.where('id', '=', fact.refundId).executeTakeFirst();
}

async function afterSuccess(
  transaction: Transaction<Tables>,
  order: OrderRow,
  payment: PaymentRow,
  fact: RefundFact,
  at: Date,
): Promise<void> {
  const amount = formatMoney({ currency: order.currency, amount_minor: fact.amountMinor });
  await addHistory(transaction, order.id, { at, kind: 'refunded', text: `${amount} was sent back to your card.` });
  if (payment.outcome !== 'accepted') return;
  const { sum } = await transaction
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('sum'))
    .where('paymentId', '=', payment.id)
    .where('state', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  const state = stateAfter(order.state, 'refund_whole');
  if (sum < payment.amountMinor || state === undefined) return;
  await updateOrder(transaction, order.id, { state, endedAt: at });
  await writeOrderEvent(transaction, orderRefunded, order.id, {
    order_id: order.id,
    order_number: order.number,
    at: at.toISOString(),
    amount: { currency: order.currency, amount_minor: sum },
  });
}
