import { pageBySeq } from '@nimantran/kit/http/page';
import { route } from '@nimantran/kit/http/route';
import { listDisputes } from '@nimantran/proto/http/orders/admin-orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { disputesPage, disputeView } from '../../db/payments/disputes.ts';

export function serveListDisputes(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, listDisputes, async ({ query }) => {
    const { rows, next_cursor } = await pageBySeq(query, (page) => disputesPage(db, { open: query.open, ...page }));
    return { disputes: rows.map(disputeView), next_cursor };
  });
}
