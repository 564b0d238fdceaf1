import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { serveListReconciliations } from './list-reconciliations.ts';
import { serveRunReconciliation } from './run-reconciliation.ts';

/** What admins do with orders and money. */
export function serveAdmin(app: FastifyInstance, context: OrdersContext): void {
  serveListReconciliations(app, context);
  serveRunReconciliation(app, context);
}
