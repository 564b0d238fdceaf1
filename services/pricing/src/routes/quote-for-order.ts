import { route } from '@nimantran/kit/http/route';
import { quoteForOrder } from '@nimantran/proto/http/pricing/quotes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { callerOfUser } from '../domain/guessing.ts';
import { answerQuote } from './answer-quote.ts';
import { findPromoFor } from './limit-guessing.ts';

/** Unavailable codes count for the customer: a refused order tells whether a code exists, as a quote does. */
export function serveQuoteForOrder(app: FastifyInstance, context: Context): void {
  route(app, quoteForOrder, async ({ body }) => {
    const { customer_uid, preview, ...request } = body;
    const promo = await findPromoFor(context, callerOfUser(customer_uid), request.promo_code);
    return answerQuote(context, { request, promo, customerUid: customer_uid, hasPreview: preview });
  });
}
