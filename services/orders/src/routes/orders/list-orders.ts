import { pageBySeq } from '@nimantran/kit/http/page';
import { route } from '@nimantran/kit/http/route';
import { listOrders } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { ordersPage } from '../../db/orders/orders.ts';
import { summaryOf } from '../../domain/orders/order-view.ts';

export function serveListOrders(app: FastifyInstance, { db, config }: OrdersContext): void {
  route(app, listOrders, async ({ query, user }) => {
    const { rows, next_cursor } = await pageBySeq(query, (page) => ordersPage(db, { ownerUid: user.uid, ...page }));
    return { orders: rows.map((order) => summaryOf(order, config)), next_cursor };
  });
}
