import { route } from '@nimantran/kit/http/route';
import { type AdminOrderSummary, findOrders } from '@nimantran/proto/http/orders-admin';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { OrdersContext } from '../../context.ts';
import { readClock } from '../../db/clock.ts';
import { findOrdersPage } from '../../db/find-orders.ts';
import type { OrderRow } from '../../db/schema.ts';
import { latenessOf } from '../../domain/lateness.ts';
import { summaryOf } from '../../domain/order-view.ts';
import { readOrderCursor, writeOrderCursor } from './order-cursor.ts';
import { orderFilterOf } from './order-filter.ts';

const DEFAULT_LIMIT = 20;

export function serveFindOrders(app: FastifyInstance, { db, clock, config }: OrdersContext): void {
  route(app, findOrders, async ({ query }) => {
    const { sort = '-placed_at', limit = DEFAULT_LIMIT, cursor } = query;
    const after = cursor === undefined ? undefined : readOrderCursor(sort, cursor);
    const now = await readClock(db, clock);
    // One more than asked tells whether there is a next page.
    const found = await findOrdersPage(db, orderFilterOf(query, now), { sort, after, limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      orders: page.map((order) => adminSummaryOf(order, now, config)),
      next_cursor:
        found.length > limit && last
          ? writeOrderCursor(sort, { currency: last.currency, key: last.sortKey, seq: last.seq })
          : null,
    };
  });
}

function adminSummaryOf(order: OrderRow, now: Date, config: Pick<Config, 'VIDEOS_KEPT_DAYS'>): AdminOrderSummary {
  return {
    ...summaryOf(order, config),
    email: order.email,
    lateness: latenessOf(order, now),
    held_since: order.heldAt?.toISOString() ?? null,
  };
}
