import path from 'node:path';
import { createServiceTokens } from '@nimantran/kit/auth/service-token';
import type { Bus } from '@nimantran/kit/bus/bus';
import { createDatabase } from '@nimantran/kit/db/database';
import { migrate } from '@nimantran/kit/db/migrate';
import { createLog } from '@nimantran/kit/log';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../infra/testing/servers.ts';
import { buildApp } from '../src/app.ts';
import { readConfiguration } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { addMissingModels, listModels } from '../src/db/pricing-models.ts';
import { addMissingPromoCodes } from '../src/db/promo-codes.ts';
import type { Tables } from '../src/db/schema.ts';
import { priceList } from '../src/domain/price-list.ts';
import { FIRST_PROMO_CODES } from '../src/domain/promo-code.ts';

const SECRET = 'a-secret-that-is-long-enough-for-this';
const silentBus: Bus = {
  prepare: async () => {},
  publish: async () => {},
  consume: async () => ({ close: async () => {} }),
  watch: async () => ({ close: async () => {} }),
  ping: async () => {},
  close: async () => {},
};

describeWith(['postgres'], 'pricing', () => {
  const database = withDatabase();
  let context: Context;
  let app: FastifyInstance;

  beforeAll(async () => {
    const url = database.urls.pricing;
    const config = readConfiguration({ NODE_ENV: 'test', PORT: '0', SERVICE_TOKEN_SECRET: SECRET, DATABASE_URL: url });
    const db = createDatabase<Tables>(url);
    await migrate(db, path.join(import.meta.dirname, '../src/db/migrations'));
    const log = createLog('pricing', 'silent');
    const now = () => new Date('2026-12-01T00:00:00Z');
    context = { config, log, tokens: createServiceTokens(SECRET), db, bus: silentBus, now, close: () => db.destroy() };
    await addMissingModels(db, priceList());
    await addMissingPromoCodes(db, FIRST_PROMO_CODES);
    app = await buildApp(context);
  });
  afterAll(async () => {
    await app.close();
    await context.close();
  });

  const order = {
    pricing_id: 'pricing_005',
    currency: 'INR',
    resolution: '1080p',
    delivery: 'express',
    bride_first: false,
    custom_audio: false,
    remove_watermark: false,
    promo_code: 'welcome10',
  };

  it('lists every model', async () => {
    const answer = await app.inject({ method: 'GET', url: '/api/pricing-details' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(priceList());
  });

  it('quotes with a promo code in any case', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/quotes', payload: order });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().total).toEqual({ currency: 'INR', amount_minor: 29_900 + 2000 - 3190 });
    expect(answer.json().promo).toEqual({ code: 'WELCOME10', applied: true, message: 'WELCOME10 is applied.' });
  });

  it('prices a model that it does not know as the default one', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/quotes', payload: { ...order, pricing_id: 'pricing_999' } });
    expect(answer.json().lines[0].amount_minor).toBe(29_900);
  });

  it('refuses a body that does not match, naming the field', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/quotes', payload: { ...order, currency: 'AUD' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', errors: [{ field: 'currency' }] });
  });

  it('fills in what is missing, once, and leaves a changed price alone', async () => {
    await context.db.updateTable('pricingModels').set({ currencies: '[]' }).where('pid', '=', 'pricing_004').execute();
    expect(await addMissingModels(context.db, priceList())).toBe(0);
    expect((await listModels(context.db)).find((model) => model.pid === 'pricing_004')?.currencies).toEqual([]);
    const events = await context.db.selectFrom('outbox').select('type').execute();
    expect(events.map((event) => event.type)).toEqual(Array(8).fill('pricing.model.changed'));
  });
});

it('reads the smallest card payments from the environment', () => {
  const given = { PORT: '0', SERVICE_TOKEN_SECRET: SECRET, DATABASE_URL: 'postgres://nobody@localhost/none' };
  expect(readConfiguration({ ...given, MINIMUM_CHARGE_MINOR: 'INR:5000,USD:60,EUR:55,GBP:40' }).MINIMUM_CHARGE_MINOR).toEqual({
    INR: 5000,
    USD: 60,
    EUR: 55,
    GBP: 40,
  });
  expect(() => readConfiguration({ ...given, MINIMUM_CHARGE_MINOR: 'INR:5000' })).toThrow(/MINIMUM_CHARGE_MINOR/);
});
