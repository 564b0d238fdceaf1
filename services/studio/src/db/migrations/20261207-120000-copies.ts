import { type Kysely, sql } from 'kysely';

/** The small copy for messengers, delivered with the video and gone with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliveries add column copy jsonb`.execute(db);
}
