import { route } from '@nimantran/kit/http/route';
import { getAdminOrder } from '@nimantran/proto/http/orders/admin-orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { orderByNumber, orderNotFound } from '../../db/orders/orders.ts';
import { readAdminOrder } from './read-admin-order.ts';

export function serveGetAdminOrder(app: FastifyInstance, context: OrdersContext): void {
  route(app, getAdminOrder, async ({ params, user }) => {
    const order = await orderByNumber(context.db, params.number);
    if (!order) throw orderNotFound();
    return readAdminOrder(context, order, user.uid);
  });
}
