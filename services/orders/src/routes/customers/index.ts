import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { serveCustomerOrders } from './customer-orders.ts';
import { serveCustomerStanding } from './customer-standing.ts';

/** Operations that identity calls for a person who wants a copy of their data, or erasure. */
export function serveCustomers(app: FastifyInstance, context: OrdersContext): void {
  serveCustomerStanding(app, context);
  serveCustomerOrders(app, context);
}
