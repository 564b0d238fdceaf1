import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { portOf } from '../launcher/environment.ts';
import { readSettings, type Settings } from '../launcher/settings.ts';
import { type Shop, startShop } from '../launcher/shop.ts';
import { addressOf } from '../postgres/provision.ts';
import { type LocalServer, startNats, startRedis } from '../test-support/servers/local-server.ts';
import { startS3 } from '../test-support/servers/s3-server.ts';
import { createBucket, type TestBucket } from '../test-support/servers/test-bucket.ts';
import { freeRange } from '../test-support/shops/start-test-shop.ts';
import { Link } from '../test-support/stand-ins/faulty-proxy.ts';
import { startSmtpServer } from '../test-support/stand-ins/smtp-server.ts';
import { LINKS, type LinkName, PROCESSES, type ProcessName, type ServerName } from './fault-plan.ts';
import { startPostgres } from './postgres-server.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

/** The links' first port, within the shop's own range. */
const LINKS_FROM = 20;

/** A distributed shop whose connections all run over links that can be broken. */
export interface World {
  shop: Shop;
  /** The gateway behind its link, as customers reach it. */
  publicUrl: string;
  /** The stand-ins without their link, for the bench's own requests. */
  localUrl: string;
  links: Record<LinkName, Link>;
  servers: Record<ServerName, LocalServer>;
  /** The database without its link, as its admin. */
  databaseUrl: string;
  natsUrl: string;
  bucket: TestBucket;
  /** Every mail that the mail server took, with its headers. */
  letters: readonly string[];
  dataDir: string;
  /** The worker's temporary files. */
  workDir: string;
  /** Where Postgres and Redis keep their data; undefined if no disk can be mounted. */
  disk: SmallDisk | undefined;
  moveClock(name: ProcessName, seconds: number): Promise<void>;
  stop(): Promise<void>;
}

export interface WorldOptions {
  /** How long the stand-in worker sleeps for each segment. */
  sleepMs?: number;
  /** A program that draws, in place of the stand-in worker, relative to the checkout. It does one film and one set of stills at a time. */
  drawsBy?: string;
  designers: readonly string[];
  /** A built web app; without it pages answer 503, but this bench requests none. */
  webDist?: string;
}

const DISK_MB = 640;
const READY_LIMIT_MS = 300_000;
const THEMES = 'up-up-hooray,shubh-griha';

