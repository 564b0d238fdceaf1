import { route } from '@nimantran/kit/http/route';
import { getRevisionPrice } from '@nimantran/proto/http/pricing/quotes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { addOnCharge } from '../domain/add-ons.ts';

export function serveGetRevisionPrice(app: FastifyInstance, { config }: Context): void {
  route(app, getRevisionPrice, async ({ query }) => {
    const { currency, amount_minor } = addOnCharge('revision', query.pricing_id, query.currency);
    return { currency, amount_minor: Math.max(amount_minor, config.MINIMUM_CHARGE_MINOR[currency]) };
  });
}
