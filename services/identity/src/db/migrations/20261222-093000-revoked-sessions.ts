import { type Kysely, sql } from 'kysely';

/** The sweep finds sessions that were ended early. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index sessions_revoked_at on sessions (revoked_at) where revoked_at is not null`.execute(db);
}
