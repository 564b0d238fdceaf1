import { route } from '@nimantran/kit/http/route';
import { getPartnerDashboard } from '@nimantran/proto/http/orders/partners';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { readReport } from './read-report.ts';

export function serveGetDashboard(app: FastifyInstance, context: OrdersContext): void {
  route(app, getPartnerDashboard, ({ query, user }) => readReport(context, user, query));
}
