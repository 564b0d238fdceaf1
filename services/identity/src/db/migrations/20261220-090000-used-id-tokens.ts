import { type Kysely, sql } from 'kysely';

/**
 * The hash of the ID token that opened a session: none opens a second one. Earlier sessions, and those of older code, have none.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table sessions add column id_token_hash text`.execute(db);
  await sql`create unique index sessions_id_token_hash on sessions (id_token_hash)`.execute(db);
}
