import { type Kysely, sql } from 'kysely';

/**
 * The date until which, according to the reminder, the video is kept: a shorter retention introduced later does not bring it
 * forward.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column video_promised_until timestamptz`.execute(db);
}
