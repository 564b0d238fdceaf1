import { conflict, notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { replayWebhookDelivery } from '@nimantran/proto/http/orders/webhooks';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { hasDelivery, wantDeliveryAgain } from '../../db/webhooks/deliveries.ts';
import { ownWebhook } from './own-webhook.ts';

export function serveReplayWebhookDelivery(app: FastifyInstance, { db, work }: OrdersContext): void {
  route(app, replayWebhookDelivery, async ({ params: { id, delivery_id }, user }) => {
    await ownWebhook(db, user.uid, id);
    const isWanted = await db.transaction().execute((transaction) => wantDeliveryAgain(transaction, id, delivery_id));
    if (!isWanted) {
      if (!(await hasDelivery(db, id, delivery_id))) throw notFound('delivery_not_found', 'There is no such delivery any more.');
      throw conflict('delivery_waits', 'This delivery is still being tried. Wait until it has ended.');
    }
    work.wake();
    return undefined;
  });
}
