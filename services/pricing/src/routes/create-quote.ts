import { badRequest } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { createQuote } from '@nimantran/proto/http/pricing';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { listModels } from '../db/pricing-models.ts';
import { findPromoCode } from '../db/promo-codes.ts';
import { quote } from '../domain/quote.ts';

export function serveCreateQuote(app: FastifyInstance, { db, config, now }: Context): void {
  route(app, createQuote, async ({ body }) => {
    const models = await listModels(db);
    const promo = body.promo_code === null ? undefined : await findPromoCode(db, body.promo_code);
    const answer = quote({ request: body, models, promo, minimumCharge: config.MINIMUM_CHARGE_MINOR, now: now() });
    if (answer) return answer;
    throw badRequest('no_price', 'There is no price for this.', [{ field: 'pricing_id', message: 'has no price' }]);
  });
}
