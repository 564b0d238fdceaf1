import { type Kysely, sql, type Transaction } from 'kysely';
import type { ProviderFact } from '../../domain/payments/provider-facts.ts';
import type { PaymentRow, Tables } from '../schema.ts';

/**
 * Lets news of a payment and of its refunds and disputes wait for each other, so that neither misses the other. Taken
 * before the order's lock, and until the transaction ends.
 */
export async function lockIntent(transaction: Transaction<Tables>, paymentIntent: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(current_schema() || ':intent:' || ${paymentIntent}, 0))`.execute(
    transaction,
  );
}

/**
 * Keeps what the provider says of a payment that is not known here: its own news is late, or it is none of ours. It takes
 * effect when the payment comes; the sweep drops what never found one.
 */
export async function keepPendingFact(transaction: Transaction<Tables>, fact: ProviderFact, receivedAt: Date): Promise<void> {
  await transaction
    .insertInto('earlyFacts')
    .values({ paymentIntent: fact.paymentIntent, fact: JSON.stringify(fact), receivedAt })
    .onConflict((conflict) => conflict.columns(['paymentIntent', 'fact']).doNothing())
    .execute();
}

/** Takes out what came before its payment, in the order in which it came. */
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
  await db.deleteFrom('earlyFacts').where('receivedAt', '<', sql<Date>`now() - make_interval(days => ${days})`).execute();
}
