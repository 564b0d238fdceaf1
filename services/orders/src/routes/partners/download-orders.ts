import { csvOf } from '@nimantran/kit/csv';
import { route } from '@nimantran/kit/http/route';
import { majorUnits } from '@nimantran/proto/domain/currency';
import { ORDER_STATE_LABELS } from '@nimantran/proto/domain/order';
import { downloadPartnerOrders, type PartnerOrder } from '@nimantran/proto/http/orders/partners';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { readReport } from './read-report.ts';

const HEAD = ['Paid at (UTC)', 'Theme', 'State', 'Currency', 'Revenue', 'Commission'];

export function serveDownloadOrders(app: FastifyInstance, context: OrdersContext): void {
  route(app, downloadPartnerOrders, async ({ query, user, reply }) => {
    const { orders, from, to } = await readReport(context, user, query);
    await reply
      .type('text/csv; charset=utf-8')
      .headers({
        'content-disposition': `attachment; filename="nimantran-orders-${from}-to-${to}.csv"`,
        'cache-control': 'no-store',
      })
      .send(csvOf([HEAD, ...orders.map(rowOf)]));
    return undefined;
  });
}

function rowOf({ paid_at, theme_title, state, revenue, commission }: PartnerOrder): string[] {
  return [
    paid_at,
    theme_title,
    ORDER_STATE_LABELS[state],
    revenue.currency,
    majorUnits(revenue.amount_minor, revenue.currency),
    majorUnits(commission.amount_minor, commission.currency),
  ];
}
