import path from 'node:path';
import { migrate } from '@nimantran/kit/db/migrate';
import type { Mail } from '@nimantran/kit/mail/mailer';
import type { RunningService } from '@nimantran/kit/service';
import type { User } from '@nimantran/proto/domain/user';
import type { Envelope } from '@nimantran/proto/events/envelope';
import { type Call, createClient, ProblemError } from '@nimantran/proto/http/shared/client';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect } from 'vitest';
import { withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import {
  freePort,
  postJson,
  type Running,
  SECRET_KEY,
  startLocal,
  tempFolder,
  WEBHOOK_SECRET,
} from '../../../../infra/test-support/stand-ins/start-local.ts';
import { type Config, readConfiguration } from '../../src/config.ts';
import { createContext, type OrdersContext } from '../../src/context.ts';
import { seedHolidays } from '../../src/db/delivery/holidays.ts';
import { start } from '../../src/start.ts';
import { house, type Neighbours, startNeighbours } from './neighbours.ts';

/** Some tests send two hundred orders concurrently, beside others on the same cores; they do not test speed. */
const CALL_LIMIT_MS = 50_000;

export interface Shop {
  context: OrdersContext;
  provider: Running;
  neighbours: Neighbours;
  url: string;
  mails: Mail[];
  /** A client of the service as a user, or without one. */
  as(user: User | undefined): Call;
  asService(): Call;
  /** A test control of the provider. */
  control<Answer = unknown>(path: string, body?: object): Promise<Answer>;
  idOf(number: string): Promise<string>;
  /** Every row of the service's tables that contains one of the texts. */
  rowsWith(texts: readonly string[]): Promise<string[]>;
  /** The events of a kind in the outbox. */
  facts(type: string, orderId: string): Promise<Envelope[]>;
  webhook(event: object, signature?: string): Promise<Response>;
}

/** The running service, on a real Postgres, beside a provider that the real SDK talks to; for one suite. */
export function withShop(
  environment: Record<string, string> = {},
  replaced: (shop: Shop, config: Config) => Partial<OrdersContext> = () => ({}),
): Shop {
  const database = withDatabase();
  const folder = tempFolder();
  const shop = {} as Shop;
  let running: RunningService | undefined;
  beforeAll(async () => {
    const port = await freePort();
    shop.url = `http://127.0.0.1:${port}`;
    shop.neighbours = await startNeighbours();
    shop.provider = await startLocal(folder.path, { STRIPE_WEBHOOK_URL: `${shop.url}/api/stripe/webhook` });
    shop.mails = [];
    const config = readConfiguration({
      NODE_ENV: 'test',
      LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
      PORT: String(port),
      ...house.variables,
      DATABASE_URL: database.urls.orders,
      PUBLIC_URL: 'https://shop.test',
      CATALOG_URL: shop.neighbours.url,
      PRICING_URL: shop.neighbours.url,
      MEDIA_URL: shop.neighbours.url,
      IDENTITY_URL: shop.neighbours.url,
      DATA_DIR: folder.path,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: shop.provider.url,
      SELLER_NAME: 'Nimantran Studio Private Limited',
      SELLER_ADDRESS: '14 Palace Road | Indore 452001',
      SELLER_STATE: 'MP',
      SELLER_GSTIN: '23AABCN1234A1ZE',
      CHECKOUTS_PER_ACCOUNT_HOUR: '100000',
      ...environment,
    });
    const mailer = { send: async (mail: Mail) => void shop.mails.push(mail), check: async () => {} };
    shop.context = { ...createContext(config), mailer, ...replaced(shop, config) };
    await migrate(shop.context.db, path.join(import.meta.dirname, '../../src/db/migrations'));
    await seedHolidays(shop.context.db);
    running = await start(shop.context);
  });
  afterAll(async () => {
    await running?.stop();
    await shop.provider?.stop();
    await shop.neighbours?.close();
    folder.remove();
  });
  shop.as = (user) =>
    createClient({
      baseUrl: shop.url,
      timeoutMs: CALL_LIMIT_MS,
      headers: async () => (user ? { authorization: `Bearer ${await house.forUser(user)}` } : {}) as Record<string, string>,
    });
  shop.asService = () =>
    createClient({
      baseUrl: shop.url,
      headers: async () => ({ authorization: `Bearer ${await house.forService('media')}` }),
    });
  shop.control = async <Answer>(control: string, body: object = {}) => {
    const response = await postJson(`${shop.provider.url}/_test/stripe/${control}`, body);
    if (!response.ok) throw new Error(`${control}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  shop.idOf = async (number) =>
    (await shop.context.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow()).id;
  shop.rowsWith = async (texts) => {
    const { db } = shop.context;
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(db);
    const found: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ line: string }>`select row_to_json(t)::text as line from ${sql.table(name)} t`.execute(db);
      for (const { line } of rows) if (texts.some((text) => line.includes(text))) found.push(`${name}: ${line}`);
    }
    return found;
  };
  shop.facts = async (type, orderId) => {
    const rows = await shop.context.db.selectFrom('outbox').select('envelope').where('type', '=', type).orderBy('seq').execute();
    return rows.map((row) => row.envelope).filter((event) => event.key === orderId);
  };
  shop.webhook = async (event, signature) => {
    const payload = JSON.stringify(event);
    return fetch(`${shop.url}/api/stripe/webhook`, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature':
          signature ?? shop.context.stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET }),
      },
    });
  };
  return shop;
}

export function sessionIdOf(checkout: { checkout_url: string }): string {
  return checkout.checkout_url.split('/').at(-1) ?? '';
}

export function providerEvent(type: string, object: object, id = `evt_${Math.random().toString(36).slice(2)}`): Stripe.Event {
  return { id, object: 'event', type, data: { object }, created: Math.floor(Date.now() / 1000) } as unknown as Stripe.Event;
}

/** The problem with which a call was refused. */
export async function refusal(call: Promise<unknown>): Promise<{ status: number; code: string; fields: string[] }> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ProblemError)) expect.fail(`Not refused: ${String(error)}`);
  return { status: error.status, code: error.code, fields: (error.problem.errors ?? []).map(({ field }) => field) };
}
