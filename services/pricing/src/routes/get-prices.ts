import { route } from '@nimantran/kit/http/route';
import { getPrices } from '@nimantran/proto/http/pricing/admin-prices';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { editableModels } from '../db/pricing-models.ts';
import { editablePrices } from '../domain/price-changes.ts';

export function serveGetPrices(app: FastifyInstance, { db, config }: Context): void {
  route(app, getPrices, async () => ({
    models: (await editableModels(db)).map(editablePrices),
    minimum_charge: config.MINIMUM_CHARGE_MINOR,
  }));
}
