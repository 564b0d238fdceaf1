import { type Kysely, sql } from 'kysely';

/** The small copy for messengers, delivered and deleted with the video. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliveries add column copy jsonb`.execute(db);
}
