import { userErased } from '@nimantran/proto/events/identity';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { sweepPromos } from '../../src/jobs/sweep-promos.ts';
import { type Caller, openPricing, type Pricing } from '../support/pricing.ts';
import { request } from '../support/quotes.ts';

const HOUR_MS = 3_600_000;

describeWith(['postgres'], 'guessing promo codes', () => {
  const database = withDatabase();
  let pricing: Pricing;
  beforeAll(async () => {
    pricing = await openPricing(database.urls.pricing);
  });
  afterEach(async () => {
    await pricing.context.db.deleteFrom('promoGuesses').execute();
  });
  afterAll(() => pricing.close());

  const asha: Caller = { uid: 'asha' };
  const quote = (caller: Caller, promo_code: string | null, address = '203.0.113.9') =>
    pricing.ask(caller, 'POST', '/api/quotes', request({ promo_code }), { 'x-forwarded-for': address });
  const quoteOfOrder = (customer_uid: string, promo_code: string | null) =>
    pricing.ask('service', 'POST', '/internal/quotes', { ...request({ promo_code }), customer_uid, preview: false });
  /** Requests this many quotes, each with a different unknown code, and returns the statuses. */
  const guess = async (caller: Caller, count: number, address?: string, prefix = 'GUESS') => {
    const statuses: number[] = [];
    for (let n = 0; n < count; n += 1) statuses.push((await quote(caller, `${prefix}${n}`, address)).status);
    return statuses;
  };

  it('is answered twenty times in an hour; then no code is, until the hour is over', async () => {
    expect(await guess(asha, 20)).toEqual(Array(20).fill(200));
    pricing.time.now = new Date(pricing.time.now.getTime() + HOUR_MS / 4);
    for (const code of ['GUESS20', 'GUESS0', 'WELCOME10']) {
      const { status, body } = await quote(asha, code);
      expect([status, body.code]).toEqual([429, 'promo_guessing']);
      expect(body.detail).toBe('You have tried too many unknown codes. Try again in 45 minutes, or continue without a code.');
    }
    expect((await quote(asha, null)).status).toBe(200);
    expect((await quote(asha, ' ')).status).toBe(200);
    pricing.time.now = new Date(pricing.time.now.getTime() + (HOUR_MS * 3) / 4);
    expect((await quote(asha, 'WELCOME10')).body.promo).toMatchObject({ applied: true });
    expect(await guess(asha, 21, undefined, 'AGAIN')).toEqual([...Array(20).fill(200), 429]);
  });

  it('counts a code once, however often and however it is written, and known ones never', async () => {
    const codes = Array.from({ length: 30 }, (_, n) => ['NOPE', ' nope ', 'WELCOME10'][n % 3] ?? '');
    for (const code of codes) expect((await quote(asha, code)).status).toBe(200);
    expect(await pricing.context.db.selectFrom('promoGuesses').select(['caller', 'codes']).execute()).toEqual([
      { caller: 'user:asha', codes: ['NOPE'] },
    ]);
  });

  it('counts codes that have ended or not begun', async () => {
    const shifted = (ms: number) => new Date(pricing.time.now.getTime() + ms).toISOString();
    await pricing.save('ENDED', { ends_at: shifted(-HOUR_MS) });
    await pricing.save('SOON', { starts_at: shifted(24 * HOUR_MS) });
    await guess(asha, 18);
    expect((await quote(asha, 'ENDED')).body.promo).toMatchObject({ message: 'ENDED has ended.' });
    expect((await quote(asha, 'SOON')).body.promo).toMatchObject({ message: 'This code does not exist.' });
    expect((await quote(asha, 'WELCOME10')).status).toBe(429);
  });

  it('does not count a code that is used up', async () => {
    await pricing.save('GONE', { max_uses: 1 });
    await pricing.take('GONE', 'somebody');
    expect((await quote(asha, 'GONE')).body.promo).toMatchObject({ message: 'GONE has been used up.' });
    expect(await pricing.context.db.selectFrom('promoGuesses').selectAll().execute()).toEqual([]);
  });

  it('is held against the person wherever they are, and against nobody else', async () => {
    await guess(asha, 20);
    expect((await quote(asha, 'WELCOME10', '198.51.100.7')).status).toBe(429);
    expect((await quote({ uid: 'ravi' }, 'WELCOME10')).status).toBe(200);
    expect((await quote('nobody', 'WELCOME10')).status).toBe(200);
  });

  it('is held against the address of those who are not signed in, and an IPv6 network is one', async () => {
    await guess('nobody', 20);
    expect((await quote('nobody', 'WELCOME10')).status).toBe(429);
    expect((await quote('nobody', 'WELCOME10', '203.0.113.10')).status).toBe(200);
    for (let n = 0; n < 20; n += 1) await quote('nobody', `SIX${n}`, `2001:db8::${n}`);
    expect((await quote('nobody', 'WELCOME10', '2001:db8::ffff')).status).toBe(429);
    expect((await quote('nobody', 'WELCOME10', '2001:db8:0:1::1')).status).toBe(200);
  });

  it('tells no more than twenty when a hundred are tried at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => quote('nobody', `MANY${n}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ body }) => body.code === 'promo_guessing')).toHaveLength(80);
  });

  it('is counted together by way of quotes and of orders, also when many orders are tried at once', async () => {
    await guess(asha, 5);
    const orders = await Promise.all(Array.from({ length: 25 }, (_, n) => quoteOfOrder('asha', `ORDER${n}`)));
    expect(orders.filter(({ status }) => status === 200)).toHaveLength(15);
    expect(orders.filter(({ body }) => body.code === 'promo_guessing')).toHaveLength(10);
    expect((await quoteOfOrder('asha', 'WELCOME10')).status).toBe(429);
    expect((await quote(asha, 'WELCOME10')).status).toBe(429);
    expect((await quoteOfOrder('asha', null)).status).toBe(200);
    expect((await quoteOfOrder('ravi', 'WELCOME10')).body.promo).toMatchObject({ applied: true });
  });

  it('is not counted for services, which ask for the customers of all', async () => {
    expect(await guess('service', 25)).toEqual(Array(25).fill(200));
    for (let n = 0; n < 25; n += 1) expect((await quoteOfOrder(`customer-${n}`, `ORDER${n}`)).status).toBe(200);
  });

  it('is forgotten after an hour, and with the person', async () => {
    const callers = async () =>
      (await pricing.context.db.selectFrom('promoGuesses').select('caller').execute()).map((row) => row.caller);
    await guess(asha, 1);
    await guess('nobody', 1);
    await pricing.receive(userErased, 'asha', { uid: 'asha' });
    expect(await callers()).toEqual(['address:203.0.113.9']);
    await sweepPromos({ db: pricing.context.db, now: () => new Date(pricing.time.now.getTime() + HOUR_MS - 1) });
    expect(await callers()).toHaveLength(1);
    await sweepPromos({ db: pricing.context.db, now: () => new Date(pricing.time.now.getTime() + HOUR_MS) });
    expect(await callers()).toEqual([]);
  });
});
