import { type Kysely, sql } from 'kysely';

/** The keys of a second layout's stills and sample; null until they are drawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table theme_versions add column second_still_keys jsonb, add column second_video_key text`.execute(db);
}
