import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type SeedProgress, THEMES_TO_OPEN } from '@nimantran/proto/domain/seed-progress';
import type { ServiceName } from '@nimantran/proto/domain/service-name';
import { startEmbeddedPostgres } from '../postgres/embedded.ts';
import { OWNERS, provision } from '../postgres/provision.ts';
import { runToEnd, SupervisedChild } from './child.ts';
import { metricsPortOf, portOf, serviceEnvironment } from './environment.ts';
import { checkDataFolder, checkPorts, StartError } from './preflight.ts';
import { loadSecrets } from './secrets.ts';
import { seedThemes } from './seed-themes.ts';
import { SERVICES } from './service-table.ts';
import { ROOT, type Settings } from './settings.ts';
import { buildWeb } from './web-build.ts';

export interface Shop {
  publicUrl: string;
  localUrl: string;
  /** The internal address of a service. */
  serviceUrl(name: ServiceName): string;
  /** The address of a service's metrics. */
  metricsUrl(name: ServiceName): string;
  dataDir: string;
  child(name: ServiceName | 'local'): SupervisedChild;
  /** Resolves when every process reports ready. @throws StartError after the limit, naming those that are not */
  ready(limitMs?: number): Promise<void>;
  /** Resolves when all themes are on sale; rejects if that failed. */
  allOnSale: Promise<void>;
  stop(): Promise<void>;
}

export interface ShopEvents {
  step?: (what: string) => void;
  restarted?: (name: string, reason: string) => void;
  themeOnSale?: (progress: SeedProgress) => void;
}

/** Differences of tests and benches from `make up`. */
export interface ShopChanges {
  /** Programs that replace a service's own, relative to the checkout. */
  entries?: Partial<Record<ServiceName, string>>;
  /** Additional variables of a process, which override its own. */
  environment?: (name: ServiceName | 'local') => Record<string, string>;
  /** A built web app. */
  webDist?: string;
  /** Time limit until all processes are ready. */
  readyLimitMs?: number;
  /**
   * Starts as soon as the shop can be walked: with a quick build of the web app and the first themes on sale. The others follow
   * (`allOnSale`).
   */
  opensEarly?: boolean;
}

const READY_LIMIT_MS = 90_000;
const POLL_MS = 100;

/**
 * Starts the whole shop on this machine: database, stand-ins, every service; resolves when all are ready and the themes are on
 * sale.
 */
export async function startShop(settings: Settings, events: ShopEvents = {}, changes: ShopChanges = {}): Promise<Shop> {
  const step = events.step ?? (() => {});
  const { dataDir, portBase } = settings;
  const { opensEarly = false } = changes;
  await checkDataFolder(dataDir);
  await checkPorts([
    { port: settings.port, who: 'the shop', variable: 'PORT' },
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 90].map((offset) => ({
      port: portBase + offset,
      who: 'a service',
      variable: 'SERVICE_PORT_BASE',
    })),
  ]);
  const secrets = await loadSecrets(dataDir);
  const logs = path.join(dataDir, 'logs');
  await mkdir(logs, { recursive: true });

  step('Building the web app and starting the database');
  const web =
    changes.webDist === undefined
      ? buildWeb(process.env as Record<string, string>, path.join(logs, 'web-build.log'), { isQuick: opensEarly })
      : Promise.resolve();
  // Awaited below, where processes that already run can be stopped.
  web.catch(() => {});
  const postgres =
    settings.adminDatabaseUrl === undefined
      ? await startEmbeddedPostgres({ dir: path.join(dataDir, 'postgres'), port: portBase + 95, durable: settings.durable })
      : { adminUrl: settings.adminDatabaseUrl, stop: async () => {} };
  if ('moved' in postgres && postgres.moved !== undefined) step(`${postgres.moved}: its data is in ${postgres.dir}`);
  const children = new Map<string, SupervisedChild>();
  const stopping = new AbortController();
  const stopAll = async () => {
    stopping.abort();
    for (const child of [...children.values()].reverse()) await child.stop();
    await postgres.stop();
  };
  try {
    const databaseUrls = await provision({ adminUrl: postgres.adminUrl, passwords: secrets.passwords });
    const webDist = changes.webDist ?? path.join(ROOT, 'web/dist');
    const environmentOf = (name: ServiceName | 'local') => ({
      ...serviceEnvironment(name, { settings, secrets, databaseUrls, webDist }),
      ...changes.environment?.(name),
    });

    step('Migrating');
    await Promise.all(
      OWNERS.map((name) =>
        runToEnd({
          name: `Migrating ${name}`,
          command: process.execPath,
          args: [path.join(ROOT, `services/${name}/src/commands/migrate.ts`)],
          env: environmentOf(name),
          logFile: path.join(logs, `${name}.log`),
        }),
      ),
    );
    step('Starting the services');
    const start = (name: ServiceName | 'local', entry: string) => {
      const logFile = path.join(logs, `${name}.log`);
      children.set(
        name,
        new SupervisedChild({
          name,
          entry,
          env: environmentOf(name),
          logFile,
          ...(events.restarted ? { onRestart: events.restarted } : {}),
        }),
      );
    };
    start('local', 'infra/local/main.ts');
    const startService = (name: ServiceName) => start(name, changes.entries?.[name] ?? `services/${name}/main.ts`);
    for (const { name } of SERVICES) if (name !== 'gateway') startService(name);
    step('Putting the themes on sale');
    const { opened, allOnSale } = seedThemes(
      {
        args: [path.join(ROOT, 'services/catalog/src/commands/seed.ts')],
        env: environmentOf('catalog'),
        logFile: path.join(logs, 'catalog.log'),
        signal: stopping.signal,
      },
      opensEarly ? THEMES_TO_OPEN : undefined,
      events.themeOnSale,
    );
    // Only the gateway serves the web app.
    await web;
    startService('gateway');
    const shop: Shop = {
      publicUrl: settings.publicUrl,
      localUrl: `http://127.0.0.1:${portBase + 90}`,
      serviceUrl: (name) => `http://127.0.0.1:${portOf(name, settings)}`,
      metricsUrl: (name) => `http://127.0.0.1:${name === 'gateway' ? metricsPortOf(settings) : portOf(name, settings)}/metrics`,
      dataDir,
      child(name) {
        const child = children.get(name);
        if (!child) throw new Error(`The process ${name} does not exist.`);
        return child;
      },
      ready: (limitMs = READY_LIMIT_MS) => waitReady(settings, limitMs, logs),
      allOnSale,
      stop: stopAll,
    };
    await Promise.all([opened, shop.ready(changes.readyLimitMs)]);
    return shop;
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function waitReady(settings: Settings, limitMs: number, logs: string): Promise<void> {
  const addresses = [
    ...SERVICES.map(({ name, port }) => ({
      name: name as string,
      port: name === 'gateway' ? settings.port : settings.portBase + port,
    })),
    { name: 'local', port: settings.portBase + 90 },
  ];
  const deadline = Date.now() + limitMs;
  const waiting = new Set(addresses);
  while (waiting.size > 0) {
    await Promise.all(
      [...waiting].map(async (address) => {
        const answer = await fetch(`http://127.0.0.1:${address.port}/readyz`, { signal: AbortSignal.timeout(3_000) }).catch(
          () => undefined,
        );
        await answer?.body?.cancel();
        if (answer?.ok) waiting.delete(address);
      }),
    );
    if (waiting.size === 0) return;
    if (Date.now() > deadline) {
      const names = [...waiting].map((address) => address.name).join(', ');
      throw new StartError(`Not ready within ${limitMs / 1000} s: ${names}. Their logs are in ${logs}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
