import { recordChange } from '@nimantran/kit/events/record-change';
import { route } from '@nimantran/kit/http/route';
import { settleRefundByHand } from '@nimantran/proto/http/orders/admin-refunds';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { hashOf, runOnce } from '../../db/idempotency.ts';
import { adminRefundView } from '../../db/refunds/list-refunds.ts';
import { shownMoney } from '../../domain/payments/shown-money.ts';
import { lockFailedRefund } from '../../use-cases/refunds/lock-failed-refund.ts';
import { settleByHand } from '../../use-cases/refunds/settle-refund-by-hand.ts';

export function serveSettleRefundByHand(app: FastifyInstance, { db, clock, work, log }: OrdersContext): void {
  route(app, settleRefundByHand, async ({ params, body, user, idempotencyKey }) => {
    const bodyHash = hashOf({ ...params, ...body });
    const call = { ownerUid: user.uid, operation: settleRefundByHand.name, key: idempotencyKey, bodyHash };
    const answer = await runOnce(db, clock, call, async (transaction, at) => {
      const failed = await lockFailedRefund(transaction, params.refund_id);
      const settled = await settleByHand(transaction, failed, { note: body.note, at, by: user });
      const { number } = failed.order;
      await recordChange(transaction, 'orders', user, {
        action: 'refund.paid_by_hand',
        target: { kind: 'order', id: number },
        summary: `${shownMoney(settled.currency, settled.amountMinor)} of order ${number} entered as paid back by hand.`,
        before: { refund: settled.id, state: failed.refund.state },
        after: { refund: settled.id, state: settled.state, amount_minor: settled.amountMinor },
      });
      return adminRefundView({ ...settled, number });
    });
    log.warn({ admin: user.uid, refund: params.refund_id }, 'a refund was paid by hand');
    work.wake();
    return answer;
  });
}
