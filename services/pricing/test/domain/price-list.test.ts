import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { readConfiguration } from '../../src/config.ts';
import { listModels } from '../../src/db/pricing-models.ts';
import { priceList } from '../../src/domain/price-list.ts';
import { FIRST_PROMO_CODES } from '../../src/domain/promo-code.ts';
import { addMissingModels, addMissingPromoCodes } from '../../src/use-cases/add-missing-prices.ts';
import { type Caller, house, openPricing, type Pricing, SETTINGS } from '../support/pricing.ts';
import { request } from '../support/quotes.ts';

describeWith(['postgres'], 'pricing', () => {
  const database = withDatabase();
  let pricing: Pricing;
  beforeAll(async () => {
    pricing = await openPricing(database.urls.pricing);
  });
  afterAll(() => pricing.close());

  const order = request({ resolution: '1080p', delivery: 'express', promo_code: 'welcome10' });
  const forOrder = { ...order, customer_uid: 'asha', preview: false };

  it('lists every model', async () => {
    expect(await pricing.ask('nobody', 'GET', '/api/pricing-details')).toEqual({ status: 200, body: priceList() });
  });

  it('quotes with a promo code in any case, for anybody', async () => {
    const answer = await pricing.ask('nobody', 'POST', '/api/quotes', order);
    expect(answer.body).toMatchObject({
      total: { currency: 'INR', amount_minor: 29_900 + 2000 - 3190 },
      promo: { code: 'WELCOME10', applied: true, message: 'WELCOME10 is applied.' },
    });
    expect(await pricing.ask({ uid: 'asha' }, 'POST', '/api/quotes', order)).toEqual(answer);
    expect(await pricing.ask('service', 'POST', '/internal/quotes', forOrder)).toEqual(answer);
  });

  it('quotes an order with a preview at double the cost of the video', async () => {
    const { body } = await pricing.ask('service', 'POST', '/internal/quotes', { ...forOrder, preview: true });
    expect(body.total).toEqual({ currency: 'INR', amount_minor: 29_900 * 2 + 2000 - 6180 });
    expect(body.lines).toMatchObject([{ kind: 'video' }, { kind: 'preview', amount_minor: 29_900 }, { kind: 'express' }, {}]);
  });

  it('prices a model that it does not know as the default one', async () => {
    const { body } = await pricing.ask('nobody', 'POST', '/api/quotes', { ...order, pricing_id: 'pricing_999' });
    expect(body.lines).toMatchObject([{ amount_minor: 29_900 }, { amount_minor: 2500 }, {}]);
  });

  it('hears nobody whose token is meant for another service, nor a person but by the gateway', async () => {
    const root = { uid: 'root', email: 'r@b.c', email_verified: true, name: 'Root', photoURL: null, roles: ['admin' as const] };
    const asWhom = (token: string) => ({ authorization: `Bearer ${token}` });
    const list = async (token: string) =>
      (await pricing.ask('nobody', 'GET', '/api/admin/promo-codes', undefined, asWhom(token))).status;
    const quote = async (token: string) =>
      (await pricing.ask('nobody', 'POST', '/internal/quotes', forOrder, asWhom(token))).status;
    const media = serviceAuthOf('media');
    expect([await list(await house.forUser(root)), await list(await media.forUser(root))]).toEqual([200, 401]);
    expect([await quote(await house.forService('orders')), await quote(await media.forService('orders'))]).toEqual([200, 401]);
    // A service is not a person, and a person is not a service.
    expect([await list(await house.forService('render')), await quote(await house.forUser(root))]).toEqual([401, 403]);
  });

  it('refuses a body that does not match, naming the field', async () => {
    const { status, body } = await pricing.ask('nobody', 'POST', '/api/quotes', { ...order, currency: 'AUD' });
    expect([status, body]).toMatchObject([400, { code: 'invalid_request', errors: [{ field: 'currency' }] }]);
  });

  const use = '/internal/promo-uses/0b0c3b5e-6f0e-4d5e-9a65-0e4c5c3b1f11';
  const CLOSED = [
    ['POST', '/internal/quotes', forOrder],
    ['PUT', use, { code: 'WELCOME10', customer_uid: 'asha' }],
    ['GET', '/api/admin/promo-codes', undefined],
    ['PUT', '/api/admin/promo-codes/MINE', SETTINGS],
  ] as const;
  const OUTSIDERS: [string, Caller, number][] = [
    ['nobody', 'nobody', 401],
    ['a customer', { uid: 'asha' }, 403],
    ['a partner', { uid: 'paul', roles: ['partner'] }, 403],
    ['a designer', { uid: 'dev', roles: ['designer'] }, 403],
  ];
  it.each(OUTSIDERS)('keeps codes and orders from %s', async (_who, caller, status) => {
    for (const [method, url, payload] of CLOSED) {
      expect([url, (await pricing.ask(caller, method, url, payload)).status]).toEqual([url, status]);
    }
  });
  it('keeps the orders of others from admins, and the codes from services', async () => {
    const admin = { uid: 'root', roles: ['admin' as const] };
    expect((await pricing.ask(admin, 'POST', '/internal/quotes', forOrder)).status).toBe(403);
    expect((await pricing.ask(admin, 'PUT', use, { code: 'WELCOME10', customer_uid: 'root' })).status).toBe(403);
    expect((await pricing.ask('service', 'PUT', '/api/admin/promo-codes/MINE', SETTINGS)).status).toBe(401);
    expect(await pricing.context.db.selectFrom('promoUses').selectAll().execute()).toEqual([]);
    expect(await pricing.context.db.selectFrom('promoCodes').select('code').execute()).toEqual([{ code: 'WELCOME10' }]);
  });

  it('fills in what is missing, once, and leaves a changed price alone', async () => {
    const { db } = pricing.context;
    await db.updateTable('pricingModels').set({ currencies: '[]' }).where('pid', '=', 'pricing_004').execute();
    expect(await addMissingModels(db, priceList())).toBe(0);
    await addMissingPromoCodes(db, FIRST_PROMO_CODES);
    expect((await listModels(db)).find((model) => model.pid === 'pricing_004')?.currencies).toEqual([]);
    const events = await db.selectFrom('outbox').select('type').orderBy('seq').execute();
    expect(events.map((event) => event.type)).toEqual([...Array(8).fill('pricing.model.changed'), 'pricing.promo.changed']);
  });
});

it('reads the smallest card payments from the environment', () => {
  const given = { PORT: '0', ...house.variables, DATABASE_URL: 'postgres://nobody@localhost/none' };
  expect(readConfiguration({ ...given, MINIMUM_CHARGE_MINOR: 'INR:5000,USD:60,EUR:55,GBP:40' }).MINIMUM_CHARGE_MINOR).toEqual({
    INR: 5000,
    USD: 60,
    EUR: 55,
    GBP: 40,
  });
  expect(() => readConfiguration({ ...given, MINIMUM_CHARGE_MINOR: 'INR:5000' })).toThrow(/MINIMUM_CHARGE_MINOR/);
});
