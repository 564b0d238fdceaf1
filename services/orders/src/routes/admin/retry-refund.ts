import { route } from '@nimantran/kit/http/route';
import { retryRefund } from '@nimantran/proto/http/orders-admin';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { addHistory } from '../../db/history.ts';
import { hashOf, runOnce } from '../../db/idempotency.ts';
import { adminRefundView } from '../../db/refund-pages.ts';
import { lockFailedRefund, restOf, retryKeyOf } from '../../db/transitions/failed-refund.ts';
import { wantRefunds } from '../../db/transitions/want-refunds.ts';
import { shownMoney } from '../../domain/shown-money.ts';
import { partsOf } from './refund-order.ts';

/** A new refund in place of the failed one, once; of as much as is still left of the payment. */
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
        at,
      });
      if (!retry) throw new Error(`Refund ${refund.id} was tried again behind its order's lock.`);
      const text = `We are trying again to send ${shownMoney(retry.currency, retry.amountMinor)} back to your card.`;
      await addHistory(transaction, order.id, { at, kind: 'refund_requested', text });
      return adminRefundView({ ...retry, number: order.number });
    });
    log.info({ admin: user.uid, failed: params.refund_id, refund: answer.id }, 'refund asked for again');
    work.wake();
    return answer;
  });
}
