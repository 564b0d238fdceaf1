import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { serveCreateWebhook } from './create-webhook.ts';
import { serveDeleteWebhook } from './delete-webhook.ts';
import { serveListWebhookDeliveries } from './list-webhook-deliveries.ts';
import { serveListWebhooks } from './list-webhooks.ts';
import { serveReplayWebhookDelivery } from './replay-webhook-delivery.ts';
import { serveRotateWebhookSecret } from './rotate-webhook-secret.ts';

export function serveWebhooksOut(app: FastifyInstance, context: OrdersContext): void {
  serveListWebhooks(app, context);
  serveCreateWebhook(app, context);
  serveDeleteWebhook(app, context);
  serveListWebhookDeliveries(app, context);
  serveReplayWebhookDelivery(app, context);
  serveRotateWebhookSecret(app, context);
}
