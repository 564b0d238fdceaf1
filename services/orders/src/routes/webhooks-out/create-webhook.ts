import { recordChange } from '@nimantran/kit/events/record-change';
import { badRequest } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { createWebhook } from '@nimantran/proto/http/orders/webhooks';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { addWebhook } from '../../use-cases/webhooks/add-webhook.ts';
import { refusalOfUrl } from '../../webhooks/webhook-url.ts';

export function serveCreateWebhook(app: FastifyInstance, { db, config }: OrdersContext): void {
  route(app, createWebhook, async ({ body, user }) => {
    const refusal = refusalOfUrl(body.url, { isTrial: config.isTrial });
    if (refusal !== undefined) throw badRequest('webhook_url_refused', refusal, [{ field: 'url', message: refusal }]);
    // As parsers read it, so that the same address is not added twice in two spellings.
    const { href } = new URL(body.url);
    return db.transaction().execute(async (transaction) => {
      const added = await addWebhook(transaction, user, { url: href, events: body.events });
      await recordChange(transaction, 'orders', user, {
        action: 'webhook.created',
        target: { kind: 'webhook', id: added.webhook.id },
        summary: `Added a webhook endpoint at ${new URL(href).host}`.slice(0, 300),
        before: null,
        after: { uid: user.uid, url: href, events: body.events },
      });
      return added;
    });
  });
}
