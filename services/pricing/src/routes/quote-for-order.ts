import { route } from '@nimantran/kit/http/route';
import { quoteForOrder } from '@nimantran/proto/http/pricing/quotes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { findPromoCode } from '../db/promo-codes.ts';
import { answerQuote } from './answer-quote.ts';

export function serveQuoteForOrder(app: FastifyInstance, context: Context): void {
  route(app, quoteForOrder, async ({ body }) => {
    const { customer_uid, preview, ...request } = body;
    const promo = request.promo_code === null ? undefined : await findPromoCode(context.db, request.promo_code);
    return answerQuote(context, { request, promo, customerUid: customer_uid, hasPreview: preview });
  });
}
