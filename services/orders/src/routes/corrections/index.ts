import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { serveCorrectOrder } from './correct-order.ts';
import { serveGetCorrectionTerms } from './get-correction-terms.ts';

export function serveCorrections(app: FastifyInstance, context: OrdersContext): void {
  serveGetCorrectionTerms(app, context);
  serveCorrectOrder(app, context);
}
