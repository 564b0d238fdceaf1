import { spawn } from 'node:child_process';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { readSettings } from '../../../launcher/settings.ts';
import { type Shop, startShop } from '../../../launcher/shop.ts';
import { startEmbeddedPostgres } from '../../../postgres/embedded.ts';
import { addressOf } from '../../../postgres/provision.ts';
import { bareEnvironment } from '../../../test-support/bare-environment.ts';
import { type LocalServer, startNats, startRedis } from '../../../test-support/servers/local-server.ts';
import { freeRange } from '../../../test-support/shops/start-test-shop.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../../..');
export const THEMES = { photo: { id: 102, category: 'birthday' }, plain: { id: 103, category: 'house-warming' } };

/** Unused servers, and the variables of a shop on them. */
export interface Place {
  dataDir: string;
  environment: Record<string, string>;
  remove(): Promise<void>;
}

export async function makePlace(dataDir: string): Promise<Place> {
  await mkdir(dataDir);
  // The database's own user must be able to enter the folder.
  await chmod(dataDir, 0o755);
  const servers: LocalServer[] = [];
  const [nats, redis] = [
    await startNats({ dataDir: path.join(dataDir, 'nats') }),
    await startRedis({ dataDir: path.join(dataDir, 'redis') }),
  ];
  servers.push(nats, redis);
  const portBase = await freeRange();
  const environment = {
    DATA_DIR: dataDir,
    PORT: String(portBase),
    SERVICE_PORT_BASE: String(portBase),
    DURABLE: 'false',
    NATS_URL: nats.url,
    REDIS_URL: redis.url,
    SEED_THEMES: 'up-up-hooray,shubh-griha',
    RATE_LIMIT_PER_MINUTE: '1000000',
    CHECKOUTS_PER_MINUTE: '100000',
    CHECKOUTS_PER_ACCOUNT_HOUR: '100000',
    CHECKOUTS_PER_ADDRESS_HOUR: '100000',
    RENDER_SLEEP_MS: '40',
    RENDER_JOBS_AT_ONCE: '4',
  };
  return {
    ...{ dataDir, environment },
    async remove() {
      for (const server of servers) await server.stop();
    },
  };
}

/** Starts a whole shop there, with a renderer that only sleeps and without a web app. */
export function openShop({ environment, dataDir }: Place): Promise<Shop> {
  return startShop(
    readSettings(environment),
    {},
    { entries: { render: 'infra/local/render/main.ts' }, webDist: path.join(dataDir, 'no-web'), readyLimitMs: 180_000 },
  );
}

/** Runs `make backup` or `make restore`. @throws Error with its output if it fails */
export async function run(program: 'main' | 'restore', place: Place, args: string[]): Promise<string> {
  const child = spawn(process.execPath, [path.join(ROOT, `infra/backup/${program}.ts`), ...args], {
    env: { ...bareEnvironment(), ...place.environment },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${said}`);
  return said;
}

/** The database of a place, as its admin, whether or not a shop is running there. */
export async function ask<Result>({ dataDir }: Place, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const server = await startEmbeddedPostgres({ dir: path.join(dataDir, 'postgres'), durable: false });
  const client = new pg.Client({ connectionString: addressOf(server.adminUrl, { database: 'nimantran' }) });
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
    if (!server.reused) await server.stop();
  }
}
