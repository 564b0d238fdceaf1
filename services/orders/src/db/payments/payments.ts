import { randomUUID } from 'node:crypto';
import type { Money } from '@nimantran/proto/domain/currency';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { OrderRow, PaymentRow, PaymentsTable, Tables } from '../schema.ts';

/** Records received money, once per payment intent. Returns `undefined` if it was already recorded. */
export async function recordPayment(
  transaction: Transaction<Tables>,
  payment: Omit<PaymentsTable, 'id' | 'invoicedAt'>,
): Promise<PaymentRow | undefined> {
  return transaction
    .insertInto('payments')
    .values({ id: randomUUID(), ...payment })
    .onConflict((conflict) => conflict.column('paymentIntent').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function paymentByIntent(db: Kysely<Tables>, paymentIntent: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('paymentIntent', '=', paymentIntent).executeTakeFirst();
}

/** Money received and returned for an order in its currency, whatever became of the order; null if there was none. */
export async function moneyOf(
  db: Kysely<Tables>,
  order: Pick<OrderRow, 'id' | 'currency'>,
): Promise<{ paid: Money | null; refunded: Money | null }> {
  const paid = await db
    .selectFrom('payments')
    .select(sql<number | null>`sum(amount_minor)::bigint`.as('sum'))
    .where('orderId', '=', order.id)
    .where('currency', '=', order.currency)
    .executeTakeFirstOrThrow();
  const refunded = await db
    .selectFrom('refunds')
    .select(sql<number | null>`sum(amount_minor)::bigint`.as('sum'))
    .where('orderId', '=', order.id)
    .where('currency', '=', order.currency)
    .where('state', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  const money = (sum: number | null) => (sum === null ? null : { currency: order.currency, amount_minor: sum });
  return { paid: money(paid.sum), refunded: money(refunded.sum) };
}
