import { pageBySeq } from '@nimantran/kit/http/page';
import { route } from '@nimantran/kit/http/route';
import { listWebhookDeliveries } from '@nimantran/proto/http/orders/webhooks';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { listDeliveries } from '../../db/webhooks/deliveries.ts';
import { ownWebhook } from './own-webhook.ts';

export function serveListWebhookDeliveries(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, listWebhookDeliveries, async ({ params: { id }, query, user }) => {
    await ownWebhook(db, user.uid, id);
    const { rows, next_cursor } = await pageBySeq(query, (page) => listDeliveries(db, id, page));
    return { deliveries: rows.map(({ seq: _, ...delivery }) => delivery), next_cursor };
  });
}
