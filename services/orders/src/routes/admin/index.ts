import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { serveAddBill } from './add-bill.ts';
import { serveCreatePreviewOrder } from './create-preview-order.ts';
import { serveEndOrder } from './end-order.ts';
import { serveExportOrders } from './export-orders.ts';
import { serveFindOrders } from './find-orders.ts';
import { serveGetAdminOrder } from './get-admin-order.ts';
import { serveGetOrderFigures } from './get-order-figures.ts';
import { serveGetOrderMoney } from './get-order-money.ts';
import { serveListDisputes } from './list-disputes.ts';
import { serveListReconciliations } from './list-reconciliations.ts';
import { serveListRefunds } from './list-refunds.ts';
import { serveRefundApprovals } from './refund-approvals.ts';
import { serveRefundOrder } from './refund-order.ts';
import { serveResendMail } from './resend-mail.ts';
import { serveRetryRefund } from './retry-refund.ts';
import { serveReviseOrder } from './revise-order.ts';
import { serveRunReconciliation } from './run-reconciliation.ts';
import { serveSettleRefundByHand } from './settle-refund-by-hand.ts';
import { serveTools } from './tools/index.ts';
import { serveWithdrawBill } from './withdraw-bill.ts';

/** Admin operations on orders and money. */
export function serveAdmin(app: FastifyInstance, context: OrdersContext): void {
  serveFindOrders(app, context);
  serveExportOrders(app, context);
  serveGetAdminOrder(app, context);
  serveEndOrder(app, context);
  serveResendMail(app, context);
  serveRefundApprovals(app, context);
  serveGetOrderMoney(app, context);
  serveGetOrderFigures(app, context);
  serveRefundOrder(app, context);
  serveListRefunds(app, context);
  serveRetryRefund(app, context);
  serveSettleRefundByHand(app, context);
  serveListDisputes(app, context);
  serveAddBill(app, context);
  serveWithdrawBill(app, context);
  serveCreatePreviewOrder(app, context);
  serveListReconciliations(app, context);
  serveReviseOrder(app, context);
  serveRunReconciliation(app, context);
  serveTools(app, context);
}
