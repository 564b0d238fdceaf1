import { badRequest } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { savePrices } from '@nimantran/proto/http/pricing/admin-prices';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { editablePrices, faultsOfPrices } from '../domain/price-changes.ts';
import { savePrices as saveInDatabase } from '../use-cases/save-prices.ts';

export function serveSavePrices(app: FastifyInstance, { db, log }: Context): void {
  route(app, savePrices, async ({ body: { models }, user }) => {
    const faults = models.flatMap(faultsOfPrices);
    if (new Set(models.map(({ pid }) => pid)).size < models.length)
      faults.push({ field: 'models', message: 'must not name a model twice' });
    const [first] = faults;
    if (first) throw badRequest('invalid_prices', `${first.field} ${first.message}.`, faults);
    const saved = await saveInDatabase(db, user, models);
    log.info({ admin: user.uid, models: models.map(({ pid }) => pid) }, 'prices saved');
    return { models: saved.map(editablePrices) };
  });
}
