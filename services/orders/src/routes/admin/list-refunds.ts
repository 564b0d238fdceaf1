import { pageBySeq } from '@nimantran/kit/http/page';
import { route } from '@nimantran/kit/http/route';
import type { OrderRefund } from '@nimantran/proto/domain/order';
import { listRefunds } from '@nimantran/proto/http/orders/admin-refunds';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { adminRefundView, refundsPage } from '../../db/refunds/list-refunds.ts';
import type { RefundRow } from '../../db/schema.ts';

export function serveListRefunds(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, listRefunds, async ({ query }) => {
    const state = query.state && rowState(query.state);
    const { rows, next_cursor } = await pageBySeq(query, (page) => refundsPage(db, { state, ...page }));
    return { refunds: rows.map(adminRefundView), next_cursor };
  });
}

function rowState(shown: OrderRefund['state']): RefundRow['state'] {
  return shown === 'requested' ? 'wanted' : shown;
}
