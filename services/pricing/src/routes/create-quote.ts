import { route } from '@nimantran/kit/http/route';
import { createQuote } from '@nimantran/proto/http/pricing/quotes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { findPromoCode } from '../db/promo-codes.ts';
import { isOpen, normaliseCode } from '../domain/promo-code.ts';
import { answerQuote } from './answer-quote.ts';
import { countGuess, guesserOf, refuseGuesser } from './limit-guessing.ts';

export function serveCreateQuote(app: FastifyInstance, context: Context): void {
  route(app, createQuote, async ({ body, user, request }) => {
    const asked = { request: body, customerUid: user?.uid, hasPreview: body.preview ?? false };
    const code = normaliseCode(body.promo_code ?? '');
    if (code === '') return answerQuote(context, { ...asked, promo: undefined });
    const guesser = guesserOf(request);
    if (guesser) await refuseGuesser(context, guesser);
    const promo = await findPromoCode(context.db, code);
    if (guesser && !isOpen(promo, context.now())) await countGuess(context, guesser, code);
    return answerQuote(context, { ...asked, promo });
  });
}
