import { route } from '@nimantran/kit/http/route';
import type { OrderState } from '@nimantran/proto/domain/order';
import { orderFate } from '@nimantran/proto/http/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../context.ts';
import { orderById, orderNotFound } from '../db/orders.ts';

/** When the uploads go, others decide; here stands only whether the order still needs them. */
const ENDED: readonly OrderState[] = ['completed', 'cancelled', 'expired', 'refunded'];

export function serveOrderFate(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, orderFate, async ({ params }) => {
    const order = await orderById(db, params.order_id);
    if (!order) throw orderNotFound();
    const mayGo = ENDED.includes(order.state);
    return {
      state: order.state,
      uploads_may_go: mayGo,
      reason: mayGo ? `the order is ${order.state}` : `the order is ${order.state} and needs its uploads`,
    };
  });
}
