import { recordChange } from '@nimantran/kit/events/record-change';
import { badRequest, conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { formatMoney, type Money } from '@nimantran/proto/domain/currency';
import { ORDER_STATE_LABELS } from '@nimantran/proto/domain/order';
import { addBill } from '@nimantran/proto/http/orders/admin-orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { hashOf, runOnce } from '../../db/idempotency.ts';
import { wantMail } from '../../db/mails/mails.ts';
import { addHistory } from '../../db/orders/history.ts';
import { lockOrderByNumber } from '../../db/orders/orders.ts';
import { billView, insertBill } from '../../db/payments/bills.ts';
import { canPay } from '../../domain/payments/bill-moves.ts';
import { checkSupportNumber } from './check-support-number.ts';

/** Charges an amount agreed with support, on a live order; the bill stays open until it is paid or withdrawn. */
export function serveAddBill(app: FastifyInstance, { db, clock, config, work, log }: OrdersContext): void {
  route(app, addBill, async ({ params, body, user, idempotencyKey }) => {
    const call = { ownerUid: user.uid, operation: addBill.name, key: idempotencyKey, bodyHash: hashOf({ ...params, ...body }) };
    const { amount_minor: amountMinor, support_number: supportNumber } = body;
    const label = body.label.trim();
    if (label === '') throw badRequest('label_missing', 'Enter what the bill is for.', [{ field: 'label', message: 'is empty' }]);
    const bill = await runOnce(db, clock, call, async (transaction, at) => {
      const order = await lockOrderByNumber(transaction, params.number);
      const amount = { currency: order.currency, amount_minor: amountMinor };
      refuseTooSmall(amount, config.MINIMUM_CHARGE_MINOR);
      if (!canPay(order.state, 'customisation')) throw notAlive(ORDER_STATE_LABELS[order.state]);
      await checkSupportNumber(transaction, order, supportNumber);
      const added = await insertBill(transaction, {
        orderId: order.id,
        kind: 'customisation',
        label,
        lines: [{ kind: 'video', label, reason: 'Agreed with support', amount_minor: amountMinor }],
        currency: order.currency,
        amountMinor,
        state: 'open',
        createdAt: at,
        createdBy: user.uid,
        supportNumber,
      });
      const text = `As agreed, "${label}" costs ${formatMoney(amount)}. You can pay it in My Orders.`;
      await addHistory(transaction, order.id, { at, kind: 'bill_added', text, by: user });
      await recordChange(transaction, 'orders', user, {
        action: 'bill.added',
        target: { kind: 'order', id: order.number },
        summary: `Added a bill of ${formatMoney(amount)} to order ${order.number}.`,
        before: null,
        after: { bill: added.id, amount_minor: amountMinor, currency: order.currency, support_number: supportNumber },
      });
      await wantMail(transaction, { orderId: order.id, kind: 'bill', subjectId: added.id, at });
      return billView(added);
    });
    log.info({ admin: user.uid, bill: bill.id }, 'bill added');
    work.wake();
    return bill;
  });
}

const notAlive = (state: string) => conflict('order_not_alive', `This order is "${state}": no further charge can be added.`);

/** @throws HttpProblem 400 `amount_too_small` below the smallest amount a card can be charged */
export function refuseTooSmall(amount: Money, smallest: OrdersContext['config']['MINIMUM_CHARGE_MINOR']): void {
  const least = { ...amount, amount_minor: smallest[amount.currency] };
  if (amount.amount_minor >= least.amount_minor) return;
  const message = `must be at least ${formatMoney(least)}, the smallest card payment`;
  throw badRequest('amount_too_small', `The amount ${message}.`, [{ field: 'amount_minor', message }]);
}
