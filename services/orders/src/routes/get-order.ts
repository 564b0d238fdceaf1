import { route } from '@nimantran/kit/http/route';
import { getOrder } from '@nimantran/proto/http/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../context.ts';
import { orderByNumber, orderNotFound } from '../db/orders.ts';
import { readOrder } from '../read-order.ts';

export function serveGetOrder(app: FastifyInstance, context: OrdersContext): void {
  route(app, getOrder, async ({ params, user }) => {
    const order = await orderByNumber(context.db, params.number);
    if (!order || (order.ownerUid !== user.uid && !user.roles.includes('admin'))) throw orderNotFound();
    return readOrder(context, order, user.uid);
  });
}
