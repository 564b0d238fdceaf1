import { spawn } from 'node:child_process';
import path from 'node:path';
import { createDatabase } from '@nimantran/kit/db/database';
import { knownMigrations, migrate } from '@nimantran/kit/db/migrate';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import type { Owner } from '../deployment/config.ts';
import { OWNERS } from '../postgres/provision.ts';
import { checkBackup } from './check-backup.ts';
import { lostDrafts, lostUploads } from './find-lost.ts';
import type { Manifest, SchemaPart } from './manifest.ts';
import { restoreObjects } from './restore-objects.ts';
import { emptySchema, fillSchema, isFilled, tellAgain } from './restore-tables.ts';

export interface RestoreOptions {
  /** Of the backup. */
  folder: string;
  /** Each service's address with its own role, in a database where roles and schemas are. */
  databaseUrls: Readonly<Record<Owner, string>>;
  store: ObjectStore;
  /** Takes out what is in the tables; without it a database that is not empty is left as it is. */
  replace: boolean;
  /** So many numbers of invoices may have been given since the backup, and are given to nobody else. */
  skipInvoices?: number;
  say?: (line: string) => void;
}

export interface RestoreReport {
  manifest: Manifest;
  objects: number;
  /** Keys that rows name and nobody has any more. */
  missing: string[];
  /** Orders under way whose uploads are not in the store: their customers have to be asked. */
  withoutUploads: string[];
  /** Events that will leave their outbox once more. */
  toldAgain: number;
}

const SERVICES = path.resolve(import.meta.dirname, '../../services');
const IDS_AT_ONCE = 200;

/**
 * Makes the shop of a backup, for services that are started afterwards on a bus and a queue that hold nothing: checks the backup, migrates
 * empty schemas to where the backup's were, fills them, migrates the rest, puts objects back where the store lacks them, and leaves to
 * the services what they know how to make right themselves.
 * @throws Error before anything is changed for a damaged backup, one of a later version, or a database that is not empty
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  const { folder, databaseUrls, store } = options;
  const say = options.say ?? (() => {});
  const manifest = await checkBackup(folder);
  say(`the backup of ${manifest.snapshot_at} is whole`);
  for (const part of manifest.schemas) await refuseNewer(part);
  const filled: string[] = [];
  for (const owner of OWNERS) if (await isFilled(databaseUrls[owner], owner)) filled.push(owner);
  if (filled.length > 0 && !options.replace)
    throw new Error(`The database is not empty (${filled.join(', ')}): nothing was changed. --replace takes out what is there.`);

  let toldAgain = 0;
  for (const part of manifest.schemas) {
    const owner = ownerOf(part.name);
    const url = databaseUrls[owner];
    await emptySchema(url, owner);
    await migrateTo(owner, url, part.migrations);
    await fillSchema(url, folder, part);
    toldAgain += await tellAgain(url, folder, manifest, owner);
    // What is newer than the backup runs on its rows.
    await migrateTo(owner, url);
  }
  say(`tables are filled; ${toldAgain} events that were on their way are told again`);
  const { restored, missing } = await restoreObjects(store, folder);
  say(`${restored} of ${manifest.objects.count} objects were put back, ${missing.length} are missing`);

  await runCommand('identity', 'verify-audit', databaseUrls.identity);
  const skipped = String(options.skipInvoices ?? 0);
  await runCommand('orders', 'after-restore', databaseUrls.orders, [manifest.snapshot_at, skipped]);
  const undrawn = await lostDrafts(databaseUrls.studio, store);
  for (let at = 0; at < undrawn.length; at += IDS_AT_ONCE)
    await runCommand('studio', 'redraw-drafts', databaseUrls.studio, undrawn.slice(at, at + IDS_AT_ONCE));
  const withoutUploads = await lostUploads(databaseUrls, store);
  return { manifest, objects: restored, missing, withoutUploads, toldAgain };
}

const migrationsOf = (owner: Owner): string => path.join(SERVICES, owner, 'src/db/migrations');

function ownerOf(schema: string): Owner {
  const owner = OWNERS.find((candidate) => candidate === schema);
  if (!owner) throw new Error(`No service of this version owns a schema ${schema}.`);
  return owner;
}

/** @throws Error for a backup of a version that has gone on from this one */
async function refuseNewer({ name, migrations }: SchemaPart): Promise<void> {
  const known = await knownMigrations(migrationsOf(ownerOf(name)));
  const unknown = migrations.filter((migration) => !(migration in known));
  if (unknown.length > 0) throw new Error(`The backup is of a newer version: ${name} has had ${unknown.join(', ')}.`);
}

/** The schema as these migrations make it, so that rows of a backup of then fit it; without names that of now. */
async function migrateTo(owner: Owner, databaseUrl: string, names?: readonly string[]): Promise<void> {
  const db = createDatabase(databaseUrl, { maxConnections: 1, statementTimeoutMs: 600_000 });
  try {
    await migrate(db, migrationsOf(owner), names);
  } finally {
    await db.destroy();
  }
}

/** Services change their rows themselves. @throws Error with what the command said when it fails */
async function runCommand(owner: Owner, name: string, databaseUrl: string, args: readonly string[] = []): Promise<void> {
  const child = spawn(process.execPath, [path.join(SERVICES, owner, `src/commands/${name}.ts`), ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, DATABASE_URL: databaseUrl },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${name} of ${owner} failed: ${said.trim()}`);
}
