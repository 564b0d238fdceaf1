import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { FileMigrationProvider, type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { eventTables } from './event-tables.ts';

/**
 * Brings a service's schema up to date: the kit's own tables, then the files of its migrations folder
 * (`<timestamp>-<name>.ts`, forward only). Safe to run from two places at once.
 * @throws the first error of a migration; what came before it stays.
 */
export async function migrate<Tables>(db: Kysely<Tables>, folder: string): Promise<string[]> {
  const files = new FileMigrationProvider({ fs, path, migrationFolder: folder });
  const provider: MigrationProvider = {
    async getMigrations() {
      return { ...KIT_MIGRATIONS, ...(await files.getMigrations()) };
    },
  };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

const KIT_MIGRATIONS: Record<string, Migration> = { '20260101-000000-events': eventTables };
