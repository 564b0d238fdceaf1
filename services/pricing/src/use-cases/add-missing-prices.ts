import { writeEvent } from '@nimantran/kit/events/outbox';
import type { PricingModel } from '@nimantran/proto/domain/pricing';
import { modelChanged, promoChanged } from '@nimantran/proto/events/pricing';
import type { Kysely } from 'kysely';
import { rowOf } from '../db/promo-codes.ts';
import type { Tables } from '../db/schema.ts';
import type { PromoCode } from '../domain/promo-code.ts';

/** Adds missing codes and publishes each; existing ones stay unchanged. */
export async function addMissingPromoCodes(db: Kysely<Tables>, codes: readonly PromoCode[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const promo of codes) {
      const row = await transaction
        .insertInto('promoCodes')
        .values({ ...rowOf(promo), keyVersion: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['code', 'keyVersion'])
        .executeTakeFirst();
      if (!row) continue;
      await writeEvent(transaction, promoChanged, { key: row.code, keyVersion: row.keyVersion, data: { code: row.code } });
    }
  });
}

/** Adds missing models and publishes each; existing ones stay unchanged. */
export async function addMissingModels(db: Kysely<Tables>, models: readonly PricingModel[]): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    let added = 0;
    for (const model of models) {
      const row = await transaction
        .insertInto('pricingModels')
        .values({ pid: model.pid, currencies: JSON.stringify(model.currencies), keyVersion: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .returning('keyVersion')
        .executeTakeFirst();
      if (!row) continue;
      added += 1;
      await writeEvent(transaction, modelChanged, { key: model.pid, keyVersion: row.keyVersion, data: { pid: model.pid } });
    }
    return added;
  });
}
