import { randomUUID } from 'node:crypto';
import { placeOrder, settleOrder } from '@nimantran/proto/http/orders/orders';
import { createWebhook, listWebhookDeliveries } from '@nimantran/proto/http/orders/webhooks';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { tempFolder } from '../../../../infra/test-support/stand-ins/start-local.ts';
import { anOrder, person } from '../support/fixtures.ts';
import { startProcessShop } from '../support/process-shop.ts';
import { sessionIdOf } from '../support/shop.ts';
import { isSigned, startWebhookReceiver } from '../support/webhook-receiver.ts';

describeWith(['postgres'], 'a webhook whose sender is killed', () => {
  const database = withDatabase();

  it('comes again after a kill between the request and the answer, under the id that it had', async () => {
    const folder = tempFolder();
    const receiver = await startWebhookReceiver();
    const shop = await startProcessShop({ databaseUrl: database.urls.orders, folder: folder.path });
    try {
      const call = shop.as(person('pia', ['partner']));
      const { webhook, secret } = await call(createWebhook, { body: { url: receiver.url, events: ['order.paid'] } });
      receiver.answer = 'hold';
      const { order, checkout } = await call(placeOrder, { body: anOrder(), idempotencyKey: randomUUID() });
      await shop.control(`sessions/${sessionIdOf(checkout)}/pay`);
      await call(settleOrder, { params: { number: order.number } });
      await eventually('the first try', () => receiver.received.length === 1);
      await shop.service.kill();
      receiver.answer = 204;
      const row = await shop.db.selectFrom('webhookDeliveries').selectAll().executeTakeFirstOrThrow();
      // Counted before it was sent; nobody knows whether it arrived.
      expect(row).toMatchObject({ tries: 1, deliveredAt: null, failedAt: null });
      await shop.db.updateTable('webhookDeliveries').set({ nextTryAt: sql<Date>`now()` }).execute();
      await shop.service.start();
      await eventually('the delivery', async () => {
        const { deliveries } = await call(listWebhookDeliveries, { params: { id: webhook.id }, query: {} });
        return deliveries[0]?.state === 'delivered';
      });
      expect(receiver.received.length).toBeGreaterThanOrEqual(2);
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect(receiver.received.every((one) => isSigned(one, secret))).toBe(true);
      expect(receiver.received[0]?.text).toBe(receiver.received[1]?.text);
    } finally {
      await shop.close();
      await receiver.close();
      folder.remove();
    }
  });
});
