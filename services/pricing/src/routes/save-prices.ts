import { recordChange } from '@nimantran/kit/events/record-change';
import { badRequest, conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { savePrices } from '@nimantran/proto/http/prices-admin';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { changeModel, lockModels } from '../db/pricing-models.ts';
import { changedPrices, editablePrices, faultsOfPrices } from '../domain/price-changes.ts';

export function serveSavePrices(app: FastifyInstance, { db, log }: Context): void {
  route(app, savePrices, async ({ body, user }) => {
    const { models } = body;
    const faults = models.flatMap(faultsOfPrices);
    if (new Set(models.map(({ pid }) => pid)).size < models.length)
      faults.push({ field: 'models', message: 'name a model twice' });
    const [first] = faults;
    if (first) throw badRequest('invalid_prices', `${first.field} ${first.message}.`, faults);
    const saved = await db.transaction().execute(async (transaction) => {
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
        await recordChange(transaction, 'pricing', user, {
          action: 'prices.changed',
          target: { kind: 'pricing_model', id: model.pid },
          summary: `Changed prices of ${model.pid}: ${Object.keys(change.after).join(', ')}.`.slice(0, 300),
          ...change,
        });
      }
      return rows;
    });
    log.info({ admin: user.uid, models: models.map(({ pid }) => pid) }, 'prices saved');
    return { models: saved.map(editablePrices) };
  });
}
