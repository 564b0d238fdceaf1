import { randomUUID } from 'node:crypto';
import { ProblemError } from '@nimantran/proto/http/client';
import {
  addBill,
  findOrders,
  getOrderMoney,
  listDisputes,
  listRefunds,
  refundOrder,
  retryRefund,
  settleRefundByHand,
  withdrawBill,
} from '@nimantran/proto/http/orders-admin';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eventually } from '../../../infra/testing/eventually.ts';
import { describeWith } from '../../../infra/testing/servers.ts';
import { receivePayment } from '../src/db/transitions/receive-payment.ts';
import { makeRefund } from '../src/jobs/make-refund.ts';
import { createStripe } from '../src/stripe/create-stripe.ts';
import { person } from './support/fixtures.ts';
import { moneyOf } from './support/money.ts';
import { providerEvent, refusal, withShop } from './support/shop.ts';

describeWith(['postgres'], 'refunds', () => {
  const shop = withShop();
  const {
    asha,
    admin,
    key,
    place,
    placePaid,
    payBill,
    placePreviewed,
    read,
    money,
    refund,
    balance,
    atProvider,
    settled,
    unheard,
  } = moneyOf(shop);
  const kinds = async (number: string) => (await read(number)).history.map((line) => line.kind);
  const mailsOf = (id: string) =>
    shop.context.db.selectFrom('mails').selectAll().where('orderId', '=', id).where('kind', '=', 'refunded').execute();
  const addExtra = async (id: string, number: string, amountMinor: number) => {
    const { seq, ...bill } = await shop.context.db
      .selectFrom('bills')
      .selectAll()
      .where('orderId', '=', id)
      .executeTakeFirstOrThrow();
    const extra = {
      ...bill,
      id: randomUUID(),
      kind: 'customisation' as const,
      amountMinor,
      state: 'open' as const,
      paidAt: null,
    };
    await shop.context.db
      .insertInto('bills')
      .values({ ...extra, payUntil: null, lines: JSON.stringify(bill.lines), revision: null })
      .execute();
    await payBill(number, extra.id);
  };
  const detailOf = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    return error instanceof ProblemError ? error.problem.detail : '';
  };
  /** A refund of an order that its bank has refused. */
  async function failedRefund(amount: number | null = null) {
    const order = await placePaid();
    await shop.control('next-refund', { outcome: 'failed' });
    await refund(order.number, amount);
    const [failed] = await settled(order.number);
    if (!failed) throw new Error('There is no refund.');
    return { ...order, failed };
  }

  it('of a part stands in the ledger, tells the customer once and changes no state, however often it is asked', async () => {
    const { id, number, intent } = await placePaid();
    const idempotencyKey = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => refund(number, 9_900, idempotencyKey)));
    expect(new Set(answers.map(({ refunds }) => refunds[0]?.id)).size).toBe(1);
    await settled(number);
    expect(await refund(number, 9_900, idempotencyKey)).toEqual(answers[0]);
    expect(await refusal(refund(number, 9_901, idempotencyKey))).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    expect(await atProvider(intent)).toHaveLength(1);
    const now = await money(number);
    expect(now.refundable).toEqual({ currency: 'INR', amount_minor: 20_000 });
    expect(now.refunds).toEqual([
      expect.objectContaining({
        state: 'succeeded',
        reason: 'goodwill',
        note: 'A test asks for it',
        requested_by: admin.uid,
        order_number: number,
        error: null,
      }),
    ]);
    expect(now.ledger.map(({ kind, amount }) => [kind, amount.amount_minor])).toEqual([
      ['payment', 29_900],
      ['refund', -9_900],
    ]);
    expect(await read(number)).toMatchObject({ state: 'processing', refunded: { amount_minor: 9_900 } });
    expect(await kinds(number)).toEqual(['placed', 'paid', 'refund_requested', 'refunded']);
    await eventually('the webhooks', async () => (await kinds(number)).length === 4);
    expect(await mailsOf(id)).toEqual([expect.objectContaining({ subjectId: now.refunds[0]?.id })]);
    expect(await shop.facts('orders.order.refunded', id)).toEqual([]);
  });

  it('of all that is left ends the order', async () => {
    const { id, number } = await placePaid();
    await refund(number, 900);
    await refund(number, null);
    await settled(number);
    expect(await read(number)).toMatchObject({ state: 'refunded', refunded: { amount_minor: 29_900 } });
    expect(await balance(number)).toBe(0);
    const facts = await shop.facts('orders.order.refunded', id);
    expect(facts.map(({ data }) => data)).toEqual([
      expect.objectContaining({ amount: { currency: 'INR', amount_minor: 29_900 } }),
    ]);
    expect(await refusal(refund(number, null))).toMatchObject({ status: 409, code: 'not_refundable' });
  });

  it('of more than is left is refused and says how much is, also when many ask at once', async () => {
    const { number, intent } = await placePaid();
    const asked = await Promise.allSettled(Array.from({ length: 6 }, () => refund(number, 10_000)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await refusal(refund(number, 9_901))).toMatchObject({ status: 409, code: 'not_refundable' });
    expect(await detailOf(refund(number, 9_901))).toContain('₹99.00');
    await settled(number);
    expect(await atProvider(intent)).toHaveLength(2);
    expect(await balance(number)).toBe(9_900);
  });

  it('goes to the newest payment first; a wish beyond the theme neither ends the order nor keeps it alive', async () => {
    const { id, number, intent } = await placePaid();
    await addExtra(id, number, 5_000);
    await refund(number, 5_000);
    await settled(number);
    expect((await read(number)).state).toBe('processing');
    expect(await atProvider(intent)).toEqual([]);
    await addExtra(id, number, 4_000);
    const { refunds } = await refund(number, 6_000);
    expect(refunds.map(({ amount }) => amount.amount_minor)).toEqual([4_000, 2_000]);
    await refund(number, null);
    await settled(number);
    expect((await read(number)).state).toBe('refunded');
    expect(await balance(number)).toBe(0);
  });

  it('of an order with a preview is whole when advance and balance are back', async () => {
    const order = await placePreviewed();
    await payBill(order.number, order.balance);
    expect((await read(order.number)).state).toBe('processing');
    await refund(order.number, 29_900);
    await settled(order.number);
    expect((await read(order.number)).state).toBe('processing');
    await refund(order.number, null);
    await settled(order.number);
    expect((await read(order.number)).state).toBe('refunded');
  });

  it('of the advance ends an order that waits for its balance, which is asked for no more', async () => {
    const order = await placePreviewed();
    await refund(order.number, null);
    await settled(order.number);
    const now = await read(order.number);
    expect(now.state).toBe('refunded');
    expect(now.bills.map(({ kind, state }) => [kind, state])).toEqual([
      ['deposit', 'paid'],
      ['balance', 'void'],
    ]);
  });

  it('may take its time: pending, then made; late news of the wait changes nothing', async () => {
    const { number, intent } = await placePaid();
    await shop.control('next-refund', { outcome: 'pending' });
    await refund(number, 1_000);
    await eventually('the wait', async () => (await money(number)).refunds[0]?.state === 'pending');
    expect(await balance(number)).toBe(29_900);
    const [waiting] = await atProvider(intent);
    await shop.control(`refunds/${waiting?.id}/settle`, { outcome: 'succeeded' });
    await settled(number);
    expect((await shop.webhook(providerEvent('refund.updated', waiting ?? {}))).status).toBe(200);
    expect((await money(number)).refunds[0]?.state).toBe('succeeded');
    expect(await balance(number)).toBe(28_900);
  });

  it('that the bank sends back is booked back, told, and tried again once', async () => {
    const { id, number, intent } = await placePaid();
    await refund(number, 2_000);
    await settled(number);
    const [made] = await atProvider(intent);
    await shop.control(`refunds/${made?.id}/settle`, { outcome: 'failed' });
    const failed = await eventually('the failure', async () => {
      const [one] = (await money(number)).refunds;
      return one?.state === 'failed' && one;
    });
    expect(await balance(number)).toBe(29_900);
    expect(await kinds(number)).toContain('refund_failed');
    const { refunds: listed } = await shop.as(admin)(listRefunds, { query: { state: 'failed', limit: 1 } });
    expect(listed[0]).toMatchObject({ id: failed.id, order_number: number, error: expect.stringContaining('another way') });

    const again = () => shop.as(admin)(retryRefund, { params: { refund_id: failed.id }, ...key() });
    const tries = await Promise.allSettled([again(), again(), again()]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusal(again())).toMatchObject({ status: 409, code: 'retried_before' });
    await eventually('the second refund', async () => (await balance(number)) === 27_900);
    const { ledger } = await money(number);
    expect(ledger.map(({ kind, amount }) => [kind, amount.amount_minor])).toEqual([
      ['payment', 29_900],
      ['refund', -2_000],
      ['refund_failed', 2_000],
      ['refund', -2_000],
    ]);
    const made2 = (await money(number)).refunds.find(({ state }) => state === 'succeeded');
    const retry = shop.as(admin)(retryRefund, { params: { refund_id: made2?.id ?? '' }, ...key() });
    expect(await refusal(retry)).toMatchObject({ status: 409, code: 'not_failed' });
    expect(await mailsOf(id)).toHaveLength(2);
  });

  it('that failed can be paid by hand, once, and late news of the bank does not undo it', async () => {
    const { id, number, intent, failed } = await failedRefund();
    expect((await read(number)).state).toBe('processing');
    const byHand = (idempotencyKey: string = randomUUID()) =>
      shop.as(admin)(settleRefundByHand, {
        params: { refund_id: failed.id },
        body: { note: 'By bank transfer, UTR 123' },
        idempotencyKey,
      });
    const idempotencyKey = randomUUID();
    const paid = await byHand(idempotencyKey);
    expect(paid).toMatchObject({ state: 'succeeded', note: expect.stringContaining('UTR 123'), error: null });
    expect(await byHand(idempotencyKey)).toEqual(paid);
    expect(await refusal(byHand())).toMatchObject({ status: 409, code: 'not_failed' });
    const [atBank] = await atProvider(intent);
    for (const type of ['refund.failed', 'refund.updated']) await shop.webhook(providerEvent(type, atBank ?? {}));
    const late = { ...atBank, status: 'pending' };
    await shop.webhook(providerEvent('refund.created', late));
    const now = await money(number);
    expect(now.refunds.map(({ state }) => state)).toEqual(['succeeded']);
    expect(now.ledger.map(({ kind, provider_ref, amount }) => [kind, provider_ref, amount.amount_minor])).toEqual([
      ['payment', intent, 29_900],
      ['refund_by_hand', `by-hand:${failed.id}`, -29_900],
    ]);
    expect((await read(number)).state).toBe('refunded');
    expect(await shop.facts('orders.order.refunded', id)).toHaveLength(1);
  });

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
    // News that it was made after all is believed: the money has gone.
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

  it('takes the number of a support request of its customer, and of nobody else', async () => {
    const { number } = await placePaid();
    const call = shop.as(admin)(refundOrder, {
      params: { number },
      body: { amount_minor: 100, reason: 'price_match', note: 'Cheaper elsewhere', support_number: 'SR-00000000' },
      ...key(),
    });
    expect(await refusal(call)).toEqual({ status: 400, code: 'support_number_unknown', fields: ['support_number'] });
    expect((await money(number)).refunds).toEqual([]);
  });

  it('are listed in pages, newest first', async () => {
    const { number } = await placePaid();
    for (const amount of [100, 200, 300]) await refund(number, amount);
    await settled(number);
    const first = await shop.as(admin)(listRefunds, { query: { limit: 2 } });
    expect(first.refunds.map(({ amount }) => amount.amount_minor)).toEqual([300, 200]);
    const next = await shop.as(admin)(listRefunds, { query: { limit: 2, cursor: first.next_cursor ?? '' } });
    expect(next.refunds[0]?.amount.amount_minor).toBe(100);
    const waiting = await shop.as(admin)(listRefunds, { query: { state: 'requested' } });
    expect(waiting.refunds).toEqual([]);
    expect(await refusal(shop.as(admin)(listRefunds, { query: { cursor: 'x' } }))).toMatchObject({ code: 'invalid_cursor' });
  });

  it('are for admins alone, and so is all else about money', async () => {
    const { number } = await placePaid();
    const [refund_id, bill_id] = [randomUUID(), randomUUID()];
    const params = { number };
    const asked = { amount_minor: 100, reason: 'goodwill' as const, note: 'Please', support_number: null };
    const calls = (caller: ReturnType<typeof shop.as>) => [
      caller(findOrders, { query: {} }),
      caller(getOrderMoney, { params }),
      caller(refundOrder, { params, body: asked, ...key() }),
      caller(listRefunds, { query: {} }),
      caller(retryRefund, { params: { refund_id }, ...key() }),
      caller(settleRefundByHand, { params: { refund_id }, body: { note: 'Cash' }, ...key() }),
      caller(listDisputes, { query: {} }),
      caller(addBill, { params, body: { label: 'A wish', amount_minor: 5_000, support_number: null }, ...key() }),
      caller(withdrawBill, { params: { bill_id } }),
    ];
    const others = [asha, person('dev', ['designer']), person('pia', ['partner'])];
    for (const user of others)
      for (const answer of await Promise.all(calls(shop.as(user)).map(refusal)))
        expect(answer).toMatchObject({ status: 403, code: 'role_missing' });
    for (const answer of await Promise.all(calls(shop.as(undefined)).map(refusal))) expect(answer.status).toBe(401);
    for (const answer of await Promise.all(calls(shop.asService()).map(refusal))) expect(answer.status).toBe(401);
    const absent = [retryRefund, settleRefundByHand].map((operation) =>
      shop.as(admin)(operation, { params: { refund_id }, body: { note: 'Cash' }, ...key() }),
    );
    for (const answer of await Promise.all(absent.map(refusal))) expect(answer.code).toBe('refund_not_found');
    expect(await refusal(shop.as(admin)(withdrawBill, { params: { bill_id } }))).toMatchObject({ code: 'bill_not_found' });
    expect(await balance(number)).toBe(29_900);
  });
});
