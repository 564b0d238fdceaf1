import { route } from '@nimantran/kit/http/route';
import { findOrders } from '@nimantran/proto/http/orders-admin';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { allOrdersPage } from '../../db/orders.ts';
import { normaliseOrderNumber } from '../../domain/order-number.ts';
import { summaryOf } from '../../domain/order-view.ts';
import { pageOf } from '../page.ts';

export function serveFindOrders(app: FastifyInstance, { db, config }: OrdersContext): void {
  route(app, findOrders, async ({ query }) => {
    const { search = '', state } = query;
    const wanted = search.includes('@')
      ? { email: search.trim() }
      : search.trim() === ''
        ? {}
        : { number: normaliseOrderNumber(search) };
    const { rows, next_cursor } = await pageOf(query, (page) => allOrdersPage(db, { ...wanted, state, ...page }));
    return { orders: rows.map((order) => ({ ...summaryOf(order, config), email: order.email })), next_cursor };
  });
}
