import { type Kysely, sql } from 'kysely';

/** What is drawn of a version's second layout: the keys of its stills and of its sample; null until there are any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table theme_versions add column second_still_keys jsonb, add column second_video_key text`.execute(db);
}
