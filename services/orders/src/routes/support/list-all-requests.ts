import { route } from '@nimantran/kit/http/route';
import { listAllSupportRequests } from '@nimantran/proto/http/support';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { allSupport } from '../../db/support.ts';
import { answerPage } from './page.ts';

export function serveListAllRequests(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, listAllSupportRequests, ({ query }) =>
    answerPage(query, (page) => allSupport(db, { state: query.state, kind: query.kind }, page)),
  );
}
