import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { buildApp } from '../../local/app.ts';
import { readConfig } from '../../local/config.ts';
import { createContext, type LocalContext } from '../../local/context.ts';

export const SECRET_KEY = 'sk_test_suite';
export const WEBHOOK_SECRET = 'whsec_suite';

const QUICK: LocalContext['retry'] = { firstDelayMs: 20, maxDelayMs: 100, giveUpAfterMs: 60_000, timeoutMs: 2_000 };

export type Running = { context: LocalContext; url: string; stripe: Stripe; stop(): Promise<void> };

/** Starts the stand-ins on a free port with a data folder, as main.ts does. */
export async function startLocal(
  dataDir: string,
  env: Record<string, string> = {},
  overrides: Parameters<typeof createContext>[1] = {},
): Promise<Running> {
  const port = await freePort();
  const config = readConfig({
    LOCAL_PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    ...env,
  });
  const context = await createContext(config, { retry: QUICK, ...overrides });
  const app = await buildApp(context);
  await app.listen({ host: config.host, port: config.port });
  const stripe = new Stripe(SECRET_KEY, {
    host: '127.0.0.1',
    port: config.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return { context, url: config.publicUrl, stripe, stop: () => app.close() };
}

export function tempFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'nimantran-local-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export type Received = { signature: string; payload: string };
export type Receiver = {
  url: string;
  received: Received[];
  answerWith(status: number): void;
  /** Holds back all responses until the returned function is called. */
  hold(): () => void;
  /** Requests now waiting for a response, and the highest number so far. */
  waiting(): { now: number; most: number };
  close(): Promise<void>;
};

/** The shop's webhook address: records requests and answers as configured. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const received: Received[] = [];
  let status = 200;
  let open = 0;
  let most = 0;
  let held = Promise.resolve();
  const server = createServer((request, response) => {
    open += 1;
    most = Math.max(most, open);
    response.once('close', () => {
      open -= 1;
    });
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ signature: String(request.headers['stripe-signature']), payload: Buffer.concat(chunks).toString('utf8') });
      void held.then(() => response.writeHead(status).end());
    });
  });
  await listen(server, port);
  return {
    url: `http://127.0.0.1:${portOf(server)}/hook`,
    received,
    answerWith: (next) => {
      status = next;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    waiting: () => ({ now: open, most }),
    close: () => closeServer(server),
  };
}

/** Polls until `look` returns a value, for at most `limitMs`. */
export async function until<Value>(look: () => Value | undefined | false, limitMs = 10_000): Promise<Value> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    const value = look();
    if (value !== undefined && value !== false) return value;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`Not within ${limitMs} ms: ${look}`);
}

export async function postJson(url: string, body: object = {}): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

/** The JSON of a response, with the type that the test expects. */
export async function jsonOf<Value>(answer: Promise<Response>): Promise<Value> {
  return JSON.parse(await (await answer).text());
}

export async function postForm(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

/** An order of the shop: a theme and express delivery, INR 349.00. */
export function anOrder(changes: Partial<Stripe.Checkout.SessionCreateParams> = {}): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    client_reference_id: 'NM-7K3QZ9XW',
    customer_email: 'asha@example.com',
    metadata: { order_number: 'NM-7K3QZ9XW' },
    payment_intent_data: { metadata: { order_number: 'NM-7K3QZ9XW' } },
    success_url: 'http://localhost:8080/user/invitations?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:8080/video/create/pay',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'inr',
          unit_amount: 29_900,
          product_data: { name: 'Marigold Mandap, 1080p', description: 'Wedding video' },
        },
      },
      { quantity: 1, price_data: { currency: 'inr', unit_amount: 5_000, product_data: { name: 'Express delivery' } } },
    ],
    ...changes,
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await listen(server, 0);
  const port = portOf(server);
  await closeServer(server);
  return port;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
