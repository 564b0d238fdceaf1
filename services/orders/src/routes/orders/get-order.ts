import { route } from '@nimantran/kit/http/route';
import { getOrder } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { orderForReader } from '../../db/orders/orders.ts';
import { readOrder } from './read-order.ts';

export function serveGetOrder(app: FastifyInstance, context: OrdersContext): void {
  route(app, getOrder, async ({ params, user }) =>
    readOrder(context, await orderForReader(context.db, params.number, user), user.uid),
  );
}
