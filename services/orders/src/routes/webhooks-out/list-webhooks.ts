import { route } from '@nimantran/kit/http/route';
import { listWebhooks } from '@nimantran/proto/http/orders/webhooks';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { listWebhooksOf } from '../../db/webhooks/webhooks.ts';

export function serveListWebhooks(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, listWebhooks, async ({ user }) => ({ webhooks: await listWebhooksOf(db, user.uid) }));
}
