import { readClock } from '@nimantran/kit/db/database';
import { route } from '@nimantran/kit/http/route';
import type { Currency } from '@nimantran/proto/domain/currency';
import { getOrderMoney } from '@nimantran/proto/http/orders/admin-orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { orderByNumber, orderNotFound } from '../../db/orders/orders.ts';
import { billsOf, billView } from '../../db/payments/bills.ts';
import { disputesOf, disputeView } from '../../db/payments/disputes.ts';
import { ledgerOf } from '../../db/payments/ledger.ts';
import { adminRefundView } from '../../db/refunds/list-refunds.ts';
import { paidMoneyOf } from '../../db/refunds/refundable-payments.ts';
import { refundsOf } from '../../db/refunds/refunds.ts';
import { refundedBySingleAdminMinor } from '../../db/refunds/single-admin-refunds.ts';
import { leftOf } from '../../domain/refunds/refund-allocation.ts';

export function serveGetOrderMoney(app: FastifyInstance, { db, clock, config, countAdmins }: OrdersContext): void {
  route(app, getOrderMoney, async ({ params }) => {
    const order = await orderByNumber(db, params.number);
    if (!order) throw orderNotFound();
    const { id, number, currency } = order;
    const [bills, refunds, disputes, ledger, paid, admins, sentAlone] = await Promise.all([
      billsOf(db, id),
      refundsOf(db, id),
      disputesOf(db, id),
      ledgerOf(db, id),
      paidMoneyOf(db, id),
      countAdmins(),
      readClock(db, clock).then((at) => refundedBySingleAdminMinor(db, order, at)),
    ]);
    return {
      bills: bills.map(billView),
      refunds: refunds.map((refund) => adminRefundView({ ...refund, number })),
      disputes: disputes.map((dispute) => disputeView({ ...dispute, number })),
      ledger: ledger.map((entry) => ({
        at: entry.at.toISOString(),
        kind: entry.kind,
        provider_ref: entry.providerRef,
        amount: { currency: entry.currency as Currency, amount_minor: entry.amountMinor },
      })),
      refundable: { currency, amount_minor: paid.reduce((sum, payment) => sum + leftOf(payment), 0) },
      alone:
        admins !== undefined && admins <= 1
          ? null
          : { currency, amount_minor: Math.max(0, config.REFUND_ALONE_LIMIT[currency] - sentAlone) },
    };
  });
}
