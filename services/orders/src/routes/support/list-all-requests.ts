import { route } from '@nimantran/kit/http/route';
import { listAllSupportRequests } from '@nimantran/proto/http/orders/support-requests';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { allSupport } from '../../db/support/support-requests.ts';
import { supportPage } from './support-page.ts';
import { supportSummary } from './support-view.ts';

export function serveListAllRequests(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, listAllSupportRequests, async ({ query }) => {
    const { state, kind, search = '', sort = 'waiting' } = query;
    const filter = { state, kind, search: search.trim(), sort };
    const { rows, next_cursor } = await supportPage(query, (page) => allSupport(db, filter, page));
    const requests = rows.map((request) => ({
      ...supportSummary(request),
      email: request.email,
      waiting_since: request.state === 'open' ? (request.waitingSince?.toISOString() ?? null) : null,
    }));
    return { requests, next_cursor };
  });
}
