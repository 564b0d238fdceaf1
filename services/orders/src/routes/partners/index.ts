import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { serveChangePartner } from './change-partner.ts';
import { serveDownloadOrders } from './download-orders.ts';
import { serveGetAccount } from './get-account.ts';
import { serveGetDashboard } from './get-dashboard.ts';
import { serveGetPayouts } from './get-payouts.ts';
import { serveListPartners } from './list-partners.ts';
import { serveRecordPayout } from './record-payout.ts';
import { serveRecordVisit } from './record-visit.ts';
import { serveReversePayout } from './reverse-payout.ts';

export function servePartners(app: FastifyInstance, context: OrdersContext): void {
  serveRecordVisit(app, context);
  serveGetDashboard(app, context);
  serveDownloadOrders(app, context);
  serveGetPayouts(app, context);
  serveListPartners(app, context);
  serveGetAccount(app, context);
  serveChangePartner(app, context);
  serveRecordPayout(app, context);
  serveReversePayout(app, context);
}
