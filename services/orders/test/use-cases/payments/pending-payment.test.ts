import { HOURS_TO_PAY } from '@nimantran/proto/domain/time-to-pay';
import { cancelOrder, getPaymentMethods, openCheckout, settleOrder } from '@nimantran/proto/http/orders/orders';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { expireOverdueOrders } from '../../../src/jobs/expire-order.ts';
import { moneyOf } from '../../support/money.ts';
import { providerEvent, refusal, sessionIdOf, withShop } from '../../support/shop.ts';

const SLOW = { upi: 'waits@test' };

describeWith(['postgres'], 'a payment that its bank confirms later', () => {
  const shop = withShop();
  const { asha, place, read, money, key, unheard } = moneyOf(shop);
  const answer = (sessionId: string, outcome: 'succeeded' | 'failed') =>
    shop.control(`sessions/${sessionId}/answer`, { outcome });
  const settle = (number: string) => shop.as(asha)(settleOrder, { params: { number } });
  const mailsOf = async (id: string) => {
    const rows = await shop.context.db
      .selectFrom('mails')
      .select(['kind', 'nextTryAt', 'sentAt'])
      .where('orderId', '=', id)
      .execute();
    return new Map(rows.map((row) => [row.kind, row]));
  };
  const pending = (number: string) =>
    eventually('the news that the payment is on its way', async () => {
      const order = await read(number);
      return order.payment_pending && order;
    });
  async function placePending() {
    const placed = await place();
    await shop.control(`sessions/${placed.sessionId}/pay`, SLOW);
    return { ...placed, order: await pending(placed.number) };
  }

  it('is on its way: the order says so, takes no second payment, and nothing is booked', async () => {
    const { id, number, order } = await placePending();
    expect(order).toMatchObject({
      state: 'awaiting_payment',
      payment_error: null,
      paid: null,
      can: { pay: false, cancel: false },
    });
    expect(order.payment_pending?.bill_id).toBe(order.bills[0]?.id);
    expect(order.history.map(({ kind }) => kind)).toEqual(['placed', 'payment_pending']);
    const again = shop.as(asha)(openCheckout, { params: { number }, body: { bill_id: null }, ...key() });
    expect(await refusal(again)).toMatchObject({ status: 409, code: 'payment_pending' });
    expect(await refusal(shop.as(asha)(cancelOrder, { params: { number } }))).toMatchObject({
      status: 409,
      code: 'payment_pending',
    });
    expect((await money(number)).ledger).toEqual([]);
    // A bank that answers within minutes saves the mail.
    const mail = (await mailsOf(id)).get('payment_pending');
    expect(mail?.nextTryAt.getTime()).toBeGreaterThan(Date.now() + 5 * 60_000);
  });

  it('arrives: the order is paid once, and the mail about the wait is not sent', async () => {
    const { id, number, sessionId } = await placePending();
    await answer(sessionId, 'succeeded');
    const paid = await eventually('the payment', async () => {
      const order = await read(number);
      return order.state === 'processing' && order;
    });
    expect(paid.payment_pending).toBeUndefined();
    expect(paid.history.map(({ kind }) => kind)).toEqual(['placed', 'payment_pending', 'paid']);
    expect((await money(number)).ledger.map(({ kind }) => kind)).toEqual(['payment']);
    await shop.context.db.updateTable('mails').set({ nextTryAt: sql<Date>`now()` }).where('orderId', '=', id).execute();
    shop.context.work.wake();
    await eventually('the receipt', () => shop.mails.some(({ order_number }) => order_number === number));
    expect(shop.mails.filter((mail) => mail.order_number === number).map(({ subject }) => subject)).not.toContain(
      `Your payment for order ${number} is on its way`,
    );
  });

  it('fails late: the customer reads why, gets a mail, and has time to pay again', async () => {
    const { id, number, sessionId } = await placePending();
    await shop.context.db
      .updateTable('orders')
      .set({ payUntil: sql<Date>`now() + interval '1 minute'` })
      .where('id', '=', id)
      .execute();
    await answer(sessionId, 'failed');
    const failed = await eventually('the failure', async () => {
      const order = await read(number);
      // The news of the attempt and of the session come in any order; the attempt's has the bank's words.
      return order.payment_pending === undefined && order.payment_error === 'The bank did not confirm the payment.' && order;
    });
    expect(failed).toMatchObject({ state: 'awaiting_payment', can: { pay: true, cancel: true } });
    expect((await money(number)).ledger).toEqual([]);
    const mail = await eventually('the mail', () => shop.mails.find(({ subject }) => subject.includes(number)));
    expect(mail.subject).toBe(`Your payment for order ${number} did not arrive`);
    const { payUntil } = await shop.context.db
      .selectFrom('orders')
      .select('payUntil')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(payUntil.getTime()).toBeGreaterThan(Date.now() + (HOURS_TO_PAY - 1) * 3_600_000);
    const checkout = await shop.as(asha)(openCheckout, { params: { number }, body: { bill_id: null }, ...key() });
    await shop.control(`sessions/${sessionIdOf(checkout)}/pay`);
    await eventually('the second payment', async () => (await settle(number)).state === 'processing');
    expect((await money(number)).ledger.map(({ kind }) => kind)).toEqual(['payment']);
  });

  it('is found by asking, on its way and failed, if no event arrives', async () => {
    await unheard(async () => {
      const { id, number, sessionId } = await place();
      await shop.control(`sessions/${sessionId}/pay`, SLOW);
      expect((await settle(number)).payment_pending).toBeDefined();
      await answer(sessionId, 'failed');
      const failed = await settle(number);
      expect(failed.payment_pending).toBeUndefined();
      expect(failed).toMatchObject({ payment_error: 'The bank did not confirm the payment.', can: { pay: true } });
      expect((await mailsOf(id)).has('payment_failed')).toBe(true);
    });
  });

  it('keeps its order from expiring while the bank has it', async () => {
    const { id, number, sessionId } = await placePending();
    const late = () =>
      shop.context.db
        .updateTable('orders')
        .set({ payUntil: sql<Date>`now() - interval '1 minute'` })
        .where('id', '=', id)
        .execute();
    await late();
    await expireOverdueOrders(shop.context);
    expect((await read(number)).state).toBe('awaiting_payment');
    await answer(sessionId, 'succeeded');
    await eventually('the payment', async () => (await read(number)).state === 'processing');
  });

  it('ends the same way if the provider’s events come in another order, and twice', async () => {
    await unheard(async () => {
      const { id, number, sessionId } = await place();
      await shop.control(`sessions/${sessionId}/pay`, SLOW);
      const complete = await shop.provider.stripe.checkout.sessions.retrieve(sessionId);
      await answer(sessionId, 'failed');
      const failed = providerEvent('checkout.session.async_payment_failed', complete);
      for (const event of [failed, providerEvent('checkout.session.completed', complete), failed]) {
        expect((await shop.webhook(event)).status).toBe(200);
      }
      const order = await read(number);
      expect(order).toMatchObject({ payment_error: 'Your bank did not confirm the payment.', can: { pay: true } });
      expect(order.history.map(({ kind }) => kind)).toEqual(['placed', 'payment_failed']);
      expect([...(await mailsOf(id)).keys()]).toEqual(['payment_failed']);
    });
  });

  it('is one of the ways to pay that the provider offers', async () => {
    expect(await shop.as(undefined)(getPaymentMethods)).toEqual({ methods: ['card', 'upi'] });
  });
});
