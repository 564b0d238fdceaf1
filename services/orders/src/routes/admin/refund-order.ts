import { conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { type Currency, formatMoney } from '@nimantran/proto/domain/currency';
import { REFUND_REASON_LABELS } from '@nimantran/proto/domain/order';
import { refundOrder } from '@nimantran/proto/http/orders-admin';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { addHistory } from '../../db/history.ts';
import { hashOf, keyReused, runOnce } from '../../db/idempotency.ts';
import { lockOrderByNumber } from '../../db/orders.ts';
import { adminRefundView } from '../../db/refund-pages.ts';
import { paidMoneyOf } from '../../db/refundable.ts';
import { wantRefunds } from '../../db/transitions/want-refunds.ts';
import { type Allocation, allocateRefund, type RefundPart } from '../../domain/refund-allocation.ts';
import { checkSupportNumber } from './check-support-number.ts';

/** Sends money back, a part or all that is left; the provider is asked after the commit, and the order's state follows it. */
export function serveRefundOrder(app: FastifyInstance, { db, clock, work, log }: OrdersContext): void {
  route(app, refundOrder, async ({ params, body, user, idempotencyKey }) => {
    const call = {
      ownerUid: user.uid,
      operation: refundOrder.name,
      key: idempotencyKey,
      bodyHash: hashOf({ ...params, ...body }),
    };
    const answer = await runOnce(db, clock, call, async (transaction, at) => {
      const order = await lockOrderByNumber(transaction, params.number);
      await checkSupportNumber(transaction, order, body.support_number);
      const parts = partsOf(allocateRefund(await paidMoneyOf(transaction, order.id), body.amount_minor), order.currency);
      const refunds = await wantRefunds(transaction, parts, {
        reasonKey: `asked:${user.uid}:${idempotencyKey}`,
        reasonCode: body.reason,
        note: body.note,
        requestedBy: user.uid,
        supportNumber: body.support_number,
        at,
      });
      // Keys are forgotten after a while, and what was asked for under them is not.
      if (refunds.length < parts.length) throw keyReused();
      const amount = formatMoney({ currency: order.currency, amount_minor: sumOf(parts) });
      const text = `We are sending ${amount} back to your card. ${REFUND_REASON_LABELS[body.reason]}.`;
      await addHistory(transaction, order.id, { at, kind: 'refund_requested', text });
      return { refunds: refunds.map((refund) => adminRefundView({ ...refund, number: order.number })) };
    });
    log.info({ admin: user.uid, refunds: answer.refunds.map(({ id }) => id) }, 'refund asked for');
    work.wake();
    return answer;
  });
}

/** @throws HttpProblem 409 `not_refundable` or `disputed`, saying how much is left */
export function partsOf(allocation: Allocation, currency: Currency): RefundPart[] {
  if (allocation.kind === 'parts') return allocation.parts;
  const left = formatMoney({ currency, amount_minor: allocation.leftMinor });
  throw allocation.kind === 'disputed'
    ? conflict('disputed', `A dispute holds the payment: until it is closed, only ${left} can be sent back.`)
    : conflict('not_refundable', `Only ${left} of this order's money is left to be sent back.`);
}

function sumOf(parts: readonly RefundPart[]): number {
  return parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
