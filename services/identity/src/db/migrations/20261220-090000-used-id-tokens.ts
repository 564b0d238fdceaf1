import { type Kysely, sql } from 'kysely';

/** Which ID token opened a session, by hash: none opens a second. Sessions of before, and of code that does not know it, have none. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table sessions add column id_token_hash text`.execute(db);
  await sql`create unique index sessions_id_token_hash on sessions (id_token_hash)`.execute(db);
}
