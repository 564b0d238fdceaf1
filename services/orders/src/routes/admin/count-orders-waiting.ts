import { readClock } from '@nimantran/kit/db/database';
import { route } from '@nimantran/kit/http/route';
import { countOrdersWaiting } from '@nimantran/proto/http/orders/waiting';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { countWaiting } from '../../db/waiting.ts';

export function serveCountOrdersWaiting(app: FastifyInstance, context: OrdersContext): void {
  const { db, clock, approvals, settingsApprovals } = context;
  route(
    app,
    countOrdersWaiting,
    async () => ({
      ...(await countWaiting(db, await readClock(db, clock))),
      refund_approvals: await approvals.countOpen(),
      settings_approvals: await settingsApprovals.countOpen(),
    }),
    { logLevel: 'warn' },
  );
}
