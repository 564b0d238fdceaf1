import { recordChange } from '@nimantran/kit/events/record-change';
import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { rotateWebhookSecret } from '@nimantran/proto/http/orders/webhooks';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { replaceSecret, shownWebhook } from '../../db/webhooks/webhooks.ts';
import { newWebhookSecret } from '../../webhooks/sign.ts';

export function serveRotateWebhookSecret(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, rotateWebhookSecret, async ({ params: { id }, user }) => {
    const secret = newWebhookSecret();
    return db.transaction().execute(async (transaction) => {
      const row = await replaceSecret(transaction, { uid: user.uid, id, secret });
      if (!row) throw notFound('webhook_not_found', 'You have no such endpoint.');
      const { url, events } = row;
      await recordChange(transaction, 'orders', user, {
        action: 'webhook.secret_rotated',
        target: { kind: 'webhook', id },
        summary: `Gave the webhook endpoint at ${new URL(url).host} another secret`.slice(0, 300),
        before: { uid: user.uid, url, events },
        after: { uid: user.uid, url, events },
      });
      return { webhook: shownWebhook(row), secret };
    });
  });
}
