import { route } from '@nimantran/kit/http/route';
import { listPricing } from '@nimantran/proto/http/pricing/quotes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { listModels } from '../db/pricing-models.ts';

export function serveListPricing(app: FastifyInstance, { db }: Context): void {
  route(app, listPricing, async () => listModels(db));
}
