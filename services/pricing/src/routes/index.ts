import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serveCreateQuote } from './create-quote.ts';
import { serveListPricing } from './list-pricing.ts';

export function serveAll(app: FastifyInstance, context: Context): void {
  serveListPricing(app, context);
  serveCreateQuote(app, context);
}
