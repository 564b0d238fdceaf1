import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { familyOf, startPostgres } from '../../chaos/postgres-server.ts';
import { SupervisedChild } from '../../launcher/child.ts';
import { serviceEnvironment } from '../../launcher/environment.ts';
import { loadSecrets, type Secrets } from '../../launcher/secrets.ts';
import { SERVICES } from '../../launcher/service-table.ts';
import { readSettings } from '../../launcher/settings.ts';
import { type Shop, startShop } from '../../launcher/shop.ts';
import { freePort } from '../../postgres/free-port.ts';
import { addressOf } from '../../postgres/provision.ts';
import { eventually } from '../../test-support/eventually.ts';
import { type LocalServer, startNats, startRedis } from '../../test-support/servers/local-server.ts';
import { freeRange } from '../../test-support/shops/start-test-shop.ts';

/** A distributed shop, with a process for each part, whose workers only sleep. */
export interface SleepingShop {
  shop: Shop;
  secrets: Secrets;
  natsUrl: string;
  redisUrl: string;
  /** The whole database, as its admin; use schema-qualified names. */
  database: pg.Pool;
  /** Adds a worker with the same settings as the others unless given others; resolves when it is ready. */
  addWorker(pace?: Partial<Pace>): Promise<void>;
  /** The pids of every process by name, including its children; workers share one entry. */
  processes(): Promise<Map<string, number[]>>;
  stop(): Promise<void>;
}

export interface Pace {
  /** How long a worker sleeps for each scene. */
  sleepMs: number;
  /** Concurrent jobs in a worker. */
  jobsAtOnce: number;
}

export interface SleepingShopOptions extends Pace {
  /** Folder names of the themes on sale. */
  themes: string;
  /** A built web app; undefined builds it, and a folder that does not exist means no web app. */
  webDist?: string;
  /** Additional environment variables of a process. */
  environment?: (name: string) => Record<string, string>;
}

const READY_LIMIT_MS = 180_000;
const DRAWN_LIMIT_MS = 300_000;

/**
 * Postgres that syncs to disk, NATS with JetStream, Redis with an append-only file; objects are files.
 * @throws Error if nats-server or redis-server is not installed
 */
export async function startSleepingShop(options: SleepingShopOptions): Promise<SleepingShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nimantran-load-'));
  // The database's own user must be able to enter the folder.
  await chmod(folder, 0o755);
  const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close().catch((error: unknown) => console.error(error));
  };
  const keep = async <Server extends LocalServer>(starting: Promise<Server>): Promise<Server> => {
    const server = await starting;
    closers.push(() => server.stop());
    return server;
  };
  try {
    const postgres = await keep(startPostgres(path.join(folder, 'postgres')));
    const redis = await keep(startRedis({ dataDir: path.join(folder, 'redis') }));
    const nats = await keep(startNats({ dataDir: path.join(folder, 'nats') }));
    const portBase = await freeRange();
    const settings = readSettings({
      DATA_DIR: folder,
      PORT: String(portBase),
      SERVICE_PORT_BASE: String(portBase),
      ADMIN_DATABASE_URL: postgres.adminUrl,
      NATS_URL: nats.url,
      REDIS_URL: redis.url,
      RATE_LIMIT_PER_MINUTE: '1000000',
      CHECKOUTS_PER_MINUTE: '100000',
      CHECKOUTS_PER_ACCOUNT_HOUR: '100000',
      CHECKOUTS_PER_ADDRESS_HOUR: '1000000',
      SEED_THEMES: options.themes,
      RENDER_SLEEP_MS: String(options.sleepMs),
      RENDER_JOBS_AT_ONCE: String(options.jobsAtOnce),
    });
    const shop = await startShop(
      settings,
      {},
      {
        entries: { render: 'infra/local/render/main.ts' },
        readyLimitMs: READY_LIMIT_MS,
        ...(options.webDist === undefined ? {} : { webDist: options.webDist }),
        environment: (name) => options.environment?.(name) ?? {},
      },
    );
    closers.push(() => shop.stop());
    const secrets = await loadSecrets(folder);
    const database = new pg.Pool({ connectionString: addressOf(postgres.adminUrl, { database: 'nimantran' }), max: 2 });
    closers.push(() => database.end());
    const workers: SupervisedChild[] = [];
    closers.push(() => Promise.all(workers.map((worker) => worker.stop())));
    await untilDrawn(database);
    return {
      ...{ shop, secrets, database, stop, natsUrl: nats.url, redisUrl: redis.url },
      async addWorker(pace = {}) {
        const port = await freePort();
        const { sleepMs, jobsAtOnce } = { ...options, ...pace };
        const env = {
          ...serviceEnvironment('render', { settings, secrets, databaseUrls: {}, webDist: '' }),
          ...{ PORT: String(port), RENDER_SLEEP_MS: String(sleepMs), RENDER_JOBS_AT_ONCE: String(jobsAtOnce) },
        };
        const logFile = path.join(folder, 'logs', `render-${workers.length + 2}.log`);
        workers.push(new SupervisedChild({ name: 'render', entry: 'infra/local/render/main.ts', env, logFile }));
        const isReady = () =>
          fetch(`http://127.0.0.1:${port}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          );
        await eventually('another worker', isReady);
      },
      async processes() {
        const found = new Map<string, number[]>();
        const add = async (name: string, pid: number | undefined) => {
          if (pid !== undefined) found.set(name, [...(found.get(name) ?? []), ...(await familyOf(pid))]);
        };
        for (const { name } of SERVICES) await add(name, shop.child(name).pid);
        for (const { pid } of workers) await add('render', pid);
        await add('stand-ins', shop.child('local').pid);
        for (const [name, { pid }] of Object.entries({ postgres, nats, redis })) await add(name, pid);
        return found;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits for the themes' pictures and samples, which the same workers render first. */
async function untilDrawn(database: pg.Pool): Promise<void> {
  await eventually(
    'the themes to be drawn',
    async () => {
      const { rows } = await database.query<{ open: number; made: number }>(
        `select count(*) filter (where state in ('queued', 'running'))::int as open,
                count(*) filter (where kind = 'sample' and state = 'succeeded')::int as made
           from studio.renders`,
      );
      return rows[0] !== undefined && rows[0].open === 0 && rows[0].made > 0;
    },
    DRAWN_LIMIT_MS,
  );
}
