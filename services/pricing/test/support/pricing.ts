import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Bus } from '@nimantran/kit/bus/bus';
import { createDatabase } from '@nimantran/kit/db/database';
import { migrate } from '@nimantran/kit/db/migrate';
import { startReader } from '@nimantran/kit/events/inbox';
import { createLog } from '@nimantran/kit/log';
import { closeAll } from '@nimantran/kit/service';
import type { Role, User } from '@nimantran/proto/domain/user';
import type { Envelope, EventData, EventDefinition } from '@nimantran/proto/events/envelope';
import { READERS } from '@nimantran/proto/events/readers';
import type { PromoCodeSettings } from '@nimantran/proto/http/pricing/admin-prices';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { buildApp } from '../../src/app.ts';
import { readConfiguration } from '../../src/config.ts';
import { consumersOf } from '../../src/consumers/index.ts';
import type { Context } from '../../src/context.ts';
import type { Tables } from '../../src/db/schema.ts';
import { priceList } from '../../src/domain/price-list.ts';
import { FIRST_PROMO_CODES } from '../../src/domain/promo-code.ts';
import { addMissingModels, addMissingPromoCodes } from '../../src/use-cases/add-missing-prices.ts';

export const house = serviceAuthOf('pricing');

/** An anonymous caller, a service, or a person with these roles. */
export type Caller = 'nobody' | 'service' | { uid: string; roles?: Role[] };

export interface Pricing {
  context: Context;
  app: FastifyInstance;
  time: { now: Date };
  ask(
    caller: Caller,
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Saves a code without limits, minimum or dates, except for the given settings. */
  save(code: string, settings?: Partial<PromoCodeSettings>): Promise<Answer>;
  take(code: string, customerUid: string, orderId?: string): Promise<Answer>;
  /** Delivers an event to the service as the bus would. */
  receive<Event extends EventDefinition>(event: Event, key: string, data: EventData<Event>): Promise<void>;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body: { code?: string; [field: string]: unknown };
}

export const SETTINGS: PromoCodeSettings = {
  discount: { kind: 'percent', percent: 20 },
  minimum_minor: { INR: 0, USD: 0, EUR: 0, GBP: 0 },
  starts_at: null,
  ends_at: null,
  max_uses: null,
  max_uses_per_customer: null,
};

/** The service with a real database; the test delivers its events and sets its clock. */
export async function openPricing(databaseUrl: string): Promise<Pricing> {
  const config = readConfiguration({ NODE_ENV: 'test', PORT: '0', ...house.variables, DATABASE_URL: databaseUrl });
  const db = createDatabase<Tables>(databaseUrl);
  await migrate(db, path.join(import.meta.dirname, '../../src/db/migrations'));
  const log = createLog('pricing', 'silent');
  const time = { now: new Date('2026-12-01T00:00:00Z') };
  let hand: ((event: Envelope) => Promise<void>) | undefined;
  const bus: Bus = {
    prepare: async () => {},
    publish: async () => {},
    consume: async (_reader, handle) => {
      hand = handle;
      return { close: async () => {} };
    },
    watch: async () => ({ close: async () => {} }),
    ping: async () => {},
    close: async () => {},
  };
  const context: Context = { config, log, tokens: house.tokens, db, bus, now: () => time.now, close: () => db.destroy() };
  await addMissingModels(db, priceList());
  await addMissingPromoCodes(db, FIRST_PROMO_CODES);
  const app = await buildApp(context);
  const reader = await startReader({ db, bus, registry: READERS, reader: 'pricing', consumers: consumersOf(context), log });

  const ask: Pricing['ask'] = async (caller, method, url, payload, headers = {}) => {
    const token =
      caller === 'nobody'
        ? undefined
        : await (caller === 'service' ? house.forService('orders') : house.forUser(person(caller.uid, caller.roles)));
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const options: InjectOptions = { method, url, headers: { ...headers, ...authorization } };
    if (payload !== undefined) options.payload = payload as object;
    const answer = await app.inject(options);
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    context,
    app,
    time,
    ask,
    save: (code, settings = {}) =>
      ask({ uid: 'root', roles: ['admin'] }, 'PUT', `/api/admin/promo-codes/${code}`, { ...SETTINGS, ...settings }),
    take: (code, customer_uid, orderId = randomUUID()) =>
      ask('service', 'PUT', `/internal/promo-uses/${orderId}`, { code, customer_uid }),
    async receive({ type, version }, key, data) {
      const trace = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
      const occurred_at = time.now.toISOString();
      await hand?.({ id: randomUUID(), type, version, occurred_at, key, key_version: 1, trace, data });
    },
    close: () => closeAll(app, reader, context),
  };
}

const person = (uid: string, roles: Role[] = []): User => ({
  uid,
  email: `${uid}@example.com`,
  email_verified: true,
  name: uid,
  photoURL: null,
  roles,
});
