import { writeEvent } from '@nimantran/kit/events/outbox';
import type { PricingModel } from '@nimantran/proto/domain/pricing';
import { modelChanged } from '@nimantran/proto/events/pricing';
import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

export async function listModels(db: Kysely<Tables>): Promise<PricingModel[]> {
  return db.selectFrom('pricingModels').select(['pid', 'currencies']).orderBy('pid').execute();
}

/** Adds the models that are not there yet and tells of each; what is there is left as it is. */
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
