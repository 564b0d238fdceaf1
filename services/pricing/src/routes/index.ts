import { serveParkedEvents } from '@nimantran/kit/events/serve-parked-events';
import type { FastifyInstance } from 'fastify';
import { consumersOf } from '../consumers/index.ts';
import type { Context } from '../context.ts';
import { serveCreateQuote } from './create-quote.ts';
import { serveGetPrices } from './get-prices.ts';
import { serveGetRevisionPrice } from './get-revision-price.ts';
import { serveListPricing } from './list-pricing.ts';
import { serveListPromoCodes } from './list-promo-codes.ts';
import { serveQuoteForOrder } from './quote-for-order.ts';
import { serveSavePrices } from './save-prices.ts';
import { serveSavePromoCode } from './save-promo-code.ts';
import { serveTakePromo } from './take-promo.ts';

export function serveAll(app: FastifyInstance, context: Context): void {
  serveListPricing(app, context);
  serveCreateQuote(app, context);
  serveQuoteForOrder(app, context);
  serveGetRevisionPrice(app, context);
  serveTakePromo(app, context);
  serveGetPrices(app, context);
  serveSavePrices(app, context);
  serveListPromoCodes(app, context);
  serveSavePromoCode(app, context);
  serveParkedEvents(app, 'pricing', { db: context.db, consumers: consumersOf(context), log: context.log });
}
