import { randomUUID } from 'node:crypto';
import { cancelOrder, openCheckout, settleOrder } from '@nimantran/proto/http/orders/orders';
import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { moneyOf } from '../../support/money.ts';
import { providerEvent, refusal, sessionIdOf, withShop } from '../../support/shop.ts';

const DECLINED = '4000000000000002';

describeWith(['postgres'], 'paying an order', () => {
  const shop = withShop();
  const { asha, place, read } = moneyOf(shop);
  const paidSession = async (sessionId: string) => {
    await shop.control('webhooks', { paused: true });
    await shop.control(`sessions/${sessionId}/pay`);
    return shop.provider.stripe.checkout.sessions.retrieve(sessionId);
  };
  const counts = async (id: string) => ({
    payments: (await shop.context.db.selectFrom('payments').selectAll().where('orderId', '=', id).execute()).length,
    paidEvents: (await shop.facts('orders.order.paid', id)).length,
    receipts: (
      await shop.context.db.selectFrom('mails').selectAll().where('orderId', '=', id).where('kind', '=', 'receipt').execute()
    ).length,
    refunds: (await shop.context.db.selectFrom('refunds').selectAll().where('orderId', '=', id).execute()).length,
  });
  const refundsAtProvider = async (session: Stripe.Checkout.Session) =>
    (await shop.provider.stripe.refunds.list({ payment_intent: String(session.payment_intent) })).data;

  it('takes the same webhook twice, and many at once, as one payment, one event and one mail', async () => {
    const { id, number, sessionId } = await place();
    const session = await paidSession(sessionId);
    const event = providerEvent('checkout.session.completed', session);
    const others = Array.from({ length: 4 }, () => providerEvent('checkout.session.completed', session));
    const answers = await Promise.all([event, event, event, ...others].map((one) => shop.webhook(one)));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect((await shop.webhook(event)).status).toBe(200);
    await shop.as(asha)(settleOrder, { params: { number } });
    expect(await counts(id)).toEqual({ payments: 1, paidEvents: 1, receipts: 1, refunds: 0 });
    await eventually('the receipt', () =>
      shop.mails.some((mail) => mail.order_number === number && mail.message_id.startsWith('receipt-')),
    );
    await shop.control('webhooks', { paused: false });
    expect((await read(number)).history.map(({ kind }) => kind)).toEqual(['placed', 'paid']);
  });

  it('refuses a webhook whose signature is wrong, and writes nothing', async () => {
    const { id, sessionId, number } = await place();
    const session = await paidSession(sessionId);
    const before = await shop.context.db.selectFrom('providerEvents').select('eventId').execute();
    for (const signature of [
      't=1,v1=abc',
      '',
      shop.context.stripe.webhooks.generateTestHeaderString({ payload: '{}', secret: 'whsec_other' }),
    ]) {
      const answer = await shop.webhook(providerEvent('checkout.session.completed', session), signature);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'signature_invalid' });
    }
    expect(await shop.context.db.selectFrom('providerEvents').select('eventId').execute()).toHaveLength(before.length);
    expect(await counts(id)).toMatchObject({ payments: 0, paidEvents: 0 });
    expect((await read(number)).state).toBe('awaiting_payment');
    await shop.control('webhooks', { paused: false });
  });

  it('tells why a card was declined, and takes the next one', async () => {
    const { id, number, sessionId } = await place();
    await shop.control(`sessions/${sessionId}/pay`, { card: DECLINED });
    const declined = await eventually('the reason', async () => {
      const order = await read(number);
      return order.payment_error !== null && order;
    });
    expect(declined).toMatchObject({ state: 'awaiting_payment', payment_error: 'Your card was declined.', can: { pay: true } });
    await shop.control(`sessions/${sessionId}/pay`);
    const paid = await eventually('the payment', async () => {
      const order = await read(number);
      return order.state === 'processing' && order;
    });
    expect(paid.payment_error).toBeNull();
    expect(paid.history.map(({ kind }) => kind)).toEqual(['placed', 'payment_failed', 'paid']);
    expect(await counts(id)).toMatchObject({ payments: 1, paidEvents: 1 });
    const late = providerEvent('payment_intent.payment_failed', {
      id: 'pi_late',
      metadata: { order_id: id },
      last_payment_error: { message: 'Your card was declined.' },
    });
    expect((await shop.webhook(late)).status).toBe(200);
    expect((await read(number)).payment_error).toBeNull();
  });

  it('sends money back, once, that comes after the order was cancelled', async () => {
    const { id, number, sessionId } = await place();
    const session = await paidSession(sessionId);
    const cancelled = await shop.as(asha)(cancelOrder, { params: { number } });
    expect(cancelled).toMatchObject({ state: 'cancelled', can: { pay: false, cancel: false } });
    expect(await shop.facts('orders.order.cancelled', id)).toHaveLength(1);
    const events = [1, 2, 3].map(() => providerEvent('checkout.session.completed', session));
    for (const answer of await Promise.all(events.map((event) => shop.webhook(event)))) expect(answer.status).toBe(200);
    await shop.control('webhooks', { paused: false });
    const order = await eventually('the refund', async () => {
      const now = await read(number);
      return now.refunded !== null && now;
    });
    expect(order).toMatchObject({ state: 'cancelled', paid: { amount_minor: 29_900 }, refunded: { amount_minor: 29_900 } });
    expect(await refundsAtProvider(session)).toHaveLength(1);
    expect(await counts(id)).toEqual({ payments: 1, paidEvents: 0, receipts: 0, refunds: 1 });
    expect((await shop.as(asha)(cancelOrder, { params: { number } })).history).toEqual(order.history);
    expect(
      await refusal(shop.as(asha)(openCheckout, { params: { number }, body: { bill_id: null }, idempotencyKey: randomUUID() })),
    ).toMatchObject({
      status: 409,
      code: 'not_payable',
    });
  });

  it('keeps the first and sends back the second payment when two sessions are paid', async () => {
    const { id, number, sessionId } = await place();
    const row = await shop.context.db
      .selectFrom('checkoutSessions')
      .selectAll()
      .where('orderId', '=', id)
      .executeTakeFirstOrThrow();
    const twin = await shop.provider.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ quantity: 1, price_data: { currency: 'inr', unit_amount: 29_900, product_data: { name: 'Again' } } }],
      metadata: { order_id: id, number, checkout_id: row.id },
      success_url: 'https://shop.test/',
    });
    await shop.control(`sessions/${sessionId}/pay`);
    await shop.control(`sessions/${twin.id}/pay`);
    const order = await eventually('the refund', async () => {
      const now = await read(number);
      return now.refunded !== null && now;
    });
    expect(order).toMatchObject({ state: 'processing', paid: { amount_minor: 59_800 }, refunded: { amount_minor: 29_900 } });
    expect(await counts(id)).toEqual({ payments: 2, paidEvents: 1, receipts: 1, refunds: 1 });
  });

  it('does not take another amount than the order costs', async () => {
    const { id, number } = await place();
    const cheap = await shop.provider.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ quantity: 1, price_data: { currency: 'inr', unit_amount: 100, product_data: { name: 'Less' } } }],
      metadata: { order_id: id, number },
      success_url: 'https://shop.test/',
    });
    await shop.control(`sessions/${cheap.id}/pay`);
    const order = await eventually('the refund', async () => {
      const now = await read(number);
      return now.refunded !== null && now;
    });
    expect(order).toMatchObject({ state: 'awaiting_payment', refunded: { amount_minor: 100 }, can: { pay: true } });
  });

  it('answers one open checkout, also to two tabs at once, and a new one after it has ended', async () => {
    const { id, number, sessionId } = await place();
    const open = () => shop.as(asha)(openCheckout, { params: { number }, body: { bill_id: null }, idempotencyKey: randomUUID() });
    const tabs = await Promise.all([open(), open(), open()]);
    expect(tabs.map(sessionIdOf)).toEqual([sessionId, sessionId, sessionId]);
    await shop.control(`sessions/${sessionId}/expire`);
    await eventually('the end of the session', async () => {
      const rows = await shop.context.db.selectFrom('checkoutSessions').select('state').where('orderId', '=', id).execute();
      return rows.every(({ state }) => state === 'ended');
    });
    const [one, other] = await Promise.all([open(), open()]);
    expect(sessionIdOf(one)).toBe(sessionIdOf(other));
    expect(sessionIdOf(one)).not.toBe(sessionId);
  });

  it('enters refunds made by hand; the whole amount ends the order, a part does not', async () => {
    const { id, number, sessionId } = await place();
    await shop.control(`sessions/${sessionId}/pay`);
    await eventually('the payment', async () => (await read(number)).state === 'processing');
    const session = await shop.provider.stripe.checkout.sessions.retrieve(sessionId);
    await shop.provider.stripe.refunds.create({ payment_intent: String(session.payment_intent), amount: 900 });
    const partly = await eventually('the part', async () => {
      const order = await read(number);
      return order.refunded !== null && order;
    });
    expect(partly).toMatchObject({ state: 'processing', refunded: { amount_minor: 900 } });
    await shop.provider.stripe.refunds.create({ payment_intent: String(session.payment_intent) });
    await eventually('the rest', async () => (await read(number)).state === 'refunded');
    const [fact, ...more] = await shop.facts('orders.order.refunded', id);
    expect(fact?.data).toMatchObject({ amount: { currency: 'INR', amount_minor: 29_900 } });
    expect(more).toEqual([]);
  });

  it('answers 2xx to events that are not about its orders', async () => {
    const strange = providerEvent('checkout.session.completed', {
      id: 'cs_other',
      payment_status: 'paid',
      payment_intent: 'pi_other',
      metadata: { order_id: randomUUID() },
      amount_total: 1,
      currency: 'inr',
    });
    expect((await shop.webhook(strange)).status).toBe(200);
    expect((await shop.webhook(providerEvent('customer.created', { id: 'cus_1' }))).status).toBe(200);
  });
});
