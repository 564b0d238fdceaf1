import { recordChange } from '@nimantran/kit/events/record-change';
import { route } from '@nimantran/kit/http/route';
import { endOrder } from '@nimantran/proto/http/orders/admin-orders';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { OrdersContext } from '../../context.ts';
import { hashOf, runOnce } from '../../db/idempotency.ts';
import type { Staff } from '../../db/orders/history.ts';
import { lockOrderByNumber } from '../../db/orders/orders.ts';
import { adminRefundView } from '../../db/refunds/list-refunds.ts';
import type { OrderRow, Tables } from '../../db/schema.ts';
import { stateAfter } from '../../domain/orders/order-states.ts';
import { cancelUnpaidOrder } from '../../use-cases/orders/end-unpaid-order.ts';
import { restOfStopped, stopOrder } from '../../use-cases/orders/stop-order.ts';
import { sumOf } from '../../use-cases/refunds/refund-by-admin.ts';
import { aloneOrAsk } from './ask-second-admin.ts';
import { checkSupportNumber } from './check-support-number.ts';

export function serveEndOrder(app: FastifyInstance, context: OrdersContext): void {
  const { db, clock, work, log, countAdmins } = context;
  route(app, endOrder, async ({ params, body, user, idempotencyKey, reply }) => {
    const bodyHash = hashOf({ ...params, ...body });
    const call = { ownerUid: user.uid, operation: endOrder.name, key: idempotencyKey, bodyHash };
    const admins = await countAdmins();
    const answer = await runOnce(db, clock, call, async (transaction, at) => {
      const order = await lockOrderByNumber(transaction, params.number);
      await checkSupportNumber(transaction, order, body.support_number);
      if (stateAfter(order.state, 'cancel') !== undefined) {
        await withdraw(transaction, context, order, user);
        return { state: 'cancelled' as const, refunds: [], approval: null };
      }
      const parts = await restOfStopped(transaction, order);
      const asked = { kind: 'order_stop' as const, amountMinor: sumOf(parts), whole: true, body, by: user, at, admins };
      const leave = parts.length > 0 ? await aloneOrAsk(context, transaction, order, asked) : { alone: 'within the limit' };
      if ('approval' in leave) return { state: order.state, refunds: [], approval: leave.approval };
      const refunds = await stopOrder(transaction, order, parts, {
        reasonKey: `stopped:${user.uid}:${idempotencyKey}`,
        reason: body.reason,
        note: body.note,
        supportNumber: body.support_number,
        by: user,
        leave,
        at,
      });
      const views = refunds.map((refund) => adminRefundView({ ...refund, number: order.number }));
      return { state: 'cancelled' as const, refunds: views, approval: null };
    });
    log.info({ admin: user.uid, state: answer.state, approval: answer.approval?.id }, 'cancellation by an admin');
    if (answer.approval) reply.code(202);
    work.wake();
    return answer;
  });
}

/** Either nothing is paid, or half of it, which the shop keeps because the preview was made. */
async function withdraw(
  transaction: Transaction<Tables>,
  { clock }: Pick<OrdersContext, 'clock'>,
  order: OrderRow,
  by: Staff,
): Promise<void> {
  await cancelUnpaidOrder(transaction, clock, order, { reason: 'staff', text: 'We cancelled the order.', by });
  await recordChange(transaction, 'orders', by, {
    action: 'order.withdrawn',
    target: { kind: 'order', id: order.number },
    summary: `Withdrew order ${order.number} before it was paid.`,
    before: { state: order.state },
    after: { state: 'cancelled' },
  });
}
