import { randomUUID } from 'node:crypto';
import { userErased } from '@nimantran/proto/events/identity';
import { orderCancelled, orderExpired, orderRefunded } from '@nimantran/proto/events/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { sweepPromos } from '../../src/jobs/sweep-promos.ts';
import { openPricing, type Pricing } from '../support/pricing.ts';
import { request } from '../support/quotes.ts';

describeWith(['postgres'], 'the uses of a promo code', () => {
  const database = withDatabase();
  let pricing: Pricing;
  beforeAll(async () => {
    pricing = await openPricing(database.urls.pricing);
  });
  afterAll(() => pricing.close());

  const END = { order_number: 'NM-00000000', at: '2026-12-01T00:00:00Z' };
  const cancel = (order_id: string) => pricing.receive(orderCancelled, order_id, { ...END, order_id, reason: 'changed my mind' });
  const expire = (order_id: string) => pricing.receive(orderExpired, order_id, { ...END, order_id });
  const refund = (order_id: string) =>
    pricing.receive(orderRefunded, order_id, { ...END, order_id, amount: { currency: 'INR', amount_minor: 100 } });
  const usesOf = (code: string) =>
    pricing.context.db.selectFrom('promoUses').selectAll().where('code', '=', code).where('releasedAt', 'is', null).execute();
  const promoAnswer = async (code: string, customer_uid: string) => {
    const wanted = { ...request({ promo_code: code }), customer_uid, preview: false };
    return (await pricing.ask('service', 'POST', '/internal/quotes', wanted)).body.promo;
  };
  const refusals = (answers: Awaited<ReturnType<Pricing['take']>>[]) =>
    answers.filter(({ status }) => status !== 200).map(({ status, body }) => `${status} ${body.code}`);

  it('are as many as it may have when 200 customers want one at once', async () => {
    await pricing.save('FORTY', { max_uses: 40 });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => pricing.take('FORTY', `customer-${n}`)));
    expect(refusals(answers)).toEqual(Array(160).fill('409 promo_used_up'));
    expect(await usesOf('FORTY')).toHaveLength(40);
    expect(await promoAnswer('FORTY', 'somebody')).toEqual({
      code: 'FORTY',
      applied: false,
      message: 'FORTY has been used up.',
    });
  });

  it('are as many as one customer may have when they order 200 times at once', async () => {
    await pricing.save('TWICE', { max_uses: 1000, max_uses_per_customer: 2 });
    const customer = (n: number) => (n < 100 ? 'asha' : 'ravi');
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => pricing.take('TWICE', customer(n))));
    expect(refusals(answers)).toEqual(Array(196).fill('409 promo_used_before'));
    expect((await usesOf('TWICE')).map((use) => use.customer).sort()).toEqual(['asha', 'asha', 'ravi', 'ravi']);
    const message = 'You have already used TWICE as often as one person can.';
    expect(await promoAnswer('TWICE', 'asha')).toEqual({ code: 'TWICE', applied: false, message });
    const asked = request({ promo_code: 'twice' });
    expect((await pricing.ask({ uid: 'asha' }, 'POST', '/api/quotes', asked)).body.promo).toMatchObject({ message });
    expect((await pricing.ask({ uid: 'meera' }, 'POST', '/api/quotes', asked)).body.promo).toMatchObject({ applied: true });
    expect((await pricing.ask('nobody', 'POST', '/api/quotes', asked)).body.promo).toMatchObject({ applied: true });
  });

  it('are one for an order that asks 50 times at once, also after the code has ended', async () => {
    await pricing.save('ONCE', { max_uses: 1 });
    const order = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => pricing.take('once', 'asha', order)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.code} ${body.taken_at}`)).size).toBe(1);
    await pricing.save('ONCE', { max_uses: 1, ends_at: '2026-11-30T00:00:00Z' });
    expect(await pricing.take('ONCE', 'asha', order)).toEqual({
      status: 200,
      body: { code: 'ONCE', taken_at: '2026-12-01T00:00:00.000Z' },
    });
    expect(await usesOf('ONCE')).toHaveLength(1);
  });

  it('are not to be had of a code that is not known, not begun or ended', async () => {
    await pricing.save('LATER', { starts_at: '2027-01-01T00:00:00Z' });
    await pricing.save('OVER', { ends_at: '2026-11-30T00:00:00Z' });
    for (const code of ['NEVER', 'LATER', 'OVER']) {
      expect(await pricing.take(code, 'asha')).toMatchObject({ status: 409, body: { code: 'promo_not_valid' } });
    }
  });

  it('keep an order to the code that it has', async () => {
    await pricing.save('FIRST');
    await pricing.save('SECOND');
    const order = randomUUID();
    const answers = await Promise.all([pricing.take('FIRST', 'asha', order), pricing.take('SECOND', 'asha', order)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refusals(answers)).toEqual(['409 promo_differs']);
    expect([...(await usesOf('FIRST')), ...(await usesOf('SECOND'))]).toHaveLength(1);
  });

  it.each([
    ['is cancelled', 'CANCELLED', cancel],
    ['expires', 'EXPIRED', expire],
    ['is wholly refunded', 'REFUNDED', refund],
  ])('come back when the order %s, once, and the order gets none any more', async (_what, code, end) => {
    await pricing.save(code, { max_uses: 1 });
    const order = randomUUID();
    await pricing.take(code, 'asha', order);
    expect(await pricing.take(code, 'ravi')).toMatchObject({ status: 409 });
    await end(order);
    await end(order);
    expect(await pricing.take(code, 'asha', order)).toMatchObject({ status: 409, body: { code: 'promo_released' } });
    expect(await pricing.take(code, 'ravi')).toMatchObject({ status: 200 });
    expect(await pricing.take(code, 'asha')).toMatchObject({ status: 409, body: { code: 'promo_used_up' } });
  });

  it('are refused to an order whose end was heard of first', async () => {
    await pricing.save('EARLY', { max_uses: 1 });
    const order = randomUUID();
    await expire(order);
    expect(await pricing.take('EARLY', 'asha', order)).toMatchObject({ status: 409, body: { code: 'promo_released' } });
    expect(await usesOf('EARLY')).toEqual([]);
  });

  it('are never kept by an order that ends while it takes one', async () => {
    await pricing.save('RACE', { max_uses: 5 });
    const orders = Array.from({ length: 60 }, () => randomUUID());
    await Promise.all(orders.flatMap((order) => [pricing.take('RACE', 'asha', order), cancel(order)]));
    expect(await usesOf('RACE')).toEqual([]);
  });

  it('of a customer who was erased already name nobody either', async () => {
    await pricing.save('BELATED');
    await pricing.receive(userErased, 'gone', { uid: 'gone' });
    expect((await pricing.take('BELATED', 'gone')).status).toBe(200);
    expect(JSON.stringify(await usesOf('BELATED'))).not.toContain('gone');
    expect(await usesOf('BELATED')).toHaveLength(1);
  });

  it('go on counting for a customer who was erased, under no name that leads to them', async () => {
    await pricing.save('ERASED', { max_uses: 2, max_uses_per_customer: 2 });
    await pricing.take('ERASED', 'leela');
    await pricing.take('ERASED', 'leela');
    await pricing.receive(userErased, 'leela', { uid: 'leela' });
    const customers = (await usesOf('ERASED')).map((use) => use.customer);
    expect(new Set(customers).size).toBe(1);
    expect(customers[0]).toMatch(/^erased-[0-9a-f-]{36}$/);
    const everywhere = await pricing.context.db
      .selectFrom('promoUses')
      .select('orderId')
      .where('customer', '=', 'leela')
      .execute();
    expect(everywhere).toEqual([]);
    expect(await pricing.take('ERASED', 'ravi')).toMatchObject({ status: 409, body: { code: 'promo_used_up' } });
  });

  it('of orders that ended without a code are forgotten after 30 days; the others are kept', async () => {
    await pricing.save('KEPT');
    const [plain, discounted] = [randomUUID(), randomUUID()];
    await pricing.take('KEPT', 'asha', discounted);
    await cancel(plain);
    await cancel(discounted);
    const marked = async () => {
      const query = pricing.context.db.selectFrom('promoUses').select('orderId').where('orderId', 'in', [plain, discounted]);
      return (await query.execute()).map((row) => row.orderId).sort();
    };
    const day = 86_400_000;
    await sweepPromos({ db: pricing.context.db, now: () => new Date(pricing.time.now.getTime() + 29 * day) });
    expect(await marked()).toEqual([plain, discounted].sort());
    await sweepPromos({ db: pricing.context.db, now: () => new Date(pricing.time.now.getTime() + 31 * day) });
    expect(await marked()).toEqual([discounted]);
  });
});
