import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serveCreateQuote } from './create-quote.ts';
import { serveListPricing } from './list-pricing.ts';
import { serveListPromoCodes } from './list-promo-codes.ts';
import { serveQuoteForOrder } from './quote-for-order.ts';
import { serveSavePromoCode } from './save-promo-code.ts';
import { serveTakePromo } from './take-promo.ts';

export function serveAll(app: FastifyInstance, context: Context): void {
  serveListPricing(app, context);
  serveCreateQuote(app, context);
  serveQuoteForOrder(app, context);
  serveTakePromo(app, context);
  serveListPromoCodes(app, context);
  serveSavePromoCode(app, context);
}
