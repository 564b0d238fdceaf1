import { recordChange } from '@nimantran/kit/events/record-change';
import { route } from '@nimantran/kit/http/route';
import { deleteWebhook } from '@nimantran/proto/http/orders/webhooks';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { ownWebhook } from './own-webhook.ts';

export function serveDeleteWebhook(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, deleteWebhook, async ({ params: { id }, user }) => {
    const { url, events } = await ownWebhook(db, user.uid, id);
    await db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst();
      if (numDeletedRows === 0n) return;
      await recordChange(transaction, 'orders', user, {
        action: 'webhook.deleted',
        target: { kind: 'webhook', id },
        summary: `Removed the webhook endpoint at ${new URL(url).host}`.slice(0, 300),
        before: { uid: user.uid, url, events },
        after: null,
      });
    });
    return undefined;
  });
}
