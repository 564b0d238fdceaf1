import { readClock } from '@nimantran/kit/db/database';
import { pageOf } from '@nimantran/kit/http/page';
import { route } from '@nimantran/kit/http/route';
import { Currency } from '@nimantran/proto/domain/currency';
import {
  type AdminOrderSummary,
  DEFAULT_ORDER_SORT,
  findOrders,
  type OrderSort,
} from '@nimantran/proto/http/orders/admin-orders';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Config } from '../../config.ts';
import type { OrdersContext } from '../../context.ts';
import { findOrdersPage } from '../../db/orders/find-orders.ts';
import type { OrderRow } from '../../db/schema.ts';
import { latenessOf } from '../../domain/delivery/lateness.ts';
import { summaryOf } from '../../domain/orders/order-view.ts';
import { orderFilterOf } from './order-filter.ts';

const Whole = Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER });
/** A page token is only valid for the sort order that it was made for. */
const placeIn = (sort: OrderSort) =>
  Type.Object({
    sort: Type.Literal(sort),
    currency: Type.Union([Currency, Type.Null()]),
    key: Type.Union([Whole, Type.Null()]),
    seq: Whole,
  });

export function serveFindOrders(app: FastifyInstance, { db, clock, config }: OrdersContext): void {
  route(app, findOrders, async ({ query }) => {
    const { sort = DEFAULT_ORDER_SORT } = query;
    const now = await readClock(db, clock);
    const { rows, next_cursor } = await pageOf(query, {
      place: placeIn(sort),
      list: (page) => findOrdersPage(db, orderFilterOf(query, now), { sort, ...page }),
      placeOf: ({ currency, sortKey: key, seq }) => ({ sort, currency, key, seq }),
    });
    return { orders: rows.map((order) => adminSummaryOf(order, now, config)), next_cursor };
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
