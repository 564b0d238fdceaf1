import { randomUUID } from 'node:crypto';
import { MOST_WEBHOOKS, type WebhookEvent } from '@nimantran/proto/domain/webhook';
import { refundOrder } from '@nimantran/proto/http/orders/admin-refunds';
import { placeOrder, settleOrder } from '@nimantran/proto/http/orders/orders';
import { getPartnerDashboard } from '@nimantran/proto/http/orders/partners';
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  rotateWebhookSecret,
} from '@nimantran/proto/http/orders/webhooks';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { endWebhooksOf } from '../../../src/db/webhooks/webhooks.ts';
import { deliverWebhook } from '../../../src/jobs/deliver-webhook.ts';
import { sweepGuards } from '../../../src/jobs/sweep.ts';
import { completeOrder } from '../../../src/use-cases/delivery/complete-order.ts';
import { anOrder, aVideo, person } from '../../support/fixtures.ts';
import { refusal, sessionIdOf, withShop } from '../../support/shop.ts';
import { isSigned, startWebhookReceiver, type WebhookReceiver } from '../../support/webhook-receiver.ts';

const ALL: WebhookEvent[] = ['order.paid', 'order.ready', 'order.corrected', 'order.refunded'];

describeWith(['postgres'], 'webhooks to other programs', () => {
  const shop = withShop();
  const [pia, admin, asha] = [person('pia', ['partner']), person('admin', ['admin']), person('asha')];
  let receiver: WebhookReceiver;

  beforeAll(async () => {
    receiver = await startWebhookReceiver();
  });
  afterAll(() => receiver?.close());
  beforeEach(async () => {
    await shop.context.db.deleteFrom('webhooks').execute();
    receiver.received.length = 0;
    receiver.answer = 204;
  });

  const add = (by = pia, path = '', events = ALL) => shop.as(by)(createWebhook, { body: { url: receiver.url + path, events } });
  async function buy(by = pia, partner_code: string | null = null) {
    const attribution = { referrer_source: 'Organic', referrer_landing: '/', first_visit: '2026-11-21', partner_code };
    const placed = await shop.as(by)(placeOrder, { body: anOrder({ attribution }), idempotencyKey: randomUUID() });
    await shop.control(`sessions/${sessionIdOf(placed.checkout)}/pay`);
    await shop.as(by)(settleOrder, { params: { number: placed.order.number } });
    return placed.order.number;
  }
  const got = (type: WebhookEvent) => eventually(type, () => receiver.received.find(({ body }) => body.type === type), 15_000);
  const logOf = async (id: string, by = pia) =>
    (await shop.as(by)(listWebhookDeliveries, { params: { id }, query: {} })).deliveries;
  const dueNow = () =>
    shop.context.db
      .updateTable('webhookDeliveries')
      .set({ nextTryAt: sql<Date>`now()`, queuedAt: null, queuedTry: null })
      .execute()
      .then(() => shop.context.db.updateTable('webhooks').set({ restsUntil: sql<Date>`now()` }).execute())
      .then(() => shop.context.work.wake());

  it('tell who placed an order that it was paid, is ready and was refunded, signed, once each', async () => {
    const { webhook, secret } = await add();
    const number = await buy();
    const paid = await got('order.paid');
    expect(isSigned(paid, secret)).toBe(true);
    expect(isSigned({ ...paid, text: paid.text.replace('placed', 'forged') }, secret)).toBe(false);
    expect(paid.body).toEqual({
      type: 'order.paid',
      timestamp: expect.any(String),
      data: {
        ...{ relation: 'placed', theme_title: 'Marigold Mandap', order_number: number },
        amount: { currency: 'INR', amount_minor: 29_900 },
      },
    });
    const id = await shop.idOf(number);
    await shop.context.db
      .transaction()
      .execute((transaction) => completeOrder(transaction, id, { video: aVideo(), posterKey: null, at: new Date() }));
    expect((await got('order.ready')).body.data).toEqual({
      ...{ relation: 'placed', theme_title: 'Marigold Mandap', order_number: number },
    });
    await shop.as(admin)(refundOrder, {
      params: { number },
      body: { amount_minor: 29_900, reason: 'goodwill', note: 'All of it', support_number: null },
      idempotencyKey: randomUUID(),
    });
    expect((await got('order.refunded')).body.data.amount).toEqual({ currency: 'INR', amount_minor: 29_900 });
    const log = await eventually('the log', async () => {
      const deliveries = await logOf(webhook.id);
      return deliveries.length === 3 && deliveries.every(({ state }) => state === 'delivered') && deliveries;
    });
    expect(log.map(({ type, tries, status }) => [type, tries, status])).toEqual([
      ['order.refunded', 1, 204],
      ['order.ready', 1, 204],
      ['order.paid', 1, 204],
    ]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set(log.map(({ webhook_id }) => webhook_id)),
    );
    expect(receiver.received).toHaveLength(3);
  });

  it('tell a partner of an order that their code referred, without its number, and nobody else', async () => {
    const { code } = await shop.as(pia)(getPartnerDashboard, { query: {} });
    await add(pia, '/pia');
    await add(person('other', ['partner']), '/other');
    await add(admin, '/admin');
    const number = await buy(asha, code);
    const { body, text } = await got('order.paid');
    expect(body.data).toMatchObject({ relation: 'referred', theme_title: 'Marigold Mandap' });
    expect(text).not.toContain(number);
    await buy(asha);
    await eventually('the second order is read too', async () => {
      const rows = await shop.context.db.selectFrom('inbox').select('eventId').execute();
      const facts = await shop.context.db.selectFrom('outbox').select('id').where('type', '=', 'orders.order.paid').execute();
      return facts.every(({ id }) => rows.some(({ eventId }) => eventId === id));
    });
    expect(receiver.received).toHaveLength(1);
  });

  it('only tell of the events that were chosen', async () => {
    const { webhook } = await add(pia, '', ['order.refunded']);
    const number = await buy();
    await shop.as(admin)(refundOrder, {
      params: { number },
      body: { amount_minor: 29_900, reason: 'goodwill', note: 'All of it', support_number: null },
      idempotencyKey: randomUUID(),
    });
    await got('order.refunded');
    expect((await logOf(webhook.id)).map(({ type }) => type)).toEqual(['order.refunded']);
  });

  it('are tried again under the same id until they are accepted', async () => {
    receiver.answer = 503;
    const { webhook, secret } = await add();
    await buy();
    const failed = await eventually('a failed try', async () => (await logOf(webhook.id)).find(({ error }) => error));
    expect(failed).toMatchObject({ state: 'waiting', tries: 1, status: 503, error: 'Answered 503.' });
    expect((await shop.as(pia)(listWebhooks)).webhooks[0]?.failing_since).not.toBeNull();
    receiver.answer = 200;
    await dueNow();
    await eventually('the delivery', async () => (await logOf(webhook.id))[0]?.state === 'delivered');
    expect(receiver.received).toHaveLength(2);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([failed.webhook_id]));
    expect(receiver.received.every((one) => isSigned(one, secret))).toBe(true);
    expect((await shop.as(pia)(listWebhooks)).webhooks[0]?.failing_since).toBeNull();
  });

  it('are signed with the secret before too, for a day after it was replaced', async () => {
    const { webhook, secret: before } = await add();
    const { secret, webhook: rotated } = await shop.as(pia)(rotateWebhookSecret, { params: { id: webhook.id } });
    expect(secret).not.toBe(before);
    expect(Date.parse(rotated.old_secret_until ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    await buy();
    const paid = await got('order.paid');
    expect([isSigned(paid, secret), isSigned(paid, before)]).toEqual([true, true]);
    await shop.context.db.updateTable('webhooks').set({ oldSecretUntil: sql<Date>`now()` }).execute();
    receiver.received.length = 0;
    await buy();
    const later = await got('order.paid');
    expect([isSigned(later, secret), isSigned(later, before)]).toEqual([true, false]);
    await sweepGuards(shop.context);
    const row = await shop.context.db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ secret, oldSecret: null, oldSecretUntil: null });
  });

  it('get another secret from their owner alone', async () => {
    const { webhook, secret } = await add();
    const other = shop.as(person('other', ['partner']))(rotateWebhookSecret, { params: { id: webhook.id } });
    expect(await refusal(other)).toMatchObject({ status: 404, code: 'webhook_not_found' });
    const row = await shop.context.db.selectFrom('webhooks').select('secret').executeTakeFirstOrThrow();
    expect(row.secret).toBe(secret);
  });

  it('are given up after three days, of which their owner is told once, and can be sent again', async () => {
    receiver.answer = 500;
    const { webhook } = await add();
    await Promise.all([buy(), buy()]);
    await eventually('both tries', async () => {
      await dueNow();
      const log = await logOf(webhook.id);
      return log.length === 2 && log.every(({ tries }) => tries > 0);
    });
    await shop.context.db.updateTable('webhookDeliveries').set({ wantedAt: sql<Date>`now() - interval '3 days'` }).execute();
    await eventually('both are given up', async () => {
      await dueNow();
      return (await logOf(webhook.id)).every(({ state }) => state === 'failed');
    });
    const mails = await eventually('the mail', () => {
      const sent = shop.mails.filter(({ subject }) => subject.includes('webhook'));
      return sent.length > 0 && sent;
    });
    expect(mails.map(({ to }) => to)).toEqual([pia.email]);
    receiver.answer = 204;
    const [delivery] = await logOf(webhook.id);
    const params = { id: webhook.id, delivery_id: delivery?.id ?? '' };
    const requests = () => receiver.received.filter(({ headers }) => headers['webhook-id'] === delivery?.webhook_id).length;
    const before = requests();
    await shop.as(pia)(replayWebhookDelivery, { params });
    await eventually(
      'the replay',
      async () => (await logOf(webhook.id)).find(({ id }) => id === delivery?.id)?.state === 'delivered',
    );
    // One that was accepted can be sent again too, under its id.
    await shop.as(pia)(replayWebhookDelivery, { params });
    await eventually('the second replay', () => requests() === before + 2);
  });

  it('can be removed while the outcome of a delivery is stored', async () => {
    const { webhook } = await add();
    const { db } = shop.context;
    const row = { webhookId: webhook.id, eventId: randomUUID(), orderId: randomUUID(), type: 'order.paid' as const };
    const { id } = await db
      .insertInto('webhookDeliveries')
      .values({ ...row, body: '{"type":"order.paid"}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    let sending: Promise<boolean> | undefined;
    await db.transaction().execute(async (transaction) => {
      // As the removal begins: with the endpoint's row.
      await transaction.selectFrom('webhooks').select('id').where('id', '=', webhook.id).forUpdate().execute();
      sending = deliverWebhook(shop.context, id);
      await eventually('the outcome waits for the removal', async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows.length > 0;
      });
      await transaction.deleteFrom('webhooks').where('id', '=', webhook.id).execute();
    });
    await sending;
    expect(await db.selectFrom('webhookDeliveries').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  it('belong to partners and admins, each their own', async () => {
    const { webhook } = await add();
    for (const other of [admin, person('other', ['partner'])]) {
      const call = shop.as(other);
      expect((await call(listWebhooks)).webhooks).toEqual([]);
      const params = { id: webhook.id };
      expect(await refusal(call(deleteWebhook, { params }))).toMatchObject({ status: 404, code: 'webhook_not_found' });
      expect((await refusal(call(listWebhookDeliveries, { params, query: {} }))).code).toBe('webhook_not_found');
      const delivery = { ...params, delivery_id: randomUUID() };
      expect((await refusal(call(replayWebhookDelivery, { params: delivery }))).code).toBe('webhook_not_found');
    }
    for (const nobody of [asha, person('dev', ['designer'])]) {
      expect((await refusal(add(nobody))).code).toBe('role_missing');
    }
    const missing = { id: webhook.id, delivery_id: randomUUID() };
    expect((await refusal(shop.as(pia)(replayWebhookDelivery, { params: missing }))).code).toBe('delivery_not_found');
    const changes = await shop.context.db
      .selectFrom('outbox')
      .select('envelope')
      .where('type', '=', 'orders.change.made')
      .execute();
    expect(JSON.stringify(changes)).toContain('webhook.created');
    await shop.as(pia)(deleteWebhook, { params: { id: webhook.id } });
    expect((await shop.as(pia)(listWebhooks)).webhooks).toEqual([]);
  });

  it('are few, each with an address of its own that may be called', async () => {
    const first = await add();
    expect(JSON.stringify(await shop.as(pia)(listWebhooks))).not.toContain(first.secret);
    expect((await refusal(add())).code).toBe('webhook_exists');
    for (const url of ['nowhere', 'http://10.0.0.7/', 'http://169.254.169.254/latest', 'https://user:secret@example.com/']) {
      const call = shop.as(pia)(createWebhook, { body: { url, events: ALL } });
      expect(await refusal(call)).toMatchObject({ status: 400, code: 'webhook_url_refused', fields: ['url'] });
    }
    const many = await Promise.allSettled(Array.from({ length: MOST_WEBHOOKS + 2 }, (_, index) => add(pia, `/${index}`)));
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_WEBHOOKS - 1);
    expect((await refusal(add(pia, '/more'))).code).toBe('too_many_webhooks');
  });

  it('leave nothing behind: of an account without the role, of a removed endpoint, after a month', async () => {
    const { webhook } = await add();
    await buy();
    await eventually('the delivery', async () => (await logOf(webhook.id))[0]?.state === 'delivered');
    const count = async () => (await shop.context.db.selectFrom('webhookDeliveries').select('id').execute()).length;
    await sweepGuards(shop.context);
    expect(await count()).toBe(1);
    await shop.context.db.updateTable('webhookDeliveries').set({ createdAt: sql<Date>`now() - interval '31 days'` }).execute();
    await sweepGuards(shop.context);
    expect(await count()).toBe(0);
    await buy();
    await eventually('another', async () => (await count()) === 1);
    await endWebhooksOf(shop.context.db, pia.uid);
    expect([await count(), (await shop.as(pia)(listWebhooks)).webhooks]).toEqual([0, []]);
  });
});
