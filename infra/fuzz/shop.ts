import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { loadSecrets } from '../launcher/secrets.ts';
import { readSettings } from '../launcher/settings.ts';
import { type Shop, startShop } from '../launcher/shop.ts';
import { startEmbeddedPostgres } from '../postgres/embedded.ts';
import { freePort } from '../postgres/free-port.ts';
import { addressOf } from '../postgres/provision.ts';
import { freeRange } from '../test-support/shops/start-test-shop.ts';

export interface FuzzShop {
  shop: Shop;
  /** Access to every schema, to create states that only faults produce. */
  db: pg.Client;
  /** The secret with which the payment provider signs events. */
  webhookSecret: string;
  /** Unexpected restarts of processes: a request that kills a service is a fault too. */
  restarts: string[];
  /** `logsTo`: where the services' logs are saved. */
  stop(logsTo?: string): Promise<void>;
}

export const ADMINS = ['admin@nimantran.test', 'second-admin@nimantran.test'];
/** Many of their sessions are opened and ended. */
export const SPARE_ADMIN = 'spare-admin@nimantran.test';
export const DESK = 'desk@nimantran.test';

/** Accounts per role; limits per person are spread over them. */
export const ACCOUNTS_OF_A_ROLE = 12;
export const accountsOf = (role: string): string[] =>
  Array.from({ length: ACCOUNTS_OF_A_ROLE }, (_, index) =>
    index === 0 ? `${role}@nimantran.test` : `${role}-${index}@nimantran.test`,
  );

/**
 * A whole shop in its own folder, whose renderer only sleeps and whose limits are too high to hide faults; `variables` override
 * its own.
 */
export async function startFuzzShop(variables: Readonly<Record<string, string>> = {}): Promise<FuzzShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nimantran-fuzz-'));
  await chmod(dataDir, 0o755);
  const [port, portBase] = await Promise.all([freePort(), freeRange()]);
  const postgres = await startEmbeddedPostgres({ dir: path.join(dataDir, 'postgres'), durable: false });
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: String(port),
    SERVICE_PORT_BASE: String(portBase),
    ADMIN_DATABASE_URL: postgres.adminUrl,
    // Each caller has a different address; otherwise limits per address would reject most requests.
    TRUST_PROXY: 'true',
    RATE_LIMIT_PER_MINUTE: '1000000',
    CHECKOUTS_PER_MINUTE: '100000',
    CHECKOUTS_PER_ACCOUNT_HOUR: '100000',
    CHECKOUTS_PER_ADDRESS_HOUR: '100000',
    REPLIES_PER_ADDRESS_HOUR: '100000',
    REFUND_ALONE_LIMIT: 'INR:1000,USD:100,EUR:100,GBP:100',
    ADMIN_EMAILS: [...ADMINS, SPARE_ADMIN].join(','),
    DESIGNER_EMAILS: [...accountsOf('designer'), DESK].join(','),
    PARTNER_EMAILS: accountsOf('partner').join(','),
    SEED_THEMES: 'up-up-hooray,shubh-griha',
    RENDER_SLEEP_MS: '20',
    RENDER_JOBS_AT_ONCE: '4',
    ...variables,
  });
  const restarts: string[] = [];
  const shop = await startShop(
    settings,
    { restarted: (name, reason) => restarts.push(`${name}: ${reason}`) },
    { entries: { render: 'infra/local/render/main.ts' } },
  ).catch(async (error: unknown) => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
  const db = new pg.Client({ connectionString: addressOf(postgres.adminUrl, { database: 'nimantran' }) });
  await db.connect();
  const { stripeWebhook: webhookSecret } = await loadSecrets(dataDir);
  return {
    ...{ shop, db, webhookSecret, restarts },
    async stop(logsTo) {
      await db.end();
      await shop.stop();
      await postgres.stop();
      if (logsTo !== undefined) await cp(path.join(dataDir, 'logs'), logsTo, { recursive: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
