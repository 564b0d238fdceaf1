import { CURRENCIES } from '@nimantran/proto/domain/currency';
import type { PromoCodeSettings } from '@nimantran/proto/http/pricing/admin-prices';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { openPricing, type Pricing, SETTINGS } from '../support/pricing.ts';
import { request } from '../support/quotes.ts';

describeWith(['postgres'], 'promo codes', () => {
  const database = withDatabase();
  let pricing: Pricing;
  beforeAll(async () => {
    pricing = await openPricing(database.urls.pricing);
  });
  afterAll(() => pricing.close());

  const admin = { uid: 'root', roles: ['admin' as const] };
  const page = async (query: string) =>
    (await pricing.ask(admin, 'GET', `/api/admin/promo-codes?${query}`)).body as unknown as {
      codes: { code: string }[];
      next_cursor: string | null;
    };
  const list = async () => (await page('limit=100')).codes;
  const eventsOf = async (code: string) => {
    const rows = await pricing.context.db.selectFrom('outbox').select('envelope').orderBy('seq').execute();
    return rows.map(({ envelope }) => envelope).filter(({ key }) => key === code);
  };

  it('start with ten percent off the first order', async () => {
    expect(await list()).toEqual([
      {
        code: 'WELCOME10',
        discount: { kind: 'percent', percent: 10 },
        minimum_minor: { INR: 10_000, USD: 125, EUR: 125, GBP: 100 },
        starts_at: null,
        ends_at: null,
        max_uses: null,
        max_uses_per_customer: null,
        uses: 0,
        version: 1,
      },
    ]);
  });

  it('are made and changed by an admin, hold at once, and every change is told', async () => {
    const settings: PromoCodeSettings = {
      discount: { kind: 'amount', amount_minor: { INR: 5000, USD: 0, EUR: 0, GBP: 0 } },
      minimum_minor: { INR: 10_000, USD: 0, EUR: 0, GBP: 0 },
      starts_at: '2026-11-01T00:00:00.000Z',
      ends_at: '2027-01-01T00:00:00.000Z',
      max_uses: 10,
      max_uses_per_customer: 1,
    };
    expect(await pricing.save('DIWALI50', settings)).toEqual({
      status: 200,
      body: { code: 'DIWALI50', ...settings, uses: 0, version: 1 },
    });
    await pricing.take('DIWALI50', 'asha');
    const quoted = async () =>
      (await pricing.ask('nobody', 'POST', '/api/quotes', request({ promo_code: 'diwali50' }))).body.total;
    expect(await quoted()).toEqual({ currency: 'INR', amount_minor: 19_900 - 5000 });

    const changed = { ...settings, discount: { kind: 'percent' as const, percent: 50 }, max_uses: null };
    expect((await pricing.save('DIWALI50', changed)).body).toEqual({ code: 'DIWALI50', ...changed, uses: 1, version: 2 });
    expect(await quoted()).toEqual({ currency: 'INR', amount_minor: 9950 });
    expect(await list()).toMatchObject([{ code: 'DIWALI50', uses: 1 }, { code: 'WELCOME10' }]);
    expect((await eventsOf('DIWALI50')).map(({ type, key_version, data }) => [type, key_version, data])).toEqual([
      ['pricing.promo.changed', 1, { code: 'DIWALI50' }],
      ['pricing.promo.changed', 2, { code: 'DIWALI50' }],
    ]);
  });

  it('are not saved over what somebody else has saved meanwhile', async () => {
    const save = (percent: number, version: number) =>
      pricing.ask(admin, 'PUT', '/api/admin/promo-codes/TABS', { ...SETTINGS, discount: { kind: 'percent', percent }, version });
    const made = await Promise.all([save(10, 0), save(20, 0)]);
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await save(50, 0)).toMatchObject({ status: 409, body: { code: 'promo_taken' } });
    expect((await save(30, 1)).body).toMatchObject({ version: 2 });
    expect(await save(40, 1)).toMatchObject({ status: 409, body: { code: 'promo_changed' } });
    expect(await list()).toContainEqual(expect.objectContaining({ code: 'TABS', discount: { kind: 'percent', percent: 30 } }));
    expect((await eventsOf('TABS')).map(({ key_version }) => key_version)).toEqual([1, 2]);
  });

  it('count each change once when two admins save at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => pricing.save('BUSY')));
    expect((await eventsOf('BUSY')).map(({ key_version }) => key_version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('are listed by name, a page at a time', async () => {
    for (const code of ['PAGE3', 'PAGE1', 'PAGE2']) await pricing.save(code);
    const all = (await list()).map(({ code }) => code);
    expect(all).toEqual([...all].sort());
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { codes, next_cursor } = await page(`limit=2${cursor && `&cursor=${cursor}`}`);
      expect(codes.length).toBeLessThanOrEqual(2);
      seen.push(...codes.map(({ code }) => code));
      cursor = next_cursor;
    }
    expect(seen).toEqual(all);
    expect(await page('cursor=nonsense')).toMatchObject({ code: 'invalid_cursor' });
  });

  const nothing = Object.fromEntries(CURRENCIES.map((currency) => [currency, 0])) as PromoCodeSettings['minimum_minor'];
  it.each<[string, Partial<PromoCodeSettings>, string, string]>([
    [
      'end before they start',
      { starts_at: '2026-12-02T00:00:00Z', ends_at: '2026-12-01T23:59:59Z' },
      'ends_at',
      'must be after starts_at',
    ],
    [
      'end as they start',
      { starts_at: '2026-12-02T00:00:00Z', ends_at: '2026-12-02T05:30:00+05:30' },
      'ends_at',
      'must be after starts_at',
    ],
    [
      'take nothing off',
      { discount: { kind: 'amount', amount_minor: nothing } },
      'discount.amount_minor',
      'needs an amount above zero in at least one currency',
    ],
    [
      'allow one more than all',
      { max_uses: 1, max_uses_per_customer: 2 },
      'max_uses_per_customer',
      'must not be more than max_uses',
    ],
    ['start in a second that clocks do not have', { starts_at: '2016-12-31T23:59:60Z' }, 'starts_at', 'is not a valid time'],
  ])('cannot %s', async (_what, settings, field, message) => {
    const { status, body } = await pricing.save('WRONG', settings);
    expect([status, body.code, body.errors]).toEqual([400, 'promo_not_usable', [{ field, message }]]);
    expect(await eventsOf('WRONG')).toEqual([]);
  });

  it.each<[string, string, object]>([
    ['more than all off', 'WRONG', { discount: { kind: 'percent', percent: 101 } }],
    ['nothing off', 'WRONG', { discount: { kind: 'percent', percent: 0 } }],
    ['half a percent', 'WRONG', { discount: { kind: 'percent', percent: 0.5 } }],
    ['less than nothing off', 'WRONG', { discount: { kind: 'amount', amount_minor: { ...nothing, INR: -1 } } }],
    ['more than anything costs', 'WRONG', { discount: { kind: 'amount', amount_minor: { ...nothing, INR: 100_000_001 } } }],
    ['no uses', 'WRONG', { max_uses: 0 }],
    ['more uses than can be counted', 'WRONG', { max_uses: 3_000_000_000 }],
    ['a day in place of a moment', 'WRONG', { ends_at: '2026-12-31' }],
    ['a currency missing', 'WRONG', { minimum_minor: { INR: 0, USD: 0, EUR: 0 } }],
    ['small letters', 'wrong', {}],
    ['two letters', 'NO', {}],
  ])('cannot have %s', async (_what, code, settings) => {
    const { status, body } = await pricing.ask(admin, 'PUT', `/api/admin/promo-codes/${code}`, { ...SETTINGS, ...settings });
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(await eventsOf(code)).toEqual([]);
  });
});
