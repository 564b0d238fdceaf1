import { route } from '@nimantran/kit/http/route';
import { listSupportRequests } from '@nimantran/proto/http/orders/support-requests';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { ownSupport } from '../../db/support/support-requests.ts';
import { answerPage } from './support-page.ts';

export function serveListRequests(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, listSupportRequests, ({ query, user }) =>
    answerPage(query, (page) => ownSupport(db, { ownerUid: user.uid, orderNumber: query.order_number }, page)),
  );
}
