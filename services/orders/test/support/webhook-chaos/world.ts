import { randomBytes } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import type { Breakable } from '../../../../../infra/chaos/faults.ts';
import { startPostgres } from '../../../../../infra/chaos/postgres-server.ts';
import { addressOf, provision, SERVICES, type Service } from '../../../../../infra/postgres/provision.ts';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { type LocalServer, startNats, startRedis } from '../../../../../infra/test-support/servers/local-server.ts';
import { Link } from '../../../../../infra/test-support/stand-ins/faulty-proxy.ts';
import { freePort, tempFolder } from '../../../../../infra/test-support/stand-ins/start-local.ts';
import { type ProcessShop, startProcessShop } from '../process-shop.ts';

const DATABASE = 'nimantran';

/** The orders service with a Postgres, a NATS and a Redis of its own, which it reaches over links that can be broken. */
export interface WebhookWorld extends Breakable {
  orders: ProcessShop;
  folder: string;
  stop(): Promise<void>;
}

/** @throws Error if nats-server or redis-server is not installed */
export async function startWebhookWorld(): Promise<WebhookWorld> {
  const folder = tempFolder();
  // Postgres runs as another user.
  await chmod(folder.path, 0o755);
  const closers: (() => unknown)[] = [() => folder.remove()];
  const stop = async (): Promise<void> => {
    for (const close of closers.toReversed()) await Promise.resolve(close()).catch((error: unknown) => console.error(error));
  };
  const keep = async <Server extends LocalServer>(starting: Promise<Server>): Promise<Server> => {
    const server = await starting;
    closers.push(() => server.stop());
    return server;
  };
  const linkTo = async (port: number): Promise<Link> => {
    const link = await Link.open(await freePort(), port);
    closers.push(() => link.close());
    return link;
  };
  try {
    const postgres = await keep(startPostgres(path.join(folder.path, 'postgres')));
    const redis = await keep(startRedis({ dataDir: path.join(folder.path, 'redis') }));
    const nats = await keep(startNats({ dataDir: path.join(folder.path, 'nats') }));
    const links = { postgres: await linkTo(postgres.port), nats: await linkTo(nats.port), redis: await linkTo(redis.port) };
    const password = randomBytes(12).toString('hex');
    const passwords = Object.fromEntries(SERVICES.map((service) => [service, password])) as Record<Service, string>;
    const urls = await provision({ adminUrl: postgres.adminUrl, passwords, database: DATABASE });
    const behind = new URL(urls.orders);
    behind.port = String(links.postgres.port);
    const orders = await startProcessShop({
      databaseUrl: urls.orders,
      folder: folder.path,
      env: {
        DATABASE_URL: behind.href,
        NATS_URL: `nats://${links.nats.address}`,
        REDIS_URL: `redis://${links.redis.address}`,
        LOG_LEVEL: 'warn',
      },
    });
    closers.push(() => orders.close());
    closers.push(orders.service.keepRunning());
    return {
      ...{ orders, stop, links, servers: { postgres, nats, redis }, folder: folder.path },
      shop: {
        child: () => ({ pid: orders.service.pid, kill: () => void orders.service.kill() }),
        ready: async (limitMs) => {
          await eventually('orders is ready', () => isReady(orders.url), limitMs);
        },
      },
      databaseUrl: addressOf(postgres.adminUrl, { database: DATABASE }),
      natsUrl: nats.url,
      disk: undefined,
      moveClock: async () => {},
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    (answer) => answer.ok,
    () => false,
  );
