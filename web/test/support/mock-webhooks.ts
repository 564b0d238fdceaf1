import { randomUUID } from 'node:crypto';
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  rotateWebhookSecret,
  type Webhook,
  type WebhookDelivery,
} from '@nimantran/proto/http/orders/webhooks';
import { inHours } from './mock-orders.ts';
import { MockProblem, on } from './mock-routes.ts';

const webhooks: Webhook[] = [];
const deliveries = new Map<string, WebhookDelivery[]>();

/** The same endpoints for every account. */
export function serveWebhooks(): void {
  const { id } = add('https://hooks.planner.example/nimantran', ['order.paid', 'order.ready']);
  deliveries.set(id, [
    delivery({ type: 'order.ready', state: 'waiting', tries: 3, next_try_at: inHours(0.1), status: 503, error: 'Answered 503.' }),
    delivery({ type: 'order.paid', state: 'delivered', tries: 1, delivered_at: inHours(-4), status: 200 }),
    delivery({ type: 'order.paid', state: 'failed', tries: 75, error: 'No answer within 10 seconds.' }),
  ]);
  on(listWebhooks, () => ({ webhooks }));
  on(createWebhook, ({ body }) => {
    if (!body.url.startsWith('https://')) {
      throw new MockProblem(400, 'webhook_url_refused', 'The address must begin with https://.');
    }
    return { webhook: add(body.url, body.events), secret: `whsec_${'x'.repeat(43)}=` };
  });
  on(rotateWebhookSecret, ({ params }) => {
    const webhook = webhooks.find((one) => one.id === params.id);
    if (!webhook) throw new MockProblem(404, 'webhook_not_found', 'You have no such endpoint.');
    webhook.old_secret_until = inHours(24);
    return { webhook, secret: `whsec_${'y'.repeat(43)}=` };
  });
  on(deleteWebhook, ({ params }) => {
    webhooks.splice(
      webhooks.findIndex((one) => one.id === params.id),
      1,
    );
    return undefined;
  });
  on(listWebhookDeliveries, ({ params }) => ({ deliveries: deliveries.get(params.id) ?? [], next_cursor: null }));
  on(replayWebhookDelivery, ({ params }) => {
    const found = deliveries.get(params.id)?.find((one) => one.id === params.delivery_id);
    if (found) Object.assign(found, { state: 'waiting', tries: 0, error: null, status: null, next_try_at: inHours(0) });
    return undefined;
  });
}

function add(url: string, events: Webhook['events']): Webhook {
  const webhook = { id: randomUUID(), url, events, created_at: inHours(-90), failing_since: null, old_secret_until: null };
  webhooks.unshift(webhook);
  return webhook;
}

function delivery(changes: Partial<WebhookDelivery> & Pick<WebhookDelivery, 'type' | 'state'>): WebhookDelivery {
  const id = randomUUID();
  return {
    ...{ id, webhook_id: `msg_${id.replaceAll('-', '')}`, body: '{}', created_at: inHours(-5), tries: 0 },
    ...{ next_try_at: null, delivered_at: null, status: null, error: null },
    ...changes,
  };
}
