import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listReconciliations, runReconciliation } from '@nimantran/proto/http/orders/reconciliations';
import type { Call } from '@nimantran/proto/http/shared/client';
import type Stripe from 'stripe';
import { startEmbeddedPostgres } from '../../../../infra/postgres/embedded.ts';
import { addressOf, provision, SERVICES, type Service } from '../../../../infra/postgres/provision.ts';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { createEmptyDatabase } from '../../../../infra/test-support/servers/test-database.ts';
import { freePort, tempFolder, WEBHOOK_SECRET } from '../../../../infra/test-support/stand-ins/start-local.ts';
import { fill } from '../../../../infra/test-support/statements.ts';
import type { OrdersContext } from '../../src/context.ts';
import { sweepGuards } from '../../src/jobs/sweep.ts';
import { person } from './fixtures.ts';
import { type ProcessShop, startProcessShop } from './process-shop.ts';

const BOOKS_LIMIT_MS = 300_000;

export interface BenchShop extends Pick<ProcessShop, 'url' | 'as' | 'close'> {
  bareUrl: string;
  /** Pays sessions at the provider; returns the signed events. */
  payAll(sessions: readonly string[]): Promise<{ payload: string; signature: string }[]>;
  countPaid(): Promise<number>;
  /** Compares the last hour with the provider's books. @throws Error if the comparison fails or finds a difference */
  compareBooks(): Promise<void>;
  /** Adds expired rows to each of two tables that `sweep` keeps small. */
  expire(rows: number): Promise<void>;
  sweep(): Promise<void>;
}

/** The service in its process and a bare endpoint in another, on one Postgres with durable commits. */
export async function startBenchShop(bareEntry: URL, nodeArgs: string[]): Promise<BenchShop> {
  const folder = tempFolder();
  const postgres = await startEmbeddedPostgres({ dir: path.join(folder.path, 'postgres') });
  const password = randomBytes(12).toString('hex');
  const passwords = Object.fromEntries(SERVICES.map((service) => [service, password])) as Record<Service, string>;
  const database = await createEmptyDatabase(postgres.adminUrl);
  const urls = await provision({ adminUrl: postgres.adminUrl, passwords, database });
  const shop = await startProcessShop({ databaseUrl: urls.orders, folder: folder.path, args: nodeArgs });
  const bare = await startBare(bareEntry, addressOf(postgres.adminUrl, { database }));
  const { stripe } = shop.provider;

  return {
    url: shop.url,
    as: shop.as,
    bareUrl: bare.url,
    async payAll(sessions) {
      for (const id of sessions) await shop.control(`sessions/${id}/pay`);
      const events: Stripe.Event[] = [];
      for await (const event of stripe.events.list({ type: 'checkout.session.completed', limit: 100 })) events.push(event);
      return events.map((event) => {
        const payload = JSON.stringify(event, null, 2);
        return { payload, signature: stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET }) };
      });
    },
    async countPaid() {
      const rows = await shop.db.selectFrom('orders').select('id').where('state', '=', 'processing').execute();
      return rows.length;
    },
    compareBooks: () => compareBooks(shop.as(person('admin', ['admin']))),
    expire: (rows) => expire(urls.orders, rows),
    sweep: () => sweepGuards({ db: shop.db } as OrdersContext),
    async close() {
      bare.child.kill('SIGKILL');
      await shop.close();
      await postgres.stop();
      folder.remove();
    },
  };
}

async function compareBooks(admin: Call): Promise<void> {
  const to = new Date(Date.now() + 1_000);
  const body = { from: new Date(to.getTime() - 3_600_000).toISOString(), to: to.toISOString() };
  const { id } = await admin(runReconciliation, { body });
  const run = await eventually(
    'the end of the comparison',
    async () =>
      (await admin(listReconciliations, { query: {} })).reconciliations.find((each) => each.id === id && each.finished_at),
    BOOKS_LIMIT_MS,
  );
  if (run.error || run.differences.length > 0) throw new Error(run.error ?? `${run.differences.length} differences were found.`);
}

const expire = (databaseUrl: string, rows: number) =>
  fill(
    databaseUrl,
    `insert into idempotency_keys (owner_uid, operation, key, body_hash, order_id, answer, created_at)
    select 'uid-' || n, 'placeOrder', n, '', null, '{}', now() - interval '8 days' from generate_series(1, ${rows}) as n`,
    `insert into attempts (who, what, window_start, count)
    select 'uid:uid-' || n, 'promo', now() - interval '30 days', 1 from generate_series(1, ${rows}) as n`,
  );

async function startBare(entry: URL, databaseUrl: string): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const env = { DATABASE_URL: databaseUrl, PORT: String(port), NODE_ENV: 'production' };
  const child = spawn(process.execPath, [fileURLToPath(entry)], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  await eventually('the bare endpoint', () =>
    fetch(url).then(
      () => true,
      () => false,
    ),
  );
  return { url, child };
}
