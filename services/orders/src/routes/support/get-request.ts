import { route } from '@nimantran/kit/http/route';
import { getSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { readSupport, viewerOf } from './support-view.ts';

export function serveGetRequest(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, getSupportRequest, ({ params, user }) => readSupport(db, params.support_number, viewerOf(user)));
}
