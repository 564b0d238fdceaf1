import { recordChange } from '@nimantran/kit/events/record-change';
import { route } from '@nimantran/kit/http/route';
import { retryRefund } from '@nimantran/proto/http/orders/admin-refunds';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { hashOf, runOnce } from '../../db/idempotency.ts';
import { addHistory } from '../../db/orders/history.ts';
import { adminRefundView } from '../../db/refunds/list-refunds.ts';
import { shownMoney } from '../../domain/payments/shown-money.ts';
import { lockFailedRefund, restOf, retryKeyOf } from '../../use-cases/refunds/lock-failed-refund.ts';
import { partsOf } from '../../use-cases/refunds/refund-by-admin.ts';
import { wantRefunds } from '../../use-cases/refunds/want-refunds.ts';

/** Replaces a failed refund with a new one, once, up to the amount that is left of the payment. */
export function serveRetryRefund(app: FastifyInstance, { db, clock, work, log }: OrdersContext): void {
  route(app, retryRefund, async ({ params, user, idempotencyKey }) => {
    const call = { ownerUid: user.uid, operation: retryRefund.name, key: idempotencyKey, bodyHash: hashOf(params) };
    const answer = await runOnce(db, clock, call, async (transaction, at) => {
      const failed = await lockFailedRefund(transaction, params.refund_id);
      const { order, refund } = failed;
      const [retry] = await wantRefunds(transaction, partsOf(restOf(failed), order.currency), {
        reasonKey: retryKeyOf(refund),
        reasonCode: refund.reasonCode,
        note: refund.note,
        requestedBy: user.uid,
        supportNumber: refund.supportNumber,
        approvalId: refund.approvalId,
        at,
      });
      if (!retry) throw new Error(`Refund ${refund.id} was tried again behind its order's lock.`);
      const text = `We are trying again to send ${shownMoney(retry.currency, retry.amountMinor)} back the way you paid.`;
      await addHistory(transaction, order.id, { at, kind: 'refund_requested', text, by: user });
      await recordChange(transaction, 'orders', user, {
        action: 'refund.retried',
        target: { kind: 'order', id: order.number },
        summary: `A failed refund of order ${order.number} tried again: ${shownMoney(retry.currency, retry.amountMinor)}.`,
        before: { refund: refund.id, state: refund.state, amount_minor: refund.amountMinor },
        after: { refund: retry.id, state: retry.state, amount_minor: retry.amountMinor },
      });
      return adminRefundView({ ...retry, number: order.number });
    });
    log.info({ admin: user.uid, failed: params.refund_id, refund: answer.id }, 'refund asked for again');
    work.wake();
    return answer;
  });
}
