import { route } from '@nimantran/kit/http/route';
import { decideRefund, listRefundApprovals, withdrawRefund } from '@nimantran/proto/http/orders/admin-refunds';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';

export function serveRefundApprovals(app: FastifyInstance, { approvals, work, log }: OrdersContext): void {
  route(app, listRefundApprovals, ({ query }) => approvals.list(query));
  route(app, decideRefund, async ({ params, body, user }) => {
    const decided = await approvals.decide(user, params.id, body.decision);
    log.info(
      { admin: user.uid, approval: decided.id, state: decided.state, err: decided.error },
      'refund decided by a second admin',
    );
    work.wake();
    return decided;
  });
  route(app, withdrawRefund, ({ params, user }) => approvals.withdraw(user, params.id));
}
