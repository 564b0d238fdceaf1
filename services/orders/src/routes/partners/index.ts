import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { serveChangePartner } from './change-partner.ts';
import { serveDownloadOrders } from './download-orders.ts';
import { serveGetDashboard } from './get-dashboard.ts';
import { serveListPartners } from './list-partners.ts';
import { serveRecordVisit } from './record-visit.ts';

/** Partners: the visits and orders that their codes bring. */
export function servePartners(app: FastifyInstance, context: OrdersContext): void {
  serveRecordVisit(app, context);
  serveGetDashboard(app, context);
  serveDownloadOrders(app, context);
  serveListPartners(app, context);
  serveChangePartner(app, context);
}
