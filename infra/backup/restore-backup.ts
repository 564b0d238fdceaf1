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
import { runCommand } from './run-command.ts';

export interface RestoreOptions {
  /** The backup's folder. */
  folder: string;
  /** The address of each service's database with its own role; roles and schemas must exist. */
  databaseUrls: Readonly<Record<Owner, string>>;
  store: ObjectStore;
  /** Empties the tables first; without it, a database that is not empty is left unchanged. */
  replace: boolean;
  /** How many invoice numbers may have been used since the backup; they are not used again. */
  skipInvoices?: number;
  say?: (line: string) => void;
}

export interface RestoreReport {
  manifest: Manifest;
  objects: number;
  /** Keys that rows name but neither the store nor the backup has. */
  missing: string[];
  /** Open orders whose uploads are missing from the store; their customers have to be asked for them. */
  withoutUploads: string[];
  /** Events that the outbox publishes again. */
  toldAgain: number;
}

const SERVICES = path.resolve(import.meta.dirname, '../../services');
const IDS_AT_ONCE = 200;

/**
 * Restores a shop from a backup; its services must be started afterwards, with an empty bus and queue. It checks the backup,
 * migrates empty schemas to the backup's version, fills them, applies the remaining migrations, puts back objects that the store
 * lacks, and leaves to the services what they can repair themselves.
 * @throws Error before any change if the backup is damaged or of a later version, or the database is not empty
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  const { folder, databaseUrls, store } = options;
  const say = options.say ?? (() => {});
  const manifest = await checkBackup(folder);
  say(`the backup of ${manifest.snapshot_at} is complete`);
  for (const part of manifest.schemas) await refuseNewer(part);
  const filled: string[] = [];
  for (const owner of OWNERS) if (await isFilled(databaseUrls[owner], owner)) filled.push(owner);
  if (filled.length > 0 && !options.replace)
    throw new Error(
      `The database is not empty (${filled.join(', ')}): nothing was changed. Use --replace to delete the existing data.`,
    );

  const toldAgain = await restoreSchemas(manifest, folder, databaseUrls);
  say(`tables are filled; ${toldAgain} undelivered events are published again`);
  const { restored, missing } = await restoreObjects(store, folder);
  say(`${restored} of ${manifest.objects.count} objects were put back, ${missing.length} are missing`);

  await runCommand('identity', 'verify-audit', [], { databaseUrl: databaseUrls.identity });
  const skipped = String(options.skipInvoices ?? 0);
  await runCommand('orders', 'after-restore', [manifest.snapshot_at, skipped], { databaseUrl: databaseUrls.orders });
  const undrawn = await lostDrafts(databaseUrls.studio, store);
  for (let at = 0; at < undrawn.length; at += IDS_AT_ONCE)
    await runCommand('studio', 'redraw-drafts', undrawn.slice(at, at + IDS_AT_ONCE), { databaseUrl: databaseUrls.studio });
  const withoutUploads = await lostUploads(databaseUrls, store);
  return { manifest, objects: restored, missing, withoutUploads, toldAgain };
}

/**
 * Empties the schemas of a backup, creates their tables as they were then, fills them, and migrates them to this version. Returns how
 * many events are published again.
 */
export async function restoreSchemas(
  manifest: Manifest,
  folder: string,
  databaseUrls: RestoreOptions['databaseUrls'],
): Promise<number> {
  let toldAgain = 0;
  for (const part of manifest.schemas) {
    const owner = ownerOf(part.name);
    const url = databaseUrls[owner];
    await emptySchema(url, owner);
    await migrateTo(owner, url, part.migrations);
    await fillSchema(url, folder, part);
    toldAgain += await tellAgain(url, folder, manifest, owner);
    // Migrations newer than the backup run on its rows.
    await migrateTo(owner, url);
  }
  return toldAgain;
}

const migrationsOf = (owner: Owner): string => path.join(SERVICES, owner, 'src/db/migrations');

function ownerOf(schema: string): Owner {
  const owner = OWNERS.find((candidate) => candidate === schema);
  if (!owner) throw new Error(`No service of this version owns a schema ${schema}.`);
  return owner;
}

/** @throws Error if the backup has migrations that this version does not know */
export async function refuseNewer({ name, migrations }: SchemaPart): Promise<void> {
  const known = await knownMigrations(migrationsOf(ownerOf(name)));
  const unknown = migrations.filter((migration) => !(migration in known));
  if (unknown.length > 0)
    throw new Error(`The backup is from a newer version: ${name} has the migrations ${unknown.join(', ')}.`);
}

/** Applies the named migrations, so that the schema fits rows of that backup; without names, applies all of them. */
async function migrateTo(owner: Owner, databaseUrl: string, names?: readonly string[]): Promise<void> {
  const db = createDatabase(databaseUrl, { maxConnections: 1, statementTimeoutMs: 600_000 });
  try {
    await migrate(db, migrationsOf(owner), names);
  } finally {
    await db.destroy();
  }
}
