import { route } from '@nimantran/kit/http/route';
import { listAllSupportRequests, listSupportRequests } from '@nimantran/proto/http/support';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { allSupport, ownSupport } from '../../db/support.ts';
import { answerPage } from './page.ts';

export function serveListRequests(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, listSupportRequests, ({ query, user }) =>
    answerPage(query, (page) => ownSupport(db, { ownerUid: user.uid, orderNumber: query.order_number }, page)),
  );
}

export function serveListAllRequests(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, listAllSupportRequests, ({ query }) =>
    answerPage(query, (page) => allSupport(db, { state: query.state, kind: query.kind }, page)),
  );
}
