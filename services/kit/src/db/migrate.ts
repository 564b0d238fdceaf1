import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { FileMigrationProvider, type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { eventSweeps, eventTables, heldUpEvents, outboxLeases } from './event-tables.ts';

/**
 * Updates a service's schema: the kit's own tables, then the files of its migrations folder (`<timestamp>-<name>.ts`, forward
 * only). Safe to run twice in parallel. `only` restricts it to the named migrations: an earlier schema, for a backup of that
 * time.
 * @throws the first error of a migration, earlier ones stay applied; Error if a name in `only` has no file
 */
export async function migrate<Tables>(db: Kysely<Tables>, folder: string, only?: readonly string[]): Promise<string[]> {
  const provider: MigrationProvider = {
    async getMigrations() {
      const known = await knownMigrations(folder);
      return only === undefined ? known : pick(known, only);
    },
  };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** All migrations this version knows for a service, by name. */
export async function knownMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = new FileMigrationProvider({ fs, path, migrationFolder: folder });
  return { ...KIT_MIGRATIONS, ...(await files.getMigrations()) };
}

const KIT_MIGRATIONS: Record<string, Migration> = {
  '20260101-000000-events': eventTables,
  '20261222-090000-held-up-events': heldUpEvents,
  '20261222-091000-outbox-leases': outboxLeases,
  '20261222-092000-event-sweeps': eventSweeps,
};

function pick(known: Readonly<Record<string, Migration>>, names: readonly string[]): Record<string, Migration> {
  const picked = names.map((name) => {
    const migration = known[name];
    if (!migration) throw new Error(`There is no migration ${name} in this version.`);
    return [name, migration] as const;
  });
  return Object.fromEntries(picked);
}
