import { type Kysely, sql } from 'kysely';

/** When the linter checked a version: a late, older result does not replace a newer one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table theme_versions add column linted_at timestamptz`.execute(db);
}
