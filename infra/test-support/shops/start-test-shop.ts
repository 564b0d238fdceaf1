import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isFree } from '../../launcher/preflight.ts';
import { readSettings } from '../../launcher/settings.ts';
import { type Shop, startShop } from '../../launcher/shop.ts';
import { freePort } from '../../postgres/free-port.ts';
import type { SharedServers } from './shared-servers.ts';

/** For a machine on which other shops start at the same time. */
const READY_MS = 240_000;

/**
 * Starts a separate shop for a test: free ports, a new folder, and the given servers; `more` are variables as `make up` reads
 * them, `webDist` is a build of the web app that replaces the usual one.
 */
export async function startTestShop(
  servers: Partial<Pick<SharedServers, 'natsUrl' | 'redisUrl' | 'objectStore'>> = {},
  more: Readonly<Record<string, string>> = {},
  webDist = process.env.MOCK_DIST,
): Promise<Shop & { remove(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nimantran-e2e-'));
  // The database's own user must be able to enter the folder.
  await chmod(dataDir, 0o755);
  const [port, portBase] = await Promise.all([freePort(), freeRange()]);
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: String(port),
    SERVICE_PORT_BASE: String(portBase),
    DURABLE: 'false',
    RATE_LIMIT_PER_MINUTE: '6000',
    CHECKOUTS_PER_MINUTE: '600',
    // Tests publish what they sell.
    SEED_THEMES: 'none',
    ...(servers.natsUrl === undefined ? {} : { NATS_URL: servers.natsUrl }),
    ...(servers.redisUrl === undefined ? {} : { REDIS_URL: servers.redisUrl }),
    ...servers.objectStore,
    ...more,
  });
  const shop = await startShop(settings, {}, { readyLimitMs: READY_MS, ...(webDist === undefined ? {} : { webDist }) });
  return Object.assign(shop, {
    async remove() {
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  });
}

const RANGE = 100;
/** Port offsets of services and their metrics, the chaos bench's links, stand-ins, Postgres. */
const USED = [...Array(36).keys(), 90, 95];

/** The first of a hundred consecutive ports that seem free. */
export async function freeRange(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const base = 20_000 + RANGE * Math.floor(Math.random() * 90);
    const free = await Promise.all(USED.map((offset) => isFree(base + offset)));
    if (free.every(Boolean)) return base;
  }
  throw new Error('No hundred ports in a row are free.');
}
