import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { migrate } from '@nimantran/kit/db/migrate';
import type { User } from '@nimantran/proto/domain/user';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { SECRET_KEY, WEBHOOK_SECRET } from '../../../../infra/test-support/stand-ins/start-local.ts';
import { buildApp } from '../../src/app.ts';
import { readConfiguration } from '../../src/config.ts';
import { createContext, type OrdersContext } from '../../src/context.ts';
import { seedHolidays } from '../../src/db/delivery/holidays.ts';
import { insertOrderRow } from '../../src/db/orders/insert-order.ts';
import { insertBill } from '../../src/db/payments/bills.ts';
import type { BillRow } from '../../src/db/schema.ts';
import { anOrder, person, THEME_VERSION, WEDDING } from './fixtures.ts';
import { house } from './neighbours.ts';

const NOWHERE = 'http://127.0.0.1:9';
const DAY_MS = 24 * 3_600_000;

/** The service without its jobs, other services and provider: only what a test does happens. */
export interface QuietShop {
  context: OrdersContext;
  /** Calls as a user; returns the status and the body. */
  call(user: User, method: 'GET' | 'POST' | 'PUT', url: string, body?: object): Promise<{ status: number; answer: unknown }>;
  /** The answer to a call from one of our services. */
  ask(url: string): Promise<unknown>;
  /** A signed event from the provider. */
  hear(type: string, object: object, created?: number): Promise<void>;
  /** An unpaid order with these bills. */
  insert(
    bills: readonly Pick<BillRow, 'kind' | 'amountMinor'>[],
    owner?: User,
  ): Promise<{ id: string; number: string; bills: BillRow[] }>;
}

export function withQuietShop(): QuietShop {
  const database = withDatabase();
  const shop = {} as QuietShop;
  let app: FastifyInstance | undefined;
  beforeAll(async () => {
    const context = createContext(
      readConfiguration({
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        PORT: '0',
        ...house.variables,
        DATABASE_URL: database.urls.orders,
        PUBLIC_URL: 'https://shop.test',
        CATALOG_URL: NOWHERE,
        PRICING_URL: NOWHERE,
        MEDIA_URL: NOWHERE,
        IDENTITY_URL: NOWHERE,
        DATA_DIR: '/nowhere',
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_API_URL: NOWHERE,
      }),
    );
    shop.context = { ...context, countAdmins: async () => 1 };
    await migrate(shop.context.db, path.join(import.meta.dirname, '../../src/db/migrations'));
    await seedHolidays(shop.context.db);
    await shop.context.bus.prepare();
    app = await buildApp(shop.context);
    await app.ready();
  });
  afterAll(async () => {
    await app?.close();
    await shop.context?.close();
  });
  shop.call = async (user, method, url, body) => {
    const answer = await app?.inject({
      method,
      url,
      headers: { authorization: `Bearer ${await house.forUser(user)}`, 'idempotency-key': randomUUID() },
      ...(body ? { payload: body } : {}),
    });
    if (!answer) throw new Error('The shop is not open.');
    return { status: answer.statusCode, answer: answer.body === '' ? undefined : answer.json() };
  };
  shop.ask = async (url) => {
    const headers = { authorization: `Bearer ${await house.forService('identity')}` };
    return (await app?.inject({ method: 'GET', url, headers }))?.json();
  };
  shop.hear = async (type, object, created = Math.floor(Date.now() / 1000)) => {
    const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object }, created });
    const signature = shop.context.stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await app?.inject({ method: 'POST', url: '/api/stripe/webhook', headers, payload });
    if (answer?.statusCode !== 200) throw new Error(`${type}: ${answer?.statusCode} ${answer?.body}`);
  };
  shop.insert = (bills, owner = person('asha')) =>
    shop.context.db.transaction().execute(async (transaction) => {
      const { customisation, options, billing } = anOrder();
      const now = new Date();
      const [first] = bills;
      const hasPreview = first?.kind === 'deposit';
      const total = { currency: 'INR' as const, amount_minor: bills.reduce((sum, { amountMinor }) => sum + amountMinor, 0) };
      const lines = [{ kind: 'video' as const, label: 'Video', reason: 'A test wants it', amount_minor: total.amount_minor }];
      const order = await insertOrderRow(transaction, {
        id: randomUUID(),
        owner,
        theme: { theme_id: 7, version: THEME_VERSION, package_key: 'themes/7', on_sale: true, manifest: WEDDING },
        wanted: { customisation, options, billing },
        quote: { currency: 'INR', lines, total, promo: null },
        termsVersion: '1',
        musicRightsAcceptedAt: null,
        attribution: null,
        referral: null,
        previewOf: hasPreview ? 'SR-00000000' : null,
        now,
        payUntil: new Date(now.getTime() + DAY_MS),
        placedText: 'You placed the order.',
      });
      const rows: BillRow[] = [];
      for (const { kind, amountMinor } of bills)
        rows.push(
          await insertBill(transaction, {
            orderId: order.id,
            kind,
            label: kind,
            lines: [{ kind: 'video', label: kind, reason: 'A test wants it', amount_minor: amountMinor }],
            currency: 'INR',
            amountMinor,
            state: kind === 'balance' ? 'planned' : 'open',
            createdAt: now,
          }),
        );
      return { id: order.id, number: order.number, bills: rows };
    });
  return shop;
}

export function aRefund(refund: { id: string; intent: string; amount: number; status: string; refundId?: string }) {
  const { id, intent, amount, status, refundId } = refund;
  return {
    id,
    object: 'refund',
    payment_intent: intent,
    amount,
    currency: 'inr',
    status,
    metadata: refundId ? { refund_id: refundId } : {},
  };
}

/** A dispute as the provider reports it, opened at a given second. */
export function aDispute(dispute: { id: string; intent: string; amount: number; status: string; created: number }) {
  const { id, intent, amount, status, created } = dispute;
  return {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [],
    created,
    currency: 'inr',
    evidence_details: { due_by: null },
    payment_intent: intent,
    reason: 'fraudulent',
    status,
  };
}

export function aPaidSession(paid: { orderId: string; billId: string; intent: string; amount: number }) {
  const { orderId, billId, intent, amount } = paid;
  return {
    id: `cs_${intent}`,
    payment_status: 'paid',
    payment_intent: intent,
    metadata: { order_id: orderId, bill_id: billId },
    amount_total: amount,
    currency: 'inr',
  };
}
