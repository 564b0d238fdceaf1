import { type Kysely, sql } from 'kysely';

/** When the linter spoke of a version: an older word that comes late does not take the place of a newer one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table theme_versions add column linted_at timestamptz`.execute(db);
}
