import { writeEvent } from '@nimantran/kit/events/outbox';
import type { PricingModel } from '@nimantran/proto/domain/pricing';
import { modelChanged } from '@nimantran/proto/events/pricing';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PricingModelRow, Tables } from './schema.ts';

export async function listModels(db: Kysely<Tables>): Promise<PricingModel[]> {
  return db.selectFrom('pricingModels').select(['pid', 'currencies']).orderBy('pid').execute();
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

/** The models for editing, with their change count and last change. */
export async function editableModels(db: Kysely<Tables>): Promise<PricingModelRow[]> {
  return db.selectFrom('pricingModels').selectAll().orderBy('pid').execute();
}

/** Locks the models' rows, always in the same order. */
export async function lockModels(
  transaction: Transaction<Tables>,
  pids: readonly PricingModel['pid'][],
): Promise<PricingModelRow[]> {
  return transaction.selectFrom('pricingModels').selectAll().where('pid', 'in', pids).orderBy('pid').forUpdate().execute();
}

/** Changes the prices of a locked model and publishes the event. */
export async function changeModel(transaction: Transaction<Tables>, { pid, currencies }: PricingModel): Promise<PricingModelRow> {
  const changed = await transaction
    .updateTable('pricingModels')
    .set({ currencies: JSON.stringify(currencies), keyVersion: sql<number>`key_version + 1`, updatedAt: sql<Date>`now()` })
    .where('pid', '=', pid)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeEvent(transaction, modelChanged, { key: pid, keyVersion: changed.keyVersion, data: { pid } });
  return changed;
}
