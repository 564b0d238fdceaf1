import { route } from '@nimantran/kit/http/route';
import { createQuote } from '@nimantran/proto/http/pricing/quotes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { answerQuote } from './answer-quote.ts';
import { findPromoFor, guesserOf } from './limit-guessing.ts';

export function serveCreateQuote(app: FastifyInstance, context: Context): void {
  route(app, createQuote, async ({ body, user, request }) => {
    const promo = await findPromoFor(context, guesserOf(request), body.promo_code);
    return answerQuote(context, { request: body, promo, customerUid: user?.uid, hasPreview: body.preview ?? false });
  });
}
