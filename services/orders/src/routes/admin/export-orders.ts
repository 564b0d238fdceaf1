import { csvOf } from '@nimantran/kit/csv';
import { readClock } from '@nimantran/kit/db/database';
import { route } from '@nimantran/kit/http/route';
import { majorUnits } from '@nimantran/proto/domain/currency';
import { ORDER_STATE_LABELS } from '@nimantran/proto/domain/order';
import {
  DEFAULT_ORDER_SORT,
  exportOrders,
  MOST_EXPORTED_ORDERS,
  type OrderSort,
} from '@nimantran/proto/http/orders/admin-orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { findOrdersPage, type OrderFilter, type OrderPlace } from '../../db/orders/find-orders.ts';
import type { OrderRow } from '../../db/schema.ts';
import { latenessOf } from '../../domain/delivery/lateness.ts';
import { orderFilterOf } from './order-filter.ts';

const HEAD = [
  ...['Order', 'Customer', 'Theme', 'Theme number', 'Invitation', 'State', 'Delivery', 'Resolution'],
  ...['Placed at (UTC)', 'Due at (UTC)', 'Finished at (UTC)', 'Lateness', 'Currency', 'Total'],
];
const AT_ONCE = 500;

export function serveExportOrders(app: FastifyInstance, { db, clock }: OrdersContext): void {
  route(app, exportOrders, async ({ query, reply }) => {
    const now = await readClock(db, clock);
    const rows = await allRows(db, orderFilterOf(query, now), query.sort ?? DEFAULT_ORDER_SORT, now);
    await reply
      .type('text/csv; charset=utf-8')
      .headers({ 'content-disposition': 'attachment; filename="nimantran-orders.csv"', 'cache-control': 'no-store' })
      .send(csvOf([HEAD, ...rows]));
    return undefined;
  });
}

/** In parts, so that not all orders' details and photos are in memory at the same time. */
async function allRows(db: OrdersContext['db'], filter: OrderFilter, sort: OrderSort, now: Date): Promise<string[][]> {
  const rows: string[][] = [];
  let after: OrderPlace | undefined;
  while (rows.length < MOST_EXPORTED_ORDERS) {
    const page = await findOrdersPage(db, filter, { sort, after, limit: Math.min(AT_ONCE, MOST_EXPORTED_ORDERS - rows.length) });
    rows.push(...page.map((order) => rowOf(order, now)));
    const last = page.at(-1);
    if (!last || page.length < AT_ONCE) break;
    after = { currency: last.currency, key: last.sortKey, seq: last.seq };
  }
  return rows;
}

function rowOf(order: OrderRow, now: Date): string[] {
  const lateness = latenessOf(order, now);
  return [
    ...[order.number, order.email, order.themeTitle, String(order.themeId), order.headline, ORDER_STATE_LABELS[order.state]],
    ...[order.delivery, order.resolution],
    ...[order.placedAt, order.dueAt, order.completedAt].map((at) => at?.toISOString() ?? ''),
    ...[lateness === null ? '' : lateness.replace('_', ' '), order.currency, majorUnits(order.totalMinor, order.currency)],
  ];
}