/** @throws Error if nats-server, redis-server or python3-swift is not installed */
export async function startWorld(options: WorldOptions): Promise<World> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nimantran-chaos-'));
  await chmod(folder, 0o755);
  const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const close of closers.reverse()) await close().catch((error: unknown) => console.error(error));
  };
  const keep = async <Server extends LocalServer>(starting: Promise<Server>): Promise<Server> => {
    const server = await starting;
    closers.push(() => server.stop());
    return server;
  };
  try {
    const disk = await mountSmallDisk(path.join(folder, 'disk'), DISK_MB);
    if (disk) closers.push(() => disk.remove());
    const onDisk = disk?.folder ?? folder;
    const postgres = await keep(startPostgres(path.join(onDisk, 'postgres')));
    const redis = await keep(startRedis({ dataDir: path.join(onDisk, 'redis') }));
    const nats = await keep(startNats({ dataDir: path.join(folder, 'nats') }));
    const s3 = await keep(startS3({ dataDir: path.join(folder, 's3') }));
    const bucket = await createBucket(s3);
    const smtp = await startSmtpServer();
    closers.push(async () => smtp.close());

    const portBase = await freeRange();
    const linkBase = portBase + LINKS_FROM;
    const servers = { postgres, nats, redis, s3 };
    const plain = settingsOf(folder, portBase, options);
    const links = {} as Record<LinkName, Link>;
    const targetOf = (name: LinkName): number => {
      if (name === 'smtp') return smtp.port;
      if (name === 'stripe') return portOf('local', plain);
      return name in servers ? servers[name as ServerName].port : portOf(name as ProcessName, plain);
    };
    for (const [index, name] of LINKS.entries()) {
      links[name] = await Link.open(linkBase + index, targetOf(name));
      closers.push(() => links[name].close());
    }
    const publicUrl = `http://${links.gateway.address}`;
    const settings: Settings = {
      ...plain,
      publicUrl,
      adminDatabaseUrl: throughLink(postgres.adminUrl, links.postgres),
      natsUrl: `nats://${links.nats.address}`,
      redisUrl: `redis://${links.redis.address}`,
      passedOn: {
        ...plain.passedOn,
        ...bucket.environment,
        S3_ENDPOINT: `http://${links.s3.address}`,
        SMTP_URL: `smtp://${links.smtp.address}`,
      },
    };
    const clocks = path.join(folder, 'clocks');
    const workDir = path.join(folder, 'work');
    for (const own of [clocks, workDir]) await mkdir(own);
    const shop = await startShop(
      settings,
      {},
      {
        entries: { render: options.drawsBy ?? 'infra/local/render/main.ts' },
        readyLimitMs: READY_LIMIT_MS,
        webDist: options.webDist ?? path.join(folder, 'no-web'),
        environment: (name) => ({
          ...addressesOver(links),
          ...(name === 'orders' || name === 'local'
            ? { STRIPE_API_URL: `http://${links.stripe.address}`, STRIPE_WEBHOOK_URL: `${publicUrl}/api/stripe/webhook` }
            : {}),
          ...(name === 'render' ? { TMPDIR: workDir } : {}),
          ...(name === 'local' ? { LOCAL_PUBLIC_URL: `http://${links.local.address}` } : {}),
          NODE_OPTIONS: `--import=${fileURLToPath(new URL('./move-clock.ts', import.meta.url))}`,
          CHAOS_CLOCK_FILE: path.join(clocks, name),
        }),
      },
    );
    closers.push(() => shop.stop());
    return {
      ...{ shop, publicUrl, links, servers, bucket, disk, stop, workDir, dataDir: folder, letters: smtp.letters },
      localUrl: shop.localUrl,
      databaseUrl: addressOf(postgres.adminUrl, { database: 'nimantran' }),
      natsUrl: nats.url,
      moveClock: (name, seconds) => writeFile(path.join(clocks, name), String(seconds * 1_000)),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function settingsOf(folder: string, portBase: number, { sleepMs = 0, drawsBy, designers }: WorldOptions): Settings {
  const draws = drawsBy !== undefined;
  return readSettings({
    DATA_DIR: folder,
    PORT: String(portBase),
    SERVICE_PORT_BASE: String(portBase),
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '1000000',
    CHECKOUTS_PER_MINUTE: '100000',
    CHECKOUTS_PER_ACCOUNT_HOUR: '100000',
    CHECKOUTS_PER_ADDRESS_HOUR: '100000',
    // Who draws publishes what is drawn.
    SEED_THEMES: draws ? 'none' : THEMES,
    DESIGNER_EMAILS: designers.join(','),
    LEASE_MINUTES: '1',
    ...(draws
      ? { RENDER_ROLE: 'queue', RENDER_JOBS_AT_ONCE: '1', RENDER_STILLS_AT_ONCE: '1' }
      : { RENDER_SLEEP_MS: String(sleepMs), RENDER_JOBS_AT_ONCE: '4' }),
  });
}

/** The addresses by which each process reaches the others. */
function addressesOver(links: Record<LinkName, Link>): Record<string, string> {
  const services = PROCESSES.filter((name) => name !== 'render' && name !== 'gateway');
  return Object.fromEntries(services.map((name) => [`${name.toUpperCase()}_URL`, `http://${links[name].address}`]));
}

function throughLink(url: string, link: Link): string {
  const address = new URL(url);
  address.port = String(link.port);
  return address.href;
}
