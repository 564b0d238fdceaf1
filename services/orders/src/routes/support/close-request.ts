import { readClock } from '@nimantran/kit/db/database';
import { recordChange } from '@nimantran/kit/events/record-change';
import { route } from '@nimantran/kit/http/route';
import { closeSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { changeSupport, lockSupport, supportNotFound } from '../../db/support/support-requests.ts';
import { readSupport, viewerOf } from './support-view.ts';

export function serveCloseRequest(app: FastifyInstance, { db, clock }: OrdersContext): void {
  route(app, closeSupportRequest, ({ params, user }) => {
    const viewer = viewerOf(user);
    return db.transaction().execute(async (transaction) => {
      const request = await lockSupport(transaction, params.support_number);
      if (!request || (request.ownerUid !== viewer.uid && !viewer.isAdmin)) throw supportNotFound();
      if (request.state !== 'closed') {
        await changeSupport(transaction, request.id, { state: 'closed', updatedAt: await readClock(transaction, clock) });
        if (request.ownerUid !== viewer.uid)
          await recordChange(transaction, 'orders', user, {
            action: 'support_request.closed',
            target: { kind: 'support_request', id: request.number },
            summary: `Closed the support request ${request.number}.`,
            before: { state: request.state },
            after: { state: 'closed' },
          });
      }
      return readSupport(transaction, request.number, viewer);
    });
  });
}
