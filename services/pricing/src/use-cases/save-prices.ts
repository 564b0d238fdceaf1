import { writeEvent } from '@nimantran/kit/events/outbox';
import { recordChange } from '@nimantran/kit/events/record-change';
import { conflict } from '@nimantran/kit/http/problem';
import type { PricingModel } from '@nimantran/proto/domain/pricing';
import type { User } from '@nimantran/proto/domain/user';
import { modelChanged } from '@nimantran/proto/events/pricing';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockModels } from '../db/pricing-models.ts';
import type { PricingModelRow, Tables } from '../db/schema.ts';
import { changedPrices } from '../domain/price-changes.ts';

/** Saves all models or none. @throws HttpProblem 409 `prices_changed` if one is not in the version that the admin has seen */
export async function savePrices(
  db: Kysely<Tables>,
  admin: User,
  models: readonly (PricingModel & { version: number })[],
): Promise<PricingModelRow[]> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockModels(
      transaction,
      models.map(({ pid }) => pid),
    );
    const rows = [];
    for (const model of models) {
      const before = locked.find(({ pid }) => pid === model.pid);
      if (!before || before.keyVersion !== model.version)
        throw conflict('prices_changed', `Somebody else has changed ${model.pid} in the meantime. Reload the page.`);
      const change = changedPrices(before, model);
      if (Object.keys(change.after).length === 0) {
        rows.push(before);
        continue;
      }
      rows.push(await changeModel(transaction, model));
      await recordChange(transaction, 'pricing', admin, {
        action: 'prices.changed',
        target: { kind: 'pricing_model', id: model.pid },
        summary: `Changed prices of ${model.pid}: ${Object.keys(change.after).join(', ')}.`.slice(0, 300),
        ...change,
      });
    }
    return rows;
  });
}

/** Changes the prices of a locked model and publishes the event. */
async function changeModel(transaction: Transaction<Tables>, { pid, currencies }: PricingModel): Promise<PricingModelRow> {
  const changed = await transaction
    .updateTable('pricingModels')
    .set({ currencies: JSON.stringify(currencies), keyVersion: sql<number>`key_version + 1`, updatedAt: sql<Date>`now()` })
    .where('pid', '=', pid)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeEvent(transaction, modelChanged, { key: pid, keyVersion: changed.keyVersion, data: { pid } });
  return changed;
}
