import type { PricingModel } from '@nimantran/proto/domain/pricing';
import type { Kysely, Transaction } from 'kysely';
import type { PricingModelRow, Tables } from './schema.ts';

export async function listModels(db: Kysely<Tables>): Promise<PricingModel[]> {
  return db.selectFrom('pricingModels').select(['pid', 'currencies']).orderBy('pid').execute();
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
