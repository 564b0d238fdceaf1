import { hostname } from 'node:os';
import { FIGURES } from '@nimantran/proto/domain/health';
import type { HealthReport } from '@nimantran/proto/domain/health-report';
import { HEALTH, type HealthService } from '@nimantran/proto/http/shared/health';
import { type Kysely, sql } from 'kysely';
import type { App } from '../http/app.ts';
import { route } from '../http/route.ts';
import { withTimeLimit } from '../queue/time-limit.ts';
import { codePrint, versionOf } from './code-print.ts';
import { disksOf } from './disks.ts';
import { recentErrors } from './recent-errors.ts';
import { settingsInWords } from './settings-in-words.ts';

/** Parts that only one service knows. */
export type OwnHealth = Partial<Pick<HealthReport, 'keys' | 'proofs' | 'remarks'>>;

export interface HealthOptions {
  /** The service's configuration; only its variables are told, and no secret (./settings-in-words.ts). */
  config: object;
  /** Absent for a service without a schema. */
  // biome-ignore lint/suspicious/noExplicitAny: each service has other tables, and the query names the migrations' own
  db?: Kysely<any>;
  /** Folders that the service writes to, by what is in them. */
  folders?: Readonly<Record<string, string | undefined>>;
  own?: () => Promise<OwnHealth>;
}

/** Less than the page waits: a part that cannot be read is missing, and the rest is told. */
const PART_TIMEOUT_MS = 4_000;
const STARTED_AT = new Date(Date.now() - process.uptime() * 1000).toISOString();

/** Serves what a service tells admins about itself. */
export function serveHealth(app: App, service: HealthService, options: HealthOptions): void {
  route(app, HEALTH[service].get, () => healthOf(app, service, options));
}

/** The report of this process; for services without the route's caller, such as the gateway's packet. */
export async function healthOf(app: App, service: HealthService, options: HealthOptions): Promise<HealthReport> {
  const { config, db, folders = {}, own } = options;
  const [version, code, not_ready, schema, figures, disks, parts] = await Promise.all([
    versionOf(),
    codePrint(),
    app.notReady(),
    read(db && lastMigration(db), null),
    readFigures(app),
    read(disksOf(folders), []),
    read<OwnHealth>(own?.(), {}),
  ]);
  return {
    service,
    at: new Date().toISOString(),
    version,
    code,
    node: process.version,
    process: `${process.pid} on ${hostname()}`,
    started_at: STARTED_AT,
    schema,
    not_ready,
    figures,
    disks,
    keys: parts.keys ?? [],
    proofs: parts.proofs ?? [],
    errors: recentErrors(),
    settings: settingsInWords(config),
    remarks: parts.remarks ?? [],
  };
}

async function readFigures({ metrics }: App): Promise<HealthReport['figures']> {
  const found = Object.keys(FIGURES).map(async (name) =>
    (await read(metrics.read(name), [])).map((figure) => ({ name, ...figure })),
  );
  return (await Promise.all(found)).flat();
}

async function lastMigration(db: NonNullable<HealthOptions['db']>): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(db);
  return rows[0]?.name ?? null;
}

async function read<Part>(part: Promise<Part> | undefined, otherwise: Part): Promise<Part> {
  if (part === undefined) return otherwise;
  return withTimeLimit(part, PART_TIMEOUT_MS, 'a part of the health report').catch(() => otherwise);
}
