import { route } from '@nimantran/kit/http/route';
import { listOrders } from '@nimantran/proto/http/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../context.ts';
import { ordersPage } from '../db/orders.ts';
import { summaryOf } from '../domain/order-view.ts';
import { readCursor, writeCursor } from './cursor.ts';

const DEFAULT_LIMIT = 20;

export function serveListOrders(app: FastifyInstance, { db, config }: OrdersContext): void {
  route(app, listOrders, async ({ query, user }) => {
    const limit = query.limit ?? DEFAULT_LIMIT;
    const before = query.cursor === undefined ? undefined : readCursor(query.cursor);
    // One more than asked tells whether there is a next page.
    const rows = await ordersPage(db, { ownerUid: user.uid, before, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      orders: page.map((order) => summaryOf(order, config)),
      next_cursor: rows.length > limit && last ? writeCursor(last.seq) : null,
    };
  });
}
