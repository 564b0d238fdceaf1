import { randomUUID } from 'node:crypto';
import { retryRefund, settleRefundByHand } from '@nimantran/proto/http/orders/admin-refunds';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { makeRefund } from '../../../src/jobs/make-refund.ts';
import { createStripe } from '../../../src/stripe/create-stripe.ts';
import { receivePayment } from '../../../src/use-cases/payments/receive-payment.ts';
import { moneyOf } from '../../support/money.ts';
import { providerEvent, refusal, withShop } from '../../support/shop.ts';

describeWith(['postgres'], 'refunds at the provider', () => {
  const shop = withShop();
  const { admin, key, place, placePaid, read, money, refund, balance, atProvider, settled, unheard, failedRefund } =
    moneyOf(shop);
  const kinds = async (number: string) => (await read(number)).history.map((line) => line.kind);
  const mailsOf = (id: string) =>
    shop.context.db.selectFrom('mails').selectAll().where('orderId', '=', id).where('kind', '=', 'refunded').execute();

  it('that failed is not paid a second time when the money went back meanwhile', async () => {
    const { number, failed } = await failedRefund(29_000);
    await refund(number, 20_000);
    await eventually('the other refund', async () => (await balance(number)) === 9_900);
    const byHand = shop.as(admin)(settleRefundByHand, { params: { refund_id: failed.id }, body: { note: 'Cash' }, ...key() });
    expect(await refusal(byHand)).toMatchObject({ status: 409, code: 'not_refundable' });
    const retry = await shop.as(admin)(retryRefund, { params: { refund_id: failed.id }, ...key() });
    expect(retry.amount.amount_minor).toBe(9_900);
    await eventually('the rest', async () => (await balance(number)) === 0);
  });

  it('that somebody made at the pages of the provider counts once, and ours ends there', async () => {
    const { number, intent } = await placePaid();
    await unheard(async () => {
      await shop.provider.stripe.refunds.create({ payment_intent: intent });
      await refund(number, null);
      const refunds = await settled(number);
      expect(refunds.map(({ state }) => state).sort()).toEqual(['failed', 'succeeded']);
      expect(refunds.find(({ state }) => state === 'failed')?.error).toContain('refunded already');
    });
    await eventually('the state', async () => (await read(number)).state === 'refunded');
    expect(await balance(number)).toBe(0);
    expect((await read(number)).refunded).toEqual({ currency: 'INR', amount_minor: 29_900 });
    expect(await kinds(number)).not.toContain('refund_failed');
    const failed = (await money(number)).refunds.find(({ state }) => state === 'failed');
    expect(await refusal(shop.as(admin)(retryRefund, { params: { refund_id: failed?.id ?? '' }, ...key() }))).toMatchObject({
      code: 'not_refundable',
    });
  });

  it('that the provider refuses fails at once, with its words', async () => {
    const { number, intent } = await placePaid();
    await unheard(async () => {
      await shop.provider.stripe.refunds.create({ payment_intent: intent, amount: 20_000 });
      await refund(number, 15_000);
      const refunds = await settled(number);
      expect(refunds.find(({ amount }) => amount.amount_minor === 15_000)).toMatchObject({
        state: 'failed',
        error: expect.stringContaining('greater than unrefunded'),
      });
    });
    expect(await kinds(number)).toContain('refund_failed');
    expect(await balance(number)).toBe(9_900);
  });

  it('waits for a provider that cannot be reached, for three days; then a person sees it', async () => {
    const { id, number } = await placePaid();
    const working = shop.context.stripe;
    shop.context.stripe = createStripe({ secretKey: 'sk_test_x', apiUrl: 'http://127.0.0.1:9' });
    const { refunds } = await refund(number, null);
    const row = () => shop.context.db.selectFrom('refunds').selectAll().where('orderId', '=', id).executeTakeFirstOrThrow();
    const tried = await eventually('a try', async () => {
      const now = await row();
      return now.lastError !== null && now;
    });
    expect(tried).toMatchObject({ state: 'wanted', tries: 1 });
    expect(tried.nextTryAt.getTime()).toBeGreaterThan(Date.now());
    await shop.context.db
      .updateTable('refunds')
      .set({ nextTryAt: sql<Date>`now()`, createdAt: sql<Date>`now() - interval '73 hours'` })
      .where('id', '=', tried.id)
      .execute();
    await makeRefund(shop.context, tried.id);
    shop.context.stripe = working;
    await eventually('the end', async () => (await row()).state === 'failed');
    expect((await row()).lastError).toContain('three days');
    expect(await kinds(number)).toContain('refund_failed');
    // News that it was made after all is accepted: the money has gone.
    const made = {
      id: `re_${randomUUID()}`,
      payment_intent: (await payment(id)).paymentIntent,
      amount: 29_900,
      status: 'succeeded',
    };
    await shop.webhook(providerEvent('refund.updated', { ...made, metadata: { refund_id: refunds[0]?.id } }));
    expect((await row()).state).toBe('succeeded');
    expect(await balance(number)).toBe(0);
  });
  const payment = (id: string) =>
    shop.context.db.selectFrom('payments').selectAll().where('orderId', '=', id).executeTakeFirstOrThrow();

  it('whose answer was lost is found at the provider and not made twice', async () => {
    const { id, number, intent } = await placePaid();
    await unheard(async () => {
      const working = shop.context.stripe;
      shop.context.stripe = createStripe({ secretKey: 'sk_test_x', apiUrl: 'http://127.0.0.1:9' });
      const { refunds } = await refund(number, 5_000);
      const refundId = refunds[0]?.id ?? '';
      await eventually('a try', async () => (await money(number)).refunds[0]?.error !== null);
      shop.context.stripe = working;
      await shop.provider.stripe.refunds.create({ payment_intent: intent, amount: 5_000, metadata: { refund_id: refundId } });
      await shop.context.db.updateTable('refunds').set({ nextTryAt: sql<Date>`now()` }).where('orderId', '=', id).execute();
      await makeRefund(shop.context, refundId);
      await settled(number);
    });
    expect(await atProvider(intent)).toHaveLength(1);
    expect((await money(number)).refunds).toHaveLength(1);
    expect(await balance(number)).toBe(24_900);
  });

  it('that was made after all, though we had given it up, is not made once more by trying again', async () => {
    const { number, intent } = await placePaid();
    await unheard(async () => {
      const working = shop.context.stripe;
      shop.context.stripe = createStripe({ secretKey: 'sk_test_x', apiUrl: 'http://127.0.0.1:9' });
      const { refunds } = await refund(number, 5_000);
      const refundId = refunds[0]?.id ?? '';
      await eventually('a try', async () => (await money(number)).refunds[0]?.error !== null);
      const longAgo = { nextTryAt: sql<Date>`now()`, createdAt: sql<Date>`now() - interval '73 hours'` };
      await shop.context.db.updateTable('refunds').set(longAgo).where('id', '=', refundId).execute();
      await makeRefund(shop.context, refundId);
      expect((await money(number)).refunds[0]?.state).toBe('failed');
      shop.context.stripe = working;
      await shop.provider.stripe.refunds.create({ payment_intent: intent, amount: 5_000, metadata: { refund_id: refundId } });
      await shop.as(admin)(retryRefund, { params: { refund_id: refundId }, ...key() });
      await settled(number);
    });
    expect(await atProvider(intent)).toHaveLength(1);
    expect((await money(number)).refunds.map(({ state }) => state).sort()).toEqual(['failed', 'succeeded']);
    expect(await balance(number)).toBe(24_900);
    expect(await kinds(number)).toContain('refunded');
  });

  it('that is heard of before its payment takes effect when that comes', async () => {
    const { id, number, sessionId } = await place();
    await unheard(async () => {
      await shop.control(`sessions/${sessionId}/pay`);
      const session = await shop.provider.stripe.checkout.sessions.retrieve(sessionId);
      const early = await shop.provider.stripe.refunds.create({ payment_intent: String(session.payment_intent), amount: 900 });
      for (const status of ['pending', 'succeeded'])
        expect((await shop.webhook(providerEvent('refund.updated', { ...early, status }))).status).toBe(200);
      expect((await money(number)).refunds).toEqual([]);
      await shop.webhook(providerEvent('checkout.session.completed', session));
      expect(await read(number)).toMatchObject({ state: 'processing', refunded: { amount_minor: 900 } });
    });
    const { ledger } = await money(number);
    expect(ledger.map(({ kind }) => kind)).toEqual(['payment', 'refund']);
    const kept = await shop.context.db.selectFrom('earlyFacts').selectAll().execute();
    expect(kept).toEqual([]);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('and its payment may be heard of in the same moment, and neither misses the other', async () => {
    const { id, number, sessionId } = await place();
    const { db, clock } = shop.context;
    await unheard(async () => {
      await shop.control(`sessions/${sessionId}/pay`);
      const session = await shop.provider.stripe.checkout.sessions.retrieve(sessionId);
      const paymentIntent = String(session.payment_intent);
      const made = await shop.provider.stripe.refunds.create({ payment_intent: paymentIntent, amount: 900 });
      const [bill] = (await read(number)).bills;
      let answered = false;
      const news = await db.transaction().execute(async (transaction) => {
        const payment = { orderId: id, checkoutId: null, billId: bill?.id ?? null, paymentIntent, currency: 'INR' };
        expect(await receivePayment(transaction, clock, { ...payment, amountMinor: 29_900 })).toBe('accepted');
        const sent = shop.webhook(providerEvent('refund.created', made)).finally(() => {
          answered = true;
        });
        await eventually('the news at the door', async () => {
          const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(db);
          return answered || rows.length > 0;
        });
        return { sent };
      });
      expect((await news.sent).status).toBe(200);
      expect(await balance(number)).toBe(29_000);
    });
  });

  it('of money that no order could take is of what nobody has sent back yet', async () => {
    const { number, sessionId, id } = await place();
    await shop.context.db.updateTable('bills').set({ amountMinor: 29_901 }).where('orderId', '=', id).execute();
    await unheard(async () => {
      await shop.control(`sessions/${sessionId}/pay`);
      const session = await shop.provider.stripe.checkout.sessions.retrieve(sessionId);
      const early = await shop.provider.stripe.refunds.create({ payment_intent: String(session.payment_intent), amount: 9_900 });
      await shop.webhook(providerEvent('refund.created', early));
      await shop.webhook(providerEvent('checkout.session.completed', session));
      await settled(number);
    });
    const { refunds, refundable } = await money(number);
    expect(refunds.map(({ reason, amount }) => [reason, amount.amount_minor])).toEqual([
      ['other', 9_900],
      ['not_taken', 20_000],
    ]);
    expect(refundable.amount_minor).toBe(0);
    expect(await balance(number)).toBe(0);
  });
});
