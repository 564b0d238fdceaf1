import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { serveCreatePreviewOrder } from './create-preview-order.ts';
import { serveListReconciliations } from './list-reconciliations.ts';
import { serveRunReconciliation } from './run-reconciliation.ts';

/** What admins do with orders and money. */
export function serveAdmin(app: FastifyInstance, context: OrdersContext): void {
  serveCreatePreviewOrder(app, context);
  serveListReconciliations(app, context);
  serveRunReconciliation(app, context);
}
