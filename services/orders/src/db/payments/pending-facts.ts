import { sweepRows } from '@nimantran/kit/db/sweep-batch';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ProviderFact } from '../../domain/payments/provider-facts.ts';
import type { PaymentRow, Tables } from '../schema.ts';

/** Serialises news of a payment, its refunds and its disputes until the transaction ends. Taken before the order's lock. */
export async function lockIntent(transaction: Transaction<Tables>, paymentIntent: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(current_schema() || ':intent:' || ${paymentIntent}, 0))`.execute(
    transaction,
  );
}

/** Stores news about an unknown payment until that payment arrives; the sweep deletes facts whose payment never does. */
export async function keepPendingFact(transaction: Transaction<Tables>, fact: ProviderFact, receivedAt: Date): Promise<void> {
  await transaction
    .insertInto('earlyFacts')
    .values({ paymentIntent: fact.paymentIntent, fact: JSON.stringify(fact), receivedAt })
    .onConflict((conflict) => conflict.columns(['paymentIntent', 'fact']).doNothing())
    .execute();
}

/** Removes and returns the facts that arrived before their payment, in order of arrival. */
export async function takePendingFacts(
  transaction: Transaction<Tables>,
  { paymentIntent }: Pick<PaymentRow, 'paymentIntent'>,
): Promise<ProviderFact[]> {
  const rows = await transaction
    .deleteFrom('earlyFacts')
    .where('paymentIntent', '=', paymentIntent)
    .returning(['id', 'fact'])
    .execute();
  return rows.sort((one, other) => one.id - other.id).map(({ fact }) => fact);
}

export async function sweepPendingFacts(db: Kysely<Tables>, days: number): Promise<void> {
  await sweepRows(db, 'earlyFacts', sql<boolean>`received_at < now() - make_interval(days => ${days})`);
}
