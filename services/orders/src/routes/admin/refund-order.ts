import { route } from '@nimantran/kit/http/route';
import { refundOrder } from '@nimantran/proto/http/orders/admin-refunds';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { hashOf, runOnce } from '../../db/idempotency.ts';
import { lockOrderByNumber } from '../../db/orders/orders.ts';
import { adminRefundView } from '../../db/refunds/list-refunds.ts';
import { refundByAdmin, refundPartsOf, sumOf } from '../../use-cases/refunds/refund-by-admin.ts';
import { aloneOrAsk } from './ask-second-admin.ts';
import { checkSupportNumber } from './check-support-number.ts';

/** Refunds a part or all that is left; the provider is asked after the commit, and the order's state follows it. */
export function serveRefundOrder(app: FastifyInstance, context: OrdersContext): void {
  const { db, clock, work, log, countAdmins } = context;
  route(app, refundOrder, async ({ params, body, user, idempotencyKey, reply }) => {
    const call = {
      ownerUid: user.uid,
      operation: refundOrder.name,
      key: idempotencyKey,
      bodyHash: hashOf({ ...params, ...body }),
    };
    const admins = await countAdmins();
    const answer = await runOnce(db, clock, call, async (transaction, at) => {
      const order = await lockOrderByNumber(transaction, params.number);
      await checkSupportNumber(transaction, order, body.support_number);
      const parts = await refundPartsOf(transaction, order, body.amount_minor);
      const whole = body.amount_minor === null;
      const asked = { kind: 'refund' as const, amountMinor: sumOf(parts), whole, body, by: user, at, admins };
      const leave = await aloneOrAsk(context, transaction, order, asked);
      if ('approval' in leave) return { refunds: [], approval: leave.approval };
      const refunds = await refundByAdmin(transaction, order, parts, {
        reasonKey: `asked:${user.uid}:${idempotencyKey}`,
        reason: body.reason,
        note: body.note,
        supportNumber: body.support_number,
        by: user,
        leave,
        at,
      });
      return { refunds: refunds.map((refund) => adminRefundView({ ...refund, number: order.number })), approval: null };
    });
    log.info({ admin: user.uid, refunds: answer.refunds.map(({ id }) => id), approval: answer.approval?.id }, 'refund asked for');
    if (answer.approval) reply.code(202);
    work.wake();
    return answer;
  });
}
