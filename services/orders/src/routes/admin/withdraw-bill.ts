import { readClock } from '@nimantran/kit/db/database';
import { recordChange } from '@nimantran/kit/events/record-change';
import { conflict, notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { withdrawBill } from '@nimantran/proto/http/orders/admin-orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { lockOrder } from '../../db/orders/orders.ts';
import { billById, billView } from '../../db/payments/bills.ts';
import { shownMoney } from '../../domain/payments/shown-money.ts';
import { isForVideo } from '../../domain/refunds/ended-by-refund.ts';
import { withdrawBillOf } from '../../use-cases/payments/withdraw-bill.ts';

/** Repeatable. The bill for the video itself cannot be withdrawn: such an order is cancelled instead. */
export function serveWithdrawBill(app: FastifyInstance, { db, clock, work, log }: OrdersContext): void {
  route(app, withdrawBill, async ({ params, user }) => {
    const withdrawn = await db.transaction().execute(async (transaction) => {
      const seen = await billById(transaction, params.bill_id);
      const order = seen && (await lockOrder(transaction, seen.orderId));
      const bill = order && (await billById(transaction, params.bill_id));
      if (!order || !bill) throw notFound('bill_not_found', 'This bill does not exist.');
      if (isForVideo(bill.kind))
        throw conflict('bill_needed', 'This bill is for the video itself: the order can be cancelled instead.');
      if (bill.state === 'void') return bill;
      if (bill.state !== 'open') throw conflict('bill_not_open', 'This bill is already paid: refund it instead.');
      const at = await readClock(transaction, clock);
      const taken = await withdrawBillOf(transaction, order, bill, { at, why: 'withdrawn', by: user });
      await recordChange(transaction, 'orders', user, {
        action: 'bill.withdrawn',
        target: { kind: 'order', id: order.number },
        summary: `Withdrew the bill of ${shownMoney(bill.currency, bill.amountMinor)} of order ${order.number}.`,
        before: { bill: bill.id, state: bill.state, amount_minor: bill.amountMinor },
        after: { bill: bill.id, state: taken.state },
      });
      return taken;
    });
    log.info({ admin: user.uid, bill: withdrawn.id }, 'bill withdrawn');
    work.wake();
    return billView(withdrawn);
  });
}
