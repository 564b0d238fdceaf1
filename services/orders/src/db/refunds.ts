import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { nextTryAt } from './next-try.ts';
import type { PaymentRow, RefundRow, RefundsTable, Tables } from './schema.ts';

/** Wants money sent back, once for each reason; it is asked of the provider after the commit. */
export async function wantRefund(
  transaction: Transaction<Tables>,
  refund: { payment: PaymentRow; amountMinor: number; reasonKey: string; reason: string; at: Date },
): Promise<void> {
  await insertRefund(transaction, { ...refund, providerId: null, state: 'wanted', settledAt: null });
}

/** Enters a refund that was made at the provider's own pages. Answers `undefined` when it is known already. */
export async function enterRefund(
  transaction: Transaction<Tables>,
  refund: { payment: PaymentRow; amountMinor: number; providerId: string; state: RefundsTable['state']; at: Date },
): Promise<RefundRow | undefined> {
  return insertRefund(transaction, {
    ...refund,
    reasonKey: `provider:${refund.providerId}`,
    reason: 'Refunded by hand',
    settledAt: refund.state === 'succeeded' ? refund.at : null,
  });
}

async function insertRefund(
  transaction: Transaction<Tables>,
  refund: Pick<RefundsTable, 'reasonKey' | 'reason' | 'providerId' | 'state' | 'settledAt' | 'amountMinor'> & {
    payment: PaymentRow;
    at: Date;
  },
): Promise<RefundRow | undefined> {
  const { payment, at, ...columns } = refund;
  return transaction
    .insertInto('refunds')
    .values({
      id: randomUUID(),
      orderId: payment.orderId,
      paymentId: payment.id,
      currency: payment.currency,
      createdAt: at,
      lastError: null,
      ...columns,
    })
    .onConflict((conflict) => conflict.column('reasonKey').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export interface WantedRefund {
  id: string;
  orderId: string;
  amountMinor: number;
  reasonKey: string;
  paymentIntent: string;
  number: string;
}

/** Takes a refund to ask for it: the try is counted and the next one put off before the provider is asked. */
export async function takeRefund(db: Kysely<Tables>, id: string): Promise<WantedRefund | undefined> {
  return db
    .updateTable('refunds')
    .set({ tries: sql<number>`refunds.tries + 1`, nextTryAt })
    .from('payments')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .whereRef('payments.id', '=', 'refunds.paymentId')
    .where('refunds.id', '=', id)
    .where('refunds.state', '=', 'wanted')
    .where('refunds.nextTryAt', '<=', sql<Date>`now()`)
    .returning([
      'refunds.id',
      'refunds.orderId',
      'refunds.amountMinor',
      'refunds.reasonKey',
      'payments.paymentIntent',
      'orders.number',
    ])
    .executeTakeFirst();
}

export async function markRefundFailed(db: Kysely<Tables>, id: string, error: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ lastError: error.slice(0, 1000) })
    .where('id', '=', id)
    .execute();
}

export async function dueRefunds(db: Kysely<Tables>, limit: number): Promise<{ id: string; tries: number }[]> {
  return db
    .selectFrom('refunds')
    .select(['id', 'tries'])
    .where('state', '=', 'wanted')
    .where('nextTryAt', '<=', sql<Date>`now()`)
    .orderBy('nextTryAt')
    .limit(limit)
    .execute();
}

/** Somebody sent the money back at the provider's pages before; that refund is in the ledger by itself. */
export async function endRefundByHand(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ state: 'failed', lastError: 'The payment had been refunded by hand already.' })
    .where('id', '=', id)
    .where('state', '=', 'wanted')
    .execute();
}
