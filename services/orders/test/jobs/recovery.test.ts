import { randomUUID } from 'node:crypto';
import { getOrder, openCheckout, placeOrder } from '@nimantran/proto/http/orders/orders';
import { ORDERS_QUEUE } from '@nimantran/proto/jobs/own-queues';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { checkCheckouts } from '../../src/jobs/check-checkouts.ts';
import { expireOverdueOrders } from '../../src/jobs/expire-order.ts';
import { sendMail } from '../../src/jobs/send-mail.ts';
import { createStripe } from '../../src/stripe/create-stripe.ts';
import { anOrder, person } from '../support/fixtures.ts';
import { refusal, sessionIdOf, withShop } from '../support/shop.ts';

describeWith(['postgres'], 'orders after faults', () => {
  const shop = withShop();
  const asha = person('asha');
  const read = (number: string) => shop.as(asha)(getOrder, { params: { number } });
  const place = async (idempotencyKey: string = randomUUID()) => {
    const { order, checkout } = await shop.as(asha)(placeOrder, { body: anOrder(), idempotencyKey });
    const id = await shop.idOf(order.number);
    return { id, number: order.number, sessionId: sessionIdOf(checkout) };
  };

  it('finds a payment whose webhook never came by asking the provider', async () => {
    const { id, number, sessionId } = await place();
    await shop.control('webhooks', { paused: true });
    await shop.control(`sessions/${sessionId}/pay`);
    await checkCheckouts(shop.context);
    expect((await read(number)).state).toBe('awaiting_payment');
    await shop.context.db
      .updateTable('checkoutSessions')
      .set({ nextCheckAt: sql<Date>`now()` })
      .where('orderId', '=', id)
      .execute();
    // The loop may have taken it first, and may still be working on it.
    await checkCheckouts(shop.context);
    await eventually('the payment', async () => (await read(number)).state === 'processing');
    await shop.control('webhooks', { paused: false });
  });

  it('keeps an order whose checkout could not be opened; the same call goes on with it', async () => {
    const idempotencyKey = randomUUID();
    const working = shop.context.stripe;
    shop.context.stripe = createStripe({ secretKey: 'sk_test_x', apiUrl: 'http://127.0.0.1:9' });
    const call = shop.as(asha);
    const refused = await refusal(call(placeOrder, { body: anOrder(), idempotencyKey }));
    expect(refused).toMatchObject({ status: 503, code: 'payment_provider_unreachable' });
    shop.context.stripe = working;
    const before = await shop.context.db
      .selectFrom('orders')
      .select('number')
      .where('ownerUid', '=', asha.uid)
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    const again = await call(placeOrder, { body: anOrder(), idempotencyKey });
    expect(again.order.number).toBe(before.number);
    const opened = await call(openCheckout, {
      params: { number: before.number },
      body: { bill_id: null },
      idempotencyKey: randomUUID(),
    });
    expect(opened.checkout_url).toBe(again.checkout.checkout_url);
  });

  it('expires what is not paid in time, ends its session, and takes money that was on its way', async () => {
    const [late, paid] = [await place(), await place()];
    await shop.control('webhooks', { paused: true });
    await shop.control(`sessions/${paid.sessionId}/pay`);
    await expireOverdueOrders(shop.context);
    expect((await read(late.number)).state).toBe('awaiting_payment');
    await shop.context.db
      .updateTable('orders')
      .set({ payUntil: sql<Date>`now()` })
      .where('id', 'in', [late.id, paid.id])
      .execute();
    await Promise.all([expireOverdueOrders(shop.context), expireOverdueOrders(shop.context)]);
    expect((await read(late.number)).state).toBe('expired');
    expect((await read(paid.number)).state).toBe('processing');
    expect(await shop.facts('orders.order.expired', late.id)).toHaveLength(1);
    await eventually('the end of the session', async () => {
      const session = await shop.provider.stripe.checkout.sessions.retrieve(late.sessionId);
      return session.status === 'expired';
    });
    await shop.control('webhooks', { paused: false });
  });

  it('sends a mail once, and tries again one that could not be sent', async () => {
    const { id, number, sessionId } = await place();
    const working = shop.context.mailer.send;
    shop.context.mailer.send = async () => {
      throw new Error('The post office is closed.');
    };
    await shop.control(`sessions/${sessionId}/pay`);
    const mail = await eventually('a failed try', () =>
      shop.context.db
        .selectFrom('mails')
        .selectAll()
        .where('orderId', '=', id)
        .where('lastError', 'is not', null)
        .executeTakeFirst(),
    );
    expect(mail).toMatchObject({ sentAt: null, tries: 1 });
    shop.context.mailer.send = working;
    await sendMail(shop.context, mail.id);
    expect(shop.mails.filter(({ order_number }) => order_number === number)).toHaveLength(0);
    await shop.context.db.updateTable('mails').set({ nextTryAt: sql<Date>`now()` }).where('id', '=', mail.id).execute();
    shop.context.work.wake();
    await eventually('the mail', () => shop.mails.some(({ order_number }) => order_number === number));
    await Promise.all([sendMail(shop.context, mail.id), sendMail(shop.context, mail.id)]);
    expect(shop.mails.filter(({ order_number }) => order_number === number)).toHaveLength(1);
  });

  it('sends a mail whose job failed before its row could count the try, as while the database is away', async () => {
    const { db, queues, work } = shop.context;
    const { id, number, sessionId } = await place();
    const isUncounted = sql`order_id is distinct from ${sql.lit(id)} or tries = 0`;
    await sql`alter table mails add constraint no_try_is_counted check (${isUncounted}) not valid`.execute(db);
    const added = vi.spyOn(queues, 'add');
    await shop.control(`sessions/${sessionId}/pay`);
    const mail = await eventually('a wanted mail', () =>
      db.selectFrom('mails').select('id').where('orderId', '=', id).executeTakeFirst(),
    );
    const jobId = `mail-${mail.id}-0`;
    await eventually('its job', () => added.mock.calls.some(([, , options]) => options.jobId === jobId));
    await Promise.all(added.mock.results.map(({ value }) => value));
    const isOver = async () => ['failed', 'absent'].includes(await queues.state(ORDERS_QUEUE, jobId));
    await eventually('the end of its job', isOver);
    added.mockRestore();
    await sql`alter table mails drop constraint no_try_is_counted`.execute(db);
    await db.updateTable('mails').set({ queuedAt: sql<Date>`now() - interval '1 minute'` }).where('id', '=', mail.id).execute();
    work.wake();
    await eventually('the mail', () => shop.mails.some(({ order_number }) => order_number === number), 10_000);
  });
});
