import type { Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';

/** Releases an order's use, and prevents later ones: the event of its end may arrive first. */
export async function releaseUse(transaction: Transaction<Tables>, orderId: string, at: Date): Promise<void> {
  await transaction
    .insertInto('promoUses')
    .values({ orderId, code: null, customer: null, takenAt: null, releasedAt: at })
    .onConflict((conflict) =>
      conflict.column('orderId').doUpdateSet({ releasedAt: at }).where('promoUses.releasedAt', 'is', null),
    )
    .execute();
}
