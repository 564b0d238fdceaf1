import { randomUUID } from 'node:crypto';
import { addBill, findOrders, getOrderMoney, listDisputes, withdrawBill } from '@nimantran/proto/http/orders/admin-orders';
import { listRefunds, refundOrder, retryRefund, settleRefundByHand } from '@nimantran/proto/http/orders/admin-refunds';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { person } from '../../support/fixtures.ts';
import { moneyOf } from '../../support/money.ts';
import { providerEvent, refusal, withShop } from '../../support/shop.ts';

describeWith(['postgres'], 'refunds', () => {
  const shop = withShop();
  const {
    asha,
    admin,
    key,
    placePaid,
    payBill,
    placePreviewed,
    read,
    money,
    refund,
    balance,
    atProvider,
    settled,
    failedRefund,
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
    const { refunds: left } = await shop.as(admin)(listRefunds, { query: { state: 'failed', limit: 100 } });
    expect(left.map((refund) => refund.id)).not.toContain(failed.id);
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
